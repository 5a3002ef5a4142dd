import type { Referral } from '@lakou/contract/referrals';
import { uuidv7 } from 'uuidv7';
import { beforeAll, describe, expect, test } from 'vitest';
import { agendaTest, type Somebody } from '#test/agenda.ts';
import { png } from '#test/pictures.ts';
import { capabilities } from '../../capabilities.ts';

const care = agendaTest('2026-11-15T12:00:00Z');
let nadege: Somebody;
let doctor: Somebody;
let surgeon: Somebody;
let stranger: Somebody;
let child: string;
let clinicId: string;
let nurse: Somebody;
let dispatcher: Somebody;
let manager: Somebody;

const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, as: Somebody, payload?: object) =>
  care.instance().app.inject({ method, url, headers: as.headers, ...(payload && { payload }) });
const ALL = '/api/data/referrals';
const REFERRAL = { reason: 'Fractured wrist', symptoms: 'Pain, swelling', diagnosis: 'Colles fracture' };

const refer = (as: Somebody, more: object = {}) =>
  ask('POST', ALL, as, { patientId: nadege.id, destinationFacilityId: surgeon.id, ...REFERRAL, ...more });
async function referred(as: Somebody, more: object = {}): Promise<Referral> {
  const reply = await refer(as, more);
  expect([reply.statusCode, reply.body]).toEqual([201, expect.anything()]);
  return reply.json();
}
async function xray(): Promise<string> {
  const imageDataUrl = `data:image/png;base64,${(await png()).toString('base64')}`;
  const added = await ask('POST', '/api/data/images', nadege, { title: 'X-ray', imageDataUrl });
  return added.json().id;
}
const move = (as: Somebody, id: string, status: string, more: object = {}) =>
  ask('PUT', `${ALL}/${id}/status`, as, { status, ...more });
const read = async (as: Somebody, id: string) => (await ask('GET', `${ALL}/${id}`, as)).statusCode;
const list = async (as: Somebody, rest: string): Promise<Referral[]> =>
  (await ask('GET', `${ALL}/${rest}`, as)).json();
const vitals = async (as: Somebody, rest = '') =>
  (await ask('GET', `/api/data/health/trackers/${nadege.id}/vitals${rest}`, as)).statusCode;

beforeAll(async () => {
  nadege = await care.patient();
  await care.rename(nadege, 'Nadège Pierre');
  [doctor, surgeon, stranger] = [await care.provider(), await care.provider(), await care.provider()];
  child = await care.dependent(nadege);
  manager = await care.somebody('CLINIC_ADMIN');
  const { db } = care.lakou;
  const [row] = await db.query<{ id: string }>('select clinic_id as id from app_users where id = $1', [
    manager.id,
  ]);
  clinicId = row?.id ?? '';
  await db.query('update app_users set is_profile_complete = true where id = $1', [manager.id]);
  nurse = await care.provider({ clinicId });
  dispatcher = await care.provider({ clinicId });
  await db.query("update provider_profiles set clinic_role = 'Dispatcher' where user_id = $1", [
    dispatcher.id,
  ]);
  for (const one of [doctor, surgeon, stranger, nurse, dispatcher]) await care.verify(one);
  const { id } = await care.booking(nadege, doctor.id, '2026-11-16T14:00:00Z');
  await care.put(id, 'confirmed');
});

