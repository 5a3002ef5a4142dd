import type { ClinicHealthWorkers, CommunityPerson, HomeVisit } from '@lakou/contract/health-workers';
import { uuidv7 } from 'uuidv7';
import { expect, test } from 'vitest';
import { type Person, testApp } from '#test/app.ts';
import { employ } from '#test/clinic-staff.ts';

const lakou = testApp();
const call = (as: Person, key: string, payload?: object) => lakou.send(key, payload && { payload }, as);
const status = async (...asked: Parameters<typeof call>) => (await call(...asked)).statusCode;
const coded = async (...asked: Parameters<typeof call>) => {
  const { statusCode, json } = await call(...asked);
  return [statusCode, json().code];
};
const told = (userId: string) =>
  lakou.platform.db
    .query<{ kind: string; details: object }>(
      'select kind, details from notifications where user_id = $1 order by id',
      [userId],
    )
    .then((rows) => rows.map(({ kind, details }) => [kind, details]));
const audited = (action: string, actorId: string) =>
  lakou.platform.db
    .query('select 1 from audit_events where action = $1 and actor_id = $2', [action, actorId])
    .then((rows) => rows.length);

const CONSENT = { language: 'ht', witnessName: 'Jean Robert' };
const AT = () => lakou.clock.now().toISOString();
const PEOPLE = '/api/health-workers/people';

/** A clinic with a doctor who supervises two health workers. */
async function newTeam() {
  const admin = await lakou.person('CLINIC_ADMIN');
  const clinicId = admin.clinicId ?? '';
  const scheduler = await employ(lakou, clinicId, 'Scheduler');
  const doctor = await employ(lakou, clinicId, 'Provider', { name: 'Dr Étienne' });
  const worker = await employ(lakou, clinicId, 'Provider', { name: 'Wideline Jean', verified: false });
  const other = await employ(lakou, clinicId, 'Provider', { name: 'Kettly Paul', verified: false });
  const workers = `/api/clinics/${clinicId}/health-workers`;
  for (const { id } of [worker, other])
    expect(await status(admin, `PUT ${workers}/${id}`, { supervisorId: doctor.id })).toBe(204);
  return { admin, scheduler, doctor, worker, other, clinicId, workers };
}
const personFor = async (worker: Person, over: object = {}): Promise<CommunityPerson> => {
  const person = { id: uuidv7(), name: 'Ti Marie', commune: 'Jérémie', consent: CONSENT, ...over };
  return (await call(worker, `POST ${PEOPLE}`, person)).json();
};
const people = async (worker: Person, query = ''): Promise<CommunityPerson[]> =>
  (await call(worker, `GET ${PEOPLE}${query}`)).json();
const visit = (worker: Person, id: string, over: object = {}) =>
  call(worker, `POST ${PEOPLE}/${id}/visits`, { id: uuidv7(), at: AT(), ...over });
const visits = async (worker: Person, id: string): Promise<HomeVisit[]> =>
  (await call(worker, `GET ${PEOPLE}/${id}/visits`)).json();

test('CHW-1 an administrator names health workers and a verified supervising provider of the same clinic', async () => {
  const { admin, scheduler, doctor, worker, other, clinicId, workers } = await newTeam();
  const listed: ClinicHealthWorkers = (await call(admin, `GET ${workers}`)).json();
  expect(listed.workers).toMatchObject([
    { name: 'Kettly Paul', supervisorName: 'Dr Étienne', isSupervised: true, people: 0 },
    { name: 'Wideline Jean' },
  ]);
  expect(listed.supervisors).toEqual([{ id: doctor.id, name: 'Dr Étienne' }]);
  expect(listed.candidates).toEqual([]);
  expect(await status(scheduler, `GET ${workers}`)).toBe(403);
  const unverified = await employ(lakou, clinicId, 'Provider', { verified: false });
  const stranger = await employ(lakou, (await lakou.person('CLINIC_ADMIN')).clinicId, 'Provider');
  const unfit = [409, 'supervisor_unfit'];
  for (const supervisorId of [unverified.id, stranger.id, other.id, worker.id, scheduler.id])
    expect(await coded(admin, `PUT ${workers}/${worker.id}`, { supervisorId })).toEqual(unfit);
  // Who supervises becomes no worker: two would approve for each other.
  const second = await employ(lakou, clinicId, 'Provider');
  expect(await coded(admin, `PUT ${workers}/${doctor.id}`, { supervisorId: second.id })).toEqual(unfit);
  for (const staffId of [scheduler.id, stranger.id])
    expect(await status(admin, `PUT ${workers}/${staffId}`, { supervisorId: doctor.id })).toBe(404);
  // Nobody names themselves.
  expect(await status(worker, `PUT ${workers}/${worker.id}`, { supervisorId: doctor.id })).toBe(403);
  expect(await status(doctor, `PUT ${workers}/${second.id}`, { supervisorId: doctor.id })).toBe(403);
});

