import type { Capability } from '#platform/capability.ts';
import { fetchPublicText } from '#platform/http/fetch-public.ts';
import { readCalendarOf, readDueCalendars } from './busy-calendars.jobs.ts';
import { busyCalendars, READ_CALENDAR } from './busy-calendars.routes.ts';

export const capability = {
  routes: busyCalendars,
  jobs: (platform) => {
    platform.jobs.queue<{ providerId: string }>(READ_CALENDAR, ({ providerId }) =>
      readCalendarOf(platform, fetchPublicText, providerId),
    );
    platform.jobs.recurring('busy-calendars', '13 * * * *', () =>
      readDueCalendars(platform, fetchPublicText),
    );
  },
  ownTables: { busy_times: 'provider_id' },
  sealed: { 'busy_calendars.address': 'provider_id' },
} satisfies Capability;
