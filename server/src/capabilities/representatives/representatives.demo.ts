import type { DemoSession } from '#platform/demo-session.ts';

const NADEGE = 'patient@lakou.test';
const JEANROBERT = 'jean-robert.casimir@lakou.test';

/** An older man lets his neighbour see to his visits, pay, write for him and read his record. */
export async function seedRepresentatives(session: DemoSession, now: Date): Promise<void> {
  const names = `POST /api/users/${await session.idOf(JEANROBERT)}/representatives`;
  const { id } = await session.act(JEANROBERT, now, names, {
    email: NADEGE,
    scopes: ['visits', 'record', 'pay', 'messages'],
  });
  await session.act(NADEGE, now, `POST /api/representatives/${id}/accept`);
}
