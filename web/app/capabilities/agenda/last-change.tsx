import Undo2 from 'lucide-react/icons/undo-2';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import type { Entries } from './use-entries.ts';

/** That an entry was deleted or moved, and the way back; it stays until something else is done. */
export function RemovedEntry({ entries }: { entries: Entries }) {
  const { t } = useTranslation('agenda');
  const { removed, moved } = entries;
  if (!removed && !moved) return null;
  return (
    <Banner
      tone="info"
      icon={Undo2}
      action={
        <Button variant="secondary" size="sm" busy={entries.busy} onClick={() => void entries.undo()}>
          {t('undo')}
        </Button>
      }
    >
      {entries.problem ?? (removed ? t('removed') : t('movedNamed', { title: moved?.title ?? '' }))}
    </Banner>
  );
}
