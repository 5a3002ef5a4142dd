import type { busyCalendars } from '@lakou/contract/busy-calendars';
import { type AccessTable, onlyGets } from '#platform/access/table.ts';

const OWN = onlyGets({ PROVIDER: 200 });

export const busyCalendarsAccess: AccessTable<typeof busyCalendars> = {
  'GET /api/providers/me/busy-calendar': [{ on: 'own', gets: OWN }],
  'PUT /api/providers/me/busy-calendar': [
    {
      on: 'own',
      request: () => ({ payload: { url: 'https://calendar.invalid/agenda.ics' } }),
      gets: OWN,
    },
    {
      on: 'nothing of anybody',
      request: () => ({ payload: { url: 'http://10.0.0.1/agenda.ics' } }),
      gets: onlyGets({ PROVIDER: 400 }),
    },
  ],
  'DELETE /api/providers/me/busy-calendar': [{ on: 'own', gets: onlyGets({ PROVIDER: 204 }) }],
};
