import type { BookingMode } from '@lakou/contract/bookings';
import { type Opening, openings, type Span, type WorkingTimes } from './open-hours.rules.ts';

const STEP_MS = 30 * 60_000;

/**
 * Openings with the time until which work continues without a pause: an opening may touch the next
 * one at the same place.
 */
function unbroken(spans: readonly Opening[]): (Opening & { closes: number })[] {
  const chained: (Opening & { closes: number })[] = [];
  for (const span of spans.toReversed()) {
    const next = chained.at(-1);
    const goesOn = next && next.start <= span.end && next.place === span.place;
    chained.push({ ...span, closes: goesOn ? Math.max(span.end, next.closes) : span.end });
  }
  return chained.reverse();
}

/**
 * The times at which a visit of this length, and of this kind if it is given, can begin within a span: every half hour from each
 * opening on, if it ends before the work does.
 */
export function slotsIn(times: WorkingTimes, minutes: number, within: Span, mode?: BookingMode): Opening[] {
  const length = minutes * 60_000;
  const slots: Opening[] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const { start, end, closes, place } of unbroken(openings(times, within, mode)))
    for (let at = start; at < end && at + length <= closes; at += STEP_MS) {
      if (at <= last || at < within.start || at >= within.end) continue;
      last = at;
      slots.push({ start: at, end: at + length, ...(place && { place }) });
    }
  return slots;
}

/** Whether work, for this kind of visit if it is given, goes on without a pause during the whole span. */
export const isWorking = (times: WorkingTimes, span: Span, mode?: BookingMode): boolean =>
  unbroken(openings(times, span, mode)).some(
    ({ start, closes }) => start <= span.start && span.end <= closes,
  );

export const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

export const isFree = (slot: Span, taken: readonly Span[]): boolean =>
  !taken.some((one) => overlaps(slot, one));
