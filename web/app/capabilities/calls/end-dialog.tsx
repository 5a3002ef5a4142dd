import type { Booking } from '@lakou/contract/bookings';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { transitionsOf } from '../provider-workspace/booking-transitions.ts';
import { useNow } from '../provider-workspace/use-now.ts';
import { useTransitionBooking } from '../provider-workspace/use-transition-booking.ts';

interface EndDialogProps {
  booking: Booking;
  isProvider: boolean;
  onLeave: () => void;
  onClose: () => void;
}

/** Leaving lets one come back; completing, by the provider, ends the visit for both. */
export function EndDialog({ booking, isProvider, onLeave, onClose }: EndDialogProps) {
  const { t } = useTranslation('calls');
  const acting = useTransitionBooking(booking, onClose);
  const canComplete = transitionsOf(booking, useNow()).includes('complete');
  return (
    <Dialog
      title={t('endTitle')}
      onClose={onClose}
      footer={
        <div className="grid gap-2">
          {isProvider && canComplete && (
            <Button block busy={acting.isPending} onClick={() => acting.mutate('complete')}>
              {t('complete')}
            </Button>
          )}
          <Button variant="danger" block onClick={onLeave}>
            {t('leave')}
          </Button>
          <Button variant="ghost" block onClick={onClose}>
            {t('stay')}
          </Button>
        </div>
      }
    >
      <p>{t(isProvider ? 'endTextProvider' : 'endText')}</p>
    </Dialog>
  );
}
