import type { StaffMember } from '@lakou/contract/profiles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ApiError, api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { toast } from '../../ui/toast.ts';
import { STAFF_KEY } from './staff.queries.ts';

type Clocked = Pick<StaffMember, 'id' | 'name' | 'status' | 'openTimeLogId'>;

/** Clocks somebody in, or out when they are on shift; the time is the server's. */
export function useClock({ id, name, status, openTimeLogId }: Clocked, clinicId: string) {
  const { t } = useTranslation('staff');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const params = { id };
  const isOut = status === 'On Shift';
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async () => {
      if (!isOut) await api('POST /api/users/staff/:id/clock-in', { params, body: { clinicId } });
      else
        await api('POST /api/users/staff/:id/clock-out', {
          params,
          body: { timeLogId: openTimeLogId ?? '' },
        });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: STAFF_KEY }),
  });
  async function press(): Promise<void> {
    try {
      await mutateAsync();
      toast.success(t(isOut ? 'clockedOut' : 'clockedIn', { name }));
    } catch (error) {
      if (error instanceof ApiError && error.code === 'time_log_missing')
        toast.error(t('noOpenLog', { name }));
      else if (error instanceof ApiError && error.status < 500) toast.error(errorText(error));
      else toast.error(t('actionFailed'));
    }
  }
  return { press: () => void press(), isBusy: isPending, isOut };
}
