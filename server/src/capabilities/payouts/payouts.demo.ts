import type { DemoSession } from '#platform/demo-session.ts';

/** The provider of the demo, in Jacmel, is paid by MonCash. */
const CLAUDEL = 'provider@lakou.test';

export async function seedPayouts(session: DemoSession, now: Date): Promise<void> {
  await session.act(CLAUDEL, now, 'PUT /api/providers/me/payout-account', {
    method: 'moncash',
    holder: 'Claudel Étienne',
    number: '37001234',
  });
}
