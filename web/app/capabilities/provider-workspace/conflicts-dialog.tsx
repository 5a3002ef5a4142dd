import type { Booking } from '@lakou/contract/bookings';
import { formatDateTime } from '@lakou/i18n';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Problem } from '../../ui/problem.tsx';
import { CancelBooking } from '../bookings/cancel-booking.tsx';
import { RescheduleBooking } from '../bookings/reschedule-booking.tsx';
import { serviceName } from '../bookings/service-name.ts';

interface ConflictsDialogProps {
  /** The visits that lie outside of the hours and were not decided about yet. */
  bookings: readonly Booking[];
  timeZone: string;
  onKeep: (id: string) => void;
  onClose: () => void;
}

/** Visits that were booked before the hours changed: each is moved, cancelled or kept. */
export function ConflictsDialog({ bookings, timeZone, onKeep, onClose }: ConflictsDialogProps) {
  const { t } = useTranslation('provider-workspace');
  const [doing, setDoing] = useState<{ act: 'move' | 'cancel'; booking: Booking }>();
  const close = () => setDoing(undefined);
  return (
    <Dialog
      title={t('conflicts.title', { count: bookings.length })}
      onClose={onClose}
      footer={
        <Button variant="ghost" block onClick={onClose}>
          {t('conflicts.keepAll')}
        </Button>
      }
    >
      <p className="mb-4 text-ink-soft">{t('conflicts.text')}</p>
      <ul className="grid gap-3">
        {bookings.map((booking) => (
          <Conflict
            key={booking.id}
            {...{ booking, timeZone }}
            onKeep={() => onKeep(booking.id)}
            onAct={(act) => setDoing({ act, booking })}
          />
        ))}
      </ul>
      {doing?.act === 'move' && <RescheduleBooking booking={doing.booking} onClose={close} />}
      {doing?.act === 'cancel' && <CancelBooking booking={doing.booking} onClose={close} />}
    </Dialog>
  );
}

interface UnreadConflictsProps {
  retrying: boolean;
  onRetry: () => void;
  onClose: () => void;
}

/** The hours were saved, but the visits outside of them could not be read: they are not passed over in silence. */
export function UnreadConflicts({ retrying, onRetry, onClose }: UnreadConflictsProps) {
  const { t } = useTranslation('provider-workspace');
  return (
    <Dialog title={t('saved')} onClose={onClose}>
      <Problem text={t('conflicts.unread')} {...{ retrying, onRetry }} />
    </Dialog>
  );
}

interface ConflictProps {
  booking: Booking;
  timeZone: string;
  onKeep: () => void;
  onAct: (act: 'move' | 'cancel') => void;
}

function Conflict({ booking, timeZone, onKeep, onAct }: ConflictProps) {
  const { t } = useTranslation('provider-workspace');
  const lang = useLanguage();
  const name = booking.patientName;
  return (
    <li className="rounded-card border border-line bg-surface p-4">
      <p className="font-bold wrap-anywhere">{name}</p>
      <p className="text-15 first-letter:uppercase">
        {formatDateTime(lang, { at: new Date(booking.dateTime), timeZone }, 'long')}
      </p>
      <p className="text-15 text-ink-soft">{serviceName(lang, booking)}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          aria-label={t('conflicts.moveNamed', { name })}
          onClick={() => onAct('move')}
        >
          {t('move')}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          aria-label={t('conflicts.cancelNamed', { name })}
          onClick={() => onAct('cancel')}
        >
          {t('cancel')}
        </Button>
        <Button variant="ghost" size="sm" aria-label={t('conflicts.keepNamed', { name })} onClick={onKeep}>
          {t('keep')}
        </Button>
      </div>
    </li>
  );
}
