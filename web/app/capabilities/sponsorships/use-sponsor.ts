import type { NewSponsorship } from '@lakou/contract/sponsorships';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ApiError, api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { useUser } from '../../platform/session.ts';

/** Asks to support somebody; the server's reason is said where it gives one. */
export function useSponsor(onAdded: () => Promise<void>) {
  const { t } = useTranslation('sponsorships');
  const { id } = useUser();
  const errorText = useErrorText();
  const asking = useMutation({
    mutationFn: async (body: NewSponsorship) => {
      await api('POST /api/features/sponsors/:id/patients', { params: { id }, body });
      await onAdded();
    },
  });
  const { error } = asking;
  const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return {
    ask: asking.mutate,
    asked: asking.variables,
    isBusy: asking.isPending,
    problem: error ? (isRefused ? errorText(error) : t('addFailed')) : undefined,
  };
}
