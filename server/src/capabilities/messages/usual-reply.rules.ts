import type { USUAL_REPLIES } from '@lakou/contract/messages.rules';

type UsualReply = (typeof USUAL_REPLIES)[number];

/** Fewer replies tell more about one patient than about the provider. */
const FEWEST_REPLIES = 5;
const MINUTES_UP_TO: readonly (readonly [UsualReply, number])[] = [
  ['hour', 60],
  ['hours', 6 * 60],
  ['day', 24 * 60],
  ['days', 3 * 24 * 60],
];

/** The median in words; undefined where too few replies tell it. */
export function usualReplyOf(minutes: readonly number[]): UsualReply | undefined {
  if (minutes.length < FEWEST_REPLIES) return undefined;
  const sorted = minutes.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return MINUTES_UP_TO.find(([, most]) => median <= most)?.[0] ?? 'longer';
}
