import { contract, type Role } from '@lakou/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { type AccessCase, type Cast, VISITORS, type Visitor } from '#platform/access/table.ts';
import { loadAccessTables } from '#test/access-tables.ts';
import { type Person, testApp } from '#test/app.ts';
import { verifiedPerson } from '#test/verified.ts';

const TABLE = await loadAccessTables();
const lakou = testApp();
const nothing = '01900000-0000-7000-8000-000000000000';
const people = new Map<Role, { visitor: Person; other: Person }>();

/** A pair of each role; a visitor who was signed out by a call comes back anew. */
async function pair(role: Role) {
  const known = people.get(role);
  const alive = known && (await lakou.send('GET /api/auth/session', {}, known.visitor)).statusCode === 200;
  if (alive) return known;
  const fresh = {
    visitor: await verifiedPerson(lakou, role),
    other: known?.other ?? (await lakou.person(role)),
  };
  people.set(role, fresh);
  return fresh;
}

async function statusFor(key: string, row: AccessCase, who: Visitor): Promise<number> {
  const { visitor, other } = await pair(who === 'anonymous' ? 'PATIENT' : who);
  const id = who === 'anonymous' ? nothing : visitor.id;
  const cast: Cast = { visitor: { ...visitor, id }, other, nothing };
  const { params = {}, payload } = row.request?.(cast) ?? {};
  const path = key.replaceAll(/:(\w+)/g, (_, name) => params[name] ?? '');
  const reply = await lakou.send(path, payload ? { payload } : {}, who === 'anonymous' ? undefined : visitor);
  return reply.statusCode;
}

const rows = Object.entries(TABLE).flatMap(([key, cases]) => cases.map((row: AccessCase) => ({ key, row })));

describe('every call × every role × own, foreign, missing', () => {
  test.each(rows)('$key on $row.on', async ({ key, row }) => {
    const got: Partial<Record<Visitor, number>> = {};
    for (const who of VISITORS) got[who] = await statusFor(key, row, who);
    expect(got).toEqual(row.gets);
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
    const api = served.map(({ key }) => key).filter((key) => key.includes(' /api/') && !own.includes(key));
    expect(api.sort()).toEqual(Object.keys(contract).sort());
  });

  test('the public routes are exactly these', () => {
    const open = rows
      .filter(({ row }) => row.gets.anonymous < 400 || row.gets.PATIENT === row.gets.anonymous)
      .map(({ key }) => key);
    expect([...new Set(open)].sort()).toEqual([
      'GET /api/auth/confirm-email',
      'GET /api/auth/human-check',
      'GET /api/auth/reset-password',
      'GET /api/auth/verify',
      'GET /api/demo',
      'GET /api/features/education/content',
      'GET /api/features/education/content/:id',
      'GET /api/first-aid',
      'GET /api/first-aid/kit',
      'GET /api/hello',
      'GET /api/map-settings',
      'GET /api/maternity/tips',
      'GET /api/medicines',
      'GET /api/medicines/:id',
      'GET /api/medicines/details',
      'GET /api/providers/:id',
      'GET /api/providers/:id/photo',
      'GET /api/providers/:id/reviews',
      'GET /api/services',
      'POST /api/auth/2fa/verify',
      'POST /api/auth/cancel-deletion',
      'POST /api/auth/forgot-password',
      'POST /api/auth/login',
      'POST /api/auth/logout',
      'POST /api/auth/passkey/login',
      'POST /api/auth/passkey/options',
      'POST /api/auth/register',
      'POST /api/auth/register/clinic',
      'POST /api/auth/reset-password',
      'POST /api/auth/undo-email',
      'POST /api/auth/verify/resend',
      'POST /api/payments/moncash/callback',
      'POST /api/payments/paypal/webhook',
    ]);
    const outside = served.filter(({ key }) => !(key in contract)).map(({ key }) => key);
    expect(outside.sort()).toEqual([
      'GET /',
      'GET /api/docs',
      'GET /api/openapi.json',
      'GET /dev/mail',
      'GET /healthz',
      'GET /language/:lang',
      'GET /metrics',
      'GET /readyz',
      'GET /sandbox/moncash/Moncash-middleware/Payment/Redirect',
      'GET /sandbox/pay/:id',
      'GET /sandbox/paypal/v2/checkout/orders/:id',
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
