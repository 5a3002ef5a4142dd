import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.ts';
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
  const queries = useQueryClient();
  const ending = useMutation({
    mutationFn: () => api('DELETE /api/representatives/:id', { params: { id } }),
  });
  async function confirm() {
    try {
      await ending.mutateAsync();
      toast.success(t('ended'));
    } catch {
      toast.error(t('endFailed'));
    }
    onClose();
    await queries.invalidateQueries({ queryKey: REPRESENTATIVES_KEY });
  }
  return (
    <ConfirmDialog
      title={t(isInvitation ? 'withdraw' : 'end')}
      text={t(isInvitation ? 'withdrawText' : 'endText', { name })}
      keep={t('keep')}
      busy={ending.isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
