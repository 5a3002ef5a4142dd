import type { Leave } from '@lakou/contract/staff';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { toast } from '../../ui/toast.ts';
import { STAFF_KEY } from './staff.queries.ts';

export function RemoveLeaveDialog({ leave, onClose }: { leave: Leave; onClose: () => void }) {
  const { t } = useTranslation('staff');
  const failed = t('actionFailed');
  const { save, isSaving } = useSave(
    (id: string) =>
      api('DELETE /api/clinics/leaves/:id', { params: { id } }).catch((error: unknown) => {
        toast.error(failed);
        throw error;
      }),
    { queryKey: STAFF_KEY, done: t('leaveRemoved'), failed, onDone: onClose },
  );
  return (
    <ConfirmDialog
      title={t('removeLeave')}
      text={t('removeLeaveText', { name: leave.staffName })}
      keep={t('keep')}
      busy={isSaving}
      onConfirm={() => save(leave.id)}
      onClose={onClose}
    />
  );
}
