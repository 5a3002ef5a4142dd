import { useMutation } from '@tanstack/react-query';
import BookOpen from 'lucide-react/icons/book-open';
import Download from 'lucide-react/icons/download';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { addressOf, api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { fetchFile } from '../../platform/api/fetch-file.ts';
import { wasGivenUp } from '../../platform/api/step-up.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import { toast } from '../../ui/toast.ts';
import { saveFile } from './save-file.ts';

type Format = 'readable' | 'json' | 'fhir';

async function saveForPrograms(format: 'json' | 'fhir'): Promise<void> {
  const data = await api('GET /api/users/me/export', { query: { format } });
  const json = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  const [name, at] = 'copiedAt' in data ? ['my-data', data.copiedAt] : ['my-record', data.timestamp];
  saveFile(`${name}-${at.slice(0, 10)}.json`, json);
}

async function saveReadable(language: string): Promise<void> {
  const query = { language, timeZone: ownTimeZone() };
  const { name, file } = await fetchFile(addressOf('/api/users/me/export/readable', { query }));
  saveFile(name ?? 'my-data.html', file);
}

/** Downloads all data of the person: to read, for other programs, or the record for those of health. */
export function DownloadData() {
  const { t } = useTranslation('my-data');
  const errorText = useErrorText();
  const language = useLanguage();
  const { role } = useUser();
  const download = useMutation({
    mutationFn: (format: Format) =>
      format === 'readable' ? saveReadable(language) : saveForPrograms(format),
    onSuccess: () => toast.success(t('downloaded')),
    onError: (error) => {
      if (!wasGivenUp(error)) toast.error(errorText(error));
    },
  });
  const button = (format: Format) => ({
    busy: download.isPending && download.variables === format,
    onClick: () => download.mutate(format),
  });
  return (
    <Section title={t('download.title')}>
      <Card>
        <p className="mb-4">{t('download.what')}</p>
        <div className="grid justify-items-start gap-3">
          <Button icon={BookOpen} {...button('readable')}>
            {t('download.readable')}
          </Button>
          <p className="text-14 text-ink-soft">{t('download.readableWhat')}</p>
          <Button variant="secondary" icon={Download} {...button('json')}>
            {t('download.machines')}
          </Button>
          <p className="text-14 text-ink-soft">{t('download.machinesWhat')}</p>
          {role === 'PATIENT' && (
            <>
              <Button variant="secondary" icon={Download} {...button('fhir')}>
                {t('download.record')}
              </Button>
              <p className="text-14 text-ink-soft">{t('download.recordWhat')}</p>
            </>
          )}
        </div>
      </Card>
    </Section>
  );
}
