import type { Message, RepresentedConversation } from '@lakou/contract/messages';
import type { Representative, RepresentedBill } from '@lakou/contract/representatives';
import { uuidv7 } from 'uuidv7';
import { describe, expect, test } from 'vitest';
import { jobsDone } from '#test/jobs-done.ts';
import { paymentTest, type Somebody } from '#test/payments.ts';
import { png } from '#test/pictures.ts';

const pay = paymentTest({ moncashBookings: true });
const HOUR = 3600;

const query = <T extends object>(text: string, values: unknown[] = []) => pay.lakou.db.query<T>(text, values);
const call = (key: string, as: Somebody, payload?: object) => pay.send(key, as, payload);
const status = async (key: string, as: Somebody, payload?: object) =>
  (await call(key, as, payload)).statusCode;
const emailOf = async ({ id }: Somebody) =>
  (await query<{ email: string }>('select email from app_users where id = $1', [id]))[0]?.email;
let people = 0;
async function somebody(name: string): Promise<Somebody> {
  const one = await pay.somebody('PATIENT');
  await query('update app_users set name = $2, email = $3, email_verified_at = created_at where id = $1', [
    one.id,
    name,
    `acts-${++people}@example.test`,
  ]);
  return one;
}
const invite = async (from: Somebody, to: Somebody, scopes: string[]) =>
  (
    await call(`POST /api/users/${from.id}/representatives`, from, { email: await emailOf(to), scopes })
  ).json<Representative>().id;
/** A mother, and a son to whom she allowed this. */
async function family(...scopes: string[]) {
  const [mother, son] = [await somebody('Rosemène Joseph'), await somebody('Wisly Joseph')];
  const id = await invite(mother, son, scopes);
  expect(await status(`POST /api/representatives/${id}/accept`, son)).toBe(200);
  return { mother, son, id };
}
const kinds = async (of: Somebody) =>
  (
    await query<{ kind: string }>('select kind from notifications where user_id = $1 order by id', [of.id])
  ).map(({ kind }) => kind);
const acts = async (of: Somebody, by: Somebody) =>
  (
    await query<{ action: string }>(
      'select action from audit_events where subject_id = $1 and actor_id = $2 order by id',
      [of.id, by.id],
    )
  ).map(({ action }) => action);
const bills = async (son: Somebody, mother: Somebody) =>
  (await call(`GET /api/represented/${mother.id}/bills`, son)).json<RepresentedBill[]>();
const order = (as: Somebody, customId: string) =>
  status('POST /api/payments/paypal/create-order', as, { customId });

