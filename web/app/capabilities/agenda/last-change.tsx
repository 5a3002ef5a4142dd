import Info from 'lucide-react/icons/info';
import Undo2 from 'lucide-react/icons/undo-2';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { UndoBar } from '../../ui/undo-bar.tsx';
import type { Entries } from './use-entries.ts';

/** That an entry was deleted or moved, with the way back; or why it was not. */
export function LastChange({ entries }: { entries: Entries }) {
  const { t } = useTranslation('agenda');
  const { busy, note, removed, moved, problem, forget, undo } = entries;
  if (note || !(removed || moved)) return <UndoBar icon={Info} text={note} onClose={forget} />;
  return (
    <UndoBar
      icon={Undo2}
      text={problem ?? (removed ? t('removed') : t('movedNamed', { title: moved?.title ?? '' }))}
      action={
        <Button variant="secondary" size="sm" busy={busy} onClick={() => void undo()}>
          {t('undo')}
        </Button>
      }
      onClose={forget}
    />
  );
}
