import type { DemoSession } from '#platform/demo-session.ts';

const HOUR = 3600 * 1000;
const CLAUDEL = 'provider@lakou.test';
const MIRLANDE = 'mirlande.joseph@lakou.test';
const ANDREW = 'andrew.coleman@lakou.test';

const QUESTIONS = [
  {
    who: MIRLANDE,
    hoursAgo: 80,
    title: 'Zenk nan dyare timoun: ki dòz nou bay?',
    description:
      'Nan dispansè nou an nou bay sewòm oral toujou, men zenk la pa toujou disponib. Ki dòz ak konbyen jou nou ta dwe respekte pou timoun ki poko gen 6 mwa?',
    specialty: 'Pediatrics',
    tags: ['dyare', 'zenk'],
    language: 'ht',
    answers: [
      {
        who: ANDREW,
        content:
          'WHO: 10 mg a day under 6 months and 20 mg a day from 6 months on, for 10 to 14 days, together with ORS and continued feeding.',
        accept: true,
      },
    ],
  },
  {
    who: ANDREW,
    hoursAgo: 30,
    title: 'Home blood pressure cuffs: which arm size do you stock?',
    description:
      'Many of our older patients have larger arms and a standard cuff reads high. Which sizes do you keep, and how do you teach people to measure at home?',
    specialty: 'Internal Medicine',
    tags: ['blood pressure', 'home care'],
    language: 'en',
    answers: [
      {
        who: CLAUDEL,
        content:
          'Nous gardons deux tailles : adulte et grand adulte. Nous mesurons le tour de bras une fois et notons la taille dans le dossier.',
        accept: false,
      },
    ],
  },
] as const;

/** Two questions among the demo's verified providers. */
export async function seedQna(session: DemoSession, now: Date): Promise<void> {
  for (const { who, hoursAgo, answers, ...question } of QUESTIONS) {
    const at = (hours: number) => new Date(now.getTime() - (hoursAgo - hours) * HOUR);
    const authorId = await session.idOf(who);
    const { id } = await session.act(who, at(0), 'POST /api/features/qna/questions', {
      ...question,
      authorId,
    });
    for (const { who: by, content, accept } of answers) {
      const body = { content, authorId: await session.idOf(by) };
      const { id: answerId } = await session.act(
        by,
        at(5),
        `POST /api/features/qna/questions/${id}/answers`,
        body,
      );
      if (accept) await session.act(who, at(8), `POST /api/features/qna/questions/${id}/accept/${answerId}`);
    }
  }
}
