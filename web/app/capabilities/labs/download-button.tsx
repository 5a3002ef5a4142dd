import type { LabResult } from '@lakou/contract/labs';
import { useMutation } from '@tanstack/react-query';
import FileDown from 'lucide-react/icons/file-down';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ApiError, errorFrom } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { saveFile } from '../my-data/save-file.ts';

async function fetchReport(url: string): Promise<Blob> {
  const response = await fetch(url).catch((cause: Error) => {
    throw new ApiError('offline', cause.message);
  });
  if (!response.ok) throw await errorFrom(response);
  return response.blob();
}

/** Saves the result as a PDF; a plain link would open a page with the JSON of an error. */
export function DownloadButton({ result }: { result: LabResult }) {
  const { t } = useTranslation('labs');
  const errorText = useErrorText();
  const saving = useMutation({ mutationFn: fetchReport });
  async function save() {
    try {
      const pdf = await saving.mutateAsync(result.downloadUrl);
      await saveFile(`lab-result-${result.reportDate.slice(0, 10)}.pdf`, pdf);
    } catch (error) {
      toast.error(errorText(error));
    }
  }
  return (
    <Button variant="secondary" icon={FileDown} busy={saving.isPending} onClick={() => void save()}>
      {t('result.download')}
    </Button>
  );
}
