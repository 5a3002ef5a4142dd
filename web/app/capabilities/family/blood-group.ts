import type { BloodGroup } from '@lakou/contract/family.rules';

/** With a minus that cannot be taken for a hyphen. */
export const bloodGroupText = (group: BloodGroup): string => group.replace('-', '\u2212');
