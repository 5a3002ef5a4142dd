import type { ClockClaim } from '@lakou/contract/staff';
import type { OutboxItem } from '../../platform/outbox/item.ts';

/** A press of the clock that is no time log yet: on this device, or with the clinic's administrator. */
export interface OwnPress {
  /** Chosen by the device. */
  readonly id: string;
  readonly kind: ClockClaim['kind'];
  readonly at: string;
  readonly isSent: boolean;
}

type Waiting = Pick<OutboxItem, 'id' | 'kind' | 'path' | 'body' | 'refusal'>;

const DAY_MS = 86_400_000;
const REFUSED_SHOWN_DAYS = 7;
const MOST_REFUSED = 2;

/** What this device has still to send to the clinic. */
export const unsentPresses = (items: readonly Waiting[], clinicId: string): OwnPress[] =>
  items
    .filter(({ kind, path, refusal }) => kind === 'clock' && !refusal && path.split('/').includes(clinicId))
    .map(({ id, body }) => ({
      id,
      kind: body.kind === 'clock_out' ? 'clock_out' : 'clock_in',
      at: String(body.at),
      isSent: false,
    }));

/** All that waits of one's own at this clinic, the earliest first; each once. */
export function waitingPresses(
  unsent: readonly OwnPress[],
  claims: readonly ClockClaim[],
  clinicId: string,
): OwnPress[] {
  const sent = claims
    .filter((claim) => claim.state === 'pending' && claim.clinicId === clinicId)
    .map(({ clientId: id, kind, claimedAt: at }): OwnPress => ({ id, kind, at, isSent: true }));
  const known = new Set(claims.map(({ clientId }) => clientId));
  const all = [...sent, ...unsent.filter(({ id }) => !known.has(id))];
  return all.sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

/** Whether the next press ends work: what waits came after what the server knows. */
export const isAtWork = (waiting: readonly OwnPress[], isOnShift: boolean): boolean => {
  const last = waiting.at(-1);
  return last ? last.kind === 'clock_in' : isOnShift;
};

/** The latest that were refused within a week. */
export const refusedLately = (
  claims: readonly ClockClaim[],
  clinicId: string,
  now: number,
): readonly ClockClaim[] =>
  claims
    .filter(
      ({ state, decidedAt, clinicId: at }) =>
        state === 'refused' &&
        at === clinicId &&
        decidedAt !== null &&
        now - Date.parse(decidedAt) < REFUSED_SHOWN_DAYS * DAY_MS,
    )
    .slice(0, MOST_REFUSED);
