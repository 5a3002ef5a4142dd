import { ageInMonths, POSTPARTUM_DAYS, type Sex } from '@lakou/clinical';
import type { User } from '@lakou/contract';
import { dayHere } from '#platform/time/days.ts';
import { useUser } from '../../platform/session.ts';
import { useActiveProfile } from '../family/active-profile.ts';

/** The person whose readings are shown, with the data that decides which values are normal. */
export interface Subject {
  readonly patientId: string;
  readonly dependentId: string | undefined;
  readonly name: string;
  readonly birthDate: string | undefined;
  readonly ageMonths: number | undefined;
  /** Whether a pregnancy is followed, or ended in the last six weeks: 140/90 is then a danger sign. */
  readonly pregnant: boolean;
  /** From the profile; unknown for dependents. */
  readonly sex: Sex | undefined;
}

const DAY_MS = 24 * 3600 * 1000;

/** In pregnancy and the six weeks after its end. */
export const isByPregnancyRules = (
  { maternityProfile, pregnancyEndedAt }: Pick<User, 'maternityProfile' | 'pregnancyEndedAt'>,
  now: Date,
): boolean =>
  Boolean(maternityProfile) ||
  (typeof pregnancyEndedAt === 'string' &&
    now.getTime() - Date.parse(pregnancyEndedAt) < POSTPARTUM_DAYS * DAY_MS);

export function useSubject(): Subject {
  const user = useUser();
  return subjectOf(user, useActiveProfile().dependentId);
}

/** The person of a family with this id; the patient without one. */
export function subjectOf(user: User, dependentId: string | undefined): Subject {
  const dependent = user.dependents?.find(({ id }) => id === dependentId);
  const birthDate = (dependent ? dependent.dateOfBirth : user.dateOfBirth) ?? undefined;
  return {
    patientId: user.id,
    dependentId,
    name: dependent?.name ?? user.name,
    birthDate,
    ageMonths: birthDate ? ageInMonths({ birthDate, today: dayHere(new Date()) }) : undefined,
    pregnant: !dependent && isByPregnancyRules(user, new Date()),
    sex: dependent ? undefined : (user.gender ?? undefined),
  };
}

/** The person as a parameter of API calls. */
export const subjectParams = ({ dependentId }: Pick<Subject, 'dependentId'>) =>
  dependentId ? { dependentId } : {};
