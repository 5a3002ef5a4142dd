import type { Booking } from '@lakou/contract/bookings';
import { REMOTE_MODES } from '@lakou/contract/bookings.rules';
import { classNames } from '../../ui/class-names.ts';

export const isRemote = ({ mode }: Pick<Booking, 'mode'>): boolean => REMOTE_MODES.includes(mode);

/** Whether it still needs an acceptance or a payment. */
const isOpenQuestion = ({ status }: Pick<Booking, 'status'>): boolean =>
  status === 'requested' || status === 'awaiting_payment';

/** The colours of a booking: by its mode, or by its status when that is more important. */
export function bookingLook(booking: Pick<Booking, 'mode' | 'status'>): string {
  const { status } = booking;
  if (status === 'in_progress') return 'border-sea bg-sea text-on-sea';
  if (isOpenQuestion(booking)) return 'border-mango bg-mango-tint text-mango-ink';
  if (status === 'completed' || status === 'no_show')
    return classNames('border-transparent bg-sunken text-ink-soft', status === 'no_show' && 'line-through');
  return isRemote(booking)
    ? 'border-transparent bg-night-tint text-night'
    : 'border-transparent bg-sea-tint text-sea';
}
