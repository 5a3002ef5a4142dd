import fc from 'fast-check';
import { type Contract, contract, type EndpointKey, type Role } from '../../packages/contract/src/index.ts';
import { ROLES } from '../../packages/contract/src/user.rules.ts';
import { pathOf } from '../../server/test/access-world.ts';
import type { Person } from '../../server/test/app.ts';
import { CALLS, type HarnessCall } from '../../server/test/harness/calls.ts';
import { fitting } from '../../server/test/harness/fitting.ts';
import { type QuickApp, quickPeople } from '../../server/test/harness/quick-app.ts';
import { ownRequest, ownStatus, type Request } from '../../server/test/harness/requests.ts';
import { png } from '../../server/test/pictures.ts';
import { seededRandom } from '../mutation/mutants.ts';
import { type Claim, expectCounts, ONLY, sized, withExamples } from './claim.ts';
import { ODD, oddTexts, withOdd } from './odd-values.ts';

const INPUTS = sized(100_000);
/** After so many inputs the call gets a new person and a new object: the old ones may be gone. */
const FRESH_EVERY = 40;
const SEED = Number(process.env.PROVE_SEED ?? 1);

/** Another service said no, and the reply says so. */
const ELSEWHERE = new Set([
  'payment_unreachable',
  'moncash_initiate_failed',
  'payment_check_failed',
  'translation_failed',
  'assistant_unavailable',
]);

type Random = (count: number) => number;
interface Input {
  readonly url: string;
  readonly query: Record<string, string>;
  readonly payload?: string | Buffer;
  readonly headers?: Record<string, string>;
}

const sampleOf = (arbitrary: fc.Arbitrary<unknown> | undefined, random: Random) =>
  arbitrary && fc.sample(arbitrary, { numRuns: 1, seed: random(2 ** 31) })[0];
const chosenFrom = <T>(values: readonly T[], random: Random): T => values[random(values.length)] as T;

export function textsOf(query: unknown): Record<string, string> {
  const entries = Object.entries(query ?? {});
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  );
}

/** What a call is sent: what fits the contract, what is the caller's own with one place changed, or anything. */
function inputFor(key: string, own: Request, picture: Buffer, random: Random): Input {
  const [, pattern = ''] = key.split(' ');
  const endpoint = (contract as Contract)[key as EndpointKey];
  const fits = random(3) === 0;
  const params = random(8) === 0 ? { ...own.params, ...oddParams(pattern, random) } : own.params;
  const query = fits ? sampleOf(fitting(key, 'query'), random) : own.query;
  const oddQuery =
    random(4) === 0 && endpoint?.query ? withOdd(query ?? {}, chosenFrom(oddTexts, random), random) : query;
  const base = { url: pathOf(pattern, params), query: textsOf(oddQuery) };
  if (endpoint?.upload) {
    const bytes = picture.subarray(0, random(3) === 0 ? random(picture.length) : picture.length);
    const type = chosenFrom(
      ['image/png', 'image/jpeg', 'application/pdf', 'audio/webm', 'text/html', ''],
      random,
    );
    return { ...base, payload: bytes, headers: { 'content-type': type } };
  }
  if (!endpoint?.body) return base;
  const body = fits ? sampleOf(fitting(key, 'body'), random) : (own.payload ?? {});
  const sent = random(4) === 0 ? body : withOdd(body, chosenFrom(ODD, random), random);
  return { ...base, payload: JSON.stringify(sent) ?? '', headers: { 'content-type': 'application/json' } };
}

function oddParams(pattern: string, random: Random): Record<string, string> {
  const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return names.length === 0
    ? {}
    : { [chosenFrom(names, random)]: chosenFrom(oddTexts, random).toWellFormed().slice(0, 150) };
}

const bestRole = (call: HarnessCall): Role =>
  [...ROLES].sort((a, b) => ownStatus(call, a) - ownStatus(call, b))[0] ?? 'PATIENT';

/** Somebody who makes the call, and what they make it about. */
export async function caller(
  app: QuickApp,
  call: HarnessCall,
  turn: number,
): Promise<{ person: Person; own: Request }> {
  await app.forgetTries();
  const role = turn % 4 === 3 ? (ROLES[turn % ROLES.length] ?? 'PATIENT') : bestRole(call);
  const world = app.tenant();
  const person = await world.person(role);
  // A role that the call is closed to may have nothing of its own to ask for.
  const own = await ownRequest(call, person, world, await world.somebody(role, 'other')).catch(() => ({}));
  return { person, own };
}

/** Where the log said what went wrong. */
function faultLog() {
  const lines: string[] = [];
  return {
    lines,
    write(line: string) {
      const { level, err } = JSON.parse(line);
      const [, where = ''] = String(err?.stack ?? '').split('\n');
      if (level >= 50) lines.push(`${err?.message ?? ''} ${where.trim()}`);
    },
  };
}

const fuzz: Claim = {
  what: `OPS-5 ${INPUTS} generated inputs over every call of the contract: none ends in a fault of ours`,
  async run(stage) {
    const log = faultLog();
    const instance = await stage.open({ log });
    // An address that somebody typed names nobody: the watch on replies looks for ids.
    const addressOf = (id: string) => `${id.replaceAll('-', '')}@example.test`;
    const app = quickPeople(() => instance, stage.clock, addressOf);
    const next = seededRandom(SEED);
    const random: Random = (count) => Math.floor(next() * count);
    const picture = await png();
    const statuses: Record<string, number> = {};
    const faults = new Map<string, string>();
    let sent = 0;
    let elsewhere = 0;
    const calls = CALLS.filter(({ key }) => ONLY.test(key));
    const each = Math.ceil(INPUTS / calls.length);
    for (const call of calls) {
      let who = await caller(app, call, 0);
      for (let n = 0; n < each && sent < INPUTS; n++, sent++) {
        if (n > 0 && n % FRESH_EVERY === 0) who = await caller(app, call, n / FRESH_EVERY);
        const { headers, ...input } = inputFor(call.key, who.own, picture, random);
        const said = log.lines.length;
        const reply = await instance.app.inject({
          ...input,
          method: call.key.split(' ')[0] as 'GET',
          remoteAddress: `10.${random(250)}.${random(250)}.${random(250)}`,
          headers: { ...headers, cookie: who.person.cookie },
        });
        const kind = `${Math.floor(reply.statusCode / 100)}xx`;
        statuses[kind] = (statuses[kind] ?? 0) + 1;
        if (reply.statusCode < 500) continue;
        if (ELSEWHERE.has(reply.json().code)) elsewhere++;
        else
          faults.set(
            call.key,
            `${call.key} ${reply.statusCode}: ${log.lines.slice(said).join('; ')} ${String(input.url)} ${JSON.stringify(input.query)} ${String(input.payload ?? '').slice(0, 300)}`,
          );
      }
    }
    const unaudited: string[] = [];
    await instance.close().catch((error: Error) => unaudited.push(error.message));
    const counts = {
      calls: calls.length,
      sent,
      ...statuses,
      elsewhere,
      faults: faults.size,
      unaudited: unaudited.length,
    };
    const wanted = { sent: INPUTS, faults: 0, unaudited: 0 };
    return withExamples(expectCounts(counts, wanted), [...unaudited, ...faults.values()], 40);
  },
};

export const fuzzClaims: readonly Claim[] = [fuzz];
