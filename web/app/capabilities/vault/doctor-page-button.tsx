import { LANGUAGES, type Language, languageNames } from '@lakou/i18n';
import { useMutation } from '@tanstack/react-query';
import FileText from 'lucide-react/icons/file-text';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { dayHere } from '../../platform/time/days.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { saveFile } from '../my-data/save-file.ts';
import type { RecordSubject } from '../record-entries/record-entries.queries.ts';
import { fetchSummary } from './vault.queries.ts';

/** One page for a doctor, in the language that is chosen for them. */
export function DoctorPageButton({ subject }: { subject: RecordSubject }) {
  const { t } = useTranslation('vault');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" icon={FileText} onClick={() => setOpen(true)}>
        {t('doctorPage.title')}
      </Button>
      {open && <Ask subject={subject} onClose={() => setOpen(false)} />}
    </>
  );
}

function Ask({ subject, onClose }: { subject: RecordSubject; onClose: () => void }) {
  const { t } = useTranslation('vault');
  const [language, setLanguage] = useState<Language>(useLanguage());
  const download = useMutation({
    mutationFn: async () => {
      const page = await fetchSummary(subject, language, 'doctor-page');
      saveFile(`for-the-doctor-${dayHere(new Date())}.pdf`, page);
    },
    onSuccess: onClose,
  });
  return (
    <FormDialog
      title={t('doctorPage.title')}
      save={t('doctorPage.download')}
      busy={download.isPending}
      problem={download.error ? t('pdfFailed') : undefined}
      onSave={() => download.mutate()}
      onClose={onClose}
    >
      <ChoiceChips
        legend={t('doctorPage.language')}
        name="doctor-language"
        options={LANGUAGES.map((value) => ({ value, title: languageNames[value] }))}
        value={language}
        onChange={setLanguage}
      />
      <p className="text-15 text-ink-soft">{t('doctorPage.about')}</p>
    </FormDialog>
  );
}
