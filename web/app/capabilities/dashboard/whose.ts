import type { ActiveProfile } from '../family/active-profile.ts';

interface Whose {
  readonly dependentId?: string | null | undefined;
}

/** Of whom something is. What belongs to nobody of the family any more is shown with one's own, or it would be lost. */
export const isOf =
  ({ dependentId }: Pick<ActiveProfile, 'dependentId'>, family: readonly { readonly id: string }[]) =>
  (item: Whose): boolean => {
    const owner = family.find(({ id }) => id === item.dependentId)?.id;
    return owner === dependentId;
  };
