import type { contentReviews } from '@lakou/contract/content-reviews';
import type { Fixture, World } from '#platform/access/fixture.ts';
import { type AccessCase, type AccessTable, notPersonal, onlyGets } from '#platform/access/table.ts';
import { contentId, findReviewable, reviewables } from './content-fields.rules.ts';

const BURNS = 'first-aid.burns';
const burns: Fixture = async (person) => ({ params: { id: BURNS }, owner: person });

const NO_TEXT = { field: 'title', language: 'en', original: '' } as const;
const read = async (id: string, world: World) =>
  world.api('GET /api/admin/content/:id', await world.somebody('ADMIN'), { params: { id }, query: {} });

/** Of a text that no other row corrects; a field that is corrected again ends what was there. */
const corrected: Fixture = async (person, world) => {
  const id = contentId(reviewables('education')[0] ?? { kind: 'education', slug: '' });
  const { fields } = await read(id, world);
  const texts = fields.flatMap(({ field, texts }) => texts.map((text) => ({ field, ...text })));
  const { field, language, original } = texts.find(({ correction }) => !correction) ?? texts[0] ?? NO_TEXT;
  const made = await world.api('POST /api/admin/content/:id/corrections', await world.somebody('ADMIN'), {
    params: { id },
    body: {
      field,
      language,
      original,
      text: `A title ${world.newId()}`,
      reason: 'Plainer words',
    },
  });
  return { params: { id, correctionId: made.id }, owner: person };
};

const reviewed: Fixture = async (person, world) => {
  const id = contentId(reviewables('education')[1] ?? { kind: 'education', slug: '' });
  const { digest } = await read(id, world);
  const made = await world.api('POST /api/admin/content/:id/reviews', await world.somebody('ADMIN'), {
    params: { id },
    body: { reviewer: 'Mirlande Joseph', profession: 'doctor', reviewedOn: '2026-11-01', digest },
  });
  return { params: { id, reviewId: made.id }, owner: person };
};

const because = 'content belongs to the product, and every administrator keeps its reviews';
const gets = (status: number) => notPersonal(because, onlyGets({ ADMIN: status }));
const missing = onlyGets({ ADMIN: 404 });
const nothing = 'first-aid.nothing';

/** It exists, but not of what the path names. */
const ofOtherContent = (fixture: Fixture): AccessCase => ({
  on: 'missing',
  request: async ({ visitor }, world) => ({
    params: { ...(await fixture(visitor, world, 'own')).params, id: nothing },
  }),
  gets: missing,
});

export const contentReviewsAccess: AccessTable<typeof contentReviews> = {
  'GET /api/admin/content': [{ on: 'nothing of anybody', gets: onlyGets({ ADMIN: 200 }) }],
  'GET /api/admin/content/:id': { fixture: burns, existing: gets(200), missing, nothing },
  'POST /api/admin/content/:id/corrections': {
    fixture: burns,
    payload: (_, world) => ({
      field: 'title',
      language: 'en',
      original: findReviewable(BURNS)?.titles.en,
      text: `A title ${world.newId()}`,
      reason: 'Plainer words',
    }),
    existing: gets(201),
    missing,
    nothing,
  },
  'DELETE /api/admin/content/:id/corrections/:correctionId': {
    fixture: corrected,
    existing: gets(204),
    missing,
    nothing,
    also: [ofOtherContent(corrected)],
  },
  'POST /api/admin/content/:id/reviews': {
    fixture: burns,
    // Words that nobody saw are not reviewed.
    payload: { reviewer: 'Mirlande Joseph', profession: 'doctor', reviewedOn: '2026-11-01', digest: 'other' },
    existing: gets(409),
    missing,
    nothing,
  },
  'DELETE /api/admin/content/:id/reviews/:reviewId': {
    fixture: reviewed,
    existing: gets(204),
    missing,
    nothing,
    also: [ofOtherContent(reviewed)],
  },
};