describe('FAM-6 a representative pays', () => {
  test('FAM-6 he sees what is to be paid and pays it; she is told, and the receipt is his', async () => {
    const { mother, son } = await family('pay');
    const booking = await pay.booking(mother);
    expect(await bills(son, mother)).toMatchObject([{ id: booking, kind: 'booking', amount: 55 }]);
    expect(await status(`GET /api/bookings/${booking}`, son)).toBe(404);
    const { approveUrl } = (
      await call('POST /api/payments/paypal/create-order', son, { customId: booking })
    ).json();
    expect(approveUrl).toBeTruthy();
    const captured = await pay.capture(son, await pay.order(son, booking));
    expect([captured.statusCode, captured.json().status]).toEqual([200, 'COMPLETED']);
    expect(captured.json().booking).not.toHaveProperty('patientId');
    expect(await pay.state(booking)).toMatchObject({ paymentStatus: 'paid' });
    expect(await bills(son, mother)).toEqual([]);
    expect(await kinds(mother)).toContain('representative_paid');
    expect(await kinds(son)).toContain('payment_received');
    expect(await acts(mother, son)).toEqual(
      expect.arrayContaining(['represented:bills', 'representative:paid']),
    );
    const [payment] = (await call('GET /api/payments/history', son)).json();
    expect(payment).toMatchObject({ personName: 'Rosemène Joseph', serviceType: null, providerName: null });
    expect(await status(`GET ${payment.receiptUrl}`, son)).toBe(200);
    expect(await status(`GET ${payment.receiptUrl}`, mother)).toBe(404);
  });

  test('FAM-6 PAY-5 the refund goes to who paid, also after it ended', async () => {
    const { mother, son, id } = await family('pay');
    const booking = await pay.booking(mother);
    await pay.capture(son, await pay.order(son, booking));
    expect(await status(`DELETE /api/representatives/${id}`, mother)).toBe(204);
    expect(await status(`POST /api/bookings/${booking}/cancel`, mother, {})).toBe(200);
    await jobsDone(pay.instance().platform);
    const [payment] = (await call('GET /api/payments/history', son)).json();
    expect([payment.status, payment.refunded]).toEqual(['refunded', 55]);
    expect(await kinds(son)).toContain('payment_refunded');
    expect(await kinds(mother)).not.toContain('payment_refunded');
  });

  test('FAM-6 with MonCash on his own phone, at her price', async () => {
    const { mother, son } = await family('pay');
    const customId = await pay.booking(mother);
    const prompt = { amount: 55, phone: '50937001234', type: 'booking', customId };
    expect(await status('POST /api/payments/moncash/initiate', son, { ...prompt, amount: 1 })).toBe(400);
    expect(await status('POST /api/payments/moncash/page', son, { customId })).toBe(404);
    const { transactionId } = (await call('POST /api/payments/moncash/initiate', son, prompt)).json();
    expect(await status('POST /api/payments/moncash/check', mother, { transactionId })).toBe(404);
    expect(await status('POST /api/payments/moncash/check', son, { transactionId })).toBe(200);
  });

  test('FAM-6 attack: not without being allowed, not for her family, and not after the end', async () => {
    const { mother, son, id } = await family('visits', 'record', 'messages');
    const booking = await pay.booking(mother);
    expect(await order(son, booking)).toBe(404);
    expect(await status(`GET /api/represented/${mother.id}/bills`, son)).toBe(404);
    expect(await status(`GET /api/represented/${mother.id}/bills`, mother)).toBe(404);
    // Asked for more, he has nothing more before he agreed; and nobody asks in her name.
    const email = await emailOf(son);
    const asks = { email, scopes: ['pay'] };
    expect(await status(`POST /api/users/${mother.id}/representatives`, son, asks)).toBe(404);
    const wider = await invite(mother, son, ['pay']);
    expect(await order(son, booking)).toBe(404);
    expect(await status(`POST /api/representatives/${wider}/accept`, son)).toBe(200);
    expect(await order(son, booking)).toBe(200);
    expect(await status(`DELETE /api/representatives/${id}`, mother)).toBe(404);
    const [dependent] = await query<{ id: string }>(
      `insert into dependents (id, patient_id, name, date_of_birth, relationship, created_at)
       values ($1, $2, 'Ti Jo', '2019-05-01', 'child', now()) returning id`,
      [uuidv7(), mother.id],
    );
    const childs = await pay.booking(mother);
    await query('update bookings set dependent_id = $2 where id = $1', [childs, dependent?.id]);
    expect(await order(son, childs)).toBe(404);
    expect((await bills(son, mother)).map((bill) => bill.id)).toEqual([booking]);
    const open = await pay.order(son, booking);
    expect(await status(`DELETE /api/representatives/${wider}`, mother)).toBe(204);
    expect((await pay.capture(son, open)).json().code).toBe('payment_void');
    expect(await order(son, booking)).toBe(404);
    expect(await pay.state(booking)).toMatchObject({ paymentStatus: 'unpaid' });
  });
});

