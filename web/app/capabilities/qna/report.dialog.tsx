import { LONGEST_REPORT_NOTE, REPORT_REASONS } from '@lakou/contract/qna.rules';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useSave } from '../../ui/form/use-save.ts';
import { ReportDialog } from '../../ui/report-dialog.tsx';
import { type Post, QNA_KEY } from './qna.queries.ts';

type Reason = (typeof REPORT_REASONS)[number];

/** Tells the administrators what is wrong with a question or an answer. */
export function ReportPostDialog({ target, onClose }: { target: Post; onClose: () => void }) {
  const { t } = useTranslation('qna');
  const { save, isSaving, problem } = useSave(
    (body: { reason: Reason; note: string }) =>
      target.kind === 'questions'
        ? api('POST /api/features/qna/questions/:id/reports', { params: { id: target.id }, body })
        : api('POST /api/features/qna/answers/:id/reports', { params: { id: target.id }, body }),
    { queryKey: QNA_KEY, done: t('reported'), failed: t('reportFailed'), onDone: onClose },
  );
  return (
    <ReportDialog
      words={{
        title: t('report'),
        text: t('reportText'),
        reason: t('reportReason'),
        choose: t('chooseReason'),
        required: t('required'),
        note: t('reportNote'),
        send: t('sendReport'),
      }}
      reasons={REPORT_REASONS.map((reason) => ({ reason, text: t(`reasons.${reason}`) }))}
      longestNote={LONGEST_REPORT_NOTE}
      busy={isSaving}
      problem={problem}
      onSend={save}
      onClose={onClose}
    />
  );
}
