import type { Routes } from '#platform/capability.ts';
import { onePage } from '#platform/http/page.ts';
import { countTry } from '#platform/limits/limiter.ts';
import { SEARCHES_PER_PERSON } from '#platform/limits/limits.ts';
import { listAnswerEdits, listQuestionEdits } from './edits.store.ts';
import {
  closeReportOfPerson,
  hide,
  keep,
  reportAnswer,
  reportPerson,
  reportQuestion,
  reportReview,
  show,
} from './moderation.service.ts';
import {
  canAccept,
  canAnswer,
  canAsk,
  canClosePersonReport,
  canCloseQuestion,
  canEditAnswer,
  canEditQuestion,
  canFollow,
  canListQuestions,
  canListReports,
  canModerate,
  canReadAnswer,
  canReadQuestion,
  canReportAnswer,
  canReportPerson,
  canReportQuestion,
  canReportReview,
  canTranslateAnswer,
  canTranslateQuestion,
  canVote,
} from './qna.access.ts';
import {
  answer,
  ask,
  changeAnswer,
  changeQuestion,
  close,
  follow,
  readQuestion,
  toggleAccepted,
  unfollow,
  unvote,
  vote,
} from './qna.service.ts';
import { listQuestions } from './questions.store.ts';
import { listReports } from './reports.store.ts';
import { listSimilar } from './similar-questions.store.ts';
import { translateAnswer, translateQuestion } from './translations.service.ts';

export const qna: Routes = (on, platform) => {
  on('GET /api/features/qna/questions', canListQuestions, async ({ grant, query, reply }) => {
    if (query.q) await countTry(grant.db, SEARCHES_PER_PERSON, grant.actor.id, grant.at);
    if (query.similar) return listSimilar(grant, query.q ?? '', query.limit);
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
  on('PUT /api/features/qna/questions/:id', canEditQuestion, ({ grant, body }) =>
    changeQuestion(grant, body),
  );
  on('GET /api/features/qna/questions/:id/edits', canReadQuestion, ({ grant }) => listQuestionEdits(grant));
  on('PUT /api/features/qna/answers/:id', canEditAnswer, ({ grant, body }) =>
    changeAnswer(grant, body.content),
  );
  on('GET /api/features/qna/answers/:id/edits', canReadAnswer, ({ grant }) => listAnswerEdits(grant));
  on('POST /api/features/qna/questions/:id/translation', canTranslateQuestion, ({ grant }) =>
    translateQuestion(grant, platform),
  );
  on('POST /api/features/qna/answers/:id/translation', canTranslateAnswer, ({ grant }) =>
    translateAnswer(grant, platform),
  );
  on('PUT /api/features/qna/questions/:id/follow', canFollow, ({ grant }) => follow(grant));
  on('DELETE /api/features/qna/questions/:id/follow', canFollow, ({ grant }) => unfollow(grant));
  on('POST /api/features/qna/questions/:id/reports', canReportQuestion, ({ grant, body }) =>
    reportQuestion(grant, body),
  );
  on('POST /api/features/qna/answers/:id/reports', canReportAnswer, ({ grant, body }) =>
    reportAnswer(grant, body),
  );
  on('POST /api/reviews/:id/reports', canReportReview, ({ grant, body }) => reportReview(grant, body));
  on('POST /api/users/:id/reports', canReportPerson, ({ grant, body }) => reportPerson(grant, body));
  on('GET /api/admin/qna/reports', canListReports, async ({ grant, query, reply }) =>
    onePage(reply, await listReports(grant, query), query),
  );
  on('POST /api/admin/qna/reports/:id/hide', canModerate, ({ grant, body }) => hide(grant, body.reason));
  on('POST /api/admin/qna/reports/:id/keep', canModerate, ({ grant }) => keep(grant));
  on('POST /api/admin/qna/reports/:id/close', canClosePersonReport, ({ grant, body }) =>
    closeReportOfPerson(grant, body.decision),
  );
  on('POST /api/admin/qna/reports/:id/show', canModerate, ({ grant }) => show(grant));
};
