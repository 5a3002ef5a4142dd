import type { Booking } from '@lakou/contract/bookings';
import { formatDateTime } from '@lakou/i18n';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { clockText, momentIn } from '#platform/time/zoned-time.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { toast } from '../../ui/toast.ts';
import { rememberBooking, slotsQuery } from '../bookings/bookings.queries.ts';
import type { Place } from './drag.ts';

interface MoveVisitDialogProps {
  booking: Booking;
  place: Place;
  timeZone: string;
  onClose: () => void;
}

/** A visit was dragged: says whom it moves and when, and whether that time is free, before the patient is told. */
export function MoveVisitDialog({ booking, place, timeZone, onClose }: MoveVisitDialogProps) {
  const { t } = useTranslation('agenda');
  const lang = useLanguage();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const to = momentIn(timeZone, place.day, clockText(place.minute));
  const free = useQuery(
    slotsQuery({
      providerId: booking.providerId ?? '',
      serviceType: booking.service ?? booking.serviceType,
      mode: booking.mode,
      moving: booking.id,
      from: place.day,
      days: 1,
    }),
  );
  const isFree =
    free.data && to
      ? !free.data.keepsHours || free.data.slots.some(({ startsAt }) => Date.parse(startsAt) === to.getTime())
      : undefined;
  const written = (at: Date) => formatDateTime(lang, { at, timeZone }, 'short');
  const reason =
    problem ?? (free.error ? errorText(free.error) : isFree === false ? t('moveNotFree') : undefined);

  async function move() {
    if (!to) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const params = { id: booking.id };
      const moved = await api('POST /api/bookings/:id/reschedule', {
        params,
        body: { dateTime: to.toISOString() },
      });
      await rememberBooking(queries, moved);
      toast.success(t('movedVisit'));
      onClose();
    } catch (error) {
      setProblem(errorText(error));
      await queries.invalidateQueries({ queryKey: ['bookings'] });
    } finally {
      setBusy(false);
    }
  }
  return (
    <Dialog
      title={t('moveVisit')}
      onClose={onClose}
      footer={
        <div className="grid gap-2">
          {reason && <FormError>{reason}</FormError>}
          <Button block busy={busy || free.isPending} disabled={!isFree} onClick={() => void move()}>
            {t('moveVisit')}
          </Button>
          <Button variant="ghost" block onClick={onClose}>
            {t('close')}
          </Button>
        </div>
      }
    >
      {to && (
        <p>
          {t('moveVisitText', {
            name: booking.patientName,
            from: written(new Date(booking.dateTime)),
            to: written(to),
          })}
        </p>
      )}
      {free.isPending && <p className="mt-3 text-15 text-ink-soft">{t('checking')}</p>}
    </Dialog>
  );
}
