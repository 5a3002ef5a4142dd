import type { Dependent, Relationship } from '@lakou/contract/family';

/** Somebody in the list being edited; without an id until the server knows them. */
export interface Draft {
  /** Of the list, not of the person. */
  key: string;
  id?: string;
  name: string;
  dateOfBirth: string;
  relationship: Relationship;
  profilePictureUrl: string | null;
}

export const draftOf = (dependent: Dependent): Draft => ({ key: dependent.id, ...dependent });

export const newDraft = (today: string, key: string): Draft => ({
  key,
  name: '',
  dateOfBirth: today,
  relationship: 'child',
  profilePictureUrl: null,
});

export interface DraftFaults {
  name?: 'missing';
  dateOfBirth?: 'missing' | 'future';
}

/** What is missing or cannot be; nothing when it can be saved. */
export function faultsOf(draft: Draft, today: string): DraftFaults {
  const faults: DraftFaults = {};
  if (!draft.name.trim()) faults.name = 'missing';
  if (!draft.dateOfBirth) faults.dateOfBirth = 'missing';
  else if (draft.dateOfBirth > today) faults.dateOfBirth = 'future';
  return faults;
}

/** The list with this one in its place, or at its end. */
export function withDraft(list: readonly Draft[], draft: Draft): Draft[] {
  const known = list.some(({ key }) => key === draft.key);
  return known ? list.map((one) => (one.key === draft.key ? draft : one)) : [...list, draft];
}
