import { dayHere } from '#platform/time/days.ts';
import type { OutboxItem } from '../../platform/outbox/item.ts';
import { type Wish, wishOf } from '../bookings/wish.ts';

/** The day and part that a waiting visit names; undefined where it names an exact time, or none. */
export function wishIn({ body: { dateTime, latest } }: Pick<OutboxItem, 'body'>): Wish | undefined {
  if (typeof dateTime !== 'string' || typeof latest !== 'string') return undefined;
  return wishOf({ dateTime, latest }, dayHere);
}
