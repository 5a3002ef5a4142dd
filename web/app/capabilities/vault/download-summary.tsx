import { type Language, languageNames } from '@lakou/i18n';
import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { dayHere } from '../../platform/time/days.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { saveFile } from '../my-data/save-file.ts';
import type { RecordSubject } from '../record-entries/record-entries.queries.ts';
import { fetchSummary } from './vault.queries.ts';

interface DownloadSummaryProps {
  subject: RecordSubject;
  /** Another language than the reader's. */
  language?: Language | undefined;
}

/** The record in short as a PDF. */
export function DownloadSummary({ subject, language }: DownloadSummaryProps) {
  const { t } = useTranslation('vault');
  const own = useLanguage();
  const download = useMutation({
    mutationFn: async () =>
      saveFile(`record-${dayHere(new Date())}.pdf`, await fetchSummary(subject, language ?? own)),
    onError: () => toast.error(t('pdfFailed')),
  });
  return (
    <Button variant="secondary" icon={Download} busy={download.isPending} onClick={() => download.mutate()}>
      {language ? t('pdfIn', { language: languageNames[language] }) : t('pdf')}
    </Button>
  );
}
