import type { LiveEvent } from '@lakou/contract/events';

type Kind = LiveEvent['kind'];

/** The first part of the keys of the queries that each event makes stale. */
const STALE: Record<Exclude<Kind, 'refetch'>, readonly string[]> = {
  booking: ['bookings'],
  call: [],
  payment: ['bookings', 'payments'],
  message: ['messages', 'unread'],
  read: ['messages', 'unread'],
  typing: [],
  notification: ['notifications', 'unread', 'referrals'],
  team: ['team'],
  dispatch: ['dispatch'],
  'walk-in': ['walk-ins'],
  'session-ended': [],
};

const EVERYTHING = [...new Set(Object.values(STALE).flat())];

/** After a break all of them may be stale. An older app may receive kinds that it does not know. */
export const staleKeys = (kind: Kind): readonly string[] =>
  kind === 'refetch' ? EVERYTHING : (STALE[kind] ?? []);
