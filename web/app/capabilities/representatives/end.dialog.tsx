import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { REPRESENTATIVES_KEY } from './representatives.queries.ts';

interface EndDialogProps {
  id: string;
  /** A name, or the address that was asked. */
  name: string;
  isInvitation: boolean;
  onClose: () => void;
}

/** Ends it at once, or takes an invitation back. */
export function EndDialog({ id, name, isInvitation, onClose }: EndDialogProps) {
  const { t } = useTranslation('representatives');
  const { save, isSaving, problem } = useSave(
    () => api('DELETE /api/representatives/:id', { params: { id } }),
    { queryKey: REPRESENTATIVES_KEY, done: t('ended'), failed: t('endFailed'), onDone: onClose },
  );
  return (
    <ConfirmDialog
      title={t(isInvitation ? 'withdraw' : 'end')}
      text={t(isInvitation ? 'withdrawText' : 'endText', { name })}
      keep={t('keep')}
      busy={isSaving}
      problem={problem}
      onConfirm={() => save(undefined)}
      onClose={onClose}
    />
  );
}
