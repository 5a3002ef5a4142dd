import { medicineWord } from '@lakou/contract/prescriptions.rules';

export interface Known {
  /** Medicines that they take already, or that the same note prescribes. */
  readonly medicines: readonly string[];
  /** Of these, those of the same note: no chart knows them yet. */
  readonly beside: readonly string[];
}

export interface Warning {
  readonly kind: 'duplicate';
  readonly name: string;
}

/** What speaks against a medicine by its name alone. */
export function warningsFor(drug: string, { medicines }: Known): Warning[] {
  const word = medicineWord(drug);
  if (!word) return [];
  return medicines
    .filter((name) => medicineWord(name) === word)
    .map((name) => ({ kind: 'duplicate', name }) as const);
}
