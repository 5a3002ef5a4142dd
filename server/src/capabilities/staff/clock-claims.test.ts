import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { type Person, testApp } from '#test/app.ts';
import { employ } from '#test/clinic-staff.ts';

const lakou = testApp();
const HOUR = 3600;

const call = (as: Person, key: string, payload?: object, headers?: Record<string, string>) =>
  lakou.send(key, { ...(payload && { payload }), ...(headers && { headers }) }, as);

/** A clinic that is run by one person, and a nurse of it. */
async function clinicWithNurse() {
  const admin = await lakou.person('CLINIC_ADMIN');
  const nurse = await employ(lakou, admin.clinicId, 'Provider', { name: 'Rachel Dorvil' });
  return { admin, nurse, clinic: `/api/clinics/${admin.clinicId}` };
}

/** So many seconds before now. */
const ago = (seconds: number) => new Date(lakou.clock.now().getTime() - seconds * 1000).toISOString();
const claim = (kind: 'clock_in' | 'clock_out', at: string, id: string = randomUUID()) => ({ id, kind, at });
const send = (as: Person, sent: object) => call(as, `POST /api/clinics/${as.clinicId}/clock-claims`, sent);
const waiting = async (as: Person) => (await call(as, `GET /api/clinics/${as.clinicId}/clock-claims`)).json();
const own = async (as: Person) => (await call(as, 'GET /api/users/me/clock-claims')).json();
const logs = async (as: Person) => (await call(as, `GET /api/clinics/${as.clinicId}/timelogs`)).json();
const decide = (as: Person, id: string, decision: object) =>
  call(as, `POST /api/clinics/clock-claims/${id}/decision`, decision);
const accept = (as: Person, id: string) => decide(as, id, { accept: true });
const told = (person: Person) =>
  lakou.platform.db.query<{ kind: string; details: object }>(
    `select kind, details from notifications where user_id = $1 and kind like 'clock_claim%' order by id`,
    [person.id],
  );

test('OFF-1, CLIN-3 what was clocked without a network is kept once, as a claim, and is no time log', async () => {
  const { admin, nurse } = await clinicWithNurse();
  const sent = claim('clock_in', ago(3 * HOUR));
  const first = await send(nurse, sent);
  expect(first.statusCode, first.body).toBe(201);
  expect(first.json()).toMatchObject({
    clientId: sent.id,
    staffId: nurse.id,
    claimedAt: sent.at,
    receivedAt: lakou.clock.now().toISOString(),
    state: 'pending',
    decidedBy: null,
  });
  lakou.clock.move(60);
  expect((await send(nurse, { ...sent, at: ago(0) })).json()).toEqual(first.json());
  const both = await Promise.all([send(nurse, claim('clock_out', ago(60), sent.id)), send(nurse, sent)]);
  expect(both.map((reply) => reply.json().id)).toEqual([first.json().id, first.json().id]);
  expect(await logs(admin)).toEqual([]);
  expect(await waiting(admin)).toMatchObject([{ id: first.json().id, staffName: 'Rachel Dorvil' }]);
  expect(await own(nurse)).toMatchObject([{ id: first.json().id, state: 'pending' }]);
});

test('OFF-1 two that arrive at once with one id are one', async () => {
  const { admin, nurse } = await clinicWithNurse();
  const sent = claim('clock_in', ago(HOUR));
  const replies = await Promise.all(Array.from({ length: 4 }, () => send(nurse, sent)));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
  expect(await waiting(admin)).toHaveLength(1);
  expect(await told(admin)).toHaveLength(1);
});

test('OFF-1 the same id of another person is another claim', async () => {
  const { admin, nurse } = await clinicWithNurse();
  const other = await employ(lakou, admin.clinicId, 'Dispatcher');
  const sent = claim('clock_in', ago(HOUR));
  const [one, two] = [(await send(nurse, sent)).json(), (await send(other, sent)).json()];
  expect([one.staffId, two.staffId]).toEqual([nurse.id, other.id]);
  expect(await own(other)).toMatchObject([{ id: two.id }]);
});

