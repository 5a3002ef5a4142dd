import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Role } from '../../packages/contract/src/index.ts';
import { ROLES } from '../../packages/contract/src/user.rules.ts';
import type { Visitor } from '../../server/src/platform/access/fixture.ts';
import type { Policy, Who } from '../../server/src/platform/access/policy.ts';
import type { AccessCase, Cast, Sent } from '../../server/src/platform/access/table.ts';
import { findActor } from '../../server/src/platform/session/session.ts';
import type { Person } from '../../server/test/app.ts';
import { CALLS, type HarnessCall } from '../../server/test/harness/calls.ts';
import { type QuickApp, quickPeople, type Tenant } from '../../server/test/harness/quick-app.ts';
import { sendAs } from '../../server/test/harness/requests.ts';
import { sampleOf, seededRandom } from '../mutation/mutants.ts';
import { type Claim, expectCounts, sized, withExamples } from './claim.ts';
import type { Stage } from './stage.ts';

const ROOT = join(import.meta.dirname, '../..');
const NOTHING = '01900000-0000-7000-8000-000000000000';
const SEED = Number(process.env.PROVE_SEED ?? 1);

type AnyPolicy = Policy<string, Who, unknown, never>;

const isPolicy = (value: unknown): value is AnyPolicy =>
  typeof value === 'object' && value !== null && 'permission' in value && 'who' in value;

/** Every policy of the capabilities, by its permission. */
async function loadPolicies(): Promise<Map<string, AnyPolicy[]>> {
  const found = new Map<string, AnyPolicy[]>();
  for (const file of globSync('server/src/capabilities/*/*.access.ts', { cwd: ROOT })) {
    const exported: Record<string, unknown> = await import(join(ROOT, file));
    for (const one of Object.values(exported).filter(isPolicy))
      found.set(one.permission, [...(found.get(one.permission) ?? []), one]);
  }
  return found;
}

/** Whether the hole was there: an owner whom the rule finds nothing for opens none. */
interface Seen {
  isOpen: boolean;
}

/** One part of a policy, the rows that it decides, and what stands there without it. */
interface Part {
  readonly name: 'session' | 'role' | 'object' | 'identity';
  readonly refuses: number;
  /** Whose requests it refuses: on a row of which kind. */
  readonly decides: (on: AccessCase['on']) => boolean;
  readonly isIn: (policy: AnyPolicy) => boolean;
  readonly without: (policy: AnyPolicy, owner: Person | undefined, app: QuickApp, seen: Seen) => object;
}

const PARTS: readonly Part[] = [
  {
    name: 'session',
    refuses: 401,
    decides: () => true,
    isIn: ({ who }) => who.kind === 'signedIn',
    without: () => ({ who: { kind: 'everyone', because: 'its policy was removed' } }),
  },
  {
    name: 'role',
    refuses: 403,
    decides: () => true,
    isIn: ({ who }) => who.kind === 'signedIn' && who.roles !== 'any',
    without: () => ({ who: { kind: 'signedIn', roles: 'any' } }),
  },
  {
    name: 'object',
    refuses: 404,
    decides: (on) => on === 'foreign',
    isIn: ({ object }) => object !== undefined,
    // Whoever asks is granted what the owner would be.
    without: ({ object }, owner, { platform, clock }, seen) => ({
      object: async (question: never) => {
        const token = owner?.cookie.replace('session=', '') ?? '';
        const actor = await findActor(platform.db, token, clock.now());
        const scope = actor && (await object?.({ ...(question as object), actor } as never));
        seen.isOpen = Boolean(scope);
        return scope;
      },
    }),
  },
  {
    name: 'identity',
    refuses: 403,
    decides: (on) => on === 'foreign',
    isIn: ({ identity }) => identity !== undefined,
    without: () => ({ identity: undefined }),
  },
];

interface Row {
  readonly on: AccessCase['on'];
  readonly gets: AccessCase['gets'];
  request(cast: Cast, world: Tenant): Promise<Sent & { owner?: Person }>;
}

