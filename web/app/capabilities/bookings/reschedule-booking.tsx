import type { Booking } from '@lakou/contract/bookings';
import { formatDateTime } from '@lakou/i18n';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dayHere } from '#platform/time/days.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { toast } from '../../ui/toast.ts';
import { rememberBooking } from './bookings.queries.ts';
import { SlotPicker } from './slot-picker.tsx';

interface RescheduleBookingProps {
  booking: Booking;
  /** A time that was chosen before. */
  startsAt?: string | undefined;
  onClose: () => void;
}

/** Chooses another free time with the same provider. */
export function RescheduleBooking({ booking, startsAt: chosen, onClose }: RescheduleBookingProps) {
  const { t } = useTranslation('bookings');
  const lang = useLanguage();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [startsAt, setStartsAt] = useState(chosen);
  const moving = useMutation({
    mutationFn: (dateTime: string) =>
      api('POST /api/bookings/:id/reschedule', { params: { id: booking.id }, body: { dateTime } }),
    onSuccess: async (moved) => {
      await rememberBooking(queries, moved);
      toast.success(t('moved'));
      onClose();
    },
    onError: () => {
      setStartsAt(undefined);
      void queries.invalidateQueries({ queryKey: ['bookings', 'slots'] });
    },
  });
  return (
    <Dialog
      title={t('move')}
      onClose={onClose}
      footer={
        <div className="grid gap-3">
          {moving.error && <FormError>{errorText(moving.error)}</FormError>}
          <Button
            block
            busy={moving.isPending}
            disabled={!startsAt}
            onClick={() => startsAt && moving.mutate(startsAt)}
          >
            {startsAt
              ? t('moveTo', {
                  when: formatDateTime(lang, { at: new Date(startsAt), timeZone: ownTimeZone() }, 'short'),
                })
              : t('noTimeYet')}
          </Button>
        </div>
      }
    >
      <p className="mb-4 text-ink-soft">
        {t('nowAt', {
          when: formatDateTime(lang, { at: new Date(booking.dateTime), timeZone: ownTimeZone() }, 'long'),
        })}
      </p>
      <SlotPicker
        question={{
          providerId: booking.providerId ?? '',
          serviceType: booking.service ?? booking.serviceType,
          mode: booking.mode,
          moving: booking.id,
        }}
        firstDay={dayHere(new Date(chosen ?? booking.dateTime))}
        value={startsAt}
        onChange={setStartsAt}
      />
    </Dialog>
  );
}
