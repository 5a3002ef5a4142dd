import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { type RemovedKind, useRemove } from './use-remove.ts';

interface RemoveButtonProps {
  kind: RemovedKind;
  entryId: string;
  /** The date of the entry as text. */
  when: string;
}

/** Deletes an entry after a confirmation that says what is lost. */
export function RemoveButton({ kind, entryId, when }: RemoveButtonProps) {
  const { t } = useTranslation('maternity');
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const remove = useRemove(kind, close);
  return (
    <>
      <IconButton icon={Trash} label={t(`${kind}.remove`, { date: when })} onClick={() => setAsking(true)} />
      {asking && (
        <ConfirmDialog
          title={t(`${kind}.removeThis`)}
          text={t(`${kind}.removeText`, { date: when })}
          keep={t('keepIt')}
          busy={remove.isPending}
          onConfirm={() => remove.mutate(entryId)}
          onClose={close}
        />
      )}
    </>
  );
}
