import { isAllergyTo } from '../../clinical/src/interactions/index.ts';
import { type ResolvedDrug, resolveDrug } from './drug-names.ts';

export interface AllergyHit {
  /** The drug, by id. */
  readonly drug: string;
  /** As the record names it. */
  readonly allergy: string;
}

/** The allergies of a record that speak against these drugs; what our list does not know is not compared. */
export function findAllergies(allergies: readonly string[], drugs: readonly ResolvedDrug[]): AllergyHit[] {
  return [...new Set(allergies)].flatMap((allergy) => {
    const allergens = resolveDrug(allergy)?.drug.parts ?? [];
    return drugs
      .filter(({ drug }) =>
        drug.parts.some((part) => allergens.some((allergen) => isAllergyTo(allergen, part))),
      )
      .map(({ drug }) => ({ drug: drug.id, allergy }));
  });
}
