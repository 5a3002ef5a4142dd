import type { Page } from '@lakou/contract/primitives';
import type { NewReview, Review } from '@lakou/contract/providers';
import { uuidv7 } from 'uuidv7';
import { type Grant, inTransaction, type PublicGrant } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import { publish } from '#platform/events/publish.ts';
import type { Platform } from '#platform/platform.ts';
import { notify } from '../notifications/notify.service.ts';
import type { OwnBooking } from './providers.access.ts';
import { isListedProvider } from './providers.service.ts';
import { publicName } from './public-name.rules.ts';
import { insertReview, listReviews, type OwnReview, type ReviewRow, setAnswer } from './reviews.store.ts';

const toReview = ({ id, stars, text, authorName, createdAt, answer, answeredAt }: ReviewRow): Review => ({
  id,
  stars,
  text,
  author: publicName(authorName),
  createdAt: createdAt.toISOString(),
  answer: answer && answeredAt ? { text: answer, at: answeredAt.toISOString() } : null,
});

export async function getReviews(
  grant: PublicGrant<'provider:read'>,
  { id, page }: { id: string; page: Page },
  { config }: Platform,
): Promise<Review[]> {
  if (!(await isListedProvider(grant, id, config))) fail('not_found');
  return (await listReviews(grant, id, page)).map(toReview);
}

/**
 * Only for a completed visit, and once; the provider's rating is updated in the same transaction.
 */
export function writeReview(grant: Grant<'review:write', OwnBooking>, sent: NewReview): Promise<Review> {
  const { bookingId, providerId, status } = grant.scope;
  if (status !== 'completed' || !providerId) return fail('visit_not_completed');
  return inTransaction(grant, async (tx) => {
    const id = uuidv7();
    const row = (await insertReview(tx, { ...sent, id })) ?? fail('already_reviewed');
    const review = toReview(row);
    await writeAudit(tx, { action: 'review:write', actorId: tx.actor.id, subjectId: providerId });
    await notify(tx, {
      userId: providerId,
      kind: 'review_new',
      subjectId: bookingId,
      details: { name: review.author },
    });
    publish(tx.db, [tx.actor.id, providerId], { kind: 'booking', id: bookingId });
    return review;
  });
}

export const getOwnReviews = async (grant: Grant<'reviews:own'>, page: Page): Promise<Review[]> =>
  (await listReviews(grant, grant.actor.id, page)).map(toReview);

/** The patient is told of the first answer, not of each change. */
export function answerReview(grant: Grant<'review:answer', OwnReview>, text: string): Promise<Review> {
  return inTransaction(grant, async (tx) => {
    const { authorId, isAnswered } = tx.scope;
    const row = (await setAnswer(tx, text)) ?? fail('not_found');
    await writeAudit(tx, { action: 'review:answer', actorId: tx.actor.id, subjectId: authorId });
    if (!isAnswered)
      await notify(tx, {
        userId: authorId,
        kind: 'review_answered',
        subjectId: tx.actor.id,
        details: { name: row.providerName },
      });
    return toReview(row);
  });
}
