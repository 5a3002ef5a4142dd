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
import { ownRequest, sendAs } from '../../server/test/harness/requests.ts';
import { sampleOf, seededRandom } from '../mutation/mutants.ts';
import { type Claim, expectCounts, ONLY, sized, withExamples } from './claim.ts';
import { EXPLAINED } from './explained-parts.ts';
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

/** Somebody who may, and what they then ask for where it is not what the row asks for. */
interface Allowed {
  readonly person: Person;
  readonly asks?: Sent;
}

/** Whether the hole was there: where the rule finds nothing for anybody, none was opened. */
interface Seen {
  isOpen: boolean;
}

/** One part of a policy, the rows that it decides, and what stands there without it. */
interface Part {
  readonly name: 'session' | 'role' | 'object' | 'identity';
  readonly refuses: readonly number[];
  /** Whose requests it refuses: on a row of which kind. */
  readonly decides: (on: AccessCase['on']) => boolean;
  readonly isIn: (policy: AnyPolicy) => boolean;
  readonly without: (policy: AnyPolicy, allowed: readonly Allowed[], app: QuickApp, seen: Seen) => object;
}

const PARTS: readonly Part[] = [
  {
    name: 'session',
    refuses: [401],
    decides: () => true,
    isIn: ({ who }) => who.kind === 'signedIn',
    without: () => ({ who: { kind: 'everyone', because: 'its policy was removed' } }),
  },
  {
    name: 'role',
    refuses: [403],
    decides: () => true,
    isIn: ({ who }) => who.kind === 'signedIn' && who.roles !== 'any',
    without: () => ({ who: { kind: 'signedIn', roles: 'any' } }),
  },
  {
    name: 'object',
    refuses: [404, 403],
    decides: () => true,
    isIn: ({ object }) => object !== undefined,
    // Whoever asks is granted what the first of these is whom the rule finds something for.
    without: ({ object }, allowed, { platform, clock }, seen) => ({
      object: async (question: object) => {
        for (const { person, asks } of allowed) {
          const token = person.cookie.replace('session=', '');
          const actor = await findActor(platform.db, token, clock.now());
          const asked = { ...question, ...(asks && { ...asks, body: asks.payload }), actor };
          // Some rules refuse by themselves.
          const found = async () => actor && object?.(asked as never);
          const scope = await found().catch(() => undefined);
          if (!scope) continue;
          seen.isOpen = true;
          return scope;
        }
        return undefined;
      },
    }),
  },
  {
    name: 'identity',
    refuses: [403],
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

function rowsOf({ key, rows }: HarnessCall): Row[] {
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
  const { fixture, payload, also = [], missing, nothing = NOTHING } = rows;
  const row = (on: 'own' | 'foreign' | 'missing', gets: AccessCase['gets']): Row => ({
    on,
    gets,
    async request(cast, world) {
      const whose = on === 'foreign' ? cast.other : cast.visitor;
      const made = await fixture(whose, world, on === 'foreign' ? on : 'own');
      const { params, owner } = made;
      const body =
        payload && (made.payload ?? (typeof payload === 'function' ? payload(cast, world) : payload));
      const last = [...key.matchAll(/:(\w+)/g)].at(-1)?.[1] ?? '';
      const named = on === 'missing' ? { ...params, [last]: nothing } : params;
      return { params: named, ...(body && { payload: body }), owner: owner as Person };
    },
  });
  const personal =
    'existing' in rows
      ? [row('own', rows.existing.gets)]
      : [row('own', rows.own), row('foreign', rows.foreign)];
  const all = [...personal, ...ofCases(also)];
  return [...all, row('missing', missing)];
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
  const rows = rowsOf(call);
  // A role that is refused never comes to the rule about the object.
  const mayCall = (role: Role) =>
    policies.some(({ who }) => who.kind === 'signedIn' && (who.roles === 'any' || who.roles.includes(role)));
  const reaches = (who: Visitor) => part.name !== 'object' || who === 'anonymous' || mayCall(who);
  // Where others are kept from it, the row about others must notice; else the rule decides only whether it exists.
  const isKept = rows.some(({ on, gets }) => on === 'foreign' && Object.values(gets).includes(404));
  const asking = rows.filter(({ on }) => part.name !== 'object' || !isKept || on === 'foreign');
  for (const row of asking.filter(({ on }) => part.decides(on)))
    for (const who of visitors.filter((one) => part.refuses.includes(row.gets[one]) && reaches(one))) {
      const [visitor, other] = [await world.person(roleOf(who)), await world.person(roleOf(who))];
      const { owner, ...sent } = await row.request({ visitor, other, nothing: NOTHING }, world);
      const as = who === 'anonymous' ? undefined : visitor;
      const refused = row.gets[who];
      if ((await sendAs(app, call.key, sent, as)).statusCode !== refused) continue;
      const others = world.everybody().filter(({ id, role }) => id !== visitor.id && mayCall(role));
      const people = row.on === 'missing' ? [] : [...(owner ? [owner] : []), ...others];
      const seen: Seen = { isOpen: part.name !== 'object' };
      const isAnswered = async (allowed: readonly Allowed[]) => {
        const before = policies.map((policy) => ({ ...policy }));
        for (const policy of policies) Object.assign(policy, part.without({ ...policy }, allowed, app, seen));
        try {
          return (await sendAs(app, call.key, sent, as)).statusCode !== refused && seen.isOpen;
        } finally {
          for (const [at, policy] of policies.entries()) Object.assign(policy, before[at]);
        }
      };
      if (await isAnswered(people.map((person) => ({ person })))) return true;
      // Where the rule finds nothing for anybody, it is asked for what is the visitor's own.
      if (!seen.isOpen) {
        const asks = await ownRequest(call, visitor, world, other);
        if (await isAnswered([{ person: visitor, asks }])) return true;
      }
      asked ||= seen.isOpen;
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
  const calls = sampleOf(
    CALLS.filter(({ key }) => ONLY.test(key)),
    sized(CALLS.length),
    seededRandom(SEED),
  );
  const counts: Record<string, number> = { calls: calls.length, removed: 0, noticed: 0 };
  const count = (name: string) => {
    counts[name] = (counts[name] ?? 0) + 1;
  };
  const open: Record<'unnoticed' | 'without a row' | 'explained in vain', string[]> = {
    unnoticed: [],
    'without a row': [],
    'explained in vain': [],
  };
  let world = app.tenant();
  for (const [n, call] of calls.entries()) {
    if (n % 25 === 0) world = app.tenant();
    await app.forgetTries();
    const own = policies.get(permissions.get(call.key) ?? '') ?? [];
    for (const part of PARTS.filter(({ isIn }) => own.some(isIn))) {
      const name = `${part.name} of ${call.key}`;
      count('removed');
      count(part.name);
      const noticed = await isNoticed(app, world, call, part, own.filter(part.isIn));
      if (noticed) count('noticed');
      if (name in EXPLAINED) {
        count('explained');
        if (noticed) open['explained in vain'].push(name);
      } else if (!noticed) open[noticed === false ? 'unnoticed' : 'without a row'].push(name);
    }
  }
  // The holes that were opened on purpose leave reads without their lines in the trail.
  await instance.close().catch(() => {});
  process.off('unhandledRejection', ignore);
  return { counts, open };
}

const removal: Claim = {
  what: 'OPS-5 every policy removed once, part by part: a row of the access table turns red each time',
  async run(stage) {
    const { counts, open } = await removeAll(stage);
    const found = Object.entries(open);
    const sums = Object.fromEntries(found.map(([name, parts]) => [name, parts.length]));
    const wanted = Object.fromEntries(found.map(([name]) => [name, 0]));
    const named = found.flatMap(([name, parts]) => parts.map((one) => `${name}: ${one}`));
    return withExamples(expectCounts({ ...counts, ...sums }, wanted), named, 200);
  },
};

export const policyClaims: readonly Claim[] = [removal];
