import type { Routes } from '#platform/capability.ts';
import { onePage } from '#platform/http/page.ts';
import { canListContent, canReadContent, canReviewContent } from './content-reviews.access.ts';
import {
  correct,
  listContent,
  readContent,
  recordReview,
  uncorrect,
  unreview,
} from './content-reviews.service.ts';

export const contentReviews: Routes = (on) => {
  on('GET /api/admin/content', canListContent, async ({ grant, query, reply }) =>
    onePage(reply, await listContent(grant, query), { limit: query.limit }),
  );
  on('GET /api/admin/content/:id', canReadContent, ({ grant, query }) => readContent(grant, query.lang));
  on('POST /api/admin/content/:id/corrections', canReviewContent, ({ grant, body }) => correct(grant, body));
  on('DELETE /api/admin/content/:id/corrections/:correctionId', canReviewContent, ({ grant, params }) =>
    uncorrect(grant, params.correctionId),
  );
  on('POST /api/admin/content/:id/reviews', canReviewContent, ({ grant, body }) => recordReview(grant, body));
  on('DELETE /api/admin/content/:id/reviews/:reviewId', canReviewContent, ({ grant, params }) =>
    unreview(grant, params.reviewId),
  );
};
