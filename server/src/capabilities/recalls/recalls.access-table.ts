import type { recalls } from '@lakou/contract/recalls';
import { type Fixture, type Person, personOfRole, type World } from '#platform/access/fixture.ts';
import { type AccessTable, onlyGets } from '#platform/access/table.ts';
import { verifiedProvider } from '../verification/verification.access-table.ts';

/** Somebody who has a visit with this provider, whose licence was verified. */
async function patientOf(provider: Person, world: World): Promise<{ patientId: string; weeks: number }> {
  const [{ id: providerId }, patient] = [
    await verifiedProvider(provider, world),
    await world.somebody('PATIENT', 'recalled'),
  ];
  await world.once(`in care ${providerId}`, () =>
    world.api('POST /api/data/bookings', patient, {
      body: { serviceType: 'Check-up', providerId, dateTime: world.freeTime() },
    }),
  );
  return { patientId: patient.id, weeks: 6 };
}

const recall: Fixture = async (person, world) => {
  const owner = await personOfRole(person, 'PROVIDER', world);
  const body = await patientOf(owner, world);
  const { id } = await world.api('POST /api/providers/me/recalls', owner, { body });
  return { params: { id }, owner };
};

export const recallsAccess: AccessTable<typeof recalls> = {
  'GET /api/providers/me/recalls': [{ on: 'own', gets: onlyGets({ PROVIDER: 200 }) }],
  'POST /api/providers/me/recalls': [
    {
      on: 'own',
      request: async ({ visitor }, world) => {
        // The staff of a clinic may be administrative, and nobody has a visit with them.
        const isOwn = visitor.role === 'PROVIDER' && !visitor.clinicId;
        return { payload: await patientOf(isOwn ? visitor : await world.somebody('PROVIDER'), world) };
      },
      gets: onlyGets({ PROVIDER: 201 }),
    },
    {
      on: 'foreign',
      request: async (_, world) => ({
        payload: { patientId: (await world.somebody('SPONSOR')).id, weeks: 6 },
      }),
      gets: onlyGets({ PROVIDER: 404 }),
    },
    { on: 'nothing of anybody', request: () => ({ payload: {} }), gets: onlyGets({ PROVIDER: 400 }) },
  ],
  'DELETE /api/providers/me/recalls/:id': {
    fixture: recall,
    own: onlyGets({ PROVIDER: 204 }),
    foreign: onlyGets({ PROVIDER: 404 }),
    missing: onlyGets({ PROVIDER: 404 }),
  },
};
