import { LONGEST_JOURNAL_NOTES } from '@lakou/contract/maternity.rules';
import { LONGEST_MESSAGE } from '@lakou/contract/messages.rules';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import type { StoredItem } from '../../platform/outbox/item.ts';
import { replaceItem } from '../../platform/outbox/outbox.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useDialogSave } from '../../ui/use-dialog-save.ts';
import { wordsOf } from './item-title.ts';

/** The words of a message or of the journal. */
export function EditText({ item, onClose }: { item: StoredItem; onClose: () => void }) {
  const { t } = useTranslation('outbox');
  const [text, setText] = useState(() => wordsOf(item) ?? '');
  const { busy, problem, save } = useDialogSave(onClose);
  const isMessage = item.kind === 'message';
  function submit() {
    if (isMessage && text.trim() === '') return;
    void save(() => replaceItem(item, isMessage ? { content: text } : { notes: text }));
  }
  return (
    <FormDialog
      title={t('editTitle')}
      save={t('saveEdit')}
      busy={busy}
      problem={problem}
      onSave={submit}
      onClose={onClose}
    >
      <TextArea
        label={t('text')}
        maxLength={isMessage ? LONGEST_MESSAGE : LONGEST_JOURNAL_NOTES}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </FormDialog>
  );
}
