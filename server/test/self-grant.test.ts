import { contract, type Role } from '@lakou/contract';
import fc from 'fast-check';
import { uuidv7 } from 'uuidv7';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { loadAccessTables } from './access-tables.ts';
import { agendaTest, type Somebody } from './agenda.ts';
import { type JsonSchema, samplesOf } from './samples.ts';

/**
 * Whatever X does, X reads no more of Y than before: what somebody may see never arises from their own act. All calls
 * of the contract are played in random order with ids of Y in every place, and each reply is searched for Y's words.
 */
const RUNS = 6;
const CALLS_PER_RUN = 30;
const care = agendaTest();

interface Endpoint {
  readonly body?: z.ZodType;
  readonly stream?: unknown;
  readonly upload?: unknown;
}
const endpoints = Object.entries(contract as unknown as Record<string, Endpoint>);
// These only end X's own session or account, and the rest of a run would be refused at the door.
const ENDS = /\/auth\/|\/sessions|\/close|DELETE \/api\/users\/me|\/password|\/2fa|\/events/;
const isPlayed = ([key, one]: [string, Endpoint]) => !one.stream && !one.upload && !ENDS.test(key);
const READS = endpoints.filter((one) => isPlayed(one) && one[0].startsWith('GET ')).map(([key]) => key);
const ACTS = endpoints.filter((one) => isPlayed(one) && !one[0].startsWith('GET '));

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

interface Target {
  readonly y: Somebody;
  readonly ids: readonly string[];
  readonly words: readonly string[];
}

let targets = 0;
async function target(): Promise<Target> {
  const mark = `zq${++targets}x`;
  const words = ['name', 'phone', 'address', 'trouble', 'child', 'notes', 'chat', 'journal', 'cycle'].map(
    (what) => `${what}${mark}`,
  );
  const [name, phone, address, trouble, child, notes, chat, journal, cycle] = words;
  const y = await care.patient(address);
  const { db } = care.lakou;
  await db.query('update app_users set name = $2, phone = $3 where id = $1', [y.id, name, phone]);
  await db.query('update patient_profiles set primary_health_concerns = $2 where user_id = $1', [
    y.id,
    trouble,
  ]);
  const dependentId = await care.dependent(y, child);
  const doctor = await care.provider();
  const visit = await care.booking(y, doctor.id, '2026-11-17T14:00:00Z', { notes });
  await care.send('POST', '/api/chat/send', y, { senderId: y.id, recipientId: doctor.id, content: chat });
  await db.query(
    `insert into cycle_logs (patient_id, date, flow, symptoms, cervical_mucus, ovulation_test, saved_at)
     values ($1, '2026-11-01', 'none', array[$2], 'none', '', now())`,
    [y.id, cycle],
  );
  const profileId = uuidv7();
  await db.query(
    `insert into maternity_profiles (id, patient_id, due_date, shared, created_at)
     values ($2, $1, '2027-03-09', false, now())`,
    [y.id, profileId],
  );
  await care.send('POST', `/api/data/health/maternity/${y.id}/journal`, y, {
    mood: 'okay',
    symptoms: [],
    notes: journal,
  });
  return { y, ids: [y.id, dependentId, visit.id, profileId, doctor.id], words };
}

const pathOf = (key: string, ids: readonly string[], pick: (n: number) => number) => {
  let n = 0;
  return key.slice(key.indexOf(' ') + 1).replaceAll(/:\w+/g, () => ids[pick(n++) % ids.length] ?? '');
};

/** What names somebody as the one who acts is X, the last of the ids: anybody else is refused at once. */
function idFor(name: string, value: unknown, ids: readonly string[], pick: () => number): string | undefined {
  if (typeof value !== 'string' || !/id$/i.test(name)) return undefined;
  return name === 'senderId' ? ids.at(-1) : ids[pick() % ids.length];
}

/** The body with these ids wherever it names one. */
function withIds(body: unknown, ids: readonly string[], pick: () => number): unknown {
  if (typeof body === 'string') return UUID.test(body) ? ids[pick() % ids.length] : body;
  if (Array.isArray(body)) return body.map((one) => withIds(one, ids, pick));
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, one]) => [name, idFor(name, one, ids, pick) ?? withIds(one, ids, pick)]),
  );
}

