import { describe, expect, test } from 'vitest';
import { paymentTest, type Somebody } from '#test/payments.ts';

const pay = paymentTest({ htgPerUsd: 131, moncashBookings: false, maxFutureBookings: 40 });
const put = (as: Somebody, body: object) => pay.send('PUT /api/admin/settings', as, body);
const history = async (as: Somebody) => (await pay.send('GET /api/admin/settings/history', as)).json();
const rate = async (as: Somebody) => (await pay.send('GET /api/payments/methods', as)).json().htgPerUsd;

describe('ADM-1 settings that change while the server runs', () => {
  test('count at once, on every instance, and stand in a history with who and when', async () => {
    const [admin, patient] = [await pay.somebody('ADMIN'), await pay.somebody()];
    const other = await pay.lakou.open({ clock: pay.clock, config: { htgPerUsd: 131 }, jobs: false });
    const there = async () =>
      (
        await other.app.inject({ method: 'GET', url: '/api/payments/methods', headers: patient.headers })
      ).json().htgPerUsd;
    expect([await rate(patient), await there()]).toEqual([131, 131]);
    const changed = await put(admin, { name: 'htgPerUsd', value: 134.5, was: 131 });
    expect(changed.json()).toEqual({ name: 'htgPerUsd', value: 134.5, usual: 131, isChanged: true });
    expect(await rate(patient)).toBe(134.5);
    await pay.until(async () => (await there()) === 134.5);
    expect((await pay.send('GET /api/features/community-fund/stats')).json().htgPerUsd).toBe(134.5);
    const [change] = await history(admin);
    expect(change).toMatchObject({
      name: 'htgPerUsd',
      before: null,
      after: 134.5,
      changedBy: 'Somebody',
      changedAt: pay.clock.now().toISOString(),
      undoable: true,
    });
    expect(await pay.count('audit_events', `action = 'setting:change' and subject_id = '${change.id}'`)).toBe(
      1,
    );
    const later = await pay.lakou.open({ clock: pay.clock, config: { htgPerUsd: 131 }, jobs: false });
    expect(later.platform.config.htgPerUsd).toBe(134.5);
    await put(admin, { name: 'htgPerUsd', value: null, was: 134.5 });
    expect(await rate(patient)).toBe(131);
  });

  test('are taken back once, and only the last change of a setting', async () => {
    const admin = await pay.somebody('ADMIN');
    await put(admin, { name: 'maxFutureBookings', value: 20, was: 40 });
    await put(admin, { name: 'maxFutureBookings', value: 10, was: 20 });
    const [last, first] = await history(admin);
    const undo = (changeId: string) => pay.send('POST /api/admin/settings/undo', admin, { changeId });
    expect((await undo(first.id)).json().code).toBe('item_changed');
    const replies = await Promise.all([undo(last.id), undo(last.id), undo(last.id)]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect(pay.instance().platform.config.maxFutureBookings).toBe(20);
  });

  test('what another administrator changed meanwhile is not overwritten', async () => {
    const [one, two] = [await pay.somebody('ADMIN'), await pay.somebody('ADMIN')];
    const replies = await Promise.all([
      put(one, { name: 'fundMonthlyGoal', value: 100, was: 20_000 }),
      put(two, { name: 'fundMonthlyGoal', value: 200, was: 20_000 }),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test('quiet hours are those of who proves a phone from then on', async () => {
    const [admin, patient] = [await pay.somebody('ADMIN'), await pay.somebody()];
    const quiet = async () => (await pay.send('GET /api/users/me/text-messages', patient)).json().quietHours;
    expect(await quiet()).toEqual({ from: '21:00', to: '07:00' });
    await put(admin, { name: 'quietFrom', value: '20:00', was: '21:00' });
    await put(admin, { name: 'quietTo', value: '08:30', was: '07:00' });
    expect(await quiet()).toEqual({ from: '20:00', to: '08:30' });
    expect((await history(admin))[0]).toMatchObject({ name: 'quietTo', before: null, after: '08:30' });
  });

  test('how long notifications and the audit trail are kept; none is for ever', async () => {
    const admin = await pay.somebody('ADMIN');
    const { config } = pay.instance().platform;
    await put(admin, { name: 'notificationMonths', value: 3, was: 0 });
    await put(admin, { name: 'auditYears', value: 6, was: 0 });
    expect([config.notificationMonths, config.auditYears]).toEqual([3, 6]);
    expect((await put(admin, { name: 'auditYears', value: 0, was: 6 })).json().isChanged).toBe(false);
    expect(config.auditYears).toBe(0);
  });

  test('the work of the human check, and that nobody comes in without it', async () => {
    const admin = await pay.somebody('ADMIN');
    const signIn = async () =>
      (await pay.send('POST /api/auth/login', undefined, { email: 'a@example.test', password: 'x' })).json();
    expect((await signIn()).code).not.toBe('human_check_required');
    await put(admin, { name: 'humanCheckWork', value: 5000, was: 30_000 });
    expect((await pay.send('GET /api/auth/human-check')).json().maxnumber).toBe(5000);
    await put(admin, { name: 'requireHumanCheck', value: true, was: false });
    expect((await signIn()).code).toBe('human_check_required');
    await put(admin, { name: 'requireHumanCheck', value: false, was: true });
    expect((await signIn()).code).not.toBe('human_check_required');
  });

  test.each([
    ['htgPerUsd', 0],
    ['quietFrom', '24:00'],
    ['quietFrom', '9:00'],
    ['quietTo', 7],
    ['auditYears', 5],
    ['notificationMonths', 241],
    ['humanCheckWork', 0],
    ['requireHumanCheck', 'true'],
    ['htgPerUsd', 1000.01],
    ['htgPerUsd', 131.005],
    ['htgPerUsd', true],
    ['maxFutureBookings', 2.5],
    ['maxFutureBookings', 201],
    ['moncashBookings', 1],
  ])('attack: %s cannot be %j', async (name, value) => {
    const admin = await pay.somebody('ADMIN');
    const reply = await put(admin, { name, value, was: 0 });
    expect([reply.statusCode, reply.json().fields?.[0]?.code ?? reply.json().code]).toEqual([
      400,
      'setting_invalid',
    ]);
  });

  test.each(['secretKey', 'demo', 'allowDatabaseReset', '__proto__'])(
    'attack: %s is no setting that can be changed',
    async (name) => {
      const admin = await pay.somebody('ADMIN');
      expect((await put(admin, { name, value: true, was: false })).statusCode).toBe(400);
    },
  );
});
