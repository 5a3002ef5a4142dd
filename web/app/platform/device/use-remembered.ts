import { useSyncExternalStore } from 'react';
import { isRemembered, onPeople } from './people.ts';

/** Whether this person has a PIN on this device, as of now. */
export const useRemembered = (userId: string): boolean =>
  useSyncExternalStore(onPeople, () => isRemembered(userId));
