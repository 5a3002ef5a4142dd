import type { TravelLeg } from '@lakou/contract/agenda';
import type { Booking } from '@lakou/contract/bookings';
import Route from 'lucide-react/icons/route';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useMeasure } from '#platform/units/use-measure.ts';
import { classNames } from '../../ui/class-names.ts';
import { inkOf } from '../../ui/tone.ts';
import { type DaySpan, spanOf } from './days.ts';
import { pxOf } from './grid.ts';

interface TravelBlockProps {
  leg: TravelLeg;
  /** The visit that it leads to. */
  to: Booking;
  shown: DaySpan;
  timeZone: string;
}

const LOWEST = 10;

/** The way to a home visit, in the time just before it, as long as it takes; how far it is says a straight line or a road. */
export function TravelBlock({ leg, to, shown, timeZone }: TravelBlockProps) {
  const { t } = useTranslation('agenda');
  const { measure } = useMeasure();
  const { from } = spanOf(to, timeZone);
  const minutes = Math.max(LOWEST, Math.min(leg.minutes, from - shown.from));
  const said = t(leg.by === 'road' ? 'wayByRoad' : 'way', {
    distance: measure('distance', leg.kilometres),
    minutes: leg.minutes,
  });
  return (
    <li
      className={classNames(
        'pointer-events-none absolute inset-x-2 flex items-center justify-center gap-1 overflow-hidden rounded-control border border-dashed bg-ground text-13 leading-none',
        leg.tight
          ? classNames('border-current font-semibold', inkOf.mango)
          : 'border-line-strong text-ink-soft',
      )}
      style={{ top: pxOf(from - minutes - shown.from) + 1, height: pxOf(minutes) - 2 }}
    >
      <Route size={14} className="shrink-0" />
      <span aria-hidden="true" className="truncate">
        {t('wayShort', { minutes: leg.minutes })}
      </span>
      <span className="sr-only">
        {said} {leg.tight && t('tight')}
      </span>
    </li>
  );
}