test('CLIN-3 a time to come and one of more than seven days ago are refused, each with its code', async () => {
  const { admin, nurse } = await clinicWithNurse();
  const codeOf = async (at: string) => {
    const reply = await send(nurse, claim('clock_in', at));
    return [reply.statusCode, reply.json().code ?? reply.json().state];
  };
  expect(await codeOf(ago(-4 * 60))).toEqual([201, 'pending']);
  expect(await codeOf(ago(-6 * 60))).toEqual([400, 'claim_in_future']);
  expect(await codeOf(ago(7 * 24 * HOUR - 60))).toEqual([201, 'pending']);
  expect(await codeOf(ago(7 * 24 * HOUR + 60))).toEqual([400, 'claim_too_old']);
  expect(await waiting(admin)).toHaveLength(2);
});

test('CLIN-3 accepting opens the log at the claimed time, and says that it was added and by whom', async () => {
  const { admin, nurse, clinic } = await clinicWithNurse();
  const at = ago(2 * HOUR);
  const { id } = (await send(nurse, claim('clock_in', at))).json();
  const accepted = await accept(admin, id);
  expect(accepted.json()).toMatchObject({ state: 'accepted', decidedBy: 'Somebody', reason: null });
  expect(await logs(admin)).toMatchObject([
    {
      staff_id: nurse.id,
      clock_in_time: at,
      clock_out_time: null,
      corrections: [
        { correctedBy: 'Somebody', reason: null, old_clock_in_time: null, old_clock_out_time: null },
      ],
    },
  ]);
  expect(await waiting(admin)).toEqual([]);
  expect((await accept(admin, id)).json().code).toBe('item_changed');
  expect((await decide(admin, id, { accept: false, reason: 'No' })).json().code).toBe('item_changed');
  expect(await told(nurse)).toMatchObject([{ kind: 'clock_claim_accepted', details: { at } }]);
  const trail = await lakou.platform.db.query(
    'select actor_id, subject_id from audit_events where action = $1 and subject_id = $2',
    ['clock-claim:accept', nurse.id],
  );
  expect(trail).toEqual([{ actor_id: admin.id, subject_id: nurse.id }]);
  const file = await call(admin, `GET ${clinic}/timesheets/file`);
  expect(file.body).toContain('Clocked without a network, confirmed');
});

test('CLIN-3 a clock-out closes the open log at the claimed time: old and new stay readable', async () => {
  const { admin, nurse } = await clinicWithNurse();
  const opened = (await call(nurse, `POST /api/users/staff/${nurse.id}/clock-in`, {})).json();
  lakou.clock.move(5 * HOUR);
  const at = ago(HOUR);
  const { id } = (await send(nurse, claim('clock_out', at))).json();
  expect((await logs(admin))[0].clock_out_time).toBeNull();
  expect((await accept(admin, id)).statusCode).toBe(200);
  expect(await logs(admin)).toMatchObject([
    {
      id: opened.id,
      clock_out_time: at,
      corrections: [{ old_clock_in_time: opened.clock_in_time, old_clock_out_time: null, reason: null }],
    },
  ]);
});

test('CLIN-3 accepting a clock-in accepts the clock-out that waits with it, also days later', async () => {
  const { admin, nurse } = await clinicWithNurse();
  const [begins, ends] = [ago(9 * HOUR), ago(HOUR)];
  const out = (await send(nurse, claim('clock_out', ends))).json();
  const into = (await send(nurse, claim('clock_in', begins))).json();
  expect(await waiting(admin)).toMatchObject([
    { id: into.id, pairedAt: ends, isForOther: false },
    { id: out.id, pairedAt: begins },
  ]);
  const early = await accept(admin, out.id);
  expect([early.statusCode, early.json().code]).toEqual([409, 'clock_in_waits']);
  // Meanwhile they work again, and go home.
  await call(nurse, `POST /api/users/staff/${nurse.id}/clock-in`, {});
  lakou.clock.move(3 * 24 * HOUR);
  expect((await accept(admin, into.id)).statusCode).toBe(200);
  const [, log] = await logs(admin);
  expect(log).toMatchObject({ clock_in_time: begins, clock_out_time: ends });
  expect((await own(nurse)).map(({ state }: { state: string }) => state)).toEqual(['accepted', 'accepted']);
  // The administrator heard of the first alone, the nurse of one decision.
  expect(await told(admin)).toHaveLength(1);
  expect(await told(nurse)).toHaveLength(1);
});