test('CHW-1 a health worker needs no provider’s profile, and is not offered to patients', async () => {
  const { admin, worker, workers } = await newTeam();
  const db = lakou.platform.db;
  await db.query('update app_users set is_profile_complete = false where id = $1', [worker.id]);
  const isComplete = async () => (await call(worker, 'GET /api/auth/session')).json().isProfileComplete;
  expect(await isComplete()).toBe(true);
  expect(await db.query('select 1 from provider_listings where provider_id = $1', [worker.id])).toEqual([]);
  expect(await status(admin, `DELETE ${workers}/${worker.id}`)).toBe(204);
  expect(await isComplete()).toBe(false);
});

test('CHW-1 a worker writes down somebody new with consent, sees them, and nobody else does', async () => {
  const { worker, other, doctor } = await newTeam();
  const sent = {
    id: uuidv7(),
    name: 'Ti Marie',
    commune: 'Jérémie',
    place: 'Dèyè legliz la',
    consent: CONSENT,
  };
  for (const tries of [1, 2])
    expect([tries, await status(worker, `POST ${PEOPLE}`, sent)]).toEqual([tries, 201]);
  await personFor(worker, { name: 'Alta Noël', commune: 'Abricots' });
  const mine = await people(worker);
  expect(mine.map(({ name, commune }) => [commune, name])).toEqual([
    ['Abricots', 'Alta Noël'],
    ['Jérémie', 'Ti Marie'],
  ]);
  expect(mine[1]).toMatchObject({
    place: 'Dèyè legliz la',
    consent: { ...CONSENT, recordedBy: 'Wideline Jean', recordedAt: AT() },
    lastVisit: null,
    sight: 'none',
  });
  expect((await people(worker, '?commune=Abricots')).map(({ name }) => name)).toEqual(['Alta Noël']);
  const [first] = await people(worker, '?limit=1');
  expect((await people(worker, `?limit=1&after=${first?.id}`)).map(({ name }) => name)).toEqual(['Ti Marie']);
  expect(await people(other)).toEqual([]);
  // An id that somebody else has is no way to them.
  expect(await coded(other, `POST ${PEOPLE}`, { ...sent, name: 'Ti Marie' })).toEqual([409, 'conflict']);
  expect(await status(other, `GET ${PEOPLE}/${sent.id}/visits`)).toBe(404);
  expect(await status(doctor, `GET ${PEOPLE}`)).toBe(404);
  expect(await status(worker, `POST ${PEOPLE}`, { ...sent, id: uuidv7(), consent: undefined })).toBe(400);
  const unborn = { ...sent, id: uuidv7(), dateOfBirth: '2030-01-01' };
  expect(await coded(worker, `POST ${PEOPLE}`, unborn)).toEqual([400, 'birth_date_invalid']);
  expect(await audited('community-people:list', worker.id)).toBeGreaterThan(0);
});

