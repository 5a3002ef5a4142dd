import type { Capability } from '#platform/capability.ts';
import { qna } from './qna.routes.ts';

export const capability = {
  routes: qna,
  ownTables: {
    questions: 'author_id',
    answers: 'author_id',
    answer_votes: 'voter_id',
    qna_reputations: 'user_id',
    qna_follows: 'user_id',
    qna_reports: 'reporter_id',
  },
  async demo(session, { clock }) {
    const { seedQna } = await import('./qna.demo.ts');
    await seedQna(session, clock.now());
  },
} satisfies Capability;
