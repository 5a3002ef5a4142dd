import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dayHere } from '#platform/time/days.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { toast } from '../../ui/toast.ts';
import { saveFile } from '../my-data/save-file.ts';
import { toCsv } from '../provider-workspace/csv.ts';
import { toField } from './days.ts';

type Cell = string | number | null;

/** A moment in the format of spreadsheets, in the reader's time zone. */
export const csvTime = (at: string): string => toField(new Date(at)).replace('T', ' ');

/** Exports all entries as CSV. */
export function useExport(kind: string, table: () => Promise<readonly (readonly Cell[])[]>) {
  const { t } = useTranslation('trackers');
  const errorText = useErrorText();
  return useMutation({
    mutationFn: table,
    onSuccess: (rows) => {
      const text = toCsv(rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell)))));
      saveFile(`${kind}-${dayHere(new Date())}.csv`, new Blob([text], { type: 'text/csv;charset=utf-8' }));
      toast.success(t('exported'));
    },
    onError: (error) => toast.error(errorText(error)),
  });
}