test('CHW-1 the desk sends a worker to a patient without an account; before consent nothing is recorded', async () => {
  const { scheduler, worker, other, clinicId } = await newTeam();
  const form = {
    name: 'Ti Jean',
    email: 'ti.jean@example.test',
    phone: '+50937001234',
    dateOfBirth: '1950-01-01',
  };
  const { id } = (await call(scheduler, `POST /api/clinics/${clinicId}/patients`, form)).json();
  const community = `/api/clinics/patients/${id}/community`;
  // A worker never chooses somebody whom the clinic knows.
  for (const as of [worker, other]) {
    expect(await status(as, `PUT ${community}/${as.id}`, { commune: 'Jérémie' })).toBe(403);
    expect(await status(as, `POST ${PEOPLE}/${id}/consent`, CONSENT)).toBe(404);
  }
  expect(await status(scheduler, `PUT ${community}/${worker.id}`, { commune: 'Jérémie' })).toBe(204);
  expect(await status(scheduler, `PUT ${community}/${scheduler.id}`, { commune: 'Jérémie' })).toBe(404);
  const [person] = await people(worker);
  expect(person).toMatchObject({ id, name: 'Ti Jean', consent: null });
  expect(JSON.stringify(person)).not.toContain('37001234');
  expect((await visit(worker, id)).statusCode).toBe(404);
  expect(await status(worker, `POST ${PEOPLE}/${id}/consent`, CONSENT)).toBe(201);
  expect((await visit(worker, id, { systolic: 130, diastolic: 80 })).statusCode).toBe(201);
  expect((await call(scheduler, `GET ${community}`)).json()).toMatchObject({
    isPossible: true,
    workers: [{ id: worker.id, commune: 'Jérémie' }],
    available: [{ id: other.id }],
    consent: CONSENT,
    cardIssuedAt: null,
  });
  expect(await status(scheduler, `DELETE ${community}/${worker.id}`)).toBe(204);
  expect(await people(worker)).toEqual([]);
  expect((await visit(worker, id)).statusCode).toBe(404);
});

test('CHW-1 never an existing account: who joins the clinic is out of every worker’s sight', async () => {
  const { scheduler, worker, clinicId } = await newTeam();
  const patient = await lakou.person('PATIENT');
  await lakou.platform.db.query('update app_users set email_verified_at = now() where id = $1', [patient.id]);
  const form = { name: 'Nadège', email: patient.email, phone: '+50937001234', dateOfBirth: '1990-01-01' };
  const { id } = (await call(scheduler, `POST /api/clinics/${clinicId}/patients`, form)).json();
  const community = `/api/clinics/patients/${id}/community`;
  await call(scheduler, `PUT ${community}/${worker.id}`, { commune: 'Jérémie' });
  await call(worker, `POST ${PEOPLE}/${id}/consent`, CONSENT);
  expect((await visit(worker, id)).statusCode).toBe(201);
  const { token } = (await call(scheduler, `POST ${community}/card`)).json();
  await call(patient, `POST /api/clinics/links/${id}/respond`, { answer: 'accept' });
  expect(await people(worker)).toEqual([]);
  expect((await visit(worker, id)).statusCode).toBe(404);
  expect(await status(worker, `GET ${PEOPLE}/${id}/visits`)).toBe(404);
  expect(await status(worker, 'POST /api/health-workers/cards/open', { token })).toBe(404);
  expect((await call(scheduler, `GET ${community}`)).json()).toMatchObject({
    isPossible: false,
    workers: [],
  });
  expect(await status(scheduler, `PUT ${community}/${worker.id}`, { commune: 'Jérémie' })).toBe(404);
});

test('CHW-1 a consent that is withdrawn ends everything at once', async () => {
  const { scheduler, worker } = await newTeam();
  const { id } = await personFor(worker);
  await visit(worker, id, { note: 'Tout bon' });
  const { token } = (await call(scheduler, `POST /api/clinics/patients/${id}/community/card`)).json();
  expect(await status(worker, `POST ${PEOPLE}/${id}/withdrawal`)).toBe(204);
  expect(await people(worker)).toEqual([]);
  expect((await visit(worker, id)).statusCode).toBe(404);
  expect(await status(worker, `GET ${PEOPLE}/${id}/visits`)).toBe(404);
  expect(await status(worker, 'POST /api/health-workers/cards/open', { token })).toBe(404);
  // The worker does not come back by recording it again.
  expect(await status(worker, `POST ${PEOPLE}/${id}/consent`, CONSENT)).toBe(404);
  expect(await audited('community-consent:withdraw', worker.id)).toBe(1);
  const second = await personFor(worker);
  expect(await status(scheduler, `POST /api/clinics/patients/${second.id}/community/withdrawal`)).toBe(204);
  expect(await people(worker)).toEqual([]);
});

