import { useTranslation } from '#platform/language/use-translation.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { toast } from '../../ui/toast.ts';
import { BILLING_KEY } from './billing.queries.ts';

interface DeleteRowProps {
  title: string;
  text: string;
  failed: string;
  remove: () => Promise<unknown>;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before a service code or a price is deleted. */
export function DeleteRowDialog({ title, text, failed, remove, onClose, onDeleted }: DeleteRowProps) {
  const { t } = useTranslation('billing');
  const { save, isSaving } = useSave(
    (run: DeleteRowProps['remove']) =>
      run().catch((error) => {
        toast.error(failed);
        throw error;
      }),
    { queryKey: BILLING_KEY, done: t('deleted'), failed, onDone: onDeleted },
  );
  return (
    <ConfirmDialog
      title={title}
      text={text}
      keep={t('keep')}
      busy={isSaving}
      onConfirm={() => save(remove)}
      onClose={onClose}
    />
  );
}
