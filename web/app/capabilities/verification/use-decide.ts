import type { LicenceDecision, VerificationCase } from '@lakou/contract/verification';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { toast } from '../../ui/toast.ts';
import { caseQuery, waitingQuery } from './verification.queries.ts';

/** Decides about the version that is shown; when it was changed meanwhile, it is read again. */
export function useDecide({ id, name, version }: VerificationCase, onDone: () => void) {
  const { t } = useTranslation('verification');
  const errorText = useErrorText();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (decision: Omit<LicenceDecision, 'version'>) =>
      api('PUT /api/admin/providers/:id/verification', { params: { id }, body: { ...decision, version } }),
    onSuccess: async (_, { decision }) => {
      toast.success(t(`done.${decision}`, { name }));
      onDone();
      await queries.invalidateQueries({ queryKey: waitingQuery.queryKey });
    },
    onError: async (error) => {
      toast.error(errorText(error));
      await queries.invalidateQueries({ queryKey: caseQuery(id).queryKey });
    },
  });
}
