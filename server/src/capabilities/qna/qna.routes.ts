import type { Routes } from '#platform/capability.ts';
import { onePage } from '#platform/http/page.ts';
import { countTry } from '#platform/limits/limiter.ts';
import { SEARCHES_PER_PERSON } from '#platform/limits/limits.ts';
import {
  canAccept,
  canAnswer,
  canAsk,
  canCloseQuestion,
  canListQuestions,
  canReadQuestion,
  canVote,
} from './qna.access.ts';
import { answer, ask, close, readQuestion, toggleAccepted, unvote, vote } from './qna.service.ts';
import { listQuestions } from './qna.store.ts';

export const qna: Routes = (on) => {
  on('GET /api/features/qna/questions', canListQuestions, async ({ grant, query, reply }) => {
    if (query.q) await countTry(grant.db, SEARCHES_PER_PERSON, grant.actor.id, grant.at);
    return onePage(reply, await listQuestions(grant, query), query);
  });
  on('GET /api/features/qna/questions/:id', canReadQuestion, ({ grant }) => readQuestion(grant));
  on('POST /api/features/qna/questions', canAsk, ({ grant, body }) => ask(grant, body));
  on('POST /api/features/qna/questions/:id/answers', canAnswer, ({ grant, body }) =>
    answer(grant, body.content),
  );
  on('POST /api/features/qna/questions/:id/accept/:answerId', canAccept, ({ grant, params }) =>
    toggleAccepted(grant, params.answerId),
  );
  on('POST /api/features/qna/answers/:id/upvote', canVote, ({ grant }) => vote(grant));
  on('DELETE /api/features/qna/answers/:id/upvote', canVote, ({ grant }) => unvote(grant));
  on('POST /api/features/qna/questions/:id/close', canCloseQuestion, ({ grant }) => close(grant));
};
