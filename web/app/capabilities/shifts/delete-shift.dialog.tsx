import type { Shift } from '@lakou/contract/shifts';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { toast } from '../../ui/toast.ts';
import { dayOfShift } from './shift-days.ts';
import { SHIFTS_KEY } from './shifts.queries.ts';
import { useShiftTexts } from './use-shift-texts.ts';

interface DeleteShiftProps {
  shift: Shift;
  timeZone: string;
  onClose: () => void;
}

/** Shows whose shift it is and when, and asks before deleting it. */
export function DeleteShift({ shift, timeZone, onClose }: DeleteShiftProps) {
  const { t } = useTranslation('shifts');
  const { times, day } = useShiftTexts(timeZone);
  const { save, isSaving } = useSave(
    (id: string) =>
      api('DELETE /api/clinics/shifts/:id', { params: { id } }).catch((error) => {
        toast.error(t('deleteFailed'));
        throw error;
      }),
    { queryKey: SHIFTS_KEY, done: t('deleted'), failed: t('deleteFailed'), onDone: onClose },
  );
  const what = { name: shift.staffName, day: day(dayOfShift(shift, timeZone)), times: times(shift) };
  return (
    <ConfirmDialog
      title={t('delete')}
      text={t(shift.isDraft ? 'deleteDraftText' : 'deleteText', what)}
      keep={t('keep')}
      busy={isSaving}
      onConfirm={() => save(shift.id)}
      onClose={onClose}
    />
  );
}