describe('FAM-6 a representative writes', () => {
  /** Her doctor, with whom she has written. */
  async function doctorOf(mother: Somebody) {
    const doctor = await pay.somebody('PROVIDER');
    await pay.booking(mother);
    await query(
      `update bookings set provider_id = $2 where id = (select id from bookings where patient_id = $1 order by id desc limit 1)`,
      [mother.id, doctor.id],
    );
    const hello = { senderId: mother.id, recipientId: doctor.id, content: 'Bonjou doktè' };
    expect(await status('POST /api/chat/send', mother, hello)).toBe(201);
    return doctor;
  }
  const upload = async (as: Somebody): Promise<{ id: string; url: string }> => {
    const headers = { ...as.headers, 'content-type': 'image/png' };
    const payload = await png(20, 10);
    return (await pay.instance().app.inject({ method: 'POST', url: '/api/files', headers, payload })).json();
  };
  const messagesOf = (mother: Somebody, other: { id: string }) =>
    `/api/chat/for/${mother.id}/conversations/${other.id}`;

  test('FAM-6 he reads and writes where she has written; each message names him, and she is told', async () => {
    const { mother, son } = await family('messages');
    const doctor = await doctorOf(mother);
    const listed = await call(`GET /api/chat/for/${mother.id}/conversations`, son);
    expect(listed.json<RepresentedConversation[]>()).toMatchObject([{ id: doctor.id, role: 'PROVIDER' }]);
    const url = messagesOf(mother, doctor);
    expect((await call(`GET ${url}`, son)).json()).toMatchObject([
      { content: 'Bonjou doktè', writtenBy: null },
    ]);
    const sent = { content: 'Manman mwen gen lafyèv', clientMessageId: 'one' };
    const written = await call(`POST ${url}`, son, sent);
    expect(written.statusCode, written.body).toBe(201);
    expect(written.json()).toMatchObject({ senderId: mother.id, writtenBy: 'Wisly Joseph', read: false });
    expect((await call(`POST ${url}`, son, sent)).json().id).toBe(written.json().id);
    for (const one of [mother, doctor]) {
      const seen = (await call(`GET /api/chat/history/${mother.id}/${doctor.id}`, one)).json<Message[]>();
      expect(seen.map(({ content, writtenBy }) => [content, writtenBy])).toEqual([
        ['Bonjou doktè', null],
        ['Manman mwen gen lafyèv', 'Wisly Joseph'],
      ]);
    }
    expect((await call('GET /api/chat/unread', doctor)).json()).toEqual({ unread: 2 });
    await call(`POST ${url}`, son, { content: 'Depi yè' });
    expect((await kinds(mother)).filter((kind) => kind === 'representative_wrote')).toHaveLength(1);
    pay.clock.move(HOUR + 1);
    await call(`POST ${url}`, son, { content: 'Li pi byen' });
    expect((await kinds(mother)).filter((kind) => kind === 'representative_wrote')).toHaveLength(2);
    const did = await acts(mother, son);
    // Three messages, one of them sent twice.
    expect(did.filter((action) => action === 'message:send-for')).toHaveLength(4);
    expect(did).toEqual(expect.arrayContaining(['conversation:list-for', 'message:read-for']));
    const { looks } = (await call('GET /api/audit/me', mother)).json();
    expect(looks.find(({ action }: { action: string }) => action === 'message:read-for')).toMatchObject({
      by: { name: 'Wisly Joseph' },
      through: 'representative',
    });
  });

  test('FAM-6 reading for her marks nothing as read, and what was sent to her opens for him until it ends', async () => {
    const { mother, son, id } = await family('messages');
    const doctor = await doctorOf(mother);
    const file = await upload(doctor);
    const sent = { senderId: doctor.id, recipientId: mother.id, content: '', attachmentIds: [file.id] };
    expect(await status('POST /api/chat/send', doctor, sent)).toBe(201);
    await call(`GET ${messagesOf(mother, doctor)}`, son);
    expect((await call('GET /api/chat/unread', mother)).json()).toEqual({ unread: 1 });
    expect(await status(`GET ${file.url}`, son)).toBe(200);
    const unsent = await upload(mother);
    expect(await status(`GET ${unsent.url}`, son)).toBe(404);
    expect(await status(`DELETE /api/representatives/${id}`, mother)).toBe(204);
    expect(await status(`GET ${file.url}`, son)).toBe(404);
  });

  test('FAM-6 attack: not without being allowed, not to strangers, not where she blocked, not after the end', async () => {
    const { mother, son, id } = await family('visits', 'record', 'pay');
    const doctor = await doctorOf(mother);
    const url = messagesOf(mother, doctor);
    const text = { content: 'Bonjou' };
    const all = async (as: Somebody, at = url) => [
      await status(`GET /api/chat/for/${mother.id}/conversations`, as),
      await status(`GET ${at}`, as),
      await status(`POST ${at}`, as, text),
    ];
    expect(await all(son)).toEqual([404, 404, 404]);
    expect(await all(mother)).toEqual([404, 404, 404]);
    expect(await all(doctor)).toEqual([403, 403, 403]);
    const wider = await invite(mother, son, ['messages']);
    expect(await all(son)).toEqual([404, 404, 404]);
    await call(`POST /api/representatives/${wider}/accept`, son);
    expect(await all(son)).toEqual([200, 200, 201]);
    expect(await status(`DELETE /api/representatives/${id}`, son)).toBe(404);
    const stranger = await pay.somebody('PROVIDER');
    expect(await all(son, messagesOf(mother, stranger))).toEqual([200, 404, 404]);
    expect(
      await status('POST /api/chat/send', son, { ...text, senderId: mother.id, recipientId: doctor.id }),
    ).toBe(403);
    await call('POST /api/chat/block', mother, { userId: doctor.id });
    expect(await all(son)).toEqual([200, 200, 404]);
    await call('POST /api/chat/unblock', mother, { userId: doctor.id });
    expect(await status(`DELETE /api/representatives/${wider}`, mother)).toBe(204);
    expect(await all(son)).toEqual([404, 404, 404]);
  });
});
