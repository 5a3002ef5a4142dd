import type { Language } from '@lakou/i18n';
import Printer from 'lucide-react/icons/printer';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import type { RecordSubject } from '../record-entries/record-entries.queries.ts';
import { DoctorPageButton } from './doctor-page-button.tsx';
import { DownloadSummary } from './download-summary.tsx';

interface SummaryButtonsProps {
  subject: RecordSubject;
  /** The patient's language: the summary is offered in it too when it is not the reader's. */
  language?: Language | undefined;
}

/** The record in short as a PDF, one page of it for a doctor, and the page on paper. */
export function SummaryButtons({ subject, language }: SummaryButtonsProps) {
  const { t } = useTranslation('vault');
  const own = useLanguage();
  return (
    <>
      <DownloadSummary subject={subject} />
      {language && language !== own && <DownloadSummary subject={subject} language={language} />}
      <DoctorPageButton subject={subject} />
      <Button variant="ghost" icon={Printer} onClick={() => globalThis.print()}>
        {t('print')}
      </Button>
    </>
  );
}