const tables = await loadAccessTables();

/** A body that is known to be right, where the access table has one that needs nobody. */
function knownBody(key: string): object | undefined {
  const rows = tables[key];
  return rows && 'payload' in rows && typeof rows.payload === 'object' ? rows.payload : undefined;
}

function bodies(key: string, schema: z.ZodType | undefined): fc.Arbitrary<unknown> {
  if (!schema) return fc.constant(undefined);
  const samples = samplesOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
  const known = knownBody(key);
  return known
    ? fc.oneof({ weight: 3, arbitrary: fc.constant(known) }, { weight: 1, arbitrary: samples })
    : samples;
}

const act = fc.oneof(
  ...ACTS.map(([key, { body }]) =>
    fc.record({
      key: fc.constant(key),
      body: bodies(key, body),
      picks: fc.array(fc.nat(5), { minLength: 6, maxLength: 6 }),
    }),
  ),
);

const seenIn = (text: string, words: readonly string[]) => words.filter((word) => text.includes(word));

/** Y's words in all that X can read with these ids. */
async function readable(x: Somebody, { ids, words }: Target): Promise<string[]> {
  const seen = new Set<string>();
  for (const key of READS) {
    const pairs = key.includes(':') ? ids.map((_, n) => n) : [0];
    for (const first of pairs) {
      const url = pathOf(key, [...ids, x.id], (n) => (n === 0 ? first : ids.length));
      const { body } = await care.instance().app.inject({ url, headers: x.headers });
      for (const word of seenIn(body, words)) seen.add(word);
    }
  }
  return [...seen].sort();
}

async function play(
  x: Somebody,
  whom: Target,
  acts: readonly { key: string; body: unknown; picks: number[] }[],
) {
  const ids = [...whom.ids, x.id];
  const told: string[] = [];
  for (const { key, body, picks } of acts) {
    let n = 0;
    const pick = () => picks[n++ % picks.length] ?? 0;
    const [method] = key.split(' ') as ['POST'];
    const payload = withIds(body, ids, pick);
    const reply = await care.instance().app.inject({
      method,
      url: pathOf(key, ids, pick),
      headers: x.headers,
      ...(payload !== undefined && { payload: payload as object }),
    });
    told.push(...seenIn(reply.body, whom.words));
  }
  return told;
}

async function makeX(role: Role): Promise<Somebody> {
  if (role === 'PATIENT') return care.patient();
  if (role !== 'PROVIDER') return care.somebody(role);
  const provider = await care.provider();
  await care.verify(provider);
  return provider;
}

const strangers: Role[] = ['PATIENT', 'PROVIDER', 'CLINIC_ADMIN', 'SPONSOR'];
let whom: Target;
beforeAll(async () => {
  whom = await target();
}, 60_000);

test('the words of a person are found where they may be read', async () => {
  expect(await readable(whom.y, whom)).toEqual([...whom.words].sort());
}, 60_000);

describe('no self-grant', () => {
  test.each(strangers)(
    'a %s who is nothing to a person stays so, whatever they do',
    async (role) => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(act, { minLength: CALLS_PER_RUN, maxLength: CALLS_PER_RUN }),
          async (acts) => {
            const x = await makeX(role);
            expect(await play(x, whom, acts)).toEqual([]);
            expect(await readable(x, whom)).toEqual([]);
          },
        ),
        { numRuns: RUNS, seed: 11, endOnFailure: true },
      );
    },
    120_000,
  );

  test('a provider in care reads no more than the visit opened, whatever they do', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(act, { minLength: CALLS_PER_RUN, maxLength: CALLS_PER_RUN }),
        async (acts) => {
          const x = await makeX('PROVIDER');
          const own = await target();
          const visit = await care.booking(own.y, x.id, '2026-11-18T14:00:00Z');
          const opened = { ...own, ids: [...own.ids, visit.id] };
          const before = await readable(x, opened);
          await play(x, opened, acts);
          const after = await readable(x, opened);
          expect(after.filter((word) => !before.includes(word))).toEqual([]);
        },
      ),
      { numRuns: 3, seed: 11, endOnFailure: true },
    );
  }, 120_000);
});