test('CLIN-3 what is missing is said: a clock-out without its clock-in, a clock-in without its clock-out', async () => {
  const { admin, nurse } = await clinicWithNurse();
  const code = async (id: string) => (await accept(admin, id)).json().code;
  const out = (await send(nurse, claim('clock_out', ago(HOUR)))).json();
  expect(await code(out.id)).toBe('clock_in_missing');
  const begun = (await send(nurse, claim('clock_in', ago(2 * 24 * HOUR)))).json();
  expect(await code(begun.id)).toBe('clock_out_missing');
  // More than a day lies between the two: something between them is missing, and they are no pair.
  expect(await waiting(admin)).toMatchObject([{ pairedAt: null }, { pairedAt: null }]);
  await call(nurse, `POST /api/users/staff/${nurse.id}/clock-in`, {});
  const late = (await send(nurse, claim('clock_in', ago(2 * HOUR)))).json();
  expect(await waiting(admin)).toMatchObject([
    { id: begun.id },
    { id: late.id, pairedAt: out.claimedAt },
    {},
  ]);
  await decide(admin, out.id, { accept: false, reason: 'Not that day' });
  expect(await code(late.id)).toBe('clock_out_missing');
  expect(await logs(admin)).toHaveLength(1);
});

test('CLIN-3 an accepted time keeps the rules of corrections: nobody works twice at once, nor longer than a day', async () => {
  const { admin, nurse } = await clinicWithNurse();
  const press = (what: string) => call(nurse, `POST /api/users/staff/${nurse.id}/${what}`, {});
  await press('clock-in');
  lakou.clock.move(2 * HOUR);
  await press('clock-out');
  const within = (await send(nurse, claim('clock_in', ago(HOUR)))).json();
  expect((await accept(admin, within.id)).json().code).toBe('time_log_overlaps');
  await decide(admin, within.id, { accept: false, reason: 'At work already' });
  await press('clock-in');
  lakou.clock.move(26 * HOUR);
  const long = (await send(nurse, claim('clock_out', ago(HOUR)))).json();
  expect((await accept(admin, long.id)).json().code).toBe('time_log_invalid');
  const ahead = (await send(nurse, claim('clock_out', ago(-120)))).json();
  expect((await accept(admin, ahead.id)).json().code).toBe('time_log_invalid');
});

test('CLIN-3 a clock-in of who has left opens no log', async () => {
  const { admin, nurse } = await clinicWithNurse();
  const { id } = (await send(nurse, claim('clock_in', ago(HOUR)))).json();
  expect((await call(admin, `DELETE /api/users/staff/${nurse.id}`)).statusCode).toBe(204);
  expect((await accept(admin, id)).json().code).toBe('clock_out_missing');
});

test('CLIN-3 a refusal needs a reason, and the person reads it', async () => {
  const { admin, nurse } = await clinicWithNurse();
  const { id } = (await send(nurse, claim('clock_in', ago(HOUR)))).json();
  for (const decision of [{ accept: false }, { accept: false, reason: '  ' }])
    expect((await decide(admin, id, decision)).statusCode).toBe(400);
  const refused = await decide(admin, id, { accept: false, reason: 'You were on leave' });
  expect(refused.json()).toMatchObject({ state: 'refused', reason: 'You were on leave' });
  expect(await own(nurse)).toMatchObject([{ state: 'refused', reason: 'You were on leave' }]);
  expect(await told(nurse)).toMatchObject([
    { kind: 'clock_claim_refused', details: { reason: 'You were on leave' } },
  ]);
  expect(await logs(admin)).toEqual([]);
});

