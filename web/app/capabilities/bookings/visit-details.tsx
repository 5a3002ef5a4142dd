import type { Booking } from '@lakou/contract/bookings';
import { formatDateTime, formatMoney } from '@lakou/i18n';
import type { LucideIcon } from 'lucide-react';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Clock from 'lucide-react/icons/clock';
import MapPin from 'lucide-react/icons/map-pin';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import UserRound from 'lucide-react/icons/user-round';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Card } from '../../ui/card.tsx';
import { smallOf } from '../../ui/files/file-address.ts';
import { useLabels } from '../providers/labels.ts';
import { FareRows } from './fare-card.tsx';
import { MODE_ICONS } from './visit-modes.ts';
import { VisitStatus } from './visit-status.tsx';
import { otherTime, zoneHere } from './visit-time.ts';

/** It did not take place, and nothing was paid for it. */
const isOff = ({ status, paymentStatus }: Booking) =>
  paymentStatus === 'unpaid' && (status === 'cancelled' || status === 'no_show');

export function VisitDetails({ visit }: { visit: Booking }) {
  const { t } = useTranslation('bookings');
  const lang = useLanguage();
  const labels = useLabels();
  const isProvider = useUser().id === visit.providerId;
  const at = new Date(visit.dateTime);
  const theirs = isProvider ? { dateTime: visit.dateTime, timeZone: visit.patientTimeZone } : visit;
  const elsewhere = otherTime(lang, theirs);
  const name = visit.providerName ?? visit.clinicName ?? t('unassigned');
  return (
    <>
      <Card raised>
        <div className="flex flex-col items-start justify-between gap-3 md:flex-row">
          <div className="flex min-w-0 items-center gap-3">
            {isProvider ? (
              <Avatar
                name={visit.patientName}
                photo={visit.patientPhotoUrl ? smallOf(visit.patientPhotoUrl) : undefined}
              />
            ) : (
              <Avatar
                name={name}
                photo={visit.providerPhotoUrl ? smallOf(visit.providerPhotoUrl) : undefined}
              />
            )}
            <div className="min-w-0">
              {!isProvider && visit.providerId ? (
                <Link
                  to={`/app/providers/${visit.providerId}`}
                  className="font-semibold wrap-anywhere underline-offset-3 hover:underline"
                >
                  {name}
                </Link>
              ) : (
                <p className="font-semibold wrap-anywhere">{isProvider ? visit.patientName : name}</p>
              )}
              <p className="text-14 text-ink-soft">
                {isProvider ? t('patient') : labels.specialty(visit.providerSpecialty)}
              </p>
            </div>
          </div>
          <VisitStatus status={visit.status} />
        </div>
        <dl className="mt-4 grid gap-3 border-t border-line pt-4">
          <Fact icon={CalendarClock} label={t('when')}>
            {formatDateTime(lang, { at, timeZone: zoneHere() }, 'long')}
            {elsewhere && (
              <span className="block text-14 text-ink-soft">
                {t(isProvider ? 'patientTime' : 'theirTime', { time: elsewhere })}
              </span>
            )}
          </Fact>
          <Fact icon={MODE_ICONS[visit.mode]} label={t('how')}>
            {t(`modeVisit.${visit.mode}`)}
          </Fact>
          {!isProvider && visit.dependentId && (
            <Fact icon={UserRound} label={t('forWhom')}>
              {visit.patientName}
            </Fact>
          )}
          {visit.location && (
            <Fact icon={MapPin} label={t('where')}>
              {visit.location}
            </Fact>
          )}
          {visit.status === 'awaiting_payment' && visit.holdExpiresAt && (
            <Fact icon={Clock} label={t('heldUntil')}>
              {formatDateTime(lang, { at: new Date(visit.holdExpiresAt), timeZone: zoneHere() }, 'long')}
            </Fact>
          )}
          {visit.notes && (
            <Fact icon={NotebookPen} label={t('notesTitle')}>
              <span className="whitespace-pre-wrap">{visit.notes}</span>
            </Fact>
          )}
        </dl>
      </Card>
      <Card>
        <div className="mb-3 flex items-baseline justify-between gap-3">
          <h2 className="text-18">{t('price')}</h2>
          <p className="text-15 font-semibold text-ink-soft">
            {t(isOff(visit) ? 'nothingToPay' : `payment.${visit.paymentStatus}`)}
          </p>
        </div>
        <FareRows fare={visit.fare} mode={visit.mode} />
        {visit.status === 'cancelled' && visit.refund !== null && visit.refund > 0 && (
          <p className="mt-3 text-15">
            {t('refundOf', { amount: formatMoney(lang, Math.round(visit.refund * 100), 'USD') })}
          </p>
        )}
      </Card>
    </>
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