function rowsOf({ rows }: HarnessCall): Row[] {
  const ofCases = (cases: readonly AccessCase[]): Row[] =>
    cases.map(({ on, gets, request }) => ({
      on,
      gets,
      request: async (cast, world) => ({
        ...((await request?.(cast, world)) ?? {}),
        owner: cast.other as Person,
      }),
    }));
  if (!('fixture' in rows)) return ofCases(rows);
  const { fixture, payload, also = [] } = rows;
  const row = (on: 'own' | 'foreign', gets: AccessCase['gets']): Row => ({
    on,
    gets,
    async request(cast, world) {
      const { params, owner } = await fixture(on === 'own' ? cast.visitor : cast.other, world, on);
      const body = typeof payload === 'function' ? payload(cast, world) : payload;
      return { params, ...(body && { payload: body }), owner: owner as Person };
    },
  });
  const personal =
    'existing' in rows
      ? [row('own', rows.existing.gets)]
      : [row('own', rows.own), row('foreign', rows.foreign)];
  return [...personal, ...ofCases(also)];
}

const roleOf = (who: Visitor): Role => (who === 'anonymous' ? 'PATIENT' : who);

/** Whether a row of the access table no longer comes out as it says once this part is removed; undefined where no row asks. */
async function isNoticed(
  app: QuickApp,
  world: Tenant,
  call: HarnessCall,
  part: Part,
  policies: readonly AnyPolicy[],
) {
  let asked = false;
  const visitors: Visitor[] = part.name === 'session' ? ['anonymous'] : [...ROLES];
  for (const row of rowsOf(call).filter(({ on }) => part.decides(on)))
    for (const who of visitors.filter((one) => row.gets[one] === part.refuses)) {
      const [visitor, other] = [await world.person(roleOf(who)), await world.person(roleOf(who))];
      const { owner, ...sent } = await row.request({ visitor, other, nothing: NOTHING }, world);
      const as = who === 'anonymous' ? undefined : visitor;
      if ((await sendAs(app, call.key, sent, as)).statusCode !== part.refuses) continue;
      const before = policies.map((policy) => ({ ...policy }));
      const seen: Seen = { isOpen: part.name !== 'object' };
      for (const policy of policies) Object.assign(policy, part.without({ ...policy }, owner, app, seen));
      try {
        if ((await sendAs(app, call.key, sent, as)).statusCode !== part.refuses) return true;
        asked ||= seen.isOpen;
      } finally {
        for (const [at, policy] of policies.entries()) Object.assign(policy, before[at]);
      }
    }
  return asked ? false : undefined;
}

async function removeAll(stage: Stage) {
  const policies = await loadPolicies();
  // A handler that is let in without what its policy finds may fail twice at once.
  const ignore = () => {};
  process.on('unhandledRejection', ignore);
  const instance = await stage.open();
  const app = quickPeople(() => instance, stage.clock);
  const permissions = new Map(instance.app.routeAccess.map(({ key, access }) => [key, access]));
  const calls = sampleOf(CALLS, sized(CALLS.length), seededRandom(SEED));
  const counts: Record<string, number> = { calls: calls.length, removed: 0, noticed: 0 };
  const unnoticed: string[] = [];
  const unasked: string[] = [];
  let world = app.tenant();
  for (const [n, call] of calls.entries()) {
    if (n % 50 === 0) world = app.tenant();
    await app.forgetTries();
    const own = policies.get(permissions.get(call.key) ?? '') ?? [];
    for (const part of PARTS.filter(({ isIn }) => own.some(isIn))) {
      const noticed = await isNoticed(app, world, call, part, own.filter(part.isIn));
      if (noticed === undefined) {
        unasked.push(`no row asks: ${part.name} of ${call.key}`);
        continue;
      }
      counts.removed = (counts.removed ?? 0) + 1;
      if (noticed) counts.noticed = (counts.noticed ?? 0) + 1;
      else unnoticed.push(`${part.name} of ${call.key}`);
      counts[part.name] = (counts[part.name] ?? 0) + 1;
    }
  }
  // The holes that were opened on purpose leave reads without their lines in the trail.
  await instance.close().catch(() => {});
  process.off('unhandledRejection', ignore);
  counts['without a row'] = unasked.length;
  return { counts, unnoticed, unasked };
}

const removal: Claim = {
  what: 'OPS-5 every policy removed once, part by part: a row of the access table turns red each time',
  async run(stage) {
    const { counts, unnoticed, unasked } = await removeAll(stage);
    const outcome = expectCounts({ ...counts, unnoticed: unnoticed.length }, { unnoticed: 0 });
    return withExamples(outcome, [...unnoticed, ...unasked], 60);
  },
};

export const policyClaims: readonly Claim[] = [removal];
