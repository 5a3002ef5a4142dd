import type { Booking } from '@lakou/contract/bookings';
import { CANCEL_REASONS, type CancelReason, isPayable } from '@lakou/contract/bookings.rules';
import { formatDateTime, formatMoney, formatPhone } from '@lakou/i18n';
import type { LucideIcon } from 'lucide-react';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Clock from 'lucide-react/icons/clock';
import MapPin from 'lucide-react/icons/map-pin';
import MessageSquareReply from 'lucide-react/icons/message-square-reply';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import UserRound from 'lucide-react/icons/user-round';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Card } from '../../ui/card.tsx';
import { thumbnailOf } from '../../ui/files/file-address.ts';
import { useLabels } from '../providers/labels.ts';
import { MODE_ICONS } from '../providers/mode-icons.ts';
import { Directions } from '../providers/places.tsx';
import { BookingStatusBadge } from './booking-status.tsx';
import { otherTime } from './booking-time.ts';
import { FareRows, InGourdes } from './fare-card.tsx';
import { PackageNote } from './package-note.tsx';
import { isPaidInCash } from './paid-in-cash.ts';

/** Whether it did not take place and nothing was paid. */
const isOff = ({ status, paymentStatus }: Booking) =>
  paymentStatus === 'unpaid' && (status === 'cancelled' || status === 'no_show');

const isKnownReason = (text: string): text is CancelReason =>
  Object.values(CANCEL_REASONS).some((reasons) => reasons.some((one) => one === text));

export function BookingDetails({ booking }: { booking: Booking }) {
  const { t } = useTranslation('bookings');
  const lang = useLanguage();
  const labels = useLabels();
  const { id } = useUser();
  const isProvider = id === booking.providerId;
  const isPatient = id === booking.patientId;
  const at = new Date(booking.dateTime);
  const theirs = isProvider ? { dateTime: booking.dateTime, timeZone: booking.patientTimeZone } : booking;
  const elsewhere = otherTime(lang, theirs);
  const name = booking.providerName ?? booking.clinicName ?? t('unassigned');
  return (
    <>
      <Card raised>
        <div className="flex flex-col items-start justify-between gap-3 md:flex-row">
          <div className="flex min-w-0 items-center gap-3">
            {isProvider ? (
              <Avatar
                name={booking.patientName}
                photo={booking.patientPhotoUrl ? thumbnailOf(booking.patientPhotoUrl) : undefined}
              />
            ) : (
              <Avatar
                name={name}
                photo={booking.providerPhotoUrl ? thumbnailOf(booking.providerPhotoUrl) : undefined}
              />
            )}
            <div className="min-w-0">
              {isProvider || booking.providerId ? (
                <Link
                  to={
                    isProvider ? `/app/patients/${booking.patientId}` : `/app/providers/${booking.providerId}`
                  }
                  className="font-semibold wrap-anywhere underline-offset-3 hover:underline"
                >
                  {isProvider ? booking.patientName : name}
                </Link>
              ) : (
                <p className="font-semibold wrap-anywhere">{name}</p>
              )}
              <p className="text-14 text-ink-soft">
                {isProvider ? t('patient') : labels.specialty(booking.providerSpecialty)}
              </p>
            </div>
          </div>
          <BookingStatusBadge status={booking.status} />
        </div>
        <dl className="mt-4 grid gap-3 border-t border-line pt-4">
          <Fact icon={CalendarClock} label={t('when')}>
            {formatDateTime(lang, { at, timeZone: ownTimeZone() }, 'long')}
            {elsewhere && (
              <span className="block text-14 text-ink-soft">
                {t(isProvider ? 'patientTime' : 'theirTime', { time: elsewhere })}
              </span>
            )}
          </Fact>
          <Fact icon={MODE_ICONS[booking.mode]} label={t('how')}>
            {t(`modeVisit.${booking.mode}`)}
          </Fact>
          {!isProvider && booking.dependentId && (
            <Fact icon={UserRound} label={t('forWhom')}>
              {booking.patientName}
            </Fact>
          )}
          {booking.location && (
            <Fact icon={MapPin} label={t('where')}>
              {booking.location}
              {isProvider && booking.mode === 'in_home' && (
                <span className="block">
                  <Directions name={booking.patientName} to={booking.location} />
                </span>
              )}
            </Fact>
          )}
          {booking.status === 'awaiting_payment' && booking.holdExpiresAt && (
            <Fact icon={Clock} label={t('heldUntil')}>
              {formatDateTime(lang, { at: new Date(booking.holdExpiresAt), timeZone: ownTimeZone() }, 'long')}
            </Fact>
          )}
          {booking.status === 'confirmed' && <ReminderAnswer booking={booking} />}
          {booking.notes && (
            <Fact icon={NotebookPen} label={t('notesTitle')}>
              <span className="whitespace-pre-wrap">{booking.notes}</span>
            </Fact>
          )}
        </dl>
      </Card>
      <Card>
        <div className="mb-3 flex items-baseline justify-between gap-3">
          <h2 className="text-18">{t('price')}</h2>
          <p className="text-15 font-semibold text-ink-soft">
            {t(isOff(booking) ? 'nothingToPay' : `payment.${booking.paymentStatus}`)}
          </p>
        </div>
        {booking.package ? (
          <PackageNote booking={booking} />
        ) : (
          <FareRows fare={booking.fare} mode={booking.mode} inCash={isPaidInCash(booking)} />
        )}
        {isPatient && isPayable(booking) && !booking.invoiceId && <InGourdes total={booking.fare.total} />}
        {booking.status === 'cancelled' && booking.cancelReason && (
          <p className="mt-3 text-15 wrap-anywhere">
            {t('cancelReason.told', {
              reason: isKnownReason(booking.cancelReason)
                ? t(`cancelReason.${booking.cancelReason}`)
                : booking.cancelReason,
            })}
          </p>
        )}
        {booking.status === 'cancelled' && booking.refund !== null && booking.refund > 0 && (
          <p className="mt-3 text-15">
            {t(isPatient ? 'refundOf' : 'refundOfPatient', {
              amount: formatMoney(lang, Math.round(booking.refund * 100), 'USD'),
            })}
          </p>
        )}
      </Card>
    </>
  );
}

/** What the patient answered to a reminder by text message, and where to call them. */
function ReminderAnswer({ booking }: { booking: Booking }) {
  const { t } = useTranslation('bookings');
  const { id } = useUser();
  const isPatient = id === booking.patientId;
  const { attendanceConfirmedAt, callAskedAt, callPhone } = booking;
  if (!attendanceConfirmedAt && !callAskedAt) return null;
  return (
    <Fact icon={MessageSquareReply} label={t('attendance')}>
      {attendanceConfirmedAt && <span className="block">{t(isPatient ? 'youWillCome' : 'willCome')}</span>}
      {callAskedAt && <span className="block">{t(isPatient ? 'youAskedCall' : 'callAsked')}</span>}
      {callPhone && !isPatient && (
        <a
          href={`tel:${callPhone}`}
          className="inline-flex min-h-11 items-center font-semibold text-sea underline underline-offset-3"
        >
          {formatPhone(callPhone)}
        </a>
      )}
    </Fact>
  );
}

function Fact({ icon: Icon, label, children }: { icon: LucideIcon; label: string; children: ReactNode }) {
  return (
    <div className="relative pl-8">
      <dt className="text-14 text-ink-soft">
        <Icon size={20} className="absolute top-0.5 left-0" />
        {label}
      </dt>
      <dd className="font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}
