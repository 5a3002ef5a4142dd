import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { useBlock } from './use-block.ts';

/** Shown instead of the composer while the other person is blocked. */
export function BlockedNote({ other }: { other: string }) {
  const { t } = useTranslation('messages');
  const unblock = useBlock(other);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line bg-surface p-4">
      <p>{t('blocked')}</p>
      <Button variant="secondary" size="sm" busy={unblock.isPending} onClick={() => unblock.mutate(false)}>
        {t('unblock')}
      </Button>
    </div>
  );
}
