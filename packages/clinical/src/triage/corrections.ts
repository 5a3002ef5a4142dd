import type { TriagePerson } from './facts.ts';
import { PERSON_FACTS } from './single-symptom.ts';
import type { Understood } from './understand.ts';

/** What the person says about one thing that was understood: that it is not so, or since how many days it is. */
export type Correction = { code: string; denied?: boolean | undefined; days?: number | undefined };

/** What may be asked besides danger signs, with the possible answers; the mildest answer comes first. */
export const FOLLOW_UPS = {
  age: ['adult', 'older', 'child', 'baby'],
  since: ['today', 'days', 'weeks'],
  strength: ['mild', 'strong'],
  pregnant: ['no', 'yes'],
  blood_thinner: ['no', 'yes'],
} as const;
export type FollowUp = keyof typeof FOLLOW_UPS;
export type Details = { readonly [Question in FollowUp]?: (typeof FOLLOW_UPS)[Question][number] | undefined };

const YEAR = 12;
const MONTHS = { baby: 6, child: 3 * YEAR, adult: 30 * YEAR, older: 70 * YEAR } as const;
const DAYS = { today: 0, days: 3, weeks: 14 } as const;

/** The person with the age and the pregnancy that were answered, where nothing else tells them. */
export const personWith = (person: TriagePerson, { age, pregnant }: Details): TriagePerson => ({
  ...person,
  ...(age && person.ageMonths === undefined ? { ageMonths: MONTHS[age] } : {}),
  ...(pregnant === 'yes' ? { pregnant: true } : {}),
});

const isComplaint = ({ code, negated, past }: Understood) => !negated && !past && !PERSON_FACTS.has(code);

/** What was understood, with the corrections and answers of the person; what was taken back counts as denied. */
export function corrected(
  understood: readonly Understood[],
  corrections: readonly Correction[],
  { since, strength, blood_thinner }: Details,
): Understood[] {
  const byCode = new Map<string, Correction>(corrections.map((correction) => [correction.code, correction]));
  const changed = understood.map((each): Understood => {
    const { denied, days } = byCode.get(each.code) ?? {};
    if (denied) return { code: each.code, negated: true };
    const told = days ?? each.days ?? (since && isComplaint(each) ? DAYS[since] : undefined);
    const intensity =
      each.intensity ??
      (strength && isComplaint(each) ? (strength === 'strong' ? 'severe' : 'mild') : undefined);
    return {
      ...each,
      ...(told === undefined ? {} : { days: told }),
      ...(intensity ? { intensity } : {}),
    };
  });
  const thinner = blood_thinner === 'yes' && !changed.some(({ code }) => code === 'blood_thinner');
  return thinner ? [...changed, { code: 'blood_thinner', negated: false }] : changed;
}

/** The findings that the person has taken back. */
export const takenBackIn = (corrections: readonly Correction[]): ReadonlySet<string> =>
  new Set(corrections.flatMap(({ code, denied }) => (denied ? [code] : [])));
