import type { callGuests } from '@lakou/contract/call-guests';
import type { calls } from '@lakou/contract/calls';
import { type Fixture, type Gets, personOfRole } from '#platform/access/fixture.ts';
import {
  type AccessCase,
  type AccessTable,
  everyoneGets,
  type ObjectRows,
  onlyGets,
} from '#platform/access/table.ts';
import { listedProvider } from '../profiles/profiles.access-table.ts';

/** A visit by video of this person, as its patient or its provider. */
const videoVisit: Fixture = async (person, world) => {
  const patient = await personOfRole(person, 'PATIENT', world);
  const provider = await listedProvider(await personOfRole(person, 'PROVIDER', world), world);
  const body = {
    serviceType: 'General checkup',
    mode: 'video',
    dateTime: world.freeTime(),
    providerId: provider.id,
  } as const;
  const { id } = await world.api('POST /api/data/bookings', patient, { body });
  return { params: { id }, owner: person.role === 'PROVIDER' ? person : patient };
};

/** The same with somebody invited. */
const withGuest: Fixture = async (person, world, on) => {
  const { params, owner } = await videoVisit(person, world, on);
  const guest = await world.api('POST /api/calls/:id/guests', owner, { params: { id: params.id ?? '' } });
  return { params: { ...params, guestId: guest.id }, owner };
};

const both = (status: number): Gets => onlyGets({ PATIENT: status, PROVIDER: status });
const provider = (status: number): Gets => onlyGets({ PROVIDER: status });

const CONNECTION = '01900000-0000-7000-8000-00000000c0de';
/** The room is not open yet: its two are told so, and nobody else learns that there is one. */
const closed = (gets: (status: number) => Gets, payload?: object): ObjectRows => ({
  fixture: videoVisit,
  ...(payload && { payload }),
  own: gets(409),
  foreign: gets(404),
  missing: gets(404),
  unchanged: 'GET /api/calls/:id',
});

export const callsAccess: AccessTable<typeof calls> = {
  'GET /api/calls/:id': { fixture: videoVisit, own: both(200), foreign: both(404), missing: both(404) },
  'POST /api/calls/:id/join': closed(both),
  'POST /api/calls/:id/sync': closed(both, { connectionId: CONNECTION }),
  'POST /api/calls/:id/signals': closed(both, {
    connectionId: CONNECTION,
    to: CONNECTION,
    signals: [{ kind: 'candidate', data: '{}' }],
  }),
  'POST /api/calls/:id/admit': closed(provider),
  'POST /api/calls/:id/leave': {
    ...closed(both, { connectionId: CONNECTION }),
    own: both(204),
  },
  'POST /api/calls/:id/guests': {
    fixture: videoVisit,
    own: both(201),
    foreign: both(404),
    missing: both(404),
    unchanged: 'GET /api/calls/:id',
  },
  'POST /api/calls/:id/guests/:guestId/admit': { ...closed(both), fixture: withGuest },
  'DELETE /api/calls/:id/guests/:guestId': { ...closed(both), fixture: withGuest, own: both(204) },
};

/** Nothing leads to a room but a link that is alive, whoever asks. */
const unknown = (payload: object): readonly AccessCase[] => [
  { on: 'missing', request: () => ({ payload }), gets: everyoneGets(404) },
];
const TOKEN = '0'.repeat(64);
const place = { key: TOKEN, connectionId: CONNECTION };

export const callGuestsAccess: AccessTable<typeof callGuests> = {
  'POST /api/call-guests/look': unknown({ token: TOKEN }),
  'POST /api/call-guests/join': unknown({ token: TOKEN, name: 'Jan' }),
  'POST /api/call-guests/sync': unknown(place),
  'POST /api/call-guests/signals': unknown({
    ...place,
    to: CONNECTION,
    signals: [{ kind: 'candidate', data: '{}' }],
  }),
  'POST /api/call-guests/leave': unknown(place),
};
