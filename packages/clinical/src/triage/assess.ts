import { findConditions, type PossibleCondition } from './conditions.ts';
import { ageOf, cluesOf, type TriageCountry, type TriagePerson } from './facts.ts';
import type { Finding } from './lexicon/index.ts';
import { type DangerAnswers, type DangerQuestion, questionsFor } from './questions.ts';
import { RED_FLAGS, type Rule, type RuleCode } from './rules/index.ts';
import type { Clue, RecommendationCode } from './rules/rule.ts';
import { rankOf, type Severity, worstOf } from './severity.ts';
import { HARMLESS_IN_CHILDREN, PERSON_FACTS, SINGLE_SYMPTOM_SEVERITY } from './single-symptom.ts';
import type { SymptomCode } from './symptoms.ts';
import { type Understood, understand } from './understand.ts';

export type TriageInput = {
  text?: string;
  symptoms?: readonly SymptomCode[];
  person?: TriagePerson;
  country?: TriageCountry | undefined;
  /** The danger signs that were asked for. */
  answers?: DangerAnswers;
};

/** Reasons that come from no red flag. */
export const OTHER_REASONS = [
  'not_understood',
  'symptom_today',
  'symptom_visit',
  'symptom_home',
  'lasting',
  'strong',
  'vulnerable',
  'several',
  'partly_understood',
  'second_reading',
] as const;
export type ReasonCode = RuleCode | (typeof OTHER_REASONS)[number];
export type Reason = { code: ReasonCode; evidence: Finding[] };

export type TriageResult = {
  severity: Severity;
  recommendation: RecommendationCode;
  /** What to do besides: oral rehydration belongs to every answer about diarrhea. */
  also: RecommendationCode[];
  reasons: Reason[];
  conditions: PossibleCondition[];
  understood: Understood[];
  /** A first-aid topic to read while help is on its way. */
  firstAid?: string;
  /** Danger signs to ask before a mild result is believed. */
  questions: DangerQuestion[];
};

export const RECOMMENDED: Record<Severity, RecommendationCode> = {
  Emergency: 'call_now',
  Urgent: 'see_today',
  Routine: 'book_visit',
  'Self-care': 'care_at_home',
};

const applies = (rule: Rule, clues: ReadonlySet<Clue>) =>
  rule.when.every((group) => group.some((clue) => clues.has(clue)));

/** The finding that a clue is about. */
export const findingOf = (clue: Clue) => clue.replace(/^(?:severe|sudden|1d|3d|14d|past):/, '') as Finding;

function evidenceOf(rule: Rule, clues: ReadonlySet<Clue>, affirmed: readonly Finding[]): Finding[] {
  const named = new Set(
    rule.when
      .flat()
      .filter((clue) => clues.has(clue))
      .map(findingOf),
  );
  return affirmed.filter((code) => named.has(code));
}

/** Without a red flag the most urgent finding decides, one level higher when strong, lasting or in a frail person. */
function judgeSingleSymptoms(
  affirmed: readonly Understood[],
  clues: ReadonlySet<Clue>,
): { severity: Severity; reasons: Reason[] } {
  const complaints = affirmed.filter(({ code }) => !PERSON_FACTS.has(code));
  if (complaints.length === 0)
    return {
      severity: 'Routine',
      reasons: [{ code: 'symptom_visit', evidence: affirmed.map(({ code }) => code) }],
    };
  const severity = worstOf(complaints.map(({ code }) => SINGLE_SYMPTOM_SEVERITY[code]));
  const at = (level: Severity) =>
    complaints.filter(({ code }) => SINGLE_SYMPTOM_SEVERITY[code] === level).map(({ code }) => code);
  if (severity === 'Urgent')
    return { severity, reasons: [{ code: 'symptom_today', evidence: at('Urgent') }] };
  const strong = complaints.filter(({ intensity }) => intensity === 'severe').map(({ code }) => code);
  const lasting = complaints.filter(({ days = 0 }) => days >= 10).map(({ code }) => code);
  const harmless = at('Self-care').every((code) => HARMLESS_IN_CHILDREN.has(code));
  const young = (clues.has('age_baby') || clues.has('age_child')) && !harmless;
  const frail = (
    ['age_older', 'pregnant', 'postpartum', 'hiv', 'sickle_cell', 'heart_disease', 'diabetes'] as const
  ).some((clue) => clues.has(clue));
  if (severity === 'Routine') {
    return strong.some((code) => SINGLE_SYMPTOM_SEVERITY[code] === 'Routine')
      ? { severity: 'Urgent', reasons: [{ code: 'strong', evidence: strong }] }
      : { severity, reasons: [{ code: 'symptom_visit', evidence: at('Routine') }] };
  }
  const raised: Reason[] = [
    ...(strong.length > 0 ? [{ code: 'strong' as const, evidence: strong }] : []),
    ...(lasting.length > 0 ? [{ code: 'lasting' as const, evidence: lasting }] : []),
    ...(frail || young ? [{ code: 'vulnerable' as const, evidence: at('Self-care') }] : []),
    ...(complaints.length > 4 ? [{ code: 'several' as const, evidence: at('Self-care') }] : []),
  ];
  return raised.length > 0
    ? { severity: 'Routine', reasons: raised }
    : { severity, reasons: [{ code: 'symptom_home', evidence: at('Self-care') }] };
}

