import type { Role } from '@lakou/contract';
import { ROLES } from '@lakou/contract/user.rules';
import fc from 'fast-check';
import { uuidv7 } from 'uuidv7';
import { beforeAll, describe, expect, test } from 'vitest';
import { testClock } from '#test/app.ts';
import { booking, chat, listedProvider, type Somebody } from '#test/chat.ts';
import { type Instance, signedIn, testDatabase } from '#test/instance.ts';
import { mayWrite } from './pairs.rules.ts';

const lakou = testDatabase();
const clock = testClock();
let instance: Instance;
let verifiedOnly: Instance;
beforeAll(async () => {
  instance = await lakou.open({ clock, jobs: false });
  verifiedOnly = await lakou.open({ clock, jobs: false, config: { providerVerification: 'listing' } });
});
const sends = async (from: Somebody, to: Somebody, on = instance) =>
  (await chat(on).send(from, to, 'Bonjou')).statusCode;

describe('CHAT-5 who may write to whom', () => {
  test('a patient to any listed provider, and to nobody else', async () => {
    const patient = await signedIn(instance.platform);
    const listed = await listedProvider(instance);
    expect(await sends(patient, listed)).toBe(201);
    expect(await sends(patient, await signedIn(instance.platform, 'PROVIDER'))).toBe(404);
    for (const role of ['PATIENT', 'SPONSOR', 'ADMIN', 'CLINIC_ADMIN'] as const)
      expect(await sends(patient, await signedIn(instance.platform, role))).toBe(404);
    expect(await sends(await signedIn(instance.platform), listed, verifiedOnly)).toBe(404);
  });

  test('a provider to those in care or who wrote first', async () => {
    const [patient, stranger] = [await signedIn(instance.platform), await signedIn(instance.platform)];
    const provider = await listedProvider(instance);
    expect(await sends(provider, patient)).toBe(404);
    await booking(instance, { patient, provider });
    expect(await sends(provider, patient)).toBe(201);
    expect(await sends(provider, stranger)).toBe(404);
    await sends(stranger, provider);
    expect(await sends(provider, stranger)).toBe(201);
  });

  test('care that is over, cancelled or only asked for opens nothing', async () => {
    const provider = await listedProvider(instance);
    for (const status of ['requested', 'cancelled', 'no_show']) {
      const patient = await signedIn(instance.platform);
      await booking(instance, { patient, provider }, { status });
      expect(await sends(provider, patient)).toBe(404);
    }
    const DAY = 86_400_000;
    for (const [days, status] of [
      [364, 201],
      [366, 404],
    ] as const) {
      const patient = await signedIn(instance.platform);
      const completedAt = new Date(clock.now().getTime() - days * DAY);
      await booking(instance, { patient, provider }, { status: 'completed', completedAt });
      expect(await sends(provider, patient)).toBe(status);
    }
  });

  test('clinic staff to each other, not to another clinic', async () => {
    const [owner, foreign] = [
      await signedIn(instance.platform, 'CLINIC_ADMIN'),
      await signedIn(instance.platform, 'CLINIC_ADMIN'),
    ];
    const nurse = await signedIn(instance.platform, 'PROVIDER');
    await lakou.db.query(
      'update app_users set clinic_id = (select clinic_id from app_users where id = $2) where id = $1',
      [nurse.id, owner.id],
    );
    expect([await sends(owner, nurse), await sends(nurse, owner)]).toEqual([201, 201]);
    expect([await sends(foreign, nurse), await sends(nurse, foreign)]).toEqual([404, 404]);
  });

  test('nobody who is gone or about to go; what they wrote stays readable', async () => {
    const [patient, provider] = [await signedIn(instance.platform), await listedProvider(instance)];
    await sends(patient, provider);
    await lakou.db.query('update app_users set erase_after = now() where id = $1', [patient.id]);
    expect(await sends(provider, patient)).toBe(404);
    expect(await chat(instance).history(provider, patient)).toHaveLength(1);
  });
});

test('CHAT-5 the database itself refuses blank and self chat, and two messages of one name', async () => {
  const [a, b] = [await signedIn(instance.platform), await signedIn(instance.platform)];
  const conversation = (low: string, high: string) =>
    lakou.db.query('insert into conversations (id, low_id, high_id) values ($1, $2, $3)', [
      uuidv7(),
      low,
      high,
    ]);
  await expect(conversation(a.id, a.id)).rejects.toThrow(/check/);
  const id = uuidv7();
  await lakou.db.query(
    'insert into conversations (id, low_id, high_id) values ($1, least($2::uuid, $3::uuid), greatest($2::uuid, $3::uuid))',
    [id, a.id, b.id],
  );
  const message = (seq: number, content: string, clientId: string | null) =>
    lakou.db.query(
      `insert into messages (id, conversation_id, seq, sender_id, content, client_id, created_at)
       values ($1, $2, $3, $4, $5, $6, now())`,
      [uuidv7(), id, seq, a.id, content, clientId],
    );
  await message(1, 'Bonjou', 'one');
  await expect(message(2, ' \n ', null)).rejects.toThrow(/check/);
  await expect(message(2, 'Bonjou', 'one')).rejects.toThrow(/unique/);
});

test('CHAT-5 a block wins over everything, and sponsors and administrators write to nobody first', () => {
  const role = fc.constantFrom<Role[]>(...ROLES);
  const person = fc.record({ role, clinicId: fc.constantFrom(null, 'a', 'b') });
  const between = fc.record({
    blocked: fc.boolean(),
    wasWrittenTo: fc.boolean(),
    inCare: fc.boolean(),
    acceptedClinic: fc.boolean(),
    otherIsListed: fc.boolean(),
  });
  fc.assert(
    fc.property(person, person, between, (writer, other, facts) => {
      if (facts.blocked) expect(mayWrite(writer, other, facts)).toBe(false);
      else if (facts.wasWrittenTo) expect(mayWrite(writer, other, facts)).toBe(true);
      else if (['ADMIN', 'SPONSOR'].includes(writer.role)) expect(mayWrite(writer, other, facts)).toBe(false);
      else if (writer.role === 'PATIENT' && other.role !== 'PROVIDER')
        expect(mayWrite(writer, other, facts)).toBe(false);
    }),
  );
});
