import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { useBlock } from './use-block.ts';

/** Shown instead of the composer while the other person is blocked. */
export function BlockedNote({ other }: { other: string }) {
  const { t } = useTranslation('messages');
  const unblock = useBlock(other);
  return (
    <div
      data-at-bottom
      className="flex flex-wrap items-center justify-between gap-3 border-t border-line bg-surface p-4"
    >
      <div className="min-w-0 grow basis-52">
        <p>{t('blocked')}</p>
        {unblock.problem && <FormError>{unblock.problem}</FormError>}
      </div>
      <Button variant="secondary" size="sm" busy={unblock.busy} onClick={() => unblock.run(false)}>
        {t('unblock')}
      </Button>
    </div>
  );
}
