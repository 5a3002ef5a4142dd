import { policy } from '#platform/access/policy.ts';
import { BUSY_CALENDAR_CHANGES } from '#platform/limits/limits.ts';

const provider = { kind: 'signedIn', roles: ['PROVIDER'] } as const;

export const canReadBusyCalendar = policy('busy-calendar:read', provider);
export const canChangeBusyCalendar = policy('busy-calendar:change', provider, {
  limit: BUSY_CALENDAR_CHANGES,
});
export const canRemoveBusyCalendar = policy('busy-calendar:remove', provider);
