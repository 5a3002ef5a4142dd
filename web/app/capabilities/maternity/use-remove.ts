import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useUser } from '../../platform/session.ts';
import { toast } from '../../ui/toast.ts';
import { removeMeasurement } from '../measurements/measurements.queries.ts';
import { reloadMaternity } from './maternity.queries.ts';

export type RemovedKind = 'journal' | 'vitals' | 'timings';

/** Deletes an entry that was written by mistake; calls `onEnd` after success and after failure. */
export function useRemove(kind: RemovedKind, onEnd: () => void) {
  const { t } = useTranslation('maternity');
  const { id } = useUser();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (entryId: string) =>
      kind === 'vitals'
        ? removeMeasurement({ patientId: id }, entryId)
        : api(`DELETE /api/data/health/maternity/:id/${kind}/:entryId`, { params: { id, entryId } }),
    onSuccess: async () => {
      await reloadMaternity(queries);
      toast.success(t(`${kind}.removed`));
    },
    onError: () => toast.error(t('removeFailed')),
    onSettled: onEnd,
  });
}
