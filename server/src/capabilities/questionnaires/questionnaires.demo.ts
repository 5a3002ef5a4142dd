import type { QuestionnaireRequest } from '@lakou/contract/questionnaires';
import type { DemoSession } from '#platform/demo-session.ts';

const NADEGE = 'patient@lakou.test';
const CLAUDEL = 'provider@lakou.test';
const HOUR = 3600 * 1000;

/** The demo provider asked the demo patient how she feels, and she answered. */
export async function seedQuestionnaires(session: DemoSession, now: Date): Promise<void> {
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR);
  const { id } = await session.act<QuestionnaireRequest>(
    CLAUDEL,
    ago(50),
    `POST /api/data/health/questionnaires/${await session.idOf(NADEGE)}/requests`,
    { questionnaire: 'gad7' },
  );
  await session.act(NADEGE, ago(47), `POST /api/questionnaire-requests/${id}/answers`, {
    answers: [1, 1, 2, 1, 0, 1, 0],
  });
}
