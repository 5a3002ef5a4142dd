import type { OpenCareRequest } from '@lakou/contract/care-requests';
import { formatTime } from '@lakou/i18n';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dayIn } from '#platform/time/days.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { classNames } from '../../ui/class-names.ts';
import { FailedNote } from '../../ui/failed-note.tsx';
import { serviceName } from '../bookings/service-name.ts';
import { agendaOfDayQuery } from './care-requests.queries.ts';

/** The provider's day as it would be with this request in it; nothing while it is not known. */
export function DayThen({ request }: { request: OpenCareRequest }) {
  const { t } = useTranslation('care-requests');
  const lang = useLanguage();
  const { id } = useUser();
  const timeZone = ownTimeZone();
  const day = dayIn(timeZone, new Date(request.dateTime));
  const query = useQuery(agendaOfDayQuery(id, day));
  const { data } = query;
  if (!data)
    return (
      <div className="mt-4 empty:hidden">
        <FailedNote query={query} text={t('dayFailed')} />
      </div>
    );
  const isThen = (at: string) => dayIn(timeZone, new Date(at)) === day;
  const lines = [
    { key: request.id, at: request.dateTime, what: serviceName(lang, request), isNew: true },
    ...data.bookings
      .filter(({ status, dateTime }) => status !== 'cancelled' && isThen(dateTime))
      .map((one) => ({
        key: one.id,
        at: one.dateTime,
        what: `${one.patientName}, ${serviceName(lang, one)}`,
        isNew: false,
      })),
    ...data.entries
      .filter(({ time }) => isThen(time))
      .map((one) => ({
        key: one.id,
        at: one.time,
        what: one.title,
        isNew: false,
      })),
    ...data.busy
      .filter(({ startsAt }) => isThen(startsAt))
      .map((one) => ({
        key: one.startsAt,
        at: one.startsAt,
        what: t('busyTime'),
        isNew: false,
      })),
  ].toSorted((a, b) => a.at.localeCompare(b.at));
  return (
    <section aria-labelledby="day-then" className="mt-4 grid gap-2">
      <h3 id="day-then" className="text-15 font-semibold">
        {t('dayThen')}
      </h3>
      <ol className="rounded-control border border-line">
        {lines.map(({ key, at, what, isNew }) => (
          <li
            key={key}
            className={classNames(
              'flex gap-3 border-line px-3 py-2 text-15 not-first:border-t',
              isNew && 'bg-sea-tint font-semibold text-sea',
            )}
          >
            <span className="shrink-0 tabular-nums">{formatTime(lang, { at: new Date(at), timeZone })}</span>
            <span className="min-w-0 wrap-anywhere">{what}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
