import { LONGEST_REPORT_NOTE, PERSON_REPORT_REASONS } from '@lakou/contract/qna.rules';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useSave } from '../../ui/form/use-save.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';

type Reason = (typeof PERSON_REPORT_REASONS)[number];

interface ReportPersonDialogProps {
  person: { readonly id: string; readonly name: string };
  onClose: () => void;
}

/** Tells the administrators what a person did; who is reported learns nothing of it. */
export function ReportPersonDialog({ person: { id, name }, onClose }: ReportPersonDialogProps) {
  const { t } = useTranslation('person-reports');
  const [chosen, setChosen] = useState('');
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const reason = PERSON_REPORT_REASONS.find((one) => one === chosen);
  const { save, isSaving, problem } = useSave(
    (body: { reason: Reason; note: string }) => api('POST /api/users/:id/reports', { params: { id }, body }),
    { queryKey: ['person-reports'], done: t('sent'), failed: t('failed'), onDone: onClose },
  );
  function submit() {
    setTried(true);
    if (reason) save({ reason, note });
  }
  return (
    <FormDialog
      title={t('title', { name })}
      save={t('send')}
      busy={isSaving}
      problem={problem}
      onSave={submit}
      onClose={onClose}
    >
      <p>{t('text', { name })}</p>
      <Select
        label={t('reason')}
        empty={t('choose')}
        error={tried && !reason ? t('required') : undefined}
        value={chosen}
        onChange={({ target: { value } }) => setChosen(value)}
      >
        {PERSON_REPORT_REASONS.map((one) => (
          <option key={one} value={one}>
            {t(`reasons.${one}`)}
          </option>
        ))}
      </Select>
      <TextArea
        label={t('note')}
        optional
        rows={3}
        maxLength={LONGEST_REPORT_NOTE}
        value={note}
        onChange={({ target: { value } }) => setNote(value)}
      />
    </FormDialog>
  );
}
