import type { DemoSession } from '#platform/demo-session.ts';

/** The provider of the demo, in Jacmel. */
const CLAUDEL = 'provider@lakou.test';

/** Several visits at one price, as a mother and somebody with a wound would need them. */
export async function seedPackages(session: DemoSession, now: Date): Promise<void> {
  for (const offer of [
    { service: 'prenatal-visit', mode: 'clinic', visits: 4, price: 60, validDays: 270 },
    { service: 'home-wound-care', mode: 'in_home', visits: 6, price: 100, validDays: 60 },
  ])
    await session.act(CLAUDEL, now, 'POST /api/providers/me/packages', offer);
}
