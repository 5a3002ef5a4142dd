import { contract, type Role } from '@lakou/contract';
import { ROLES } from '@lakou/contract/user.rules';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CreatedObject, Fixture, Gets, Person as Owner, Visitor } from '#platform/access/fixture.ts';
import type { AccessCase, Cast, ObjectRows, Sent } from '#platform/access/table.ts';
import { deleteOldTries } from '#platform/limits/limiter.ts';
import { loadAccessTables, loadCapabilityTables } from '#test/access-tables.ts';
import { accessWorld, pathOf } from '#test/access-world.ts';
import { type Person, testApp } from '#test/app.ts';
import { namesChild, paramsOf, takesIds } from '#test/path-params.ts';

const TABLE = await loadAccessTables();
const CAPABILITY_OF = new Map(
  Object.entries(await loadCapabilityTables()).flatMap(([name, rows]) =>
    Object.keys(rows).map((key) => [key, name] as const),
  ),
);
// One patient of its world books for every row.
const lakou = testApp({ maxFutureBookings: 1000, maxFutureBookingsPerProvider: 1000 });
const world = accessWorld(lakou);
const nothing = '01900000-0000-7000-8000-000000000000';
const VISITORS: readonly Visitor[] = ['anonymous', ...ROLES];
const people = new Map<Role, { visitor: Person; other: Person }>();
// One hook per role, because hashing passwords takes time on a busy machine.
for (const role of ROLES) beforeAll(() => newPair(role));
// So many rows invite and register more people than one clinic or one address may in a day.
beforeEach(() => deleteOldTries(lakou.platform.db, new Date('2100-01-01')));

async function newPair(role: Role) {
  const [visitor, other] = await Promise.all([
    world.person(role),
    people.get(role)?.other ?? world.person(role),
  ]);
  const fresh = { visitor, other };
  people.set(role, fresh);
  return fresh;
}

/** Visitors for whom a call succeeded that may have signed them out. */
const doubtful = new Set<Visitor>();

let providersOf: string | undefined;

/** Some fixtures verify their providers, who then see more than those of the next capability expect. */
async function isAnyVerified(): Promise<boolean> {
  const { visitor, other } = people.get('PROVIDER') ?? {};
  const verified = await lakou.platform.db.query(
    'select 1 from provider_profiles where user_id = any ($1) and license_verified',
    [[visitor?.id, other?.id]],
  );
  return verified.length > 0;
}

/**
 * A pair of people of each role; a visitor who was signed out by a call is replaced by a new one.
 */
async function pair(role: Role, key: string) {
  const capability = CAPABILITY_OF.get(key);
  if (role === 'PROVIDER' && capability !== providersOf) {
    providersOf = capability;
    if (await isAnyVerified()) people.delete(role);
  }
  const known = people.get(role) ?? (await newPair(role));
  if (!doubtful.delete(role)) return known;
  const { statusCode } = await lakou.send('GET /api/auth/session', {}, known.visitor);
  return statusCode === 200 ? known : newPair(role);
}

const made = new Map<Fixture, Map<string, Promise<CreatedObject>>>();

/** A new object for a request that changes it, or an existing one for a request that is refused. */
async function make(
  fixture: Fixture,
  person: Owner,
  on: 'own' | 'foreign',
  status: number,
): Promise<CreatedObject> {
  if (status < 400) return fixture(person, world, on);
  const ofFixture = made.get(fixture) ?? new Map<string, Promise<CreatedObject>>();
  made.set(fixture, ofFixture);
  const name = `${on} ${person.id}`;
  const before = ofFixture.get(name) ?? Promise.resolve(fixture(person, world, on));
  ofFixture.set(name, before);
  return before;
}

/** One request that every visitor makes. */
interface Play {
  readonly key: string;
  readonly on: string;
  readonly gets: Gets;
  request(cast: Cast, who: Visitor): Promise<Sent & { readonly made?: CreatedObject }>;
  /** Read by the owner before and after, where the request is refused. */
  readonly unchanged?: string;
}