test('CHW-1 a visit sent twice is written once, under the worker’s own name', async () => {
  const { worker, other } = await newTeam();
  const { id } = await personFor(worker);
  const sent = {
    id: uuidv7(),
    at: AT(),
    weight: 61,
    nextVisit: '2026-12-01',
    note: ' Ale kay doktè ',
    workerId: other.id,
  };
  for (const tries of [1, 2])
    expect([tries, await status(worker, `POST ${PEOPLE}/${id}/visits`, sent)]).toEqual([tries, 201]);
  expect(await visits(worker, id)).toMatchObject([
    { id: sent.id, weight: 61, note: 'Ale kay doktè', workerName: 'Wideline Jean', danger: null },
  ]);
  expect((await people(worker))[0]).toMatchObject({ nextVisit: '2026-12-01', lastVisit: sent.at });
  const second = await personFor(worker, { name: 'Alta' });
  expect(await coded(worker, `POST ${PEOPLE}/${second.id}/visits`, sent)).toEqual([409, 'conflict']);
  expect((await visit(worker, id, { systolic: 80, diastolic: 120 })).statusCode).toBe(400);
  expect((await visit(worker, id, { at: '2030-01-01T00:00:00Z' })).statusCode).toBe(400);
});

test('CHW-1 a danger is told to the supervising provider, without a word about it, and is acknowledged', async () => {
  const { worker, doctor, other } = await newTeam();
  const { id } = await personFor(worker, { dateOfBirth: '1995-03-01' });
  const calm = (await visit(worker, id, { systolic: 145, diastolic: 95 })).json();
  expect(calm.danger).toBeNull();
  const sent = { systolic: 145, diastolic: 95, pregnant: true, signs: ['vision_changes'] };
  const found: HomeVisit = (await visit(worker, id, sent)).json();
  expect(found.danger).toMatchObject({ level: 'emergency', acknowledgedAt: null });
  expect((await people(worker))[0]?.pregnant).toBe(true);
  expect(await told(doctor.id)).toEqual([['home_visit_danger', { name: 'Wideline Jean' }]]);
  const reports = async (as: Person) => (await call(as, 'GET /api/health-workers/dangers')).json();
  expect(await reports(doctor)).toMatchObject([
    {
      id: found.id,
      personName: 'Ti Marie',
      commune: 'Jérémie',
      visit: { systolic: 145 },
      acknowledgedBy: null,
    },
  ]);
  expect(await status(other, 'GET /api/health-workers/dangers')).toBe(404);
  const acknowledge = `POST /api/health-workers/dangers/${found.id}/acknowledge`;
  const stranger = await employ(lakou, doctor.clinicId, 'Provider');
  for (const as of [worker, other, stranger]) expect(await status(as, acknowledge)).toBe(404);
  expect(await status(doctor, acknowledge)).toBe(204);
  expect((await reports(doctor))[0].acknowledgedBy).toBe('Dr Étienne');
  expect((await visits(worker, id))[0]?.danger?.acknowledgedAt).toBe(AT());
  // One that waited for a network for days is still told, and judged as on its day.
  const old = new Date(lakou.clock.now().getTime() - 5 * 86_400_000).toISOString();
  expect((await visit(worker, id, { at: old, oxygen: 82 })).json().danger?.level).toBe('emergency');
  expect(await told(doctor.id)).toHaveLength(2);
});

