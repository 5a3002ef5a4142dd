import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { wasGivenUp } from '../../platform/api/step-up.ts';
import { useUser } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import { toast } from '../../ui/toast.ts';
import { saveFile } from './save-file.ts';

/** Downloads all data of the person in one readable file. */
export function DownloadData() {
  const { t } = useTranslation('my-data');
  const errorText = useErrorText();
  const { role } = useUser();
  const download = useMutation({
    mutationFn: (format: 'json' | 'fhir') => api('GET /api/users/me/export', { query: { format } }),
    onSuccess: (data) => {
      const json = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
      const [name, at] = 'copiedAt' in data ? ['my-data', data.copiedAt] : ['my-record', data.timestamp];
      saveFile(`${name}-${at.slice(0, 10)}.json`, json);
      toast.success(t('downloaded'));
    },
    onError: (error) => {
      if (!wasGivenUp(error)) toast.error(errorText(error));
    },
  });
  return (
    <Section title={t('download.title')}>
      <Card>
        <p className="mb-4">{t('download.what')}</p>
        <div className="grid justify-items-start gap-3">
          <Button
            variant="secondary"
            icon={Download}
            busy={download.isPending && download.variables === 'json'}
            onClick={() => download.mutate('json')}
          >
            {t('download.action')}
          </Button>
          {role === 'PATIENT' && (
            <>
              <Button
                variant="secondary"
                icon={Download}
                busy={download.isPending && download.variables === 'fhir'}
                onClick={() => download.mutate('fhir')}
              >
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
