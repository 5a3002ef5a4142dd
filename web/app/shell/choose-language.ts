import type { Language } from '@lakou/i18n';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../platform/api/api.ts';
import { useErrorText } from '../platform/api/error-text.ts';
import { switchLanguage } from '../platform/language/language.tsx';
import { sessionQuery } from '../platform/session.ts';
import { toast } from '../ui/toast.ts';

/** Changes all texts at once; for a signed-in user the choice is saved in the profile. */
export function useChooseLanguage(): (lang: Language) => void {
  const queries = useQueryClient();
  const errorText = useErrorText();
  const choose = useMutation({
    mutationFn: async (preferredLanguage: Language) => {
      await switchLanguage(preferredLanguage);
      const user = queries.getQueryData(sessionQuery.queryKey);
      if (!user) return;
      const changed = await api('PUT /api/users/:id', {
        params: { id: user.id },
        body: { preferredLanguage },
      });
      queries.setQueryData(sessionQuery.queryKey, changed);
    },
    onError: (error) => toast.error(errorText(error)),
  });
  return choose.mutate;
}