describe('REF-3 referring', () => {
  test('a referral waits for its recipient; names, status and time are ours', async () => {
    const sent = await referred(doctor, {
      status: 'completed',
      patientName: 'Mallory',
      destinationFacilityName: 'Mallory',
      attachments: [{ id: await xray(), title: 'X-ray' }],
    });
    expect(sent).toMatchObject({
      patientName: 'Nadège Pierre',
      referringProviderId: doctor.id,
      destinationFacilityId: surgeon.id,
      destinationFacilityName: 'Dr Mirlande',
      priority: 'routine',
      status: 'pending',
      createdAt: '2026-11-15T12:00:00.000Z',
      relation: 'sender',
      attachments: [{ title: 'X-ray', kind: 'image' }],
      isOverdue: false,
    });
    expect(await care.told(nadege.id, sent.id)).toEqual(['referral_new']);
    expect(await care.told(surgeon.id, sent.id)).toEqual(['referral_received']);
    expect((await list(doctor, `provider/${doctor.id}?box=sent`)).map(({ id }) => id)).toEqual([sent.id]);
    expect(await list(doctor, `provider/${doctor.id}?box=received`)).toEqual([]);
    expect((await list(surgeon, `provider/${surgeon.id}?box=received`))[0]).toMatchObject({
      id: sent.id,
      relation: 'recipient',
      reason: 'Fractured wrist',
    });
  });

  test.each([
    ['no reason', { reason: ' ' }],
    ['no place', { destinationFacilityId: '', destinationFacilityName: ' ' }],
    ['an unknown place without a name', { destinationFacilityId: uuidv7() }],
    ['a priority that there is not', { priority: 'tomorrow' }],
    [
      'too many attachments',
      { attachments: Array.from({ length: 21 }, () => ({ id: uuidv7(), title: 'x' })) },
    ],
  ])('%s is refused', async (_, wrong) => {
    expect((await refer(doctor, wrong)).statusCode).toBe(400);
  });

  test('API-8 an unknown place with a name is one outside, and the name stays; hospitals are known', async () => {
    for (const destinationFacilityId of [undefined, uuidv7(), 'clinic-42'])
      expect(
        await referred(doctor, { destinationFacilityId, destinationFacilityName: 'Klinik Sen Lwi' }),
      ).toMatchObject({
        destinationFacilityId: null,
        destinationFacilityName: 'Klinik Sen Lwi',
        destinationKind: 'outside',
      });
    expect(await referred(doctor, { destinationFacilityId: 'ht-hum' })).toMatchObject({
      destinationKind: 'hospital',
      destinationFacilityName: 'Hôpital Universitaire de Mirebalais (HUM)',
    });
  });

  test('places are found without accents; those of hospitals are approximate', async () => {
    const found = await ask('GET', '/api/referrals/facilities?q=universite%20haiti', doctor);
    expect(found.json()).toMatchObject([{ id: 'ht-hueh', kind: 'hospital', isApproximate: true }]);
    const people = await ask('GET', '/api/referrals/facilities?q=mirlande', doctor);
    const ids = people.json().map(({ id }: { id: string }) => id);
    expect(ids).toContain(surgeon.id);
    expect(ids).not.toContain(doctor.id);
  });

  test('attack: only who treats the person now refers them, under their own name, to somebody else', async () => {
    expect((await refer(stranger)).statusCode).toBe(404);
    expect((await refer(doctor, { dependentId: child })).statusCode).toBe(404);
    expect((await refer(nadege)).statusCode).toBe(403);
    expect((await refer(doctor, { referringProviderId: stranger.id })).json().code).toBe('forbidden');
    expect((await refer(doctor, { destinationFacilityId: doctor.id })).json().code).toBe('referral_to_self');
    const unchecked = await care.provider();
    const { id } = await care.booking(nadege, unchecked.id, '2026-11-19T14:00:00Z');
    await care.put(id, 'confirmed');
    for (const patientId of [nadege.id, uuidv7()])
      expect((await refer(unchecked, { patientId })).statusCode).toBe(403);
  });
});

