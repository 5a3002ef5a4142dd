import { LONGEST_REPORT_NOTE, PERSON_REPORT_REASONS } from '@lakou/contract/qna.rules';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useSave } from '../../ui/form/use-save.ts';
import { ReportDialog } from '../../ui/report-dialog.tsx';

type Reason = (typeof PERSON_REPORT_REASONS)[number];

interface ReportPersonDialogProps {
  person: { readonly id: string; readonly name: string };
  onClose: () => void;
}

/** Tells the administrators what a person did; who is reported learns nothing of it. */
export function ReportPersonDialog({ person: { id, name }, onClose }: ReportPersonDialogProps) {
  const { t } = useTranslation('person-reports');
  const { save, isSaving, problem } = useSave(
    (body: { reason: Reason; note: string }) => api('POST /api/users/:id/reports', { params: { id }, body }),
    { queryKey: ['person-reports'], done: t('sent'), failed: t('failed'), onDone: onClose },
  );
  return (
    <ReportDialog
      words={{
        title: t('title', { name }),
        text: t('text', { name }),
        reason: t('reason'),
        choose: t('choose'),
        required: t('required'),
        note: t('note'),
        send: t('send'),
      }}
      reasons={PERSON_REPORT_REASONS.map((reason) => ({ reason, text: t(`reasons.${reason}`) }))}
      longestNote={LONGEST_REPORT_NOTE}
      busy={isSaving}
      problem={problem}
      onSend={save}
      onClose={onClose}
    />
  );
}
