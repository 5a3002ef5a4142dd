import type { Booking } from '@lakou/contract/bookings';
import { formatDate, formatRelativeDay, formatTime } from '@lakou/i18n';
import MapPin from 'lucide-react/icons/map-pin';
import { Link } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { classNames } from '../../ui/class-names.ts';
import { thumbnailOf } from '../../ui/files/file-address.ts';
import { BookingDate } from './booking-date.tsx';
import { BookingStatusBadge } from './booking-status.tsx';
import { otherTime } from './booking-time.ts';
import { serviceName } from './service-name.ts';

interface BookingCardProps {
  booking: Booking;
  raised?: boolean;
  /** One level below the heading above it. */
  heading?: 'h2' | 'h3';
}

/** The summary of a booking; the whole card is a link to it. */
export function BookingCard({ booking, raised = false, heading: Heading = 'h3' }: BookingCardProps) {
  const { t } = useTranslation('bookings');
  const lang = useLanguage();
  const moment = { at: new Date(booking.dateTime), timeZone: ownTimeZone() };
  const today = { at: new Date(), timeZone: moment.timeZone };
  const elsewhere = otherTime(lang, booking);
  return (
    <article
      className={classNames(
        'relative rounded-card border border-line bg-surface p-4 hover:border-line-strong md:p-5',
        raised && 'shadow-raised',
      )}
    >
      <div className="flex gap-4">
        <BookingDate dateTime={booking.dateTime} />
        <div className="min-w-0 grow">
          <Heading className="text-18">
            <Link
              to={`/app/visits/${booking.id}`}
              className="after:absolute after:inset-0 after:rounded-card"
            >
              <span className="sr-only">{formatDate(lang, moment, 'long')} </span>
              {formatTime(lang, moment)}
            </Link>
          </Heading>
          <p className="text-ink-soft">
            {t(`modeVisit.${booking.mode}`)}, {formatRelativeDay(lang, moment, today)}
          </p>
          {elsewhere && <p className="text-14 text-ink-soft">{t('theirTime', { time: elsewhere })}</p>}
          <div className="mt-2">
            <BookingStatusBadge status={booking.status} />
          </div>
        </div>
      </div>
      <div className="mt-4 flex items-center gap-3 border-t border-line pt-4">
        <Avatar
          name={booking.providerName ?? booking.clinicName ?? '?'}
          photo={booking.providerPhotoUrl ? thumbnailOf(booking.providerPhotoUrl) : undefined}
        />
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">
            {booking.providerName ?? booking.clinicName ?? t('unassigned')}
          </p>
          <p className="text-14 text-ink-soft">{serviceName(lang, booking)}</p>
        </div>
      </div>
      {booking.location && (
        <p className="mt-3 flex items-start gap-2 text-14 text-ink-soft">
          <MapPin size={18} className="mt-px shrink-0" />
          <span className="wrap-anywhere">{booking.location}</span>
        </p>
      )}
    </article>
  );
}
