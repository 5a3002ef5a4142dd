import type { Booking } from '@lakou/contract/bookings';
import { useMutation } from '@tanstack/react-query';
import UserRoundX from 'lucide-react/icons/user-round-x';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { transitionsOf } from '../provider-workspace/booking-transitions.ts';
import { useNow } from '../provider-workspace/use-now.ts';
import { useTransitionBooking } from '../provider-workspace/use-transition-booking.ts';
import type { Call, CallView } from './call.ts';
import { Elapsed } from './elapsed.tsx';

interface ProviderBarProps {
  booking: Booking;
  call: Call;
  view: CallView;
}

/** Who waits at the door, or did not come. */
export function ProviderBar({ booking, call, view }: ProviderBarProps) {
  const { t } = useTranslation('calls');
  const { t: work } = useTranslation('provider-workspace');
  const errorText = useErrorText();
  const [asking, setAsking] = useState(false);
  const acting = useTransitionBooking(booking, () => setAsking(false));
  const acts = transitionsOf(booking, useNow());
  const admit = useMutation({
    mutationFn: async () => {
      await api('POST /api/calls/:id/admit', { params: { id: booking.id } });
      // Letting somebody in is the beginning of the visit; one that was begun before is not begun again.
      if (booking.status === 'confirmed')
        await api('POST /api/bookings/:id/start', { params: { id: booking.id } }).catch(() => undefined);
    },
    onSettled: () => call.sync(),
  });
  const { room } = view;
  if (room?.side !== 'provider') return null;
  const isMissing = room.other === 'away' && acts.includes('no-show');
  if (room.other !== 'waiting' && !isMissing) return null;
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-3 bg-sea-tint px-4 py-3">
      {room.other === 'waiting' && (
        <>
          <p className="grow basis-44 font-medium">
            {t('isWaiting', { name: booking.patientName })}{' '}
            {room.waitingSince && <Elapsed since={room.waitingSince} at={room.at} />}
          </p>
          <Button busy={admit.isPending} onClick={() => admit.mutate()}>
            {t('admit')}
          </Button>
        </>
      )}
      {isMissing && (
        <Button variant="secondary" icon={UserRoundX} onClick={() => setAsking(true)}>
          {work('act.no-show')}
        </Button>
      )}
      {admit.error && <FormError>{errorText(admit.error)}</FormError>}
      {asking && (
        <ConfirmDialog
          title={work('act.no-show')}
          text={work('noShowText')}
          keep={work('keep')}
          busy={acting.isPending}
          onConfirm={() => acting.mutate('no-show')}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
