import Trash2 from 'lucide-react/icons/trash-2';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import type { useEntry } from './use-entry.ts';

interface EntryDialogProps {
  title: string;
  entry: Pick<ReturnType<typeof useEntry<never>>, 'remove' | 'problem'> & { save: { isPending: boolean } };
  /** Whether the entry is saved, so that it can be deleted. */
  known: boolean;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** The dialog in which an entry is written, changed or deleted. */
export function EntryDialog({ title, entry, known, onSave, onClose, children }: EntryDialogProps) {
  const { t } = useTranslation('trackers');
  const [deleting, setDeleting] = useState(false);
  const close = () => setDeleting(false);
  return (
    <FormDialog
      title={title}
      save={t('save')}
      busy={entry.save.isPending}
      problem={entry.problem}
      onSave={onSave}
      onClose={onClose}
      after={
        <>
          {known && (
            <div className="mt-6 border-line border-t pt-3">
              <Button variant="ghost" icon={Trash2} onClick={() => setDeleting(true)}>
                {t('delete')}
              </Button>
            </div>
          )}
          {deleting && (
            <ConfirmDialog
              title={t('deleteTitle')}
              text={t('deleteText')}
              keep={t('keep')}
              busy={entry.remove.isPending}
              onConfirm={() => entry.remove.mutate(undefined, { onError: close })}
              onClose={close}
            />
          )}
        </>
      }
    >
      {children}
    </FormDialog>
  );
}
