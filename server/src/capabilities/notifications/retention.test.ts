import { uuidv7 } from 'uuidv7';
import { expect, test } from 'vitest';
import { signedIn, testDatabase } from '#test/instance.ts';
import { forgetOldNotifications } from './retention.jobs.ts';

const lakou = testDatabase();
const remaining = async () =>
  (await lakou.db.query<{ n: number }>('select count(*) as n from notifications'))[0]?.n;

test('OPS-2 notifications of the age that the operator set are deleted, and no younger ones', async () => {
  const { platform } = await lakou.open({ jobs: false, config: { notificationMonths: 12 } });
  const { id: userId } = await signedIn(platform);
  const now = platform.clock.now().getTime();
  const days = [3, 365, 373, 1_000];
  for (const age of days) {
    const moment = now - age * 24 * 3600 * 1000;
    const hex = moment.toString(16).padStart(12, '0');
    const id = `${hex.slice(0, 8)}-${hex.slice(8)}-7${uuidv7().slice(15)}`;
    await lakou.db.query(
      "insert into notifications (id, user_id, kind, created_at) values ($1, $2, 'answer_new', $3)",
      [id, userId, new Date(moment)],
    );
  }
  await forgetOldNotifications(platform);
  expect(await remaining()).toBe(2);
  await forgetOldNotifications({ ...platform, config: { ...platform.config, notificationMonths: 0 } });
  expect(await remaining()).toBe(2);
});
