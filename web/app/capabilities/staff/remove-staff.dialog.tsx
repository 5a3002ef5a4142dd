import type { StaffMember } from '@lakou/contract/profiles';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ApiError, api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { toast } from '../../ui/toast.ts';
import { STAFF_KEY } from './staff.queries.ts';

interface RemoveStaffProps {
  member: StaffMember;
  onClose: () => void;
  onRemoved: () => void;
}

export function RemoveStaffDialog({ member, onClose, onRemoved }: RemoveStaffProps) {
  const { t } = useTranslation('staff');
  const errorText = useErrorText();
  const failed = t('removeFailed');
  const { save, isSaving } = useSave(
    (id: string) =>
      api('DELETE /api/users/staff/:id', { params: { id } }).catch((error: unknown) => {
        toast.error(error instanceof ApiError && error.status === 409 ? errorText(error) : failed);
        throw error;
      }),
    { queryKey: STAFF_KEY, done: t('removed'), failed, onDone: onRemoved },
  );
  return (
    <ConfirmDialog
      title={t('remove')}
      text={`${t('removeText')} ${t('removeEffect', { name: member.name })}`}
      keep={t('keep')}
      busy={isSaving}
      onConfirm={() => save(member.id)}
      onClose={onClose}
    />
  );
}
