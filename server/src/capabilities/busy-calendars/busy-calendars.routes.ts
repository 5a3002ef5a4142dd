import type { Routes } from '#platform/capability.ts';
import { openSecretBox } from '#platform/secret-box.ts';
import {
  canChangeBusyCalendar,
  canReadBusyCalendar,
  canRemoveBusyCalendar,
} from './busy-calendars.access.ts';
import { nameCalendar, removeCalendar } from './busy-calendars.service.ts';
import { findCalendar } from './busy-calendars.store.ts';

export const READ_CALENDAR = 'busy-calendar';

export const busyCalendars: Routes = (on, { config, jobs }) => {
  const box = openSecretBox(config);
  const read = (db: Parameters<typeof jobs.send>[0], data: { providerId: string }) =>
    jobs.send(db, READ_CALENDAR, data);

  on('GET /api/providers/me/busy-calendar', canReadBusyCalendar, async ({ grant }) => ({
    calendar: await findCalendar(grant),
  }));
  on('PUT /api/providers/me/busy-calendar', canChangeBusyCalendar, async ({ grant, body }) => ({
    calendar: await nameCalendar(grant, body.url, { box, read }),
  }));
  on('DELETE /api/providers/me/busy-calendar', canRemoveBusyCalendar, async ({ grant }) => {
    await removeCalendar(grant);
    return undefined;
  });
};