function playsOf(key: string, rows: ObjectRows): Play[] {
  const { fixture, payload, unchanged } = rows;
  const names = paramsOf(key);
  const last = names.at(-1) ?? '';
  const base = { key, ...(unchanged && { unchanged }) };
  const body = (cast: Cast, made?: CreatedObject) => {
    const given =
      payload && (made?.payload ?? (typeof payload === 'function' ? payload(cast, world) : payload));
    return given && { payload: given };
  };
  // A visitor without a session owns nothing, so they ask for somebody else's object.
  const ownOf = async ({ visitor }: Cast, who: Visitor, gets: Gets) =>
    make(fixture, who === 'anonymous' ? await world.somebody('PATIENT') : visitor, 'own', gets[who]);
  const missing = (on: string, id: string): Play => ({
    key,
    on,
    gets: rows.missing,
    request: async (cast, who) => {
      const around = names.length > 1 ? (await ownOf(cast, who, rows.missing)).params : {};
      return { params: { ...around, [last]: id }, ...body(cast) };
    },
  });
  const own = (on: string, gets: Gets): Play => ({
    key,
    on,
    gets,
    request: async (cast, who) => {
      const made = await ownOf(cast, who, gets);
      return { params: made.params, ...body(cast, made) };
    },
  });
  const foreign = (on: string, gets: Gets, also: (cast: Cast) => Record<string, string>): Play => ({
    ...base,
    on,
    gets,
    request: async (cast, who) => {
      const made = await make(fixture, cast.other, 'foreign', gets[who]);
      return { params: { ...made.params, ...also(cast) }, ...body(cast, made), made };
    },
  });
  /** What another person's object holds, asked for inside of one's own: it exists, and is not there. */
  const foreignInside = (gets: Gets): Play => ({
    ...base,
    on: 'foreign inside own',
    gets,
    request: async (cast, who) => {
      const around = await ownOf(cast, who, gets);
      const made = await make(fixture, cast.other, 'foreign', gets[who]);
      const params = { ...around.params, [last]: made.params[last] ?? nothing };
      return { params, ...body(cast, made), made };
    },
  });
  const personal =
    'existing' in rows
      ? [own('what is not personal', rows.existing.gets)]
      : [
          own('own', rows.own),
          foreign('foreign', rows.foreign, () => ({})),
          // Another person's object is not found among one's own either.
          ...(names.length > 1 && names[0] === 'id'
            ? [foreign('foreign among own', rows.foreign, ({ visitor }) => ({ id: visitor.id }))]
            : []),
          ...(namesChild(key) ? [foreignInside(rows.foreign)] : []),
        ];
  return [
    ...personal,
    missing('missing', rows.nothing ?? nothing),
    ...(takesIds(key) ? [missing('what can be no id', 'not-an-id')] : []),
    ...casesOf(key, rows.also ?? []),
  ];
}

const casesOf = (key: string, cases: readonly AccessCase[]): Play[] =>
  cases.map(({ on, gets, request }) => ({
    key,
    on,
    gets,
    request: async (cast) => (await request?.(cast, world)) ?? {},
  }));

async function statusFor({ key, request, gets, unchanged }: Play, who: Visitor): Promise<number> {
  const { visitor, other } = await pair(who === 'anonymous' ? 'PATIENT' : who, key);
  const id = who === 'anonymous' ? nothing : visitor.id;
  const cast: Cast = { visitor: { ...visitor, id }, other, nothing };
  const { params, query, payload, made } = await request(cast, who);
  const seen = () =>
    unchanged && made && gets[who] >= 400
      ? world.api(unchanged as 'GET /api/auth/session', made.owner, { params: made.params })
      : undefined;
  const before = await seen();
  const as = who === 'anonymous' ? undefined : visitor;
  const reply = await lakou.send(
    pathOf(key, params),
    { ...(query && { query: { ...query } }), ...(payload && { payload }) },
    as,
  );
  expect(await seen(), `${key} as ${who} changed what it refused to change`).toEqual(before);
  if (reply.statusCode < 400 && !key.startsWith('GET ')) doubtful.add(who);
  return reply.statusCode;
}

const plays = Object.entries(TABLE).flatMap(([key, rows]) =>
  'missing' in rows ? playsOf(key, rows) : casesOf(key, rows),
);

describe('every call × every role × own, foreign, missing', () => {
  // `$key` would be cut off after 40 characters, and a row could not be chosen by its name.
  test.each(plays.map((play) => [`${play.key} on ${play.on}`, play] as const))('%s', async (_, play) => {
    const got: Partial<Record<Visitor, number>> = {};
    for (const who of VISITORS) got[who] = await statusFor(play, who);
    expect(got).toEqual(play.gets);
  });
});

