import { formatDate, formatTime } from '@lakou/i18n';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { areaOf } from '../../areas/areas.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { bookingsQuery } from '../bookings/bookings.queries.ts';
import { type Asked, askedOf, NOT_ASKED } from './results.ts';

/** One's own visits to come. */
export function useVisits(isWanted: boolean): Asked {
  const lang = useLanguage();
  const user = useUser();
  const area = areaOf(user);
  const has = area === 'patient' || area === 'provider';
  const query = useInfiniteQuery({ ...bookingsQuery(user.id, 'upcoming'), enabled: has && isWanted });
  if (!has) return NOT_ASKED;
  const results = query.data?.pages.flat().map(({ id, dateTime, providerName, clinicName, patientName }) => {
    const moment = { at: new Date(dateTime), timeZone: ownTimeZone() };
    const when = `${formatDate(lang, moment, 'long')}, ${formatTime(lang, moment)}`;
    const who = area === 'provider' ? patientName : (providerName ?? clinicName);
    return { key: id, title: who ?? when, ...(who && { detail: when }), to: `/app/visits/${id}` };
  });
  return askedOf(query, results);
}
