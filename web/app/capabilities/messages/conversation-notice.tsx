import { AMBULANCE } from '@lakou/contract/emergency.rules';
import type { Conversation } from '@lakou/contract/messages';
import { formatDateTime } from '@lakou/i18n';
import { useInfiniteQuery } from '@tanstack/react-query';
import MessagesSquare from 'lucide-react/icons/messages-square';
import { Link } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useEmergencyCountry } from '../../platform/emergency-country.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { Badge } from '../../ui/badge.tsx';
import { FailedNote } from '../../ui/failed-note.tsx';
import { bookingsQuery } from '../bookings/bookings.queries.ts';

/** Above the messages with a provider: whom to call instead, how soon a reply comes, and whether this is a visit. */
export function ConversationNotice({ person }: { person: Conversation }) {
  const { role } = useUser();
  const isPatient = role === 'PATIENT' && person.role === 'PROVIDER';
  const isProvider = role === 'PROVIDER' && person.role === 'PATIENT';
  if (!isPatient && !isProvider) return null;
  return (
    <div className="shrink-0 border-b border-line bg-surface px-4 py-1 text-14">
      {isPatient && <Emergency />}
      <MessageVisit person={person} />
    </div>
  );
}

function Emergency() {
  const { t } = useTranslation('messages');
  const country = useEmergencyCountry();
  const places = country ? [country] : (['HT', 'US'] as const);
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-hibiscus-ink">
      <span>{t('emergency')}</span>
      {places.map((place) => (
        <a
          key={place}
          href={`tel:${AMBULANCE[place]}`}
          className="inline-flex min-h-11 items-center font-bold underline"
        >
          {country ? AMBULANCE[place] : t(`emergencyIn.${place}`, { number: AMBULANCE[place] })}
        </a>
      ))}
    </p>
  );
}

/** A visit by messages was booked and has its time; other messages are free, and answered when there is time. */
function MessageVisit({ person }: { person: Conversation }) {
  const { t } = useTranslation('messages');
  const lang = useLanguage();
  const { id, role } = useUser();
  const query = useInfiniteQuery(bookingsQuery(id, 'upcoming'));
  const { data } = query;
  const visit = data?.pages
    .flat()
    .find(
      ({ mode, status, providerId, patientId }) =>
        mode === 'chat' &&
        (status === 'confirmed' || status === 'in_progress') &&
        person.id === (role === 'PATIENT' ? providerId : patientId),
    );
  if (visit) {
    const moment = { at: new Date(visit.dateTime), timeZone: ownTimeZone() };
    const when = formatDateTime(lang, moment, 'short');
    return (
      <Link to={`/app/visits/${visit.id}`} className="flex min-h-11 flex-wrap items-center gap-2">
        <Badge tone="sea" icon={MessagesSquare}>
          {t('messageVisit')}
        </Badge>
        <span className="underline">
          {visit.status === 'in_progress' ? t('messageVisitNow') : t('messageVisitAt', { when })}
        </span>
      </Link>
    );
  }
  if (role !== 'PATIENT') return null;
  // Nobody is told that a visit which could not be read is none.
  if (!data) return <FailedNote query={query} text={t('visitFailed')} />;
  return (
    <p className="pb-1 text-ink-soft">
      {t('noVisit')} {person.usualReply && t(`usualReply.${person.usualReply}`)}
    </p>
  );
}
