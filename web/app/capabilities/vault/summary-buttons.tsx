import { type Language, languageNames } from '@lakou/i18n';
import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { dayHere } from '../../platform/time/days.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { saveFile } from '../my-data/save-file.ts';
import type { RecordSubject } from '../record-entries/record-entries.queries.ts';
import { fetchSummary } from './vault.queries.ts';

interface SummaryButtonsProps {
  subject: RecordSubject;
  /** The patient's language: the summary is offered in it too when it is not the reader's. */
  language?: Language | undefined;
}

/** The record in short as a PDF, and the page on paper. */
export function SummaryButtons({ subject, language }: SummaryButtonsProps) {
  const { t } = useTranslation('vault');
  const own = useLanguage();
  const download = useMutation({
    mutationFn: async (lang: Language) =>
      saveFile(`record-${dayHere(new Date())}.pdf`, await fetchSummary(subject, lang)),
    onError: () => toast.error(t('pdfFailed')),
  });
  const other = language && language !== own ? language : undefined;
  return (
    <>
      <Button
        variant="secondary"
        icon={Download}
        busy={download.isPending}
        onClick={() => download.mutate(own)}
      >
        {t('pdf')}
      </Button>
      {other && (
        <Button
          variant="secondary"
          icon={Download}
          busy={download.isPending}
          onClick={() => download.mutate(other)}
        >
          {t('pdfIn', { language: languageNames[other] })}
        </Button>
      )}
      <Button variant="ghost" icon={Printer} onClick={() => globalThis.print()}>
        {t('print')}
      </Button>
    </>
  );
}
