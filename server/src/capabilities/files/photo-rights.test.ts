import { beforeAll, expect, test } from 'vitest';
import { bookingTest, type Somebody } from '#test/bookings.ts';
import { png } from '#test/pictures.ts';

const care = bookingTest();
let mother: Somebody;
let child: string;
let doctor: Somebody;
let ofChild: Somebody;
let stranger: Somebody;
let clinic: Somebody;
let otherClinic: Somebody;
let admin: Somebody;

async function photo(as: Somebody, place: string, by: string): Promise<string> {
  const reply = await care.instance().app.inject({
    method: 'POST',
    url: '/api/files?kind=photo',
    headers: { ...as.headers, 'content-type': 'image/png' },
    payload: await png(),
  });
  const { id, url } = reply.json();
  await care.lakou.db.query('insert into file_uses (used_as, used_by, file_id) values ($1, $2, $3)', [
    place,
    by,
    id,
  ]);
  return url;
}
const statusOf = async (url: string, as: Somebody) => (await care.send('GET', url, as)).statusCode;

beforeAll(async () => {
  mother = await care.patient();
  child = await care.dependent(mother);
  clinic = await care.somebody('CLINIC_ADMIN');
  otherClinic = await care.somebody('CLINIC_ADMIN');
  admin = await care.somebody('ADMIN');
  const [row] = await care.lakou.db.query<{ clinicId: string }>(
    'select clinic_id as "clinicId" from app_users where id = $1',
    [clinic.id],
  );
  doctor = await care.provider();
  ofChild = await care.provider({ clinicId: row?.clinicId ?? '' });
  stranger = await care.provider();
});

test('PROF-5 attack: a patient’s face, and a child’s, are shown to nobody who is not shown the person', async () => {
  const face = await photo(mother, 'profilePhotoUrl', mother.id);
  const childs = await photo(mother, 'dependentPicture', child);
  const everybody = [doctor, ofChild, clinic, stranger, otherClinic, await care.patient()];
  for (const url of [face, childs]) {
    expect(await statusOf(url, mother)).toBe(200);
    for (const other of everybody) expect(await statusOf(url, other)).toBe(404);
  }
  expect(await statusOf(face, admin)).toBe(200);
  expect(await statusOf(childs, admin)).toBe(404);

  const visit = await care.booking(mother, doctor.id, '2026-11-17T14:00:00Z');
  await care.booking(mother, ofChild.id, '2026-11-17T15:00:00Z', { dependentId: child });
  expect(await statusOf(face, doctor)).toBe(200);
  expect(await statusOf(childs, doctor)).toBe(404);
  for (const url of [face, childs])
    for (const [as, status] of [
      [ofChild, 200],
      [clinic, 200],
      [stranger, 404],
      [otherClinic, 404],
    ] as const)
      expect(await statusOf(url, as)).toBe(status);

  await care.act(mother, visit.id, 'cancel');
  expect(await statusOf(face, doctor)).toBe(404);
});

test('PROF-5 the face of somebody one talks with is shown to both', async () => {
  const patient = await care.patient();
  const face = await photo(patient, 'profilePhotoUrl', patient.id);
  const theirs = await photo(doctor, 'profilePhotoUrl', doctor.id);
  expect(await statusOf(theirs, patient)).toBe(200);
  expect(await statusOf(face, doctor)).toBe(404);
  const sent = await care.send('POST', '/api/chat/send', patient, {
    senderId: patient.id,
    recipientId: doctor.id,
    content: 'Bonjou',
  });
  expect(sent.statusCode).toBe(201);
  expect(await statusOf(face, doctor)).toBe(200);
  expect(await statusOf(face, stranger)).toBe(404);
});

test('PROF-5 a patient’s face or a child’s that somebody else opened is in the trail, a provider’s is not', async () => {
  const patient = await care.patient();
  const sibling = await care.dependent(patient);
  const carer = await care.provider();
  const face = await photo(patient, 'profilePhotoUrl', patient.id);
  const childs = await photo(patient, 'dependentPicture', sibling);
  const own = await photo(carer, 'profilePhotoUrl', carer.id);
  await care.booking(patient, carer.id, '2026-11-19T14:00:00Z');
  await care.booking(patient, carer.id, '2026-11-19T15:00:00Z', { dependentId: sibling });
  const looks = () =>
    care.lakou.db.query(
      `select actor_id as "actorId", coalesce(subject_ids, array[subject_id]) as about from audit_events
       where action = 'file:read' and (subject_id = $1 or $1 = any (subject_ids)) order by id`,
      [patient.id],
    );
  for (const url of [face, childs]) expect(await statusOf(url, patient)).toBe(200);
  expect(await statusOf(own, patient)).toBe(200);
  expect(await looks()).toEqual([]);
  for (const url of [face, childs]) expect(await statusOf(url, carer)).toBe(200);
  expect(await looks()).toEqual([
    { actorId: carer.id, about: [patient.id] },
    { actorId: carer.id, about: [patient.id, sibling] },
  ]);
});
