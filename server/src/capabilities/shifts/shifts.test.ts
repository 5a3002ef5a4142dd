import type { Shift } from '@lakou/contract/shifts';
import { expect, test } from 'vitest';
import { type Person, testApp } from '#test/app.ts';
import { employ } from '#test/clinic-staff.ts';

const lakou = testApp();
const call = (as: Person, method: string, url: string, payload?: object) =>
  lakou.send(`${method} ${url}`, payload && { payload }, as);

// The clock of the tests stands at noon UTC of Sunday 15 November 2026, seven in the morning in Haiti.
async function newClinic() {
  const admin = await lakou.person('CLINIC_ADMIN');
  const base = `/api/clinics/${admin.clinicId}`;
  const staff = (role: 'Admin' | 'Scheduler' | 'Dispatcher' | 'Provider', name?: string) =>
    employ(lakou, admin.clinicId, role, name ? { name } : {});
  return { admin, base, staff };
}
const MORNING = { startTime: '2026-11-16T07:00', endTime: '2026-11-16T15:00' };

async function add(as: Person, base: string, shift: object): Promise<Shift> {
  const reply = await call(as, 'POST', `${base}/shifts`, shift);
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json();
}
const told = async (userId: string) =>
  (
    await lakou.platform.db.query<{ kind: string }>(
      'select kind from notifications where user_id = $1 order by id',
      [userId],
    )
  ).map(({ kind }) => kind);

test('CLIN-4 a scheduler adds a shift, everybody of the clinic sees it, and deleting it twice is 404', async () => {
  const { base, staff } = await newClinic();
  const [scheduler, nurse, dispatcher] = [
    await staff('Scheduler'),
    await staff('Provider', 'Esther Cadet'),
    await staff('Dispatcher'),
  ];
  const shift = await add(scheduler, base, { staffId: nurse.id, ...MORNING });
  expect(shift).toEqual({
    id: shift.id,
    staffId: nurse.id,
    staffName: 'Esther Cadet',
    startTime: '2026-11-16T12:00:00.000Z',
    endTime: '2026-11-16T20:00:00.000Z',
    isDraft: false,
  });
  for (const one of [nurse, dispatcher, scheduler])
    expect((await call(one, 'GET', `${base}/shifts`)).json()).toEqual([shift]);
  expect(await told(nurse.id)).toEqual(['shifts_published']);
  for (const refused of [nurse, dispatcher]) {
    const again = { staffId: nurse.id, startTime: '2026-11-18T07:00', endTime: '2026-11-18T15:00' };
    expect((await call(refused, 'POST', `${base}/shifts`, again)).statusCode).toBe(403);
    expect((await call(refused, 'DELETE', `/api/clinics/shifts/${shift.id}`)).statusCode).toBe(403);
  }
  expect((await call(scheduler, 'DELETE', `/api/clinics/shifts/${shift.id}`)).statusCode).toBe(204);
  expect((await call(scheduler, 'DELETE', `/api/clinics/shifts/${shift.id}`)).statusCode).toBe(404);
  expect(await told(nurse.id)).toEqual(['shifts_published', 'shift_removed']);
});

test('CLIN-4 one person has no two shifts at once, whoever comes first', async () => {
  const { admin, base, staff } = await newClinic();
  const nurse = await staff('Provider');
  const body = { staffId: nurse.id, ...MORNING };
  const replies = await Promise.all(
    Array.from({ length: 6 }, () => call(admin, 'POST', `${base}/shifts`, body)),
  );
  expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  const lost = replies.filter(({ statusCode }) => statusCode === 409);
  expect(lost.map((reply) => reply.json().code)).toEqual(Array(5).fill('shift_overlaps'));
  expect(lost[0]?.json().message).toBe('This person already has a shift at this time.');
  await add(admin, base, { staffId: nurse.id, startTime: '2026-11-16T15:00', endTime: '2026-11-16T23:00' });
  await add(admin, base, { staffId: admin.id, ...MORNING });
});

