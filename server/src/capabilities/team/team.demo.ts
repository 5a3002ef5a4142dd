import type { DemoSession } from '#platform/demo-session.ts';

const CLINIC = 'clinic@lakou.test';
const HOUR = 3600 * 1000;

const SAID: readonly (readonly [number, 'announcements' | 'team', string])[] = [
  [
    52,
    'announcements',
    'Vendredi à 14 h, formation sur la réanimation du nouveau-né dans la salle de garde.',
  ],
  [20, 'team', 'Le réfrigérateur des vaccins a été dégivré ce matin ; il est de nouveau à 4 °C.'],
  [3, 'team', 'Le générateur sera en entretien jusqu’à midi. Gardez une lampe près de vous.'],
];

/** What the demo's clinic told its staff this week. */
export async function seedTeam(session: DemoSession, now: Date): Promise<void> {
  const { clinicId } = await session.act<{ clinicId: string }>(CLINIC, now, 'GET /api/auth/session');
  for (const [hoursAgo, channel, text] of SAID) {
    const at = new Date(now.getTime() - hoursAgo * HOUR);
    await session.act(CLINIC, at, `POST /api/clinics/${clinicId}/team-messages`, { channel, text });
  }
}
