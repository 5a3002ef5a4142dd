import type { Report } from '@lakou/contract/qna';
import { LONGEST_HIDING_REASON, SHORTEST_HIDING_REASON } from '@lakou/contract/qna.rules';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useSave } from '../../ui/form/use-save.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { QNA_KEY } from './qna.queries.ts';

/** The reason is read by who wrote it. */
export function HideDialog({ report, onClose }: { report: Report; onClose: () => void }) {
  const { t } = useTranslation('qna');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const isMissing = reason.trim().length < SHORTEST_HIDING_REASON;
  const { save, isSaving, problem } = useSave(
    (body: { reason: string }) =>
      api('POST /api/admin/qna/reports/:id/hide', { params: { id: report.id }, body }),
    { queryKey: QNA_KEY, done: t('hiddenNow'), failed: t('changeFailed'), onDone: onClose },
  );
  function submit() {
    setTried(true);
    if (!isMissing) save({ reason });
  }
  return (
    <FormDialog
      title={t('hide')}
      save={t('hide')}
      busy={isSaving}
      problem={problem}
      onSave={submit}
      onClose={onClose}
    >
      <p>{t('hideText')}</p>
      <TextArea
        label={t('hideReason')}
        rows={3}
        maxLength={LONGEST_HIDING_REASON}
        error={tried && isMissing ? t('required') : undefined}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </FormDialog>
  );
}
