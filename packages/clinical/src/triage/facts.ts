import type { Measurements } from './measurements.ts';
import type { Person } from './person.ts';
import { DANGER_QUESTIONS, type DangerAnswers } from './questions.ts';
import type { Clue, Fact } from './rules/rule.ts';
import type { Understood } from './understand.ts';

/** What is known about the person besides the text; the text has priority. */
export type TriagePerson = { ageMonths?: number; pregnant?: boolean; sex?: 'female' | 'male' };
/** Where the person is. In Haiti a fever may be malaria until it is tested; an unknown country counts as Haiti. */
export type TriageCountry = 'HT' | 'US';

const YEAR = 12;
const NEWBORN_UNTIL = 3.1;
/** The age that stands for a baby, a child or an adult whose age is not known. */
const ASSUMED = { baby: 6, child: 3 * YEAR, adult: 30 * YEAR };

/** WHO IMCI: breathing is fast from 60 a minute before 2 months, 50 before a year and 40 before five; 30 in adults (WHO). */
function fastFrom(ageMonths: number): number {
  if (ageMonths < 2) return 60;
  if (ageMonths < YEAR) return 50;
  return ageMonths < 5 * YEAR ? 40 : 30;
}

/** Breathing so fast that it is a danger by itself. */
const veryFastFrom = (ageMonths: number) => (ageMonths < 5 * YEAR ? 60 : ageMonths < 12 * YEAR ? 50 : 40);

/** WHO: fewer than 20 breaths a minute are too few for a small child, and 8 or fewer for anybody else. */
const isSlow = (breaths: number, ageMonths: number) =>
  breaths > 0 && breaths < (ageMonths < 5 * YEAR ? 20 : 9);

function numberFacts(measurements: Measurements, small: boolean, assumedMonths: number): Fact[] {
  const { celsius = 37, systolic = 120, diastolic = 80, oxygen = 99, glucose = 100 } = measurements;
  const { breathsPerMinute = 0, pulse = 80 } = measurements;
  const fast = breathsPerMinute >= fastFrom(assumedMonths);
  const slow = isSlow(breathsPerMinute, assumedMonths);
  const facts: [Fact, boolean][] = [
    ['pressure_crisis', systolic >= 180 || diastolic >= 120],
    ['pressure_severe_pregnancy', systolic >= 160 || diastolic >= 110],
    ['pressure_pregnancy', systolic >= 140 || diastolic >= 90],
    ['pressure_low', systolic < 90],
    ['oxygen_very_low', oxygen < 90],
    ['oxygen_low', oxygen < 94],
    ['glucose_very_low', glucose < 54],
    ['glucose_low', glucose < 70],
    ['glucose_high', glucose >= 300],
    ['temperature_very_high', celsius >= 40],
    ['temperature_low', celsius < (small ? 35.5 : 35)],
    ['breaths_fast', fast],
    ['breaths_very_fast', breathsPerMinute >= veryFastFrom(assumedMonths)],
    ['breaths_slow', slow],
    ['breaths_usual', breathsPerMinute > 0 && !fast && !slow],
    ['pulse_extreme', !small && (pulse >= 131 || pulse < 41)],
  ];
  return facts.flatMap(([fact, holds]) => (holds ? [fact] : []));
}

function ageFacts(ageMonths: number | undefined, said: Person): Fact[] {
  if (ageMonths === undefined) {
    if (said.baby) return ['age_baby', 'age_child'];
    if (said.child) return ['age_child'];
    return said.older ? ['age_older'] : [];
  }
  if (ageMonths >= 60 * YEAR) return ['age_older'];
  if (ageMonths >= 5 * YEAR) return [];
  // The rules for newborns hold to 3 months, and a little longer because people round the age they give.
  const newborn: Fact[] = ageMonths <= NEWBORN_UNTIL ? ['age_newborn'] : [];
  return [...newborn, ...(ageMonths < YEAR ? (['age_baby'] as const) : []), 'age_child'];
}

function clueOf({ code, days = 0, intensity, sudden, past }: Understood): Clue[] {
  if (past) return [`past:${code}`];
  return [
    code,
    ...(intensity === 'severe' ? ([`severe:${code}`] as const) : []),
    ...(sudden ? ([`sudden:${code}`] as const) : []),
    ...(days >= 1 ? ([`1d:${code}`] as const) : []),
    ...(days >= 3 ? ([`3d:${code}`] as const) : []),
    ...(days >= 14 ? ([`14d:${code}`] as const) : []),
  ];
}

type Known = {
  findings: readonly Understood[];
  said: Person;
  measurements: readonly Measurements[];
  person: TriagePerson;
  country: TriageCountry | undefined;
  answers: DangerAnswers;
};

/** The age in the text, else that of the profile unless the text is about a child or a grandparent. */
export const ageOf = (said: Person, person: TriagePerson): number | undefined =>
  said.ageMonths ?? (said.baby || said.child || said.older ? undefined : person.ageMonths);

/** All clues for the rules and conditions. */
export function cluesOf({ findings, said, measurements, person, country, answers }: Known): Set<Clue> {
  const small = said.baby || said.child;
  const ageMonths = ageOf(said, person);
  const assumed = ageMonths ?? (said.baby ? ASSUMED.baby : said.child ? ASSUMED.child : ASSUMED.adult);
  const affirmed = findings.filter(({ negated }) => !negated);
  const young = small || (ageMonths ?? 999) < 5 * YEAR;
  const veryYoung = (ageMonths ?? 999) <= NEWBORN_UNTIL;
  const feverFrom = veryYoung ? 37.5 : 38;
  const travelled = affirmed.some(({ code }) => code === 'from_malaria_area');
  const weeks = said.pregnancyWeeks;
  const clues: Clue[] = [
    ...affirmed.flatMap(clueOf),
    ...ageFacts(ageMonths, said),
    ...measurements.flatMap((each) => numberFacts(each, young, assumed)),
    ...(measurements.some(({ celsius = 0 }) => celsius >= feverFrom) || (said.hot && veryYoung)
      ? (['fever'] as const)
      : []),
    ...(person.pregnant && !small && !said.older ? (['pregnant'] as const) : []),
    ...(weeks !== undefined && weeks > 0 ? (['pregnant'] as const) : []),
    ...(weeks !== undefined && weeks < 37 ? (['before_37_weeks'] as const) : []),
    ...(weeks === undefined ? (['weeks_unknown'] as const) : []),
    ...(affirmed.some(({ code, intensity, past }) => code === 'headache' && intensity !== 'mild' && !past)
      ? (['headache_not_mild'] as const)
      : []),
    ...(country !== 'US' || travelled ? (['malaria_area'] as const) : []),
    ...DANGER_QUESTIONS.filter((question) => answers[question]).map(
      (question) => `asked:${question}` as const,
    ),
  ];
  return new Set(clues);
}
