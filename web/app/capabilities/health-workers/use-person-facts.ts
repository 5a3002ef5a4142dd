import { ageInMonths } from '@lakou/clinical';
import type { CommunityPerson } from '@lakou/contract/health-workers';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dayHere } from '#platform/time/days.ts';

type Known = Pick<CommunityPerson, 'dateOfBirth' | 'gender'>;

/** Age and gender in words, as far as they are known; of small children in months. */
export function usePersonFacts(): (person: Known) => string[] {
  const { t } = useTranslation('health-workers');
  return ({ dateOfBirth, gender }) => {
    const months = dateOfBirth
      ? ageInMonths({ birthDate: dateOfBirth, today: dayHere(new Date()) })
      : undefined;
    const age =
      months === undefined
        ? []
        : [months < 24 ? t('months', { count: months }) : t('years', { count: Math.floor(months / 12) })];
    return [...age, ...(gender ? [t(gender === 'Female' ? 'female' : 'male')] : [])];
  };
}
