import { useSyncExternalStore } from 'react';
import { type OutboxState, outboxState } from './outbox-state.ts';

/** What waits on this device to be sent, oldest first. */
export const useOutbox = (): OutboxState =>
  useSyncExternalStore(outboxState.subscribe, outboxState.get, outboxState.get);
