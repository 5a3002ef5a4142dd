import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import { toast } from '../../ui/toast.ts';
import { useStepUp, wasGivenUp } from '../devices/step-up.tsx';
import { saveFile } from './save-file.ts';

/** Downloads all data of the person in one readable file. */
export function DownloadData() {
  const { t } = useTranslation('my-data');
  const errorText = useErrorText();
  const run = useStepUp();
  const download = useMutation({
    mutationFn: () => run(() => api('GET /api/users/me/export')),
    onSuccess: (data) => {
      const json = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
      saveFile(`my-data-${data.copiedAt.slice(0, 10)}.json`, json);
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
        <Button
          variant="secondary"
          icon={Download}
          busy={download.isPending}
          onClick={() => download.mutate()}
        >
          {t('download.action')}
        </Button>
      </Card>
    </Section>
  );
}