test('CHW-1 a worker sees what they entered, and more only while the supervising provider approves', async () => {
  const { scheduler, worker, other, doctor } = await newTeam();
  const { id } = await personFor(worker);
  await visit(worker, id, { weight: 60, note: 'Pa mwen' });
  await call(scheduler, `PUT /api/clinics/patients/${id}/community/${other.id}`, { commune: 'Jérémie' });
  expect(await visits(other, id)).toEqual([]);
  expect((await people(other))[0]).toMatchObject({ lastVisit: null, sight: 'none' });
  for (const tries of [1, 2])
    expect([tries, (await call(other, `POST ${PEOPLE}/${id}/sight`)).json().sight]).toEqual([tries, 'asked']);
  expect(await visits(other, id)).toEqual([]);
  expect(await told(doctor.id)).toEqual([['home_visit_sight_asked', { name: 'Kettly Paul' }]]);
  const requests = '/api/health-workers/sight-requests';
  const [asked] = (await call(doctor, `GET ${requests}`)).json();
  expect(asked).toMatchObject({ personName: 'Ti Marie', workerName: 'Kettly Paul', state: 'asked' });
  const decision = `POST ${requests}/${asked.id}/decision`;
  for (const as of [other, worker]) expect(await status(as, decision, { approve: true })).toBe(404);
  expect(await status(scheduler, decision, { approve: true })).toBe(403);
  expect(await status(doctor, decision, { approve: true })).toBe(204);
  expect(await coded(doctor, decision, { approve: false })).toEqual([409, 'item_changed']);
  expect(await visits(other, id)).toMatchObject([{ note: 'Pa mwen', workerName: 'Wideline Jean' }]);
  expect((await told(other.id)).map(([kind]) => kind)).toEqual(['home_visit_sight_approved']);
  expect(await status(doctor, `DELETE ${requests}/${asked.id}`)).toBe(204);
  expect(await visits(other, id)).toEqual([]);
  expect(await audited('home-visit-sight:approve', doctor.id)).toBe(1);
  expect(await audited('home-visit-sight:end', doctor.id)).toBe(1);
});

test('CHW-1 what was approved runs out, and a refusal can be asked again', async () => {
  const { scheduler, worker, other, doctor } = await newTeam();
  const { id } = await personFor(worker);
  await visit(worker, id, { weight: 60 });
  await call(scheduler, `PUT /api/clinics/patients/${id}/community/${other.id}`, { commune: 'Jérémie' });
  const ask = async () => (await call(other, `POST ${PEOPLE}/${id}/sight`)).json().sight;
  const open = async () => (await call(doctor, 'GET /api/health-workers/sight-requests')).json()[0]?.id;
  const decide = async (approve: boolean) =>
    status(doctor, `POST /api/health-workers/sight-requests/${await open()}/decision`, { approve });
  await ask();
  await decide(false);
  expect((await people(other))[0]?.sight).toBe('refused');
  expect(await ask()).toBe('asked');
  await decide(true);
  expect(await visits(other, id)).toHaveLength(1);
  await lakou.platform.db.query('update health_worker_sight set until = $1 where state = $2', [
    lakou.clock.now(),
    'approved',
  ]);
  expect(await visits(other, id)).toEqual([]);
  expect((await people(other))[0]?.sight).toBe('none');
  expect(await ask()).toBe('asked');
});

