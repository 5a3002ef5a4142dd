import type { Dependent } from '@lakou/contract/family';
import { useSyncExternalStore } from 'react';
import { useUser } from '../../platform/session.ts';

const ME = 'me';
const keyOf = (userId: string) => `activeProfile:${userId}`;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export interface ActiveProfile {
  /** `me`, or the dependent's id. */
  id: string;
  /** Undefined for oneself, as in lists of the API. */
  dependentId?: string;
  name: string;
  photo: string | null;
}

export interface Family {
  active: ActiveProfile;
  dependents: readonly Dependent[];
  choose: (id: string) => void;
}

/** The person whose data is shown: oneself or a dependent. Remembered on this device. */
export function useFamily(): Family {
  const user = useUser();
  const kept = useSyncExternalStore(subscribe, () => localStorage.getItem(keyOf(user.id)));
  const dependents = user.dependents ?? [];
  const chosen = dependents.find(({ id }) => id === kept);
  const active: ActiveProfile = chosen
    ? { id: chosen.id, dependentId: chosen.id, name: chosen.name, photo: chosen.profilePictureUrl }
    : { id: ME, name: user.name, photo: user.profilePhotoUrl };
  return {
    active,
    dependents,
    choose(id) {
      localStorage.setItem(keyOf(user.id), id);
      for (const listener of listeners) listener();
    },
  };
}

export const useActiveProfile = (): ActiveProfile => useFamily().active;

/** Whether an item belongs to the profile; `me` has items without a dependent. */
export const belongsTo =
  ({ dependentId }: ActiveProfile) =>
  (item: { dependentId?: string | undefined }): boolean =>
    item.dependentId === dependentId;
