/** Allergies come first wherever a record is shown. */
export const ENTRY_KINDS = [
  'allergy',
  'condition',
  'medicine',
  'immunization',
  'procedure',
  'family_history',
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

export const ENTRY_STATUSES = ['active', 'ended', 'entered_in_error'] as const;
export const SEVERITIES = ['mild', 'moderate', 'severe'] as const;
export const RELATIONS = [
  'mother',
  'father',
  'sister',
  'brother',
  'grandparent',
  'child',
  'aunt_uncle',
  'other',
] as const;
export const CODE_SYSTEMS = ['icd10cm', 'cvx'] as const;

const FIELDS = [
  'since',
  'endedOn',
  'reaction',
  'severity',
  'dose',
  'frequency',
  'lot',
  'place',
  'relation',
] as const;
export type EntryField = (typeof FIELDS)[number];

/** The fields of each kind besides its name and a note, in the order of a form. */
export const FIELDS_OF: Readonly<Record<EntryKind, readonly EntryField[]>> = {
  allergy: ['reaction', 'severity', 'since'],
  condition: ['since', 'endedOn'],
  medicine: ['dose', 'frequency', 'since', 'endedOn'],
  immunization: ['since', 'lot', 'place'],
  procedure: ['since'],
  family_history: ['relation'],
};

/** Kinds that can be over; the others happened once. */
export const ENDING_KINDS: readonly EntryKind[] = ['allergy', 'condition', 'medicine'];

export const ENTRY_LENGTHS = {
  text: 200,
  reaction: 200,
  dose: 100,
  frequency: 100,
  lot: 40,
  place: 120,
  note: 500,
} as const;
export const MOST_ENTRIES = 1000;
