import type { Dependent, Relationship } from '@lakou/contract/family';

/** A person in the list being edited; without an id until the server has saved them. */
export interface Draft {
  /** The key of the list item. */
  key: string;
  id?: string;
  name: string;
  dateOfBirth: string;
  relationship: Relationship;
  profilePictureUrl: string | null;
  /** Where they live; empty when with the account. */
  address: string;
  sex: Dependent['sex'];
  bloodGroup: Dependent['bloodGroup'];
  /** Of somebody new; those of others are in their record. */
  allergies: readonly string[];
}

export const draftOf = (dependent: Dependent): Draft => ({
  key: dependent.id,
  ...dependent,
  address: dependent.address ?? '',
  allergies: [],
});

export const newDraft = (today: string, key: string): Draft => ({
  key,
  name: '',
  dateOfBirth: today,
  relationship: 'child',
  profilePictureUrl: null,
  address: '',
  sex: null,
  bloodGroup: null,
  allergies: [],
});

/** Whether a new person still has the day that the form began with: it may not have been looked at. */
export const isBornToday = ({ id, dateOfBirth }: Draft, today: string): boolean =>
  id === undefined && dateOfBirth === today;

export interface DraftFaults {
  name?: 'missing';
  dateOfBirth?: 'missing' | 'future';
}

/** The invalid fields; empty when it can be saved. */
export function faultsOf(draft: Draft, today: string): DraftFaults {
  const faults: DraftFaults = {};
  if (!draft.name.trim()) faults.name = 'missing';
  if (!draft.dateOfBirth) faults.dateOfBirth = 'missing';
  else if (draft.dateOfBirth > today) faults.dateOfBirth = 'future';
  return faults;
}

/** The list with this draft replaced, or added at the end. */
export function withDraft(list: readonly Draft[], draft: Draft): Draft[] {
  const known = list.some(({ key }) => key === draft.key);
  return known ? list.map((one) => (one.key === draft.key ? draft : one)) : [...list, draft];
}
