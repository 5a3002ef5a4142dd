import { LONGEST_REPORT_NOTE, REPORT_REASONS } from '@lakou/contract/qna.rules';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useSave } from '../../ui/form/use-save.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';

type Reason = (typeof REPORT_REASONS)[number];

/** Tells the administrators what is wrong with a review. */
export default function ReportReviewDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('providers');
  const [chosen, setChosen] = useState('');
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const reason = REPORT_REASONS.find((one) => one === chosen);
  const { save, isSaving, problem } = useSave(
    (body: { reason: Reason; note: string }) =>
      api('POST /api/reviews/:id/reports', { params: { id }, body }),
    { queryKey: ['providers'], done: t('report.sent'), failed: t('report.failed'), onDone: onClose },
  );
  function submit() {
    setTried(true);
    if (reason) save({ reason, note });
  }
  return (
    <FormDialog
      title={t('report.title')}
      save={t('report.send')}
      busy={isSaving}
      problem={problem}
      onSave={submit}
      onClose={onClose}
    >
      <p>{t('report.text')}</p>
      <Select
        label={t('report.reason')}
        empty={t('report.choose')}
        error={tried && !reason ? t('report.missing') : undefined}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      >
        {REPORT_REASONS.map((one) => (
          <option key={one} value={one}>
            {t(`report.reasons.${one}`)}
          </option>
        ))}
      </Select>
      <TextArea
        label={t('report.note')}
        optional
        rows={3}
        maxLength={LONGEST_REPORT_NOTE}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </FormDialog>
  );
}
