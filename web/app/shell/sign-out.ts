import type { Language } from '@lakou/i18n';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../platform/api/api.ts';
import { useErrorText } from '../platform/api/error-text.ts';
import { endPerson } from '../platform/device/open-key.ts';
import { setSessionOwner } from '../platform/device/session-owner.ts';
import { stopLiveEvents } from '../platform/events/use-live-events.ts';
import { useLanguage } from '../platform/language/language.tsx';
import { sessionQuery } from '../platform/session.ts';
import { clearDrafts } from '../ui/form/drafts.ts';
import { toast } from '../ui/toast.ts';

/** Leaves the app for good: the session has ended, and nothing of it stays on the device. */
export async function leaveSignedOut(queries: QueryClient, lang: Language): Promise<void> {
  clearDrafts();
  // Running requests would only be refused; the cache ends with the document.
  void queries.cancelQueries();
  await endPerson(queries.getQueryData(sessionQuery.queryKey)?.id);
  setSessionOwner(undefined);
  // Home is a static page; with this hash it confirms the sign-out.
  location.assign(`/${lang}#signed-out`);
}

/** Ends the session and removes its data from a phone that others may use. */
export function useSignOut(): { signOut: () => void; isPending: boolean } {
  const errorText = useErrorText();
  const lang = useLanguage();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api('POST /api/auth/logout'),
    onMutate: stopLiveEvents,
    onSuccess: () => leaveSignedOut(queries, lang),
    onError: (error) => toast.error(errorText(error)),
  });
  return { signOut: mutate, isPending };
}