test('CHW-1 a card opens the person for who acts for them; unknown, revoked and foreign ones are alike', async () => {
  const { scheduler, worker, other, doctor } = await newTeam();
  const stranger = await newTeam();
  const { id } = await personFor(worker);
  const card = `/api/clinics/patients/${id}/community/card`;
  for (const as of [worker, other, doctor]) expect(await status(as, `POST ${card}`)).toBe(403);
  const first = (await call(scheduler, `POST ${card}`)).json();
  const kept = await lakou.platform.db.query('select * from health_worker_cards');
  expect(JSON.stringify(kept)).not.toContain(first.code);
  expect(first).toMatchObject({ name: 'Ti Marie', token: expect.stringMatching(/^[0-9a-f]{64}$/) });
  const open = (as: Person, secret: object) => call(as, 'POST /api/health-workers/cards/open', secret);
  const typed = `${first.code.slice(0, 5)} ${first.code.slice(5)}`.toLowerCase();
  for (const secret of [{ token: first.token }, { code: typed }])
    expect((await open(worker, secret)).json()).toEqual({ id });
  const missed = await open(worker, { token: 'f'.repeat(64) });
  const alike = [missed.statusCode, missed.json()];
  expect(alike[0]).toBe(404);
  for (const as of [other, stranger.worker, doctor])
    for (const secret of [{ token: first.token }, { code: first.code }]) {
      const reply = await open(as, secret);
      expect([reply.statusCode, reply.json()]).toEqual(alike);
    }
  const second = (await call(scheduler, `POST ${card}`)).json();
  const revoked = await open(worker, { token: first.token });
  expect([revoked.statusCode, revoked.json()]).toEqual(alike);
  expect((await open(worker, { code: second.code })).statusCode).toBe(200);
  expect(await status(scheduler, `DELETE ${card}`)).toBe(204);
  expect((await open(worker, { token: second.token })).statusCode).toBe(404);
  const tries = await Promise.all(Array.from({ length: 30 }, () => open(worker, { code: '0000000000' })));
  expect(tries.map(({ statusCode }) => statusCode)).toContain(429);
});

test('CHW-1 who is no health worker any more, or leaves the clinic, sees nobody; nor does it come back', async () => {
  const { admin, worker, other, doctor, workers } = await newTeam();
  for (const one of [worker, other]) await personFor(one);
  expect(await status(admin, `DELETE ${workers}/${worker.id}`)).toBe(204);
  expect(await status(worker, `GET ${PEOPLE}`)).toBe(404);
  await call(admin, `PUT ${workers}/${worker.id}`, { supervisorId: doctor.id });
  expect(await people(worker)).toEqual([]);
  await lakou.platform.db.query('update app_users set clinic_id = null where id = $1', [other.id]);
  expect(await status(other, `GET ${PEOPLE}`)).toBe(404);
  await lakou.platform.db.query('update app_users set clinic_id = $2 where id = $1', [
    other.id,
    admin.clinicId,
  ]);
  expect(await status(other, `GET ${PEOPLE}`)).toBe(404);
});

test('CHW-1 a supervising provider without a verified licence reads nothing, and the worker is told so', async () => {
  const { worker, doctor } = await newTeam();
  const role = async (as: Person) => (await call(as, 'GET /api/health-workers/me')).json();
  await visit(worker, (await personFor(worker)).id, { systolic: 210, diastolic: 130 });
  expect(await role(worker)).toMatchObject({ worker: { supervisorName: 'Dr Étienne' }, supervises: false });
  expect(await role(doctor)).toEqual({ worker: null, supervises: true, openDangers: 1 });
  await lakou.platform.db.query('update provider_profiles set license_verified = false where user_id = $1', [
    doctor.id,
  ]);
  expect(await role(worker)).toMatchObject({ worker: { supervisorName: null } });
  expect(await role(doctor)).toEqual({ worker: null, supervises: false, openDangers: 0 });
  expect(await status(doctor, 'GET /api/health-workers/dangers')).toBe(404);
});

test('CHW-1 two entries that become one keep their visits, and each gets its own back', async () => {
  const { scheduler, worker } = await newTeam();
  const [kept, gone] = [await personFor(worker), await personFor(worker)];
  await visit(worker, kept.id, { weight: 60 });
  await visit(worker, gone.id, { weight: 61 });
  const merged = (
    await call(scheduler, `POST /api/clinics/patients/${kept.id}/merge`, { goneId: gone.id })
  ).json();
  expect((await people(worker)).map(({ id }) => id)).toEqual([kept.id]);
  expect(await visits(worker, kept.id)).toHaveLength(2);
  expect(await status(scheduler, `POST /api/clinics/patient-merges/${merged.id}/undo`)).toBe(204);
  expect(await visits(worker, kept.id)).toMatchObject([{ weight: 60 }]);
});
