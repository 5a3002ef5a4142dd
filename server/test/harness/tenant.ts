import type { Role } from '@lakou/contract';
import { expect, vi } from 'vitest';
import type { Fixture } from '#platform/access/fixture.ts';
import type { Person } from '../app.ts';
import { freeTimesKnown } from '../free-times.ts';
import { jobsDone } from '../jobs-done.ts';
import { CALLS, type HarnessCall } from './calls.ts';
import type { QuickApp, Tenant } from './quick-app.ts';
import { isClosedTo, ownRequest, ownStatus, sendAs } from './requests.ts';

/** An administrator belongs to no tenant. */
const TENANT_ROLES: readonly Role[] = ['PATIENT', 'PROVIDER', 'CLINIC_ADMIN', 'SPONSOR'];

/** Calls that end the session or the account of whoever makes them. */
export const ENDS_SESSION = / \/api\/auth\/|DELETE \/api\/users\/me|change-password|\/2fa/;

/** One clinic with a provider whose licence was checked, one family with a child, one sponsor. */
export async function settle({ db }: QuickApp, world: Tenant): Promise<Map<Role, Person>> {
  const people = new Map<Role, Person>();
  for (const role of TENANT_ROLES) people.set(role, await world.somebody(role));
  const [clinic, provider] = [people.get('CLINIC_ADMIN'), people.get('PROVIDER')];
  await db.query('update app_users set clinic_id = $2 where id = $1', [provider?.id, clinic?.clinicId]);
  return people;
}

const CHILD = { name: 'Ti Jo', dateOfBirth: '2019-04-02', relationship: 'child' } as const;

/** What belongs to a family and is no call's own: photos, a child's visit, a document sent to the provider. */
async function addFamilyLife(world: Tenant, people: ReadonlyMap<Role, Person>): Promise<void> {
  const [patient, provider] = [people.get('PATIENT'), people.get('PROVIDER')];
  if (!patient || !provider) return;
  const params = { id: patient.id };
  const [own, childs, paper] = [
    await world.upload(patient, 'photo'),
    await world.upload(patient, 'photo'),
    await world.upload(patient, 'document'),
  ];
  await world.api('PUT /api/users/:id', patient, { params, body: { profilePhotoUrl: own.url } });
  const child = { ...CHILD, profilePhotoUrl: childs.url };
  const { id } = await world.api('POST /api/users/:id/dependents', patient, { params, body: child });
  const visit = { serviceType: 'Check-up', providerId: provider.id, dateTime: world.freeTime() };
  await world.api('POST /api/data/bookings', patient, { body: { ...visit, dependentId: id } });
  const letter = { senderId: patient.id, recipientId: provider.id, content: 'Men papye a' };
  await world.api('POST /api/chat/send', patient, { body: { ...letter, attachmentIds: [paper.id] } });
}

type Params = Readonly<Record<string, string>>;
/** The params with which a call names what its fixture created for a person of each role. */
export type Belongings = ReadonlyMap<HarnessCall, ReadonlyMap<Role, Params>>;

/** Gives a tenant one of everything: what the fixtures create, and what the calls write. */
export async function furnish(
  app: QuickApp,
  world: Tenant,
  people: ReadonlyMap<Role, Person>,
): Promise<Belongings> {
  const made = new Map<Fixture, Map<Role, Params>>();
  const belongings = new Map<HarnessCall, Map<Role, Params>>();
  for (const call of CALLS) {
    for (const [role, person] of people) {
      if (isClosedTo(call, role)) continue;
      if ('fixture' in call.rows) {
        const { fixture } = call.rows;
        const before = made.get(fixture) ?? new Map<Role, Params>();
        const params = before.get(role) ?? (await fixture(person, world, 'own')).params;
        made.set(fixture, before.set(role, params));
        belongings.set(call, (belongings.get(call) ?? new Map<Role, Params>()).set(role, params));
      }
      const writes = /^P(?:OST|UT) /.test(call.key) && !ENDS_SESSION.test(call.key);
      if (writes && ownStatus(call, role) < 400)
        await sendAs(app, call.key, await ownRequest(call, person, world), person);
    }
  }
  await addFamilyLife(world, people);
  await jobsDone(app.platform);
  await freeTimesKnown(app.platform);
  // Deliveries are looked for each second, and would change rows while they are compared.
  const waiting = () => app.db.query('select 1 from notifications where delivered_at is null limit 1');
  await vi.waitFor(async () => expect(await waiting()).toEqual([]), { timeout: 60_000 });
  return belongings;
}
