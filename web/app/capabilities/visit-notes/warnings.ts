import { medicineWord } from '@lakou/contract/prescriptions.rules';

export interface Known {
  /** What the person must not have, as the record names it. */
  readonly allergies?: readonly string[];
  /** Medicines that they take already, or that the same note prescribes. */
  readonly medicines: readonly string[];
}

export interface Warning {
  readonly kind: 'allergy' | 'duplicate';
  readonly name: string;
}

/** What speaks against a medicine by its name alone. */
export function warningsFor(drug: string, { allergies = [], medicines }: Known): Warning[] {
  const word = medicineWord(drug);
  if (!word) return [];
  const same = (name: string) => medicineWord(name) === word;
  return [
    ...allergies.filter(same).map((name) => ({ kind: 'allergy', name }) as const),
    ...medicines.filter(same).map((name) => ({ kind: 'duplicate', name }) as const),
  ];
}
