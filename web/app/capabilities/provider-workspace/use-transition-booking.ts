import type { Booking } from '@lakou/contract/bookings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { toast } from '../../ui/toast.ts';
import { rememberBooking } from '../bookings/bookings.queries.ts';
import type { Act } from './booking-transitions.ts';

const DONE = {
  accept: 'accepted',
  start: 'started',
  complete: 'completed',
  'no-show': 'missed',
  'undo-start': 'startUndone',
} as const satisfies Record<Act, string>;

/** Makes a transition of a booking; after a refusal the booking is read again. */
export function useTransitionBooking({ id }: Pick<Booking, 'id'>, onDone?: () => void) {
  const { t } = useTranslation('provider-workspace');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const params = { id };
  return useMutation({
    mutationFn: (act: Act) => api(`POST /api/bookings/:id/${act}`, { params }),
    onSuccess: async (booking, act) => {
      toast.success(t(DONE[act]));
      onDone?.();
      await rememberBooking(queries, booking);
    },
    onError: async (error) => {
      toast.error(errorText(error));
      onDone?.();
      await queries.invalidateQueries({ queryKey: ['bookings'] });
    },
  });
}
