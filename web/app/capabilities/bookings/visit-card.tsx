import type { Booking } from '@lakou/contract/bookings';
import { formatDate, formatRelativeDay, formatTime } from '@lakou/i18n';
import MapPin from 'lucide-react/icons/map-pin';
import { Link } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { classNames } from '../../ui/class-names.ts';
import { smallOf } from '../../ui/files/file-address.ts';
import { serviceName } from './service-name.ts';
import { VisitDate } from './visit-date.tsx';
import { VisitStatus } from './visit-status.tsx';
import { otherTime, zoneHere } from './visit-time.ts';

interface VisitCardProps {
  visit: Booking;
  raised?: boolean;
  /** One below the heading it stands under. */
  heading?: 'h2' | 'h3';
}

/** A visit at a glance; the whole card leads to it. */
export function VisitCard({ visit, raised = false, heading: Heading = 'h3' }: VisitCardProps) {
  const { t } = useTranslation('bookings');
  const lang = useLanguage();
  const moment = { at: new Date(visit.dateTime), timeZone: zoneHere() };
  const today = { at: new Date(), timeZone: moment.timeZone };
  const elsewhere = otherTime(lang, visit);
  return (
    <article
      className={classNames(
        'relative rounded-card border border-line bg-surface p-4 hover:border-line-strong md:p-5',
        raised && 'shadow-raised',
      )}
    >
      <div className="flex gap-4">
        <VisitDate dateTime={visit.dateTime} />
        <div className="min-w-0 grow">
          <Heading className="text-18">
            <Link to={`/app/visits/${visit.id}`} className="after:absolute after:inset-0 after:rounded-card">
              <span className="sr-only">{formatDate(lang, moment, 'long')} </span>
              {formatTime(lang, moment)}
            </Link>
          </Heading>
          <p className="text-ink-soft">
            {t(`modeVisit.${visit.mode}`)}, {formatRelativeDay(lang, moment, today)}
          </p>
          {elsewhere && <p className="text-14 text-ink-soft">{t('theirTime', { time: elsewhere })}</p>}
          <div className="mt-2">
            <VisitStatus status={visit.status} />
          </div>
        </div>
      </div>
      <div className="mt-4 flex items-center gap-3 border-t border-line pt-4">
        <Avatar
          name={visit.providerName ?? visit.clinicName ?? '?'}
          photo={visit.providerPhotoUrl ? smallOf(visit.providerPhotoUrl) : undefined}
        />
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">
            {visit.providerName ?? visit.clinicName ?? t('unassigned')}
          </p>
          <p className="text-14 text-ink-soft">{serviceName(lang, visit)}</p>
        </div>
      </div>
      {visit.location && (
        <p className="mt-3 flex items-start gap-2 text-14 text-ink-soft">
          <MapPin size={18} className="mt-px shrink-0" />
          <span className="wrap-anywhere">{visit.location}</span>
        </p>
      )}
    </article>
  );
}
