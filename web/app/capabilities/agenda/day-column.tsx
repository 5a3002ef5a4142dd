import type { MyAvailability } from '@lakou/contract/agenda';
import type { Booking } from '@lakou/contract/bookings';
import { formatDate } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { dayIn } from '../bookings/visit-time.ts';
import { closedBetween, type DaySpan, minutesIn, openOn } from './days.ts';
import { pxOf } from './grid.ts';
import { VisitBlock } from './visit-block.tsx';

interface DayColumnProps {
  day: string;
  visits: Booking[];
  availability: MyAvailability;
  shown: DaySpan;
  now: Date;
  /** The only day there is: names have room. */
  wide: boolean;
  onOpen: (visit: Booking) => void;
}

/** One day of the grid: hours off are hatched, and a line shows the time. */
export function DayColumn({ day, visits, availability, shown, now, wide, onOpen }: DayColumnProps) {
  const { t } = useTranslation('agenda');
  const lang = useLanguage();
  const { timeZone } = availability;
  const open = openOn(day, availability);
  const closed = open ? closedBetween(open, shown) : [];
  const minute = minutesIn(timeZone, now);
  const isToday = dayIn(timeZone, now) === day;
  return (
    <section
      aria-label={formatDate(lang, day, 'long')}
      className="relative border-l border-line"
      style={{ height: pxOf(shown.to - shown.from) }}
    >
      {closed.map(({ from, to }) => (
        <div
          key={from}
          className="absolute inset-x-0 bg-[repeating-linear-gradient(135deg,var(--sunken)_0_7px,transparent_7px_14px)]"
          style={{ top: pxOf(from - shown.from), height: pxOf(to - from) }}
        />
      ))}
      {open?.length === 0 && (
        <p className="absolute inset-x-1 top-1/2 rounded-control bg-surface py-1.5 text-center text-14 text-ink-soft">
          {t('dayOff')}
        </p>
      )}
      {/* Under the visits: a line through a name would read as crossed out. */}
      {isToday && minute >= shown.from && minute < shown.to && (
        <div
          className="pointer-events-none absolute inset-x-0 h-0.5 -translate-y-1/2 bg-hibiscus before:absolute before:-top-1 before:-left-1.25 before:size-2.5 before:rounded-full before:bg-hibiscus"
          style={{ top: pxOf(minute - shown.from) }}
        />
      )}
      <ul>
        {visits.map((visit) => (
          <VisitBlock key={visit.id} {...{ visit, shown, timeZone, wide, onOpen }} />
        ))}
      </ul>
    </section>
  );
}
