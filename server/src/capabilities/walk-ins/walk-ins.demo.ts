import { uuidv7 } from 'uuidv7';
import type { DemoSession } from '#platform/demo-session.ts';

const CLINIC = 'clinic@lakou.test';
const MINUTE = 60 * 1000;

const WAITING: readonly (readonly [string, string, boolean, number])[] = [
  ['Rosette Belizaire', 'Pansement à refaire', false, 35],
  ['Ti-Jean Dieudonné', 'Fièvre depuis deux jours', false, 20],
  ['Anélia Cadet', 'Respire mal, enceinte de huit mois', true, 5],
];

/** Who waits at the desk of the demo's clinic. */
export async function seedWalkIns(session: DemoSession, now: Date): Promise<void> {
  const { clinicId } = await session.act<{ clinicId: string }>(CLINIC, now, 'GET /api/auth/session');
  for (const [name, reason, danger, minutesAgo] of WAITING) {
    const at = new Date(now.getTime() - minutesAgo * MINUTE);
    const sent = { clientId: uuidv7(), name, reason, danger };
    await session.act(CLINIC, at, `POST /api/clinics/${clinicId}/walk-ins`, sent);
  }
}
