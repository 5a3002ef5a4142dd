import type { Role } from '../../packages/contract/src/index.ts';
import { ROLES } from '../../packages/contract/src/user.rules.ts';
import type { Person } from '../../server/test/app.ts';
import { CALLS, type HarnessCall } from '../../server/test/harness/calls.ts';
import { type QuickApp, quickPeople } from '../../server/test/harness/quick-app.ts';
import { ownRequest, ownStatus, type Request } from '../../server/test/harness/requests.ts';
import type { Instance } from '../../server/test/instance.ts';
import { png } from '../../server/test/pictures.ts';
import { seededRandom } from '../mutation/mutants.ts';
import { type Claim, expectCounts, ONLY, sized, times, withExamples } from './claim.ts';
import { type Input, inputsFor, type Random } from './inputs.ts';

const INPUTS = sized(100_000);
/** After so many inputs the call gets a new person and a new object: the old ones may be gone. */
const FRESH_EVERY = 40;
const SEED = Number(process.env.PROVE_SEED ?? 1);
/** So many calls are tried at once: one alone mostly waits for the database. */
const LANES = 8;

/** Another service said no, and the reply says so. */
const ELSEWHERE = new Set([
  'payment_unreachable',
  'moncash_initiate_failed',
  'payment_check_failed',
  'translation_failed',
  'assistant_unavailable',
]);

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

/** Where the server failed, by the id of the request. */
function faultLog() {
  const places = new Map<string, string>();
  return {
    at: (requestId: unknown) => places.get(String(requestId)) ?? '',
    write(line: string) {
      if (!/^\{"level":[56]0/.test(line)) return;
      const { reqId, err, msg } = JSON.parse(line);
      places.set(String(reqId), `${msg} ${err?.type} ${err?.code ?? ''} ${err?.frames?.[0]?.trim() ?? ''}`);
    },
  };
}

/** Its inputs are the same each time, whatever other calls are tried beside it. */
function randomOf(call: HarnessCall): Random {
  const next = seededRandom(SEED * 100_003 + CALLS.indexOf(call));
  return (count) => Math.floor(next() * count);
}

function shooter(app: QuickApp, instance: Instance) {
  const counts: Record<string, number> = { sent: 0, '2xx': 0, '3xx': 0, '4xx': 0, elsewhere: 0, later: 0 };
  const send = (key: string, { headers, ...input }: Input, { cookie }: Person, random: Random) =>
    instance.app.inject({
      ...input,
      method: key.split(' ')[0] as 'GET',
      remoteAddress: `10.${random(250)}.${random(250)}.${random(250)}`,
      headers: { ...headers, cookie },
    });
  return {
    counts,
    /** The reply, if it is a fault of ours. */
    async shoot(key: string, input: Input, person: Person, random: Random) {
      let reply = await send(key, input, person, random);
      if (reply.statusCode === 429 || reply.statusCode === 503) {
        // A limit would keep the rest from what lies behind it; a busy machine may be without its database for a moment.
        if (reply.statusCode === 503) counts.later = (counts.later ?? 0) + 1;
        await app.forgetTries();
        reply = await send(key, input, person, random);
      }
      counts.sent = (counts.sent ?? 0) + 1;
      const isOurs = reply.statusCode >= 500 && !ELSEWHERE.has(reply.json().code);
      const kind =
        reply.statusCode < 500 ? `${Math.floor(reply.statusCode / 100)}xx` : isOurs ? '5xx' : 'elsewhere';
      counts[kind] = (counts[kind] ?? 0) + 1;
      return isOurs ? reply : undefined;
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
    const picture = await png();
    const { counts, shoot } = shooter(app, instance);
    const faults = new Map<string, string>();
    const calls = CALLS.filter(({ key }) => ONLY.test(key));

    async function attack(call: HarnessCall, inputs: number): Promise<void> {
      const random = randomOf(call);
      const inputFor = inputsFor(call.key, picture, random);
      let who = await caller(app, call, 0);
      for (let n = 0; n < inputs; n++) {
        if (n > 0 && n % FRESH_EVERY === 0) who = await caller(app, call, n / FRESH_EVERY);
        const input = inputFor(who.own);
        const fault = await shoot(call.key, input, who.person, random);
        if (!fault) continue;
        const sent = `${input.url} ${String(input.payload ?? '').slice(0, 300)}`;
        faults.set(
          call.key,
          `${call.key} ${fault.statusCode}: ${log.at(fault.headers['x-request-id'])} ${sent}`,
        );
      }
    }
    const share = (place: number) =>
      Math.floor(((place + 1) * INPUTS) / calls.length) - Math.floor((place * INPUTS) / calls.length);
    const waiting = [...calls.entries()].reverse();
    await Promise.all(
      times(LANES, async () => {
        for (let next = waiting.pop(); next; next = waiting.pop()) await attack(next[1], share(next[0]));
      }),
    );
    const unaudited: string[] = [];
    await instance.close().catch((error: Error) => unaudited.push(error.message));
    const all = {
      calls: calls.length,
      seed: SEED,
      ...counts,
      'calls with a fault': faults.size,
      unaudited: unaudited.length,
    };
    const wanted = { sent: INPUTS, 'calls with a fault': 0, unaudited: 0 };
    return withExamples(expectCounts(all, wanted), [...unaudited, ...faults.values()], 40);
  },
};

export const fuzzClaims: readonly Claim[] = [fuzz];