/** Self-care becomes Routine when the text has unknown words, because one of them may be the important one. */
const withUnknownWords = (
  judged: { severity: Severity; reasons: Reason[] },
  unknownWords: readonly string[],
) =>
  judged.severity === 'Self-care' && unknownWords.length > 0
    ? { severity: 'Routine' as const, reasons: [{ code: 'partly_understood' as const, evidence: [] }] }
    : judged;

/** Joins the evidence of rules with the same code. */
function joinReasons(reasons: readonly Reason[]): Reason[] {
  return [...new Set(reasons.map(({ code }) => code))].map((code) => ({
    code,
    evidence: [
      ...new Set(reasons.filter((reason) => reason.code === code).flatMap(({ evidence }) => evidence)),
    ],
  }));
}

const hasDiarrhea = (clues: ReadonlySet<Clue>) =>
  (['diarrhea', 'profuse_diarrhea', 'rice_water'] as const).some((clue) => clues.has(clue));

const FOR_BABIES: Readonly<Record<string, string>> = { choking: 'choking-baby', 'cpr-adult': 'cpr-infant' };
const FOR_CHILDREN: Readonly<Record<string, string>> = { 'cpr-adult': 'cpr-child' };

function topicFor(slug: string | undefined, clues: ReadonlySet<Clue>): string | undefined {
  if (slug === undefined) return undefined;
  if (clues.has('age_baby')) return FOR_BABIES[slug] ?? slug;
  return clues.has('age_child') ? (FOR_CHILDREN[slug] ?? slug) : slug;
}

/**
 * How urgent it is and why: red flags first, then each symptom by itself. A text that is not understood is never
 * self-care. The conditions are possible ones and no diagnosis.
 */
export function triage(input: TriageInput): TriageResult {
  const { text = '', symptoms = [], person = {}, country, answers = {} } = input;
  const { findings, person: said, measurements, unknownWords } = understand(text);
  const chips = symptoms.filter((code) => !findings.some((each) => each.code === code && !each.negated));
  const understood: Understood[] = [
    ...chips.map((code) => ({ code, negated: false })),
    ...findings.filter(({ code, negated }) => !negated || !chips.includes(code as SymptomCode)),
  ];
  const affirmed = understood.filter(({ negated, past }) => !negated && !past);
  const clues = cluesOf({ findings: understood, said, measurements, person, country, answers });
  const asked = { clues, ageMonths: ageOf(said, person), sex: person.sex };
  const codes = affirmed.map(({ code }) => code);
  const flags = RED_FLAGS.filter((rule) => applies(rule, clues)).sort(
    (a, b) => rankOf(a.severity) - rankOf(b.severity),
  );
  if (affirmed.length === 0 && flags.length === 0) {
    const reasons: Reason[] = [{ code: 'not_understood', evidence: [] }];
    return {
      severity: 'Routine',
      recommendation: 'ask_again',
      also: [],
      reasons,
      conditions: [],
      understood,
      questions: questionsFor('Routine', answers, asked),
    };
  }
  const single = withUnknownWords(judgeSingleSymptoms(affirmed, clues), unknownWords);
  const severity = worstOf([single.severity, ...flags.map((rule) => rule.severity)]);
  const top = flags.filter((rule) => rule.severity === severity);
  const reasons = joinReasons([
    ...top.map((rule) => ({ code: rule.code, evidence: evidenceOf(rule, clues, codes) })),
    ...(single.severity === severity ? single.reasons : []),
  ]);
  const recommendation = top[0]?.recommendation ?? RECOMMENDED[severity];
  const firstAid = topicFor([...top, ...flags].find((rule) => rule.firstAid)?.firstAid, clues);
  return {
    severity,
    recommendation,
    also: hasDiarrhea(clues) && !recommendation.startsWith('rehydrate') ? ['rehydrate'] : [],
    reasons,
    conditions: findConditions(clues),
    understood,
    ...(firstAid ? { firstAid } : {}),
    questions: questionsFor(severity, answers, asked),
  };
}
