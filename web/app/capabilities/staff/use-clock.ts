import type { StaffMember } from '@lakou/contract/profiles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ApiError } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { useUser } from '../../platform/session.ts';
import { toast } from '../../ui/toast.ts';
import { isAtWork } from './own-presses.ts';
import { clockCall, newPress, pressOwnClock } from './press-clock.ts';
import { STAFF_KEY } from './staff.queries.ts';
import { useOwnPresses } from './use-own-presses.ts';

type Clocked = Pick<StaffMember, 'id' | 'name' | 'status' | 'openTimeLogId'>;

/**
 * Clocks somebody in, or out when they are on shift; the time is the server's. Without a network one's own press is kept,
 * and an administrator of the clinic confirms its time.
 */
export function useClock({ id, name, status, openTimeLogId }: Clocked, clinicId: string) {
  const { t } = useTranslation('staff');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const { id: userId } = useUser();
  const isOwn = id === userId;
  const { waiting, refused, isSettling } = useOwnPresses(clinicId, isOwn);
  const isOut = isAtWork(waiting, status === 'On Shift');
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async () => {
      const press = newPress(isOut ? 'clock_out' : 'clock_in');
      const clock = clockCall(id, clinicId, openTimeLogId);
      if (isOwn) return pressOwnClock(press, { userId, clinicId, waits: waiting.length > 0, clock });
      await clock(press);
      return 'clocked';
    },
    onSettled: () => queries.invalidateQueries({ queryKey: STAFF_KEY }),
  });
  async function press(): Promise<void> {
    try {
      const pressed = await mutateAsync();
      if (pressed === 'clocked') toast.success(t(isOut ? 'clockedOut' : 'clockedIn', { name }));
      else if (pressed === 'sent') toast.success(t('claimSent'));
      else toast.success(t(navigator.onLine ? 'noAnswerKept' : 'offlineKept'));
    } catch (error) {
      if (error instanceof ApiError && error.code === 'time_log_missing')
        toast.error(t('noOpenLog', { name }));
      else if (error instanceof ApiError && error.status < 500) toast.error(errorText(error));
      else toast.error(t('actionFailed'));
    }
  }
  return { press: () => void press(), isBusy: isPending || isSettling, isOut, waiting, refused };
}
