import type { Role } from '@lakou/contract';
import { ROLES } from '@lakou/contract/user.rules';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Person } from './app.ts';
import { CALLS, type HarnessCall } from './harness/calls.ts';
import { quickApp } from './harness/quick-app.ts';
import { isClosedTo, ownStatus, sendAs } from './harness/requests.ts';
import { FRESH_PROOF, PROVEN_ADDRESS } from './proofs.ts';

/**
 * Which calls ask for more than a session, call by call: a proof of the last ten minutes, or a proven address. Both are
 * asked for before anything of the request is read, so an empty one shows it.
 */
const app = quickApp();
const PROOF_LASTS_S = 10 * 60;
const NOTHING = '01900000-0000-7000-8000-000000000000';

/** The role for which the call does most: one that it is closed to would be refused for that. */
function bestRole(call: HarnessCall): Role {
  const rank = (role: Role) => (ownStatus(call, role) === 403 ? 1000 : ownStatus(call, role));
  const open = ROLES.filter((role) => !isClosedTo(call, role));
  return open.toSorted((a, b) => rank(a) - rank(b))[0] ?? 'PATIENT';
}

/** One for each call: it may sign them out, or more. */
const people = new Map<string, Person>();
beforeAll(async () => {
  for (const call of CALLS) people.set(call.key, await app.person(bestRole(call)));
  app.clock.move(PROOF_LASTS_S + 60);
});

async function refusalOf(call: HarnessCall): Promise<string | undefined> {
  const params = Object.fromEntries(
    [...call.key.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, NOTHING]),
  );
  const reply = await sendAs(app, call.key, { params }, people.get(call.key));
  return reply.statusCode === 403 ? reply.json().code : undefined;
}
const rows = CALLS.map((call) => [call.key, call] as const);

describe('ACC-6 a session that was proven more than ten minutes ago', () => {
  test.each(rows)('%s on an old session', async (key, call) => {
    expect((await refusalOf(call)) === 'step_up_required').toBe(FRESH_PROOF.has(key));
  });
});

describe('ACC-7 an account whose address nobody has proven', () => {
  beforeAll(() => app.db.query('update app_users set email_verified_at = null'));

  test.each(rows)('%s on an unproven address', async (key, call) => {
    expect((await refusalOf(call)) === 'email_not_verified').toBe(PROVEN_ADDRESS.has(key));
  });
});

test('the lists name calls of the contract', () => {
  const known = new Set(CALLS.map(({ key }) => key));
  expect([...FRESH_PROOF, ...PROVEN_ADDRESS].filter((key) => !known.has(key))).toEqual([]);
});
