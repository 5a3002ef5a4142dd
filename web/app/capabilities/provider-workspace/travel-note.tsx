import type { TravelLeg } from '@lakou/contract/agenda';
import Route from 'lucide-react/icons/route';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useMeasure } from '#platform/units/use-measure.ts';
import { classNames } from '../../ui/class-names.ts';
import { inkOf } from '../../ui/tone.ts';

/** The way to the next home visit, by road or said as the straight line that it is. */
export function TravelNote({ leg }: { leg: TravelLeg }) {
  const { t } = useTranslation('agenda');
  const { measure } = useMeasure();
  return (
    <p className="flex gap-2 px-1 text-14 text-ink-soft">
      <Route size={18} className="mt-px shrink-0" />
      <span>
        {t(leg.by === 'road' ? 'wayByRoad' : 'way', {
          distance: measure('distance', leg.kilometres),
          minutes: leg.minutes,
        })}
        {leg.tight && <span className={classNames('block font-semibold', inkOf.mango)}>{t('tight')}</span>}
      </span>
    </p>
  );
}
