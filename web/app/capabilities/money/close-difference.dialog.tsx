import type { DifferenceLine } from '@lakou/contract/money';
import { NOTE_LENGTHS } from '@lakou/contract/money.rules';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useSave } from '../../ui/form/use-save.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { MONEY_KEY } from './money.queries.ts';

const [shortest, longest] = NOTE_LENGTHS;

/** What was done about a difference, for whoever asks later. */
export function CloseDifference({ line, onClose }: { line: DifferenceLine; onClose: () => void }) {
  const { t } = useTranslation('money');
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const isMissing = note.trim().length < shortest;
  const { save, isSaving, problem } = useSave(
    (body: { differenceId: string; note: string }) => api('POST /api/admin/differences/close', { body }),
    {
      queryKey: MONEY_KEY,
      done: t('difference.closed'),
      failed: t('difference.closeFailed'),
      onDone: onClose,
    },
  );
  function submit() {
    setTried(true);
    if (!isMissing) save({ differenceId: line.id, note });
  }
  return (
    <FormDialog
      title={t('difference.close')}
      save={t('difference.close')}
      busy={isSaving}
      problem={problem}
      onSave={submit}
      onClose={onClose}
    >
      <p>{t('difference.closeText')}</p>
      <TextArea
        label={t('difference.note')}
        maxLength={longest}
        error={tried && isMissing ? t('difference.noteMissing') : undefined}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </FormDialog>
  );
}
