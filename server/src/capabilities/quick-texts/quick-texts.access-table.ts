import type { quickTexts } from '@lakou/contract/quick-texts';
import { type Fixture, personOfRole } from '#platform/access/fixture.ts';
import { type AccessTable, onlyGets } from '#platform/access/table.ts';

const TEXT = { title: 'After a visit', body: 'Drink plenty of water and rest today.' };

const text: Fixture = async (person, world) => {
  const owner = await personOfRole(person, 'PROVIDER', world);
  const { id } = await world.api('POST /api/providers/me/quick-texts', owner, { body: TEXT });
  return { params: { id }, owner };
};
const foreign = onlyGets({ PROVIDER: 404 });

export const quickTextsAccess: AccessTable<typeof quickTexts> = {
  'GET /api/providers/me/quick-texts': [{ on: 'own', gets: onlyGets({ PROVIDER: 200 }) }],
  'POST /api/providers/me/quick-texts': [
    { on: 'own', request: () => ({ payload: TEXT }), gets: onlyGets({ PROVIDER: 201 }) },
  ],
  'PUT /api/providers/me/quick-texts/:id': {
    fixture: text,
    payload: TEXT,
    own: onlyGets({ PROVIDER: 200 }),
    foreign,
    missing: foreign,
  },
  'DELETE /api/providers/me/quick-texts/:id': {
    fixture: text,
    own: onlyGets({ PROVIDER: 204 }),
    foreign,
    missing: foreign,
  },
};
