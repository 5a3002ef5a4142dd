import type { BookingMode } from '@lakou/contract/bookings';
import type { Span } from './open-hours.rules.ts';
import { overlaps } from './slots.rules.ts';

/** The minutes kept free around a visit, by its kind; none for the others. */
export type Buffers = Readonly<
  Partial<Record<BookingMode, { readonly before: number; readonly after: number }>>
>;

/** A time that is not free. Only a visit has a kind. */
export interface Taken extends Span {
  readonly mode?: BookingMode | null;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

function widened({ start, end }: Span, mode: BookingMode | null | undefined, buffers: Buffers): Span {
  const { before, after } = (mode && buffers[mode]) ?? { before: 0, after: 0 };
  return { start: start - before * MINUTE_MS, end: end + after * MINUTE_MS };
}

/** The span in which something that is taken can stand in the way of a visit within this one. */
export function around({ start, end }: Span, buffers: Buffers): Span {
  const longest = Math.max(0, ...Object.values(buffers).flatMap(({ before, after }) => [before, after]));
  return { start: start - longest * MINUTE_MS, end: end + longest * MINUTE_MS };
}

/**
 * Whether a visit of this kind fits: nothing is planned in the minutes kept free around it, and it does not lie in those
 * of another visit. The minutes after one visit may be those before the next.
 */
export function fits(slot: Span, mode: BookingMode, taken: readonly Taken[], buffers: Buffers): boolean {
  const own = widened(slot, mode, buffers);
  return !taken.some((one) => overlaps(own, one) || overlaps(slot, widened(one, one.mode, buffers)));
}

/** The first moment at which a visit may still begin when it is booked now. */
export const earliest = (noticeHours: number, at: Date): number => at.getTime() + noticeHours * HOUR_MS;
