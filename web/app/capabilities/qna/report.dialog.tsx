import { LONGEST_REPORT_NOTE, REPORT_REASONS } from '@lakou/contract/qna.rules';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useSave } from '../../ui/form/use-save.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { type Post, QNA_KEY } from './qna.queries.ts';

type Reason = (typeof REPORT_REASONS)[number];

/** Tells the administrators what is wrong with a question or an answer. */
export function ReportDialog({ target, onClose }: { target: Post; onClose: () => void }) {
  const { t } = useTranslation('qna');
  const [chosen, setChosen] = useState('');
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const reason = REPORT_REASONS.find((one) => one === chosen);
  const { save, isSaving, problem } = useSave(
    (body: { reason: Reason; note: string }) =>
      target.kind === 'questions'
        ? api('POST /api/features/qna/questions/:id/reports', { params: { id: target.id }, body })
        : api('POST /api/features/qna/answers/:id/reports', { params: { id: target.id }, body }),
    { queryKey: QNA_KEY, done: t('reported'), failed: t('reportFailed'), onDone: onClose },
  );
  function submit() {
    setTried(true);
    if (reason) save({ reason, note });
  }
  return (
    <FormDialog
      title={t('report')}
      save={t('sendReport')}
      busy={isSaving}
      problem={problem}
      onSave={submit}
      onClose={onClose}
    >
      <p>{t('reportText')}</p>
      <Select
        label={t('reportReason')}
        empty={t('chooseReason')}
        error={tried && !reason ? t('required') : undefined}
        value={chosen}
        onChange={({ target: { value } }) => setChosen(value)}
      >
        {REPORT_REASONS.map((one) => (
          <option key={one} value={one}>
            {t(`reasons.${one}`)}
          </option>
        ))}
      </Select>
      <TextArea
        label={t('reportNote')}
        optional
        rows={3}
        maxLength={LONGEST_REPORT_NOTE}
        value={note}
        onChange={({ target: { value } }) => setNote(value)}
      />
    </FormDialog>
  );
}
