import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dayHere } from '#platform/time/days.ts';
import { ApiError, api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { wasGivenUp } from '../../platform/api/step-up.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { toast } from '../../ui/toast.ts';

interface ReportDeathProps {
  patientId: string;
  dependentId: string | undefined;
  name: string;
}

/** Reports that this person died, with a date and a document. */
export function ReportDeath(person: ReportDeathProps) {
  const { t } = useTranslation('deaths');
  const [open, setOpen] = useState(false);
  const [reported, setReported] = useState(false);
  if (reported)
    return (
      <p role="status" className="text-15 text-ink-soft">
        {t('reported', { name: person.name })}
      </p>
    );
  return (
    <div>
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        {t('report')}
      </Button>
      {open && (
        <ReportDialog
          {...person}
          onReported={() => {
            setReported(true);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

interface ReportDialogProps extends ReportDeathProps {
  onReported: () => void;
  onClose: () => void;
}

function ReportDialog({ patientId, dependentId, name, onReported, onClose }: ReportDialogProps) {
  const { t } = useTranslation('deaths');
  const errorText = useErrorText();
  const [diedOn, setDiedOn] = useState('');
  const [documentUrl, setDocumentUrl] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function save() {
    if (!documentUrl || !diedOn) return setProblem(t('incomplete'));
    setBusy(true);
    setProblem(undefined);
    try {
      await api('POST /api/records/:id/death-report', {
        params: { id: patientId },
        body: { diedOn, documentUrl, ...(dependentId && { dependentId }) },
      });
      toast.success(t('sent'));
      onReported();
    } catch (error) {
      const isDateWrong = error instanceof ApiError && error.fields.some(({ path }) => path === 'diedOn');
      if (!wasGivenUp(error)) setProblem(isDateWrong ? t('wrongDate') : errorText(error));
      setBusy(false);
    }
  }
  return (
    <FormDialog
      title={t('reportOf', { name })}
      save={t('send')}
      busy={busy || sending}
      problem={problem}
      onSave={() => void save()}
      onClose={onClose}
    >
      <p>{t('reportText')}</p>
      <DateField
        label={t('diedOn')}
        max={dayHere(new Date())}
        value={diedOn}
        onChange={({ target }) => setDiedOn(target.value)}
      />
      <FileDrop
        kind="document"
        label={t('document')}
        value={documentUrl}
        onChange={setDocumentUrl}
        onBusy={setSending}
      />
    </FormDialog>
  );
}
