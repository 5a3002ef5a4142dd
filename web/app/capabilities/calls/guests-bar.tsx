import type { CallGuest } from '@lakou/contract/calls';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';
import type { Call, CallView } from './call.ts';

interface GuestsBarProps {
  bookingId: string;
  call: Call;
  view: CallView;
}

/** Guests at the door: either of the two lets them in, once in the room themself. */
export function GuestsBar({ bookingId, call, view: { room } }: GuestsBarProps) {
  if (room?.me !== 'in') return null;
  return room.guests
    .filter(({ presence }) => presence === 'waiting')
    .map((guest) => <WaitingGuest key={guest.id} bookingId={bookingId} call={call} guest={guest} />);
}

function WaitingGuest({ bookingId, call, guest }: Omit<GuestsBarProps, 'view'> & { guest: CallGuest }) {
  const { t } = useTranslation('calls');
  const errorText = useErrorText();
  const params = { id: bookingId, guestId: guest.id };
  const onSettled = () => call.sync();
  const admit = useMutation({
    mutationFn: () => api('POST /api/calls/:id/guests/:guestId/admit', { params }),
    onSettled,
  });
  const refuse = useMutation({
    mutationFn: () => api('DELETE /api/calls/:id/guests/:guestId', { params }),
    onSettled,
  });
  const error = admit.error ?? refuse.error;
  return (
    <div role="status" className="flex shrink-0 flex-wrap items-center gap-3 bg-sea-tint px-4 py-3">
      <p className="grow basis-full font-medium wrap-anywhere md:basis-44">
        {t('guest.asks', { name: guest.name ?? '' })}
      </p>
      <Button busy={admit.isPending} onClick={() => admit.mutate()}>
        {t('guest.admit')}
      </Button>
      <Button variant="secondary" busy={refuse.isPending} onClick={() => refuse.mutate()}>
        {t('guest.refuse')}
      </Button>
      {error && <FormError>{errorText(error)}</FormError>}
    </div>
  );
}
