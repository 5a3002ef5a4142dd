import { LONGEST_JOURNAL_NOTES } from '@lakou/contract/maternity.rules';
import { LONGEST_MESSAGE } from '@lakou/contract/messages.rules';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import type { StoredItem } from '../../platform/outbox/item.ts';
import { replaceItem } from '../../platform/outbox/outbox.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { wordsOf } from './item-title.ts';

/** The words of a message or of the journal. */
export function EditText({ item, onClose }: { item: StoredItem; onClose: () => void }) {
  const { t } = useTranslation('outbox');
  const errorText = useErrorText();
  const [text, setText] = useState(() => wordsOf(item) ?? '');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isMessage = item.kind === 'message';
  async function save() {
    if (isMessage && text.trim() === '') return;
    setBusy(true);
    try {
      await replaceItem(item, isMessage ? { content: text } : { notes: text });
      onClose();
    } catch (error) {
      setProblem(errorText(error as Error));
      setBusy(false);
    }
  }
  return (
    <FormDialog
      title={t('editTitle')}
      save={t('saveEdit')}
      busy={busy}
      problem={problem}
      onSave={() => void save()}
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
