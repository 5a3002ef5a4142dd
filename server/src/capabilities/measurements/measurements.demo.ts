import type { Dependent } from '@lakou/contract/family';
import { uuidv7 } from 'uuidv7';
import type { DemoSession } from '#platform/demo-session.ts';

const MOTHER = 'marie-ange.louis@lakou.test';
const MONTH = 30.4375 * 24 * 3600 * 1000;

/** Age in months, kg and cm of a girl whose weight stops keeping up. */
const GROWTH: readonly (readonly [number, number, number])[] = [
  [1, 4.1, 53.5],
  [4, 6.2, 61.5],
  [6, 7.1, 65],
  [9, 7.9, 69.5],
  [12, 8.4, 73],
  [18, 9.1, 79],
  [24, 9.4, 83],
  [27, 9.4, 84.5],
];

/** How the young child of a demo family grew, as her mother noted it. */
export async function seedGrowth(session: DemoSession, now: Date): Promise<void> {
  const id = await session.idOf(MOTHER);
  const [child] = await session.act<Dependent[]>(MOTHER, now, `GET /api/users/${id}/dependents`);
  if (!child) return;
  for (const [months, weight, height] of GROWTH) {
    const at = new Date(Date.parse(`${child.dateOfBirth}T15:00:00Z`) + months * MONTH);
    if (at > now) continue;
    await session.act(MOTHER, now, `POST /api/data/health/measurements/${id}`, {
      id: uuidv7(),
      at: at.toISOString(),
      dependentId: child.id,
      weight,
      height,
    });
  }
}
