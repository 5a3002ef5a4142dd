import type { Dependent } from '@lakou/contract/family';
import { chooseProfileId, useActiveProfileId } from '../../platform/active-profile-id.ts';
import { useUser } from '../../platform/session.ts';

const ME = 'me';

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
  const kept = useActiveProfileId(user.id);
  const dependents = user.dependents ?? [];
  const chosen = dependents.find(({ id }) => id === kept);
  const active: ActiveProfile = chosen
    ? { id: chosen.id, dependentId: chosen.id, name: chosen.name, photo: chosen.profilePictureUrl }
    : { id: ME, name: user.name, photo: user.profilePhotoUrl };
  return {
    active,
    dependents,
    choose: (id) => chooseProfileId(user.id, id),
  };
}

export const useActiveProfile = (): ActiveProfile => useFamily().active;

/** Whether an item belongs to the profile; `me` has items without a dependent. */
export const belongsTo =
  ({ dependentId }: ActiveProfile) =>
  (item: { dependentId?: string | undefined }): boolean =>
    item.dependentId === dependentId;
