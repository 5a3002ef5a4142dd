import Download from 'lucide-react/icons/download';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import type { useExport } from './use-export.ts';

/** Saves all entries as a file. */
export function ExportButton({ exporting }: { exporting: ReturnType<typeof useExport> }) {
  const { t } = useTranslation('trackers');
  return (
    <Button variant="secondary" icon={Download} busy={exporting.isPending} onClick={() => exporting.mutate()}>
      {t('export')}
    </Button>
  );
}