test('CLIN-4 a night ends on the next day, more than a day is refused, and so is a leave', async () => {
  const { admin, base, staff } = await newClinic();
  const nurse = await staff('Provider');
  const night = { staffId: nurse.id, startTime: '2026-11-16T19:00', endTime: '2026-11-16T07:00' };
  expect((await add(admin, base, night)).endTime).toBe('2026-11-17T12:00:00.000Z');
  const long = { staffId: nurse.id, startTime: '2026-11-18T07:00', endTime: '2026-11-19T07:30' };
  const refused = await call(admin, 'POST', `${base}/shifts`, long);
  expect([refused.statusCode, refused.json().code]).toEqual([400, 'shift_too_long']);
  await lakou.platform.db.query(
    `insert into staff_leaves (id, clinic_id, staff_id, from_day, to_day) values ($1, $2, $3, '2026-11-20', '2026-11-21')`,
    ['019a0000-0000-7000-8000-000000000001', admin.clinicId, nurse.id],
  );
  const onLeave = { staffId: nurse.id, startTime: '2026-11-20T07:00', endTime: '2026-11-20T15:00' };
  expect((await call(admin, 'POST', `${base}/shifts`, onLeave)).json().code).toBe('staff_on_leave');
  const week = (await call(nurse, 'GET', `${base}/schedule?week=2026-11-18`)).json();
  expect(week.days[0]).toBe('2026-11-15');
  expect(week.staff.find(({ id }: { id: string }) => id === nurse.id).leaveDays).toEqual([
    '2026-11-20',
    '2026-11-21',
  ]);
});

test('CLIN-4 a draft is seen by those who plan; publishing a week tells everybody once', async () => {
  const { admin, base, staff } = await newClinic();
  const [scheduler, nurse] = [await staff('Scheduler'), await staff('Provider')];
  for (const day of ['16', '17'])
    await add(scheduler, base, {
      staffId: nurse.id,
      startTime: `2026-11-${day}T07:00`,
      endTime: `2026-11-${day}T15:00`,
      draft: true,
    });
  const seenBy = async (one: Person) =>
    (await call(one, 'GET', `${base}/schedule`)).json().shifts.map(({ isDraft }: Shift) => isDraft);
  expect([await seenBy(nurse), await seenBy(admin)]).toEqual([[], [true, true]]);
  expect(await told(nurse.id)).toEqual([]);
  const publish = () => call(scheduler, 'POST', `${base}/shifts/publish`, { week: '2026-11-19' });
  expect((await publish()).json()).toEqual({ published: 2 });
  expect((await publish()).json()).toEqual({ published: 0 });
  expect(await seenBy(nurse)).toEqual([false, false]);
  expect(await told(nurse.id)).toEqual(['shifts_published']);
  const file = await call(nurse, 'GET', `${base}/shifts/calendar`);
  expect(file.headers['content-type']).toContain('text/calendar');
  expect(file.body.match(/BEGIN:VEVENT/g)).toHaveLength(2);
});

test('CLIN-4 a copied week is drafts; what overlaps is left out, and copying again copies nothing', async () => {
  const { admin, base, staff } = await newClinic();
  const [nurse, other] = [await staff('Provider'), await staff('Provider')];
  await add(admin, base, { staffId: nurse.id, ...MORNING });
  await add(admin, base, { staffId: other.id, ...MORNING });
  await add(admin, base, { staffId: other.id, startTime: '2026-11-23T10:00', endTime: '2026-11-23T12:00' });
  const copy = () => call(admin, 'POST', `${base}/shifts/copy`, { from: '2026-11-15', to: '2026-11-22' });
  expect((await copy()).json()).toEqual({ copied: 1, skipped: 1 });
  expect((await copy()).json()).toEqual({ copied: 0, skipped: 2 });
  const { shifts } = (await call(admin, 'GET', `${base}/schedule?week=2026-11-24`)).json();
  expect(shifts.map(({ staffId, startTime, isDraft }: Shift) => [staffId, startTime, isDraft])).toEqual([
    [nurse.id, '2026-11-23T12:00:00.000Z', true],
    [other.id, '2026-11-23T15:00:00.000Z', false],
  ]);
});

test('CLIN-4 usual hours are kept by name', async () => {
  const { admin, base } = await newClinic();
  const save = (startTime: string) =>
    call(admin, 'POST', `${base}/shift-templates`, { name: 'Maten', startTime, endTime: '15:00' });
  const { id } = (await save('07:00')).json();
  expect((await save('06:30')).json()).toEqual({ id, name: 'Maten', startTime: '06:30', endTime: '15:00' });
  expect((await save('24:00')).statusCode).toBe(400);
  expect((await call(admin, 'GET', `${base}/shift-templates`)).json()).toHaveLength(1);
  expect((await call(admin, 'DELETE', `/api/clinics/shift-templates/${id}`)).statusCode).toBe(204);
  expect((await call(admin, 'GET', `${base}/shift-templates`)).json()).toEqual([]);
});

