import type { Service } from '@lakou/content/services';
import type { BookingMode } from '@lakou/contract/bookings';
import type { ProviderProfile } from '@lakou/contract/providers';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { ApiError } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { sendOrKeep } from '../../platform/outbox/outbox.ts';
import { useUser } from '../../platform/session.ts';
import { toast } from '../../ui/toast.ts';
import { rememberBooking } from './bookings.queries.ts';
import type { NewBooking } from './use-new-booking.ts';
import type { WishedTimes } from './wish.ts';

const OFFERED = 3;

/** With a town the server knows how far it is. */
const whereOf = (address: string, town: NewBooking['town']) => {
  if (town) return { location: { lat: town.lat, lng: town.lng, address: address || town.name } };
  return address ? { location: address } : {};
};

type Complete = Omit<NewBooking, 'wish'> & {
  service: Service;
  mode: BookingMode;
  isRepresented: boolean;
  /** The package that it is booked on. */
  packageId: string | null;
  /** Any of these times will do. */
  wished: WishedTimes | undefined;
};

/**
 * Sends the booking once, however often the button is pressed: the same choices use the same idempotency key. Without a
 * network it waits on this device.
 */
export function useBook(provider: ProviderProfile, onTaken: () => void) {
  const { t } = useTranslation('bookings');
  const { t: common } = useTranslation('common');
  const { id: userId } = useUser();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const key = useRef({ wishes: '', key: '' });
  const sending = useMutation({
    mutationFn: (chosen: Complete) => {
      const { forWhom, isRepresented, service, mode, startsAt, wished, location, town, notes, packageId } =
        chosen;
      const body = {
        providerId: provider.id,
        serviceType: service.slug,
        mode,
        timeZone: ownTimeZone(),
        ...(forWhom !== 'me' && (isRepresented ? { patientId: forWhom } : { dependentId: forWhom })),
        ...(wished ?? (startsAt && { dateTime: startsAt })),
        ...(mode === 'in_home' && whereOf(location.trim(), town)),
        ...(notes.trim() && { notes }),
        ...(packageId && { packageId }),
      };
      const wishes = JSON.stringify(body);
      if (key.current.wishes !== wishes) key.current = { wishes, key: crypto.randomUUID() };
      const entry = { id: key.current.key, userId, kind: 'booking', name: provider.name } as const;
      return sendOrKeep('POST /api/data/bookings', { body }, entry);
    },
    onSuccess: async (written, { isRepresented }) => {
      if (written.state === 'kept') {
        toast.success(common('keptHere'));
        await navigate('/app/outbox', { replace: true });
        return;
      }
      // Another tab has sent it, and its reply is not here.
      if (!written.reply) return void navigate('/app/visits', { replace: true });
      const booking = written.reply;
      await rememberBooking(queries, booking);
      if (isRepresented) {
        toast.success(t(booking.status === 'confirmed' ? 'confirmed' : 'bookedFor'));
        await navigate(`/app/acting-for/${booking.patientId}`, { replace: true });
      } else if (booking.status === 'awaiting_payment')
        await navigate(`/app/pay/${booking.id}`, { replace: true });
      else {
        toast.success(t('confirmed'));
        await navigate(`/app/visits/${booking.id}`, { replace: true });
      }
    },
    onError: (error) => {
      // Somebody else took the time, so the choice is cleared. The refusal does not wait for the new free times.
      if (error instanceof ApiError && error.status === 409) onTaken();
      void queries.invalidateQueries({ queryKey: ['bookings', 'slots'] });
    },
  });

  const refusal = sending.error instanceof ApiError && sending.error.status > 0 && sending.error.status < 500;
  return {
    book: sending.mutate,
    busy: sending.isPending,
    /** The documented words, and the server's reason where it gave one. */
    problem: sending.error && { text: t('failed'), reason: refusal ? errorText(sending.error) : undefined },
    /** Free times to choose instead of the one that was taken. */
    offered: sending.error instanceof ApiError ? sending.error.slots.slice(0, OFFERED) : [],
    forgetProblem: sending.reset,
  };
}
