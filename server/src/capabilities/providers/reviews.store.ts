import type { Page } from '@lakou/contract/primitives';
import type { NewReview } from '@lakou/contract/providers';
import type { Grant, PublicGrant } from '#platform/access/grant.ts';
import type { Lookup } from '#platform/access/lookup.ts';
import type { OwnBooking } from './providers.access.ts';

export interface ReviewRow {
  id: string;
  stars: number;
  text: string | null;
  authorName: string;
  createdAt: Date;
  answer: string | null;
  answeredAt: Date | null;
}

export interface OwnReview {
  readonly reviewId: string;
  readonly authorId: string;
  readonly providerId: string;
  readonly isAnswered: boolean;
}

const columnsOf = (table: string) => `${table}.id, ${table}.stars, ${table}.text, u.name as "authorName",
  ${table}.created_at as "createdAt", ${table}.reply as answer, ${table}.replied_at as "answeredAt"`;

/** Newest first; one more than the page size when there are more. */
export async function listReviews(
  grant: PublicGrant<'provider:read'> | Grant<'reviews:own'>,
  providerId: string,
  { limit, after }: Page,
): Promise<ReviewRow[]> {
  return grant.db.read<ReviewRow>(
    `select ${columnsOf('r')}
     from provider_reviews r join app_users u on u.id = r.author_id
     where r.provider_id = $1 and r.hidden_at is null and ($2::uuid is null or r.id < $2) order by r.id desc limit $3`,
    [providerId, after ?? null, limit + 1],
  );
}

/** The stored review; undefined when this visit already has one. */
export async function insertReview(
  { db, actor, scope, at }: Grant<'review:write', OwnBooking>,
  { id, stars, text }: NewReview & { id: string },
): Promise<ReviewRow | undefined> {
  const [row] = await db.query<ReviewRow>(
    `with written as (
       insert into provider_reviews (id, booking_id, provider_id, author_id, stars, text, created_at)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict (booking_id) do nothing returning *)
     select ${columnsOf('w')}
     from written w join app_users u on u.id = w.author_id`,
    [id, scope.bookingId, scope.providerId, actor.id, stars, text || null, at],
  );
  return row;
}

/** For policies: a visit that the actor booked. */
export async function findOwnBooking({ actor, db }: Lookup, id: string): Promise<OwnBooking | undefined> {
  const [booking] = await db.read<OwnBooking>(
    `select id as "bookingId", provider_id as "providerId", status from bookings
     where id = $1 and patient_id = $2`,
    [id, actor.id],
  );
  return booking;
}

/** For policies: a review of the actor’s own visits. */
export async function findOwnReview({ actor, db }: Lookup, id: string): Promise<OwnReview | undefined> {
  const [review] = await db.read<OwnReview>(
    `select id as "reviewId", author_id as "authorId", provider_id as "providerId",
       reply is not null as "isAnswered" from provider_reviews
     where id = $1 and provider_id = $2 and hidden_at is null`,
    [id, actor.id],
  );
  return review;
}

export async function setAnswer(
  { db, scope, at }: Grant<'review:answer', OwnReview>,
  text: string,
): Promise<(ReviewRow & { providerName: string }) | undefined> {
  const [row] = await db.query<ReviewRow & { providerName: string }>(
    `with written as (
       update provider_reviews set reply = $3, replied_at = $4 where id = $1 and provider_id = $2 returning *)
     select ${columnsOf('w')}, p.name as "providerName"
     from written w join app_users u on u.id = w.author_id join app_users p on p.id = w.provider_id`,
    [scope.reviewId, scope.providerId, text, at],
  );
  return row;
}
