import type { Sex } from '@lakou/clinical';
import { GROWTH_MONTHS, growthAge } from '@lakou/clinical/growth';
import type { User } from '@lakou/contract';

export interface Child {
  readonly patientId: string;
  readonly dependentId: string;
  readonly name: string;
  readonly birthDate: string;
  readonly sex: Sex | null;
  readonly ageMonths: number;
}

/** The dependents under five, the youngest first; who treats a family is told of those in care alone. */
export const childrenOf = (user: Pick<User, 'id' | 'dependents'>, today: string): Child[] =>
  (user.dependents ?? [])
    .flatMap(({ id, name, dateOfBirth, sex }) => {
      const ageMonths = growthAge(dateOfBirth, today);
      return ageMonths === undefined || ageMonths >= GROWTH_MONTHS
        ? []
        : [{ patientId: user.id, dependentId: id, name, birthDate: dateOfBirth, sex, ageMonths }];
    })
    .sort((a, b) => b.birthDate.localeCompare(a.birthDate) || a.dependentId.localeCompare(b.dependentId));
