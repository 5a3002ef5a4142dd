import type { Booking } from '@lakou/contract/bookings';
import { formatDate } from '@lakou/i18n';
import { Link } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLongPress } from '#platform/use-long-press.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { classNames } from '../../ui/class-names.ts';
import { bookingsOn, shortDay } from './days.ts';

interface DayStripProps {
  days: readonly string[];
  chosen: string;
  today: string;
  bookings: readonly Booking[];
  timeZone: string;
  /** A finger rests on a day: plan something then. */
  onLongPress: (day: string) => void;
}

/** The days of a week as links, kept in sight; a dot marks days with bookings. */
export function DayStrip({ days, bookings, timeZone, ...strip }: DayStripProps) {
  const { t } = useTranslation('provider-workspace');
  return (
    <nav aria-label={t('days')} className="sticky top-0 z-5 -mx-4 border-b border-line bg-ground px-4 py-1">
      <ul className="grid grid-cols-7 gap-0.5">
        {days.map((day) => (
          <li key={day}>
            <StripDay {...{ day, ...strip }} count={bookingsOn(bookings, day, timeZone).length} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface StripDayProps extends Pick<DayStripProps, 'chosen' | 'today' | 'onLongPress'> {
  day: string;
  count: number;
}

function StripDay({ day, count, chosen, today, onLongPress }: StripDayProps) {
  const { t } = useTranslation('provider-workspace');
  const lang = useLanguage();
  const { name, number } = shortDay(lang, day);
  return (
    <Link
      to={`/app/agenda?day=${day}`}
      replace
      aria-current={day === chosen ? 'date' : undefined}
      aria-label={`${formatDate(lang, day, 'long')}, ${t('visits', { count })}`}
      {...useLongPress(() => onLongPress(day))}
      className="flex touch-manipulation flex-col items-center rounded-control border border-transparent py-1.5 text-13 font-semibold text-ink-soft select-none hover:bg-sunken aria-[current=date]:border-sea aria-[current=date]:bg-sea aria-[current=date]:text-on-sea"
    >
      {name}
      <span className={classNames('text-18 font-bold', day === today && day !== chosen && 'text-sea')}>
        {number}
      </span>
      <span className={classNames('size-1.5 rounded-full', count > 0 ? 'bg-current' : 'bg-transparent')} />
    </Link>
  );
}
