import { ageInMonths, type Sex } from '@lakou/clinical';
import { dayHere } from '#platform/time/days.ts';
import { useUser } from '../../platform/session.ts';
import { useActiveProfile } from '../family/active-profile.ts';

/** Whose readings are shown, and what of them decides which readings are good. */
export interface Subject {
  readonly patientId: string;
  readonly dependentId: string | undefined;
  readonly name: string;
  readonly birthDate: string | undefined;
  readonly ageMonths: number | undefined;
  /** As the profile says it; nothing is known of those one acts for. */
  readonly sex: Sex | undefined;
}

export function useSubject(): Subject {
  const user = useUser();
  const { dependentId, name } = useActiveProfile();
  const dependent = user.dependents?.find(({ id }) => id === dependentId);
  const birthDate = (dependent ? dependent.dateOfBirth : user.dateOfBirth) ?? undefined;
  return {
    patientId: user.id,
    dependentId,
    name,
    birthDate,
    ageMonths: birthDate ? ageInMonths({ birthDate, today: dayHere(new Date()) }) : undefined,
    sex: dependent ? undefined : (user.gender ?? undefined),
  };
}

/** What calls are told of them. */
export const whose = ({ dependentId }: Pick<Subject, 'dependentId'>) => (dependentId ? { dependentId } : {});
