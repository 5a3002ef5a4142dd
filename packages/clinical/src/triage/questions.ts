import type { Clue } from './rules/rule.ts';
import type { Severity } from './severity.ts';

/** The general danger signs that are asked before a mild result, in the order in which they are shown. */
export const DANGER_QUESTIONS = [
  'breathing',
  'waking',
  'bleeding',
  'chest',
  'one_side',
  'pregnancy',
  'baby',
  'dehydration',
  'stiff_neck',
  'swelling',
  'belly',
  'poison',
  'harm',
  'threat',
] as const;
export type DangerQuestion = (typeof DANGER_QUESTIONS)[number];
/** Yes or no for each question that was answered. */
export type DangerAnswers = Readonly<Partial<Record<DangerQuestion, boolean>>>;

const list = (words: string) => words.trim().split(/\s+/) as Clue[];

/** Questions that are asked only with one of these complaints. */
const WITH_COMPLAINT: Readonly<Partial<Record<DangerQuestion, readonly Clue[]>>> = {
  dehydration: list('diarrhea profuse_diarrhea vomiting vomits_everything nausea dehydration very_thirsty'),
  stiff_neck: list('fever high_fever headache rash vomiting neck_pain light_hurts body_aches chills'),
  swelling: list('rash itching hives allergic_exposure insect_bite sore_throat face_swelling swelling'),
  belly: list('belly_pain abdominal_cramps constipation bloating belly_swollen vomiting nausea hernia'),
  threat: list('sadness anxiety trouble_sleeping wound small_wound violence fall'),
};

const YEAR = 12;
type Asked = {
  clues: ReadonlySet<Clue>;
  /** Undefined when neither the text nor the profile tells it. */
  ageMonths: number | undefined;
  sex: 'female' | 'male' | undefined;
};

function fits(question: DangerQuestion, { clues, ageMonths, sex }: Asked): boolean {
  const small = clues.has('age_child');
  const years = small ? 0 : (ageMonths ?? 30 * YEAR) / YEAR;
  const complaints = WITH_COMPLAINT[question];
  if (complaints && !complaints.some((clue) => clues.has(clue))) return false;
  if (question === 'baby') return small;
  if (question === 'one_side') return years >= 5;
  if (question === 'chest' || question === 'harm' || question === 'threat') return years >= 10;
  if (question === 'pregnancy') {
    const said = clues.has('pregnant') || clues.has('postpartum');
    return said || (sex !== 'male' && years >= 11 && years < 56);
  }
  return true;
}

/** The danger signs to ask before a mild result is shown; none when it is already urgent. */
export const questionsFor = (severity: Severity, answers: DangerAnswers, asked: Asked): DangerQuestion[] =>
  severity === 'Emergency' || severity === 'Urgent'
    ? []
    : DANGER_QUESTIONS.filter((question) => answers[question] === undefined && fits(question, asked));