describe('REF-3 the way of a referral', () => {
  test('accepted, seen, completed: only by the recipient, who treats the person from then on', async () => {
    const { id } = await referred(doctor);
    expect([await vitals(surgeon), await vitals(stranger)]).toEqual([404, 404]);
    expect([await read(surgeon, id), await read(stranger, id)]).toEqual([200, 404]);
    for (const status of ['accepted', 'seen', 'completed'])
      expect((await move(doctor, id, status)).statusCode).toBe(409);
    expect((await move(stranger, id, 'accepted')).statusCode).toBe(404);
    expect((await move(nadege, id, 'accepted')).statusCode).toBe(403);
    expect((await move(surgeon, id, 'seen')).json().code).toBe('move_not_allowed');
    expect((await move(surgeon, id, 'accepted')).json()).toMatchObject({
      status: 'accepted',
      acceptedAt: '2026-11-15T12:00:00.000Z',
    });
    expect((await move(surgeon, id, 'accepted')).statusCode).toBe(409);
    expect(await vitals(surgeon)).toBe(200);
    expect(await vitals(surgeon, `?dependentId=${child}`)).toBe(404);
    const [grant] = await care.lakou.db.query(
      'select source, provider_id as provider, until from record_grants where reference_id = $1',
      [id],
    );
    expect(grant).toEqual({
      source: 'referral',
      provider: surgeon.id,
      until: new Date('2027-11-15T12:00:00Z'),
    });
    expect((await move(surgeon, id, 'seen')).json().status).toBe('seen');
    expect((await move(surgeon, id, 'completed')).json().status).toBe('completed');
    expect((await move(surgeon, id, 'referred_again')).statusCode).toBe(409);
    expect(await care.told(nadege.id, id)).toEqual([
      'referral_new',
      'referral_moved',
      'referral_moved',
      'referral_moved',
    ]);
    expect((await care.told(doctor.id, id)).length).toBe(3);
    expect(await care.looks(nadege)).toContain(`referral:read ${surgeon.id}`);
  });

  test('the patient withdraws it: the recipient sees neither it nor the record', async () => {
    const other = await care.provider();
    await care.verify(other);
    const { id } = await referred(doctor, { destinationFacilityId: other.id });
    await move(other, id, 'accepted');
    expect(await vitals(other)).toBe(200);
    expect((await ask('POST', `${ALL}/${id}/end`, nadege)).json()).toMatchObject({ status: 'accepted' });
    expect([await vitals(other), await read(other, id), await read(nadege, id)]).toEqual([404, 404, 200]);
    expect((await move(other, id, 'seen')).statusCode).toBe(404);
    expect((await ask('POST', `${ALL}/${id}/end`, nadege)).statusCode).toBe(409);
  });

  test('rejected with a reason, then referred again: a new one that follows it', async () => {
    const full = await care.provider();
    await care.verify(full);
    const first = await referred(doctor, {
      destinationFacilityId: full.id,
      attachments: [{ id: await xray(), title: 'X-ray' }],
    });
    const rejected = await move(full, first.id, 'rejected', { reason: 'No bed this week' });
    expect(rejected.json()).toMatchObject({ status: 'rejected', statusReason: 'No bed this week' });
    const again = await move(doctor, first.id, 'referred_again', {
      destinationFacilityId: stranger.id,
      priority: 'urgent',
    });
    expect(again.json()).toMatchObject({
      status: 'pending',
      priority: 'urgent',
      destinationFacilityId: stranger.id,
      previousReferralId: first.id,
      reason: 'Fractured wrist',
      attachments: [{ title: 'X-ray', kind: 'image' }],
    });
    expect((await ask('GET', `${ALL}/${first.id}`, nadege)).json()).toMatchObject({
      status: 'referred_again',
      nextReferralId: again.json().id,
    });
    expect(await read(full, first.id)).toBe(404);
    expect((await move(doctor, first.id, 'referred_again')).statusCode).toBe(409);
  });

  test('attack: a recipient who has not accepted, and one whose right ended, refer nobody on', async () => {
    const newcomer = await care.provider();
    await care.verify(newcomer);
    const { id } = await referred(doctor, { destinationFacilityId: newcomer.id });
    const on = { destinationFacilityId: 'ht-hum' };
    expect((await move(newcomer, id, 'referred_again', on)).json().code).toBe('move_not_allowed');
    await move(newcomer, id, 'accepted');
    expect(
      (await move(newcomer, id, 'referred_again', { destinationFacilityId: newcomer.id })).json().code,
    ).toBe('referral_to_self');
    expect((await move(newcomer, id, 'referred_again', on)).statusCode).toBe(200);
    expect(await vitals(newcomer)).toBe(404);
  });

  test('no answer in time is overdue, sooner the more urgent it is', async () => {
    const urgent = await referred(doctor, { priority: 'urgent' });
    const routine = await referred(doctor);
    care.clock.move(49 * 3600);
    const mine = await list(nadege, `patient/${nadege.id}`);
    const late = mine.filter(({ isOverdue }) => isOverdue).map(({ id }) => id);
    expect([late.includes(urgent.id), late.includes(routine.id)]).toEqual([true, false]);
  });
});

