import type { DangerSign } from '@lakou/contract/maternity';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ApiError, api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { useUser } from '../../platform/session.ts';
import { toast } from '../../ui/toast.ts';
import { reloadMaternity } from './maternity.queries.ts';

interface Measured {
  weight: number;
  systolic: number;
  diastolic: number;
  signs: DangerSign[];
  date: string;
}

export function useSaveVitals(onDone: () => void) {
  const { t } = useTranslation('maternity');
  const errorText = useErrorText();
  const { id } = useUser();
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: (body: Measured) =>
      api('POST /api/data/health/maternity/:id/vitals', { params: { id }, body }),
    onSuccess: async () => {
      await reloadMaternity(queries);
      toast.success(t('vitals.saved'));
      onDone();
    },
  });
  const isOutOfRange = save.error instanceof ApiError && save.error.code === 'vitals_out_of_range';
  const problem = save.error ? (isOutOfRange ? errorText(save.error) : t('vitals.saveFailed')) : undefined;
  return { save, problem };
}