test('CLIN-3 only administrators decide, those of the clinic alone, and nobody their own where another can', async () => {
  const { admin, nurse, clinic } = await clinicWithNurse();
  const scheduler = await employ(lakou, admin.clinicId, 'Scheduler');
  const { id } = (await send(nurse, claim('clock_in', ago(HOUR)))).json();
  for (const as of [nurse, scheduler]) {
    expect((await accept(as, id)).statusCode).toBe(403);
    expect((await call(as, `GET ${clinic}/clock-claims`)).statusCode).toBe(403);
  }
  const stranger = await lakou.person('CLINIC_ADMIN');
  expect((await accept(stranger, id)).statusCode).toBe(404);
  expect((await call(stranger, `GET ${clinic}/clock-claims`)).statusCode).toBe(404);
  expect((await call(stranger, `POST ${clinic}/clock-claims`, claim('clock_in', ago(60)))).statusCode).toBe(
    404,
  );
  // Alone, an administrator accepts their own; with a second one, the other does.
  const alone = (await send(admin, claim('clock_in', ago(2 * HOUR)))).json();
  expect((await accept(admin, alone.id)).statusCode).toBe(200);
  const deputy = await employ(lakou, admin.clinicId, 'Admin');
  const out = (await send(admin, claim('clock_out', ago(HOUR)))).json();
  expect(await waiting(admin)).toMatchObject([{ isForOther: false }, { isForOther: true }]);
  const refused = await accept(admin, out.id);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'claim_is_own']);
  expect(await waiting(deputy)).toMatchObject([{ isForOther: false }, { isForOther: false }]);
  expect((await accept(deputy, out.id)).statusCode).toBe(200);
});

test('OFF-1 a press whose answer was lost counts once, whichever arrives first', async () => {
  const { admin, nurse } = await clinicWithNurse();
  const path = `POST /api/users/staff/${nurse.id}`;
  const [begun, ended] = [claim('clock_in', ago(1)), claim('clock_out', ago(-HOUR))];
  const press = (what: string, key: string) => call(nurse, `${path}/${what}`, {}, { 'idempotency-key': key });
  const opened = await press('clock-in', begun.id);
  expect((await press('clock-in', begun.id)).json()).toEqual(opened.json());
  expect((await send(nurse, begun)).json()).toMatchObject({ state: 'accepted', decidedBy: null });
  expect(await waiting(admin)).toEqual([]);
  expect(await told(admin)).toEqual([]);
  lakou.clock.move(HOUR);
  // The claim first: the press that was still on its way comes too late.
  expect((await send(nurse, ended)).json()).toMatchObject({ state: 'pending' });
  const late = await press('clock-out', ended.id);
  expect([late.statusCode, late.json().code]).toEqual([409, 'item_changed']);
  expect((await logs(admin))[0].clock_out_time).toBeNull();
  expect((await call(nurse, `${path}/clock-out`, {})).statusCode).toBe(200);
});

test('CLIN-3 lists go on page by page, the earliest first for who decides and the newest for oneself', async () => {
  const { admin, nurse, clinic } = await clinicWithNurse();
  const ids: string[] = [];
  for (const hours of [1, 3, 2])
    ids.push((await send(nurse, claim('clock_out', ago(hours * HOUR)))).json().id);
  const page = async (as: Person, path: string) => {
    const reply = await call(as, `GET ${path}`);
    return [reply.json().map(({ id }: { id: string }) => id), typeof reply.headers.link];
  };
  expect(await page(admin, `${clinic}/clock-claims?limit=2`)).toEqual([[ids[1], ids[2]], 'string']);
  expect(await page(admin, `${clinic}/clock-claims?limit=2&after=${ids[2]}`)).toEqual([
    [ids[0]],
    'undefined',
  ]);
  const mine = '/api/users/me/clock-claims';
  expect(await page(nurse, `${mine}?limit=2`)).toEqual([[ids[2], ids[1]], 'string']);
  expect(await page(nurse, `${mine}?limit=2&after=${ids[1]}`)).toEqual([[ids[0]], 'undefined']);
});

test('ACC-14 a person’s copy holds what they claimed', async () => {
  const { nurse } = await clinicWithNurse();
  const sent = claim('clock_in', ago(HOUR));
  await send(nurse, sent);
  const copy = await call(nurse, 'GET /api/users/me/export');
  expect(copy.body).toContain(sent.id);
});
