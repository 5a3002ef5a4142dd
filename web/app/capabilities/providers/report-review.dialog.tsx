import { LONGEST_REPORT_NOTE, REPORT_REASONS } from '@lakou/contract/qna.rules';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useSave } from '../../ui/form/use-save.ts';
import { ReportDialog } from '../../ui/report-dialog.tsx';

type Reason = (typeof REPORT_REASONS)[number];

/** Tells the administrators what is wrong with a review. */
export default function ReportReviewDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('providers');
  const { save, isSaving, problem } = useSave(
    (body: { reason: Reason; note: string }) =>
      api('POST /api/reviews/:id/reports', { params: { id }, body }),
    { queryKey: ['providers'], done: t('report.sent'), failed: t('report.failed'), onDone: onClose },
  );
  return (
    <ReportDialog
      words={{
        title: t('report.title'),
        text: t('report.text'),
        reason: t('report.reason'),
        choose: t('report.choose'),
        required: t('report.missing'),
        note: t('report.note'),
        send: t('report.send'),
      }}
      reasons={REPORT_REASONS.map((reason) => ({ reason, text: t(`report.reasons.${reason}`) }))}
      longestNote={LONGEST_REPORT_NOTE}
      busy={isSaving}
      problem={problem}
      onSend={save}
      onClose={onClose}
    />
  );
}
