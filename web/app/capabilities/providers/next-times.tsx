import { type Day, formatDate, formatRelativeDay, formatTime } from '@lakou/i18n';
import { Link } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dayIn } from '#platform/time/days.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import type { Mode } from './kinds.ts';

const NAMED_DAYS = 2;
const DAY_MS = 86_400_000;

interface NextTimesProps {
  providerId: string;
  name: string;
  times: readonly string[];
  /** The kind of visit that was searched for. */
  mode?: Mode | undefined;
  /** Who may not book sees the times only. */
  links: boolean;
}

/** Today and tomorrow by name, later days by date. */
function useDayName() {
  const lang = useLanguage();
  return (day: Day & string, today: Day & string): string => {
    const away = (Date.parse(`${day}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / DAY_MS;
    return away < NAMED_DAYS ? formatRelativeDay(lang, day, today) : formatDate(lang, day, 'short');
  };
}

/** The next free times by day, each leading to the booking. */
export function NextTimes({ providerId, name, times, mode, links }: NextTimesProps) {
  const { t } = useTranslation('providers');
  const lang = useLanguage();
  const dayName = useDayName();
  const here = ownTimeZone();
  const today = dayIn(here, new Date());
  const byDay = Map.groupBy(times, (at) => dayIn(here, new Date(at)));
  return (
    <ul aria-label={t('nextFree')} className="grid gap-2">
      {[...byDay].map(([day, starts]) => (
        <li key={day} className="flex flex-wrap items-center gap-2">
          <span className="w-full text-15 font-semibold first-letter:uppercase">{dayName(day, today)}</span>
          {starts.map((at) => {
            const time = formatTime(lang, { at: new Date(at), timeZone: here });
            if (!links)
              return (
                <span key={at} className={TIME}>
                  {time}
                </span>
              );
            return (
              <Link
                key={at}
                to={`/app/book/${providerId}?${new URLSearchParams({ at, ...(mode && { mode }) })}`}
                aria-label={t('bookAt', { name, time: `${dayName(day, today)} ${time}` })}
                className={`${TIME} hover:brightness-95`}
              >
                {time}
              </Link>
            );
          })}
        </li>
      ))}
    </ul>
  );
}

const TIME =
  'inline-flex min-h-11 items-center rounded-control bg-sea-tint px-2 text-14 font-semibold whitespace-nowrap text-sea';
