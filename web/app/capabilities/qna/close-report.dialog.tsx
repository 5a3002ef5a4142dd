import type { Report } from '@lakou/contract/qna';
import { LONGEST_HIDING_REASON, SHORTEST_HIDING_REASON } from '@lakou/contract/qna.rules';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useSave } from '../../ui/form/use-save.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { QNA_KEY } from './qna.queries.ts';

/** Closes the report of a person with words on what was done. */
export function CloseReportDialog({ report, onClose }: { report: Report; onClose: () => void }) {
  const { t } = useTranslation('qna');
  const [decision, setDecision] = useState('');
  const [tried, setTried] = useState(false);
  const isMissing = decision.trim().length < SHORTEST_HIDING_REASON;
  const { save, isSaving, problem } = useSave(
    (body: { decision: string }) =>
      api('POST /api/admin/qna/reports/:id/close', { params: { id: report.id }, body }),
    { queryKey: QNA_KEY, done: t('reportClosed'), failed: t('changeFailed'), onDone: onClose },
  );
  function submit() {
    setTried(true);
    if (!isMissing) save({ decision });
  }
  return (
    <FormDialog
      title={t('closeReport')}
      save={t('closeReport')}
      busy={isSaving}
      problem={problem}
      onSave={submit}
      onClose={onClose}
    >
      <p>{t('closeReportText')}</p>
      <TextArea
        label={t('decision')}
        rows={3}
        maxLength={LONGEST_HIDING_REASON}
        error={tried && isMissing ? t('required') : undefined}
        value={decision}
        onChange={({ target }) => setDecision(target.value)}
      />
    </FormDialog>
  );
}
