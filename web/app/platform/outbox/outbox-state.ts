import type { OutboxItem, StoredItem } from './item.ts';

// What the screens show of the outbox. Apart from what sends, because the first screen shows it and need not send.

export interface OutboxState {
  readonly items: readonly StoredItem[];
  readonly sending: string | undefined;
  /** Whether the device has been asked yet. */
  readonly isKnown: boolean;
  /** Wishes for a visit that the server has taken while this page is open, for the person to look at. */
  readonly booked: readonly OutboxItem[];
}
export const NOTHING: OutboxState = { items: [], sending: undefined, isKnown: false, booked: [] };

let state = NOTHING;
const listeners = new Set<() => void>();

export function show(next: OutboxState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** The store behind `useOutbox`. */
export const outboxState = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  get: () => state,
};

/** They were looked at. */
export const forgetBooked = (): void => show({ ...state, booked: [] });
