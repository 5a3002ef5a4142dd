import type { Booking } from '@lakou/contract/bookings';
import { formatDate } from '@lakou/i18n';
import { Link } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { classNames } from '../../ui/class-names.ts';
import { bookingsOn, shortDay } from './days.ts';

interface DayStripProps {
  days: readonly string[];
  chosen: string;
  today: string;
  bookings: readonly Booking[];
  timeZone: string;
}

/** The days of a week as links; a dot marks days with bookings. */
export function DayStrip({ days, chosen, today, bookings, timeZone }: DayStripProps) {
  const { t } = useTranslation('provider-workspace');
  const lang = useLanguage();
  return (
    <nav aria-label={t('days')}>
      <ul className="grid grid-cols-7 gap-0.5">
        {days.map((day) => {
          const { name, number } = shortDay(lang, day);
          const count = bookingsOn(bookings, day, timeZone).length;
          return (
            <li key={day}>
              <Link
                to={`/app/agenda?day=${day}`}
                replace
                aria-current={day === chosen ? 'date' : undefined}
                aria-label={`${formatDate(lang, day, 'long')}, ${t('visits', { count })}`}
                className="flex flex-col items-center rounded-control border border-transparent py-1.5 text-13 font-semibold text-ink-soft hover:bg-sunken aria-[current=date]:border-sea aria-[current=date]:bg-sea aria-[current=date]:text-on-sea"
              >
                {name}
                <span
                  className={classNames('text-18 font-bold', day === today && day !== chosen && 'text-sea')}
                >
                  {number}
                </span>
                <span
                  className={classNames('size-1.5 rounded-full', count > 0 ? 'bg-current' : 'bg-transparent')}
                />
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
