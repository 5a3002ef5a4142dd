import type { Role } from '@lakou/contract';
import fc from 'fast-check';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from './app.ts';
import { type Act, actsOf, requestOf } from './harness/acts.ts';
import { CALLS } from './harness/calls.ts';
import { quickApp, type Tenant } from './harness/quick-app.ts';
import { stage } from './harness/relations.ts';
import { sendAs } from './harness/requests.ts';

/**
 * Whatever X does, X reads no more of Y than before: what somebody may see never arises from their own act. Calls of
 * the contract are played in random order, with what is X's own and with ids of Y, and each reply is searched for Y's
 * words. At least a third of the acts must succeed: refusals alone would prove little.
 */
const RUNS = 4;
const CALLS_PER_RUN = 30;
const LEAST_SUCCESSES = 1 / 3;
const app = quickApp();

const READS = CALLS.filter(({ key, isRead }) => isRead && !key.includes('/auth/')).map(({ key }) => key);

interface Target {
  readonly y: Person;
  readonly world: Tenant;
  readonly childId: string;
  readonly ids: readonly string[];
  readonly words: readonly string[];
}

const WORDS = ['name', 'phone', 'address', 'trouble', 'child', 'notes', 'chat', 'journal', 'cycle'] as const;

let targets = 0;
async function target(): Promise<Target> {
  const mark = `zq${++targets}x`;
  const word = (what: (typeof WORDS)[number]) => `${what}${mark}`;
  const world = app.tenant();
  const y = await world.person('PATIENT');
  const { db } = app;
  const params = { id: y.id };
  await db.query('update app_users set name = $2, phone = $3 where id = $1', [
    y.id,
    word('name'),
    word('phone'),
  ]);
  await db.query(
    `insert into patient_profiles (user_id, gender, address, primary_health_concerns) values ($1, 'Female', $2, $3)`,
    [y.id, word('address'), word('trouble')],
  );
  const child = { name: word('child'), dateOfBirth: '2019-05-01', relationship: 'child' } as const;
  const { id: childId } = await world.api('POST /api/users/:id/dependents', y, { params, body: child });
  const on = stage(app, world, y, childId);
  const doctor = await on.professional('confirmed');
  const visitId = await on.book(doctor, 30, { notes: word('notes') });
  const doctorId = doctor.provider.id;
  const message = { senderId: y.id, recipientId: doctorId, content: word('chat') };
  await world.api('POST /api/chat/send', y, { body: message });
  await db.query(
    `insert into cycle_logs (patient_id, date, flow, symptoms, cervical_mucus, ovulation_test, saved_at)
     values ($1, '2026-11-01', 'none', array[$2], 'none', '', now())`,
    [y.id, word('cycle')],
  );
  const profileId = uuidv7();
  await db.query(
    `insert into maternity_profiles (id, patient_id, due_date, shared, created_at)
     values ($2, $1, '2027-03-09', false, now())`,
    [y.id, profileId],
  );
  const page = { mood: 'okay', notes: word('journal') } as const;
  await world.api('POST /api/data/health/maternity/:id/journal', y, { params, body: page });
  return { y, world, childId, ids: [y.id, childId, visitId, profileId, doctorId], words: WORDS.map(word) };
}

const seenIn = (text: string, words: readonly string[]) => words.filter((word) => text.includes(word));

/** Y's words in all that X can read with these ids. */
async function readable(x: Person, { ids, words }: Target): Promise<string[]> {
  const seen = new Set<string>();
  await app.forgetTries();
  for (const key of READS)
    for (const first of key.includes(':') ? ids : ['']) {
      const [name, ...others] = [...key.matchAll(/:(\w+)/g)].map(([, param = '']) => param);
      const params = Object.fromEntries([[name ?? '', first], ...others.map((param) => [param, x.id])]);
      const { body } = await sendAs(app, key, { params }, x);
      for (const word of seenIn(body, words)) seen.add(word);
    }
  return [...seen].sort();
}

const count = { acts: 0, successes: 0 };

/** Somebody with a world of their own: whatever their acts need belongs to them or to people around them. */
async function makeX(role: Role): Promise<{ x: Person; world: Tenant }> {
  const world = app.tenant();
  const x = await world.somebody(role);
  if (role === 'PROVIDER')
    await app.db.query('insert into provider_profiles (user_id, license_verified) values ($1, true)', [x.id]);
  return { x, world };
}

/** Y's words in what X is told while acting. */
async function play(x: Person, world: Tenant, { y, ids, words }: Target, acts: readonly Act[]) {
  const told: string[] = [];
  for (const act of acts) {
    count.acts++;
    await app.forgetTries();
    // What X did before may have ended what this act needs.
    const request = await requestOf(act, [...ids, x.id], x, y, world).catch(() => undefined);
    if (!request) continue;
    const { statusCode, body } = await sendAs(app, act.call.key, request, x);
    if (statusCode < 400) count.successes++;
    told.push(...seenIn(body, words));
  }
  return told;
}

const manyActs = (role: Role) =>
  fc.array(actsOf(role), { minLength: CALLS_PER_RUN, maxLength: CALLS_PER_RUN });

const strangers: Role[] = ['PATIENT', 'PROVIDER', 'CLINIC_ADMIN', 'SPONSOR'];
let whom: Target;
beforeAll(async () => {
  whom = await target();
}, 180_000);
afterAll(() => {
  const share = count.successes / count.acts;
  expect(share, 'so many of the acts succeeded').toBeGreaterThanOrEqual(LEAST_SUCCESSES);
});

test('the words of a person are found where they may be read', async () => {
  expect(await readable(whom.y, whom)).toEqual([...whom.words].sort());
}, 180_000);

describe('no self-grant', () => {
  test.each(strangers)(
    'a %s who is nothing to a person stays so, whatever they do',
    async (role) => {
      await fc.assert(
        fc.asyncProperty(manyActs(role), async (acts) => {
          const { x, world } = await makeX(role);
          expect(await play(x, world, whom, acts)).toEqual([]);
          expect(await readable(x, whom)).toEqual([]);
        }),
        { numRuns: RUNS, seed: 11, endOnFailure: true },
      );
    },
    120_000,
  );

  test('a provider in care reads no more than the visit opened, whatever they do', async () => {
    await fc.assert(
      fc.asyncProperty(manyActs('PROVIDER'), async (acts) => {
        const own = await target();
        const on = stage(app, own.world, own.y, own.childId);
        const of = await on.professional('confirmed');
        const x = of.provider;
        const opened = { ...own, ids: [...own.ids, await on.book(of, 40)] };
        const before = await readable(x, opened);
        const world = app.tenant();
        world.knows(x);
        await play(x, world, opened, acts);
        const after = await readable(x, opened);
        expect(after.filter((word) => !before.includes(word))).toEqual([]);
      }),
      { numRuns: 3, seed: 11, endOnFailure: true },
    );
  }, 120_000);
});
