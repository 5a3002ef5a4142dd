import type { calls } from '@lakou/contract/calls';
import { type Fixture, type Gets, personOfRole } from '#platform/access/fixture.ts';
import { type AccessTable, type ObjectRows, onlyGets } from '#platform/access/table.ts';
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
};
