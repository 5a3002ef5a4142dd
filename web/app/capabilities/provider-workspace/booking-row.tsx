import type { Booking } from '@lakou/contract/bookings';
import { formatTime } from '@lakou/i18n';
import MapPin from 'lucide-react/icons/map-pin';
import { Link } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { classNames } from '../../ui/class-names.ts';
import { BookingStatusBadge, ReminderAnswerBadges } from '../bookings/booking-status.tsx';
import { serviceName } from '../bookings/service-name.ts';
import { MODE_ICONS } from '../providers/mode-icons.ts';
import { bookingLook } from './booking-look.ts';

interface BookingRowProps {
  booking: Booking;
  timeZone: string;
  /** Written above the time, in lists of several days. */
  day?: string | undefined;
}

/** A booking in a list: time, patient and service. The whole row is a link to it. */
export function BookingRow({ booking, timeZone, day }: BookingRowProps) {
  const { t } = useTranslation('bookings');
  const lang = useLanguage();
  const Icon = MODE_ICONS[booking.mode];
  return (
    <div className="relative flex gap-3.5 rounded-card border border-line bg-surface p-3.5 hover:border-line-strong">
      <span
        className={classNames(
          'grid size-11 shrink-0 place-items-center rounded-control border',
          bookingLook(booking),
        )}
      >
        <Icon size={22} />
      </span>
      <div className="min-w-0 grow">
        {day && <p className="text-14 text-ink-soft">{day}</p>}
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <Link
            to={`/app/visits/${booking.id}`}
            className="font-bold wrap-anywhere after:absolute after:inset-0 after:rounded-card"
          >
            {formatTime(lang, { at: new Date(booking.dateTime), timeZone })} · {booking.patientName}
          </Link>
        </p>
        <p className="text-15 text-ink-soft">
          {serviceName(lang, booking)}, {t(`mode.${booking.mode}`)}
        </p>
        {booking.location && (
          <p className="mt-1 flex gap-1.5 text-14 text-ink-soft">
            <MapPin size={17} className="mt-px shrink-0" />
            <span className="wrap-anywhere">{booking.location}</span>
          </p>
        )}
        <ReminderAnswerBadges booking={booking} />
        {booking.status !== 'confirmed' && (
          <div className="mt-1.5">
            <BookingStatusBadge status={booking.status} />
          </div>
        )}
      </div>
    </div>
  );
}
