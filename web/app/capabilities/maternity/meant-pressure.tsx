import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../ui/button.tsx';

/** Offers the reading that was probably meant; it is never applied by itself. */
export function MeantPressure({ reading, onUse }: { reading: string; onUse: () => void }) {
  const { t } = useTranslation('maternity');
  return (
    <div role="status" className="grid gap-2 rounded-control bg-mango-tint p-3">
      <p className="font-semibold">{t('vitals.didYouMean', { reading })}</p>
      <Button variant="secondary" onClick={onUse}>
        {t('vitals.useIt', { reading })}
      </Button>
    </div>
  );
}