describe('the locks', () => {
  let served: { key: string; access: string }[] = [];
  beforeAll(() => {
    served = lakou.routes.filter(({ key }) => !key.startsWith('HEAD '));
  });

  test('every call of the contract has access rows, and no other call has', () => {
    expect(Object.keys(TABLE).sort()).toEqual(Object.keys(contract).sort());
  });

  test('every call of the contract is served, and every API route is in the contract', () => {
    const own = ['GET /api/openapi.json', 'GET /api/docs'];
    // FHIR, health links and connected apps have the addresses that other programs expect.
    const called = / \/(api|fhir|shl|oauth|\.well-known)\//;
    const api = served
      .map(({ key }) => key)
      .filter((key) => called.test(key) && !own.includes(key) && !key.startsWith('OPTIONS '));
    expect(api.sort()).toEqual(Object.keys(contract).sort());
  });

  test('the public routes are exactly these', () => {
    const open = plays
      .filter(({ gets }) => gets.anonymous < 400 || gets.PATIENT === gets.anonymous)
      .map(({ key }) => key);
    expect([...new Set(open)].sort()).toEqual([
      'GET /.well-known/smart-configuration',
      'GET /api/ai/symptom-checker/words',
      'GET /api/auth/confirm-email',
      'GET /api/auth/human-check',
      'GET /api/auth/reset-password',
      'GET /api/auth/verify',
      'GET /api/calendars/:token',
      'GET /api/clinics/:id/profile',
      'GET /api/clinics/:id/providers',
      'GET /api/demo',
      'GET /api/exchange-rate',
      'GET /api/features/community-fund/card.png',
      'GET /api/features/community-fund/ledger',
      'GET /api/features/community-fund/ledger.csv',
      'GET /api/features/community-fund/stats',
      'GET /api/features/community-fund/usage',
      'GET /api/features/education/content',
      'GET /api/features/education/content/:id',
      'GET /api/first-aid',
      'GET /api/first-aid/kit',
      'GET /api/hello',
      'GET /api/map-settings',
      'GET /api/maternity/tips',
      'GET /api/medicines',
      'GET /api/medicines/:id',
      'GET /api/medicines/:id/offers',
      'GET /api/medicines/details',
      'GET /api/providers/:id',
      'GET /api/providers/:id/photo',
      'GET /api/providers/:id/reviews',
      'GET /api/services',
      'GET /fhir/.well-known/smart-configuration',
      'GET /fhir/metadata',
      'GET /oauth/authorize',
      'GET /shl/:token/:file',
      'POST /api/auth/2fa/verify',
      'POST /api/auth/cancel-deletion',
      'POST /api/auth/forgot-password',
      'POST /api/auth/login',
      'POST /api/auth/logout',
      'POST /api/auth/passkey/login',
      'POST /api/auth/passkey/options',
      'POST /api/auth/phone/code',
      'POST /api/auth/phone/keep',
      'POST /api/auth/phone/register',
      'POST /api/auth/phone/session',
      'POST /api/auth/register',
      'POST /api/auth/register/clinic',
      'POST /api/auth/reset-password',
      'POST /api/auth/undo-email',
      'POST /api/auth/verify/resend',
      'POST /api/call-guests/join',
      'POST /api/call-guests/leave',
      'POST /api/call-guests/look',
      'POST /api/call-guests/signals',
      'POST /api/call-guests/sync',
      'POST /api/payments/moncash/callback',
      'POST /api/payments/paypal/webhook',
      'POST /api/referral-letters/open',
      'POST /api/support',
      'POST /api/text-messages/answers',
      'POST /oauth/revoke',
      'POST /oauth/token',
      'POST /shl/:token',
    ]);
    const outside = served.filter(({ key }) => !(key in contract)).map(({ key }) => key);
    expect(outside.sort()).toEqual([
      'DELETE /sandbox/paypal/v3/vault/payment-tokens/:id',
      'GET /',
      'GET /api/docs',
      'GET /api/openapi.json',
      'GET /dev/mail',
      'GET /dev/sms',
      'GET /healthz',
      'GET /language/:lang',
      'GET /metrics',
      'GET /readyz',
      'GET /sandbox/moncash/Moncash-middleware/Payment/Redirect',
      'GET /sandbox/pay/:id',
      'GET /sandbox/paypal/v1/customer/disputes/:id',
      'GET /sandbox/paypal/v2/checkout/orders/:id',
      'OPTIONS /fhir/:type',
      'OPTIONS /fhir/:type/:id',
      'OPTIONS /fhir/Patient/:id/$everything',
      'OPTIONS /fhir/Patient/:id/$summary',
      'OPTIONS /oauth/revoke',
      'OPTIONS /oauth/token',
      'OPTIONS /shl/:token',
      'POST /dev/sms',
      'POST /sandbox/moncash/Api/oauth/token',
      'POST /sandbox/moncash/Api/v1/CreatePayment',
      'POST /sandbox/moncash/Api/v1/PrefundedTransactionStatus',
      'POST /sandbox/moncash/Api/v1/RetrieveOrderPayment',
      'POST /sandbox/moncash/Api/v1/RetrieveTransactionPayment',
      'POST /sandbox/moncash/Api/v1/Transfert',
      'POST /sandbox/moncash/MerChantApi/V1/CheckPayment',
      'POST /sandbox/moncash/MerChantApi/V1/InitiatePayment',
      'POST /sandbox/moncash/MerChantApi/oauth/token',
      'POST /sandbox/moncash/Moncash-middleware/Payment/Redirect',
      'POST /sandbox/pay/:id',
      'POST /sandbox/paypal/v1/notifications/verify-webhook-signature',
      'POST /sandbox/paypal/v1/oauth2/token',
      'POST /sandbox/paypal/v2/checkout/orders',
      'POST /sandbox/paypal/v2/checkout/orders/:id/capture',
      'POST /sandbox/paypal/v2/payments/captures/:id/refund',
    ]);
  });

  test('a route without a policy stops the boot', () => {
    expect(() => lakou.bare().get('/forgotten', () => 'x')).toThrow(
      'GET /forgotten declares no access policy',
    );
  });
});
