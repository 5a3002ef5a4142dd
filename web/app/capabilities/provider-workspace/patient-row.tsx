import type { PatientOfProvider } from '@lakou/contract/provider-workspace';
import { formatDate } from '@lakou/i18n';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import { Link } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dayIn } from '#platform/time/days.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { thumbnailOf } from '../../ui/files/file-address.ts';
import { PatientFlags } from './patient-flags.tsx';

const ROUND = 'relative grid size-11 shrink-0 place-items-center rounded-control text-sea hover:bg-sea-tint';

/** A patient with their last and next visit; the row links to their page, or to the conversation. */
export function PatientRow({ patient }: { patient: PatientOfProvider }) {
  const { t } = useTranslation('provider-workspace');
  const lang = useLanguage();
  const { id, name, chatOnly, dependents, flags, lastVisitAt, nextVisitAt, phone, profilePhotoUrl } = patient;
  const timeZone = ownTimeZone();
  const thisYear = dayIn(timeZone, new Date()).slice(0, 4);
  // The year is written only when it is not the current one.
  function day(at: string): string {
    const moment = { at: new Date(at), timeZone };
    return formatDate(lang, moment, dayIn(timeZone, moment.at).startsWith(thisYear) ? 'short' : 'medium');
  }
  return (
    <li className="relative flex flex-wrap items-center gap-2.5 border-line px-3 py-3 md:gap-3.5 md:px-4 not-first:border-t hover:bg-sunken/60">
      <Avatar name={name} photo={profilePhotoUrl ? thumbnailOf(profilePhotoUrl) : undefined} />
      <div className="min-w-0 grow basis-32">
        <Link
          to={chatOnly ? `/app/messages/${id}` : `/app/patients/${id}`}
          className="font-semibold wrap-anywhere after:absolute after:inset-0"
        >
          {name}
        </Link>
        {dependents.length > 0 && (
          <p className="text-14 text-ink-soft">
            {t('actsFor', { names: dependents.map((one) => one.name).join(', ') })}
          </p>
        )}
        {nextVisitAt && <p className="text-14">{t('nextVisit', { date: day(nextVisitAt) })}</p>}
        {lastVisitAt && <p className="text-14 text-ink-soft">{t('lastVisit', { date: day(lastVisitAt) })}</p>}
        <PatientFlags flags={flags} />
        {chatOnly && (
          <div className="mt-1">
            <Badge tone="night" icon={MessageCircle}>
              {t('chatOnly')}
            </Badge>
          </div>
        )}
      </div>
      <Link to={`/app/messages/${id}`} aria-label={t('messageTo', { name })} className={ROUND}>
        <MessageCircle size={22} />
      </Link>
      {phone && (
        <a href={`tel:${phone}`} aria-label={t('callTo', { name })} className={ROUND}>
          <Phone size={22} />
        </a>
      )}
    </li>
  );
}