test('CLIN-8 no clinic plans the staff of another or sees its shifts', async () => {
  const [one, two] = [await newClinic(), await newClinic()];
  const theirs = await two.staff('Provider');
  const shift = await add(two.admin, two.base, { staffId: theirs.id, ...MORNING });
  expect(
    (await call(one.admin, 'POST', `${one.base}/shifts`, { staffId: theirs.id, ...MORNING })).statusCode,
  ).toBe(404);
  for (const path of ['/shifts', '/schedule', '/shift-templates', '/shifts/calendar'])
    expect((await call(one.admin, 'GET', `${two.base}${path}`)).statusCode).toBe(404);
  expect((await call(one.admin, 'DELETE', `/api/clinics/shifts/${shift.id}`)).statusCode).toBe(404);
  await call(two.admin, 'DELETE', `/api/clinics/shifts/${shift.id}`);
});

test('CLIN-4 attack: absurd days and ids that are none or nobody’s are refused, and nothing is planned', async () => {
  const { admin, base, staff } = await newClinic();
  const nurse = await staff('Provider');
  const status = async (body: object) => (await call(admin, 'POST', `${base}/shifts`, body)).statusCode;
  const day = (date: string) => ({ startTime: `${date}T07:00`, endTime: `${date}T15:00` });
  for (const absurd of ['2026-02-30', '9999-12-31', '0001-01-01', '12026-11-16', 'tomorrow'])
    expect(await status({ staffId: nurse.id, ...day(absurd) }), absurd).toBe(400);
  expect(await status({ staffId: 'nobody', ...MORNING })).toBe(404);
  expect(await status({ staffId: '019a0000-0000-7000-8000-00000000dead', ...MORNING })).toBe(404);
  for (const week of ['9999-12-31', '0001-01-01', '2026-13-01'])
    expect((await call(admin, 'GET', `${base}/schedule?week=${week}`)).statusCode, week).toBe(400);
  const copy = { from: '2026-11-15', to: '9999-12-26' };
  expect((await call(admin, 'POST', `${base}/shifts/copy`, copy)).statusCode).toBe(400);
  expect((await call(admin, 'DELETE', '/api/clinics/shifts/1')).statusCode).toBe(404);
  expect((await call(admin, 'GET', `${base}/shifts`)).json()).toEqual([]);
});

test('CLIN-4 who leaves the clinic is no longer planned', async () => {
  const { admin, base, staff } = await newClinic();
  const nurse = await staff('Provider');
  // The database notes by its own clock when somebody left.
  await add(admin, base, { staffId: nurse.id, startTime: '2096-01-02T07:00', endTime: '2096-01-02T15:00' });
  await lakou.platform.db.query('update app_users set clinic_id = null where id = $1', [nurse.id]);
  expect((await call(admin, 'GET', `${base}/shifts`)).json()).toEqual([]);
});

test('CLIN-4 who plans says how many are needed by role and day; others do not, and each stands once', async () => {
  const { admin, base, staff } = await newClinic();
  const [scheduler, nurse] = [await staff('Scheduler'), await staff('Provider')];
  const monday = { clinicRole: 'Provider', weekday: 1, needed: 2 };
  const tuesday = { ...monday, weekday: 2 };
  const put = (as: Person, needs: object[]) => call(as, 'PUT', `${base}/shift-needs`, { needs });
  expect((await put(scheduler, [monday, tuesday])).json()).toEqual([monday, tuesday]);
  expect((await put(admin, [{ ...monday, needed: 0 }])).json()).toEqual([tuesday]);
  expect((await put(nurse, [monday])).statusCode).toBe(403);
  expect((await put((await newClinic()).admin, [monday])).statusCode).toBe(404);
  for (const wrong of [[monday, monday], [], [{ ...monday, weekday: 7 }], [{ ...monday, needed: -1 }]])
    expect((await put(admin, wrong)).statusCode).toBe(400);
  expect((await call(admin, 'GET', `${base}/shift-needs`)).json()).toEqual([tuesday]);
});
