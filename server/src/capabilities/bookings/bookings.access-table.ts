import type { bookings } from '@lakou/contract/bookings';
import { type AccessCase, type AccessTable, signedInGets } from '#platform/access/table.ts';

const withId = (id: string) => ({ params: { id } });

/** Only those of some roles may knock; what they then get. */
const only = (roles: Partial<AccessCase['gets']>): AccessCase['gets'] => ({ ...signedInGets(403), ...roles });

/** Nobody here has a visit: the tests of bookings play those who do. */
const noBooking = (gets: AccessCase['gets'], payload?: object): AccessCase[] => [
  {
    on: 'missing',
    request: ({ nothing }) => ({ ...withId(nothing), ...(payload && { payload }) }),
    gets,
  },
  { on: 'missing', request: () => ({ ...withId('not-an-id'), ...(payload && { payload }) }), gets },
];

const request = { serviceType: 'General checkup' };
const DATE = { dateTime: '2026-12-01T15:00:00Z' };
const MISSING = '01900000-0000-7000-8000-000000000000';

export const bookingsAccess: AccessTable<typeof bookings> = {
  'GET /api/data/bookings/user/:id': [
    {
      on: 'own',
      request: ({ visitor }) => withId(visitor.id),
      gets: { ...signedInGets(404), PATIENT: 200, PROVIDER: 200 },
    },
    { on: 'foreign', request: ({ other }) => withId(other.id), gets: signedInGets(404) },
    ...noBooking(signedInGets(404)),
  ],
  'POST /api/data/bookings': [
    { on: 'own', request: () => ({ payload: request }), gets: only({ PATIENT: 201 }) },
    {
      on: 'foreign',
      request: ({ other }) => ({ payload: { ...request, patientId: other.id } }),
      gets: only({ PATIENT: 403 }),
    },
    {
      on: 'missing',
      request: () => ({ payload: { ...request, providerId: MISSING } }),
      gets: only({ PATIENT: 404 }),
    },
    {
      on: 'missing',
      request: () => ({ payload: { ...request, dependentId: 'not-an-id' } }),
      gets: only({ PATIENT: 404 }),
    },
    { on: 'nothing of anybody', request: () => ({ payload: {} }), gets: only({ PATIENT: 400 }) },
  ],
  'GET /api/bookings/:id': noBooking(signedInGets(404)),
  'GET /api/bookings/:id/calendar': noBooking(signedInGets(404)),
  'GET /api/bookings/:id/cancellation': noBooking(signedInGets(404)),
  'POST /api/bookings/:id/cancel': noBooking(signedInGets(404)),
  'POST /api/bookings/:id/reschedule': noBooking(signedInGets(404), DATE),
  'POST /api/bookings/:id/accept': noBooking(only({ PROVIDER: 404 })),
  'POST /api/bookings/:id/start': noBooking(only({ PROVIDER: 404 })),
  'POST /api/bookings/:id/complete': noBooking(only({ PROVIDER: 404 })),
  'POST /api/bookings/:id/no-show': noBooking(only({ PROVIDER: 404, CLINIC_ADMIN: 404 })),
};
