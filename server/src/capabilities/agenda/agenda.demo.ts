import type { DemoSession } from '#platform/demo-session.ts';

/** The provider of the demo, in Jacmel. */
const CLAUDEL = 'provider@lakou.test';
const DAY = 86_400_000;
/** Noon and three in the afternoon in Haiti, in winter. */
const NOON = 17 * 3_600_000;
const AFTERNOON = 20 * 3_600_000;

/** A break and a way in the week of the demo provider; a time that is taken already stays as it is. */
export async function seedAgenda(session: DemoSession, now: Date): Promise<void> {
  const today = Math.floor(now.getTime() / DAY) * DAY;
  const plan = (type: string, title: string, days: number, hour: number, minutes: number) =>
    session
      .act(CLAUDEL, now, 'POST /api/providers/me/entries', {
        type,
        title,
        minutes,
        time: new Date(today + days * DAY + hour).toISOString(),
      })
      .catch(() => undefined);
  await plan('break', 'Pause déjeuner', 1, NOON, 60);
  await plan('break', 'Pause déjeuner', 2, NOON, 60);
  await plan('travel', 'Route vers Marigot', 2, AFTERNOON, 45);
}