describe('REF-3 a clinic', () => {
  test('its providers receive what is sent to it; who only works there does not; who runs it sees no patient', async () => {
    const { id } = await referred(doctor, { destinationFacilityId: clinicId });
    expect([await read(nurse, id), await read(dispatcher, id), await read(manager, id)]).toEqual([
      200, 403, 403,
    ]);
    expect((await care.told(nurse.id, id)).length).toBe(1);
    expect((await care.told(dispatcher.id, id)).length).toBe(0);
    const [seen] = await list(manager, `clinic/${clinicId}`);
    expect(seen).toMatchObject({ id, status: 'pending', patientId: null, patientName: '', reason: '' });
    const ofNurse = await list(manager, `provider/${nurse.id}?box=received`);
    expect(ofNurse.map((one) => one.id)).toContain(id);
    expect(JSON.stringify(ofNurse)).not.toMatch(/Nad|wrist|Colles|swelling/);
    expect((await ask('GET', `${ALL}/provider/${doctor.id}`, manager)).statusCode).toBe(404);
    expect((await move(nurse, id, 'accepted')).json()).toMatchObject({ status: 'accepted' });
    expect(await vitals(nurse)).toBe(200);
  });

  test('attack: who refers to their own clinic does not accept it themselves', async () => {
    const { id } = await referred(nurse, { destinationFacilityId: clinicId });
    expect((await move(nurse, id, 'accepted')).statusCode).toBe(409);
    const colleague = await care.provider({ clinicId });
    expect((await move(colleague, id, 'accepted')).statusCode).toBe(404);
    await care.verify(colleague);
    expect((await move(colleague, id, 'accepted')).statusCode).toBe(200);
  });
});

describe('REF-1 what a patient sees', () => {
  test('FAM-3 their own and their dependents’, page by page; a dependent’s by themselves', async () => {
    const pediatrician = await care.provider();
    await care.verify(pediatrician);
    const { id } = await care.booking(nadege, pediatrician.id, '2026-11-20T14:00:00Z', {
      dependentId: child,
    });
    await care.put(id, 'confirmed');
    const sent = await referred(pediatrician, { dependentId: child });
    expect(sent).toMatchObject({ dependentId: child, patientName: 'Ti Rose' });
    const all = await list(nadege, `patient/${nadege.id}`);
    expect(all[0]).toMatchObject({ id: sent.id, relation: 'patient' });
    expect(await list(nadege, `patient/${nadege.id}?dependentId=${child}`)).toHaveLength(1);
    const first = await ask('GET', `${ALL}/patient/${nadege.id}?limit=3`, nadege);
    expect(first.json()).toHaveLength(3);
    expect(first.headers.link).toContain(`after=${all[2]?.id}`);
    const seen = await list(pediatrician, `patient/${nadege.id}`);
    expect(seen.map((one) => one.id)).toEqual([sent.id]);
    const outsider = await care.provider();
    expect((await ask('GET', `${ALL}/patient/${nadege.id}`, outsider)).statusCode).toBe(404);
  });

  test('REF-1 the timeline and the FHIR record have it', async () => {
    const { capability } = await import('./referrals.capability.ts');
    expect(capabilities).toContain(capability);
    const scope = { patientId: nadege.id, dependentId: child, byProvider: false };
    const grant = { db: care.lakou.db, scope } as unknown as Parameters<typeof capability.fhir>[0];
    const query = { before: undefined, text: 'mirlande', limit: 5 };
    expect(await capability.timeline.list(grant, query)).toMatchObject([
      { kind: 'referral', title: 'Dr Mirlande', status: 'pending', from: 'Dr Mirlande' },
    ]);
    expect(await capability.fhir(grant)).toMatchObject([
      {
        resourceType: 'ServiceRequest',
        status: 'active',
        intent: 'order',
        priority: 'routine',
        subject: { reference: `Patient/${child}` },
        reasonCode: [{ text: 'Fractured wrist' }, { text: 'Colles fracture' }],
      },
    ]);
  });
});
