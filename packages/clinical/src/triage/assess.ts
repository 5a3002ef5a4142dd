import { findConditions, type PossibleCondition } from './conditions.ts';
import {
  type Correction,
  corrected,
  type Details,
  type FollowUp,
  personWith,
  takenBackIn,
} from './corrections.ts';
import { ageOf, cluesOf, type TriageCountry, type TriagePerson } from './facts.ts';
import { followUpsFor } from './follow-ups.ts';
import { homeAdviceFor } from './home-advice.ts';
import { judgeWithReaders } from './judge.ts';
import { learnedModel } from './learned/model.ts';
import { ownWords } from './learned/own-words.ts';
import { type LearnedReading, readLearned } from './learned/read.ts';
import type { Finding } from './lexicon/index.ts';
import { type DangerAnswers, type DangerQuestion, questionsFor } from './questions.ts';
import type { Reason } from './reasons.ts';
import { RED_FLAGS, type Rule } from './rules/index.ts';
import type { Clue, RecommendationCode } from './rules/rule.ts';
import { rankOf, type Severity, worstOf } from './severity.ts';
import type { SymptomCode } from './symptoms.ts';
import { type Heard, SAYS_LITTLE, type Understanding, type Understood, understand } from './understand.ts';

export type TriageInput = {
  text?: string;
  symptoms?: readonly SymptomCode[];
  person?: TriagePerson;
  country?: TriageCountry | undefined;
  /** The danger signs that were asked for. */
  answers?: DangerAnswers;
  /** What the person changed of what was understood. */
  corrections?: readonly Correction[];
  /** Answers to the follow-up questions. */
  details?: Details;
};

export type TriageResult = {
  severity: Severity;
  recommendation: RecommendationCode;
  /** What to do besides: oral rehydration belongs to every answer about diarrhea, home advice to every mild one. */
  also: RecommendationCode[];
  reasons: Reason[];
  conditions: PossibleCondition[];
  understood: Understood[];
  /** Words without a known meaning, as they were written. */
  unknownWords: string[];
  /** A first-aid topic to read while help is on its way. */
  firstAid?: string;
  /** Danger signs to ask before a mild result is believed. */
  questions: DangerQuestion[];
  /** Other questions of which an answer would change the severity. */
  followUps: FollowUp[];
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

type Assessed = Omit<TriageResult, 'followUps' | 'unknownWords'> & { needless: ReadonlySet<FollowUp> };

/** The follow-up questions whose answer is known, or that nobody of this age and sex needs. */
function needlessQuestions(
  clues: ReadonlySet<Clue>,
  ageMonths: number | undefined,
  sex: TriagePerson['sex'],
) {
  const small = clues.has('age_child');
  const years = (ageMonths ?? 360) / 12;
  const known: [FollowUp, boolean][] = [
    ['age', ageMonths !== undefined || small || clues.has('age_older')],
    ['pregnant', clues.has('pregnant') || sex === 'male' || small || years < 11 || years > 55],
    ['blood_thinner', small],
  ];
  return new Set(known.flatMap(([question, isKnown]) => (isKnown ? [question] : [])));
}

/** The rules: red flags first, then each symptom by itself. A text that is not understood is never self-care. */
function assess(input: TriageInput, understanding: Understanding, learned: LearnedReading): Assessed {
  const { symptoms = [], country, answers = {}, corrections = [], details = {} } = input;
  const { findings, person: said, measurements, unknownWords } = understanding;
  const person = personWith(input.person ?? {}, details);
  const chips = symptoms.filter((code) => !findings.some((each) => each.code === code && !each.negated));
  const heard: Understood[] = [
    ...chips.map((code) => ({ code, negated: false })),
    ...findings.filter(({ code, negated }) => !negated || !chips.includes(code as SymptomCode)),
  ];
  const understood = corrected(heard, corrections, details);
  const affirmed = understood.filter(({ negated, past }) => !negated && !past);
  const clues = cluesOf({ findings: understood, said, measurements, person, country, answers });
  const asked = { clues, ageMonths: ageOf(said, person), sex: person.sex };
  const needless = needlessQuestions(clues, asked.ageMonths, person.sex);
  const codes = affirmed.map(({ code }) => code);
  const flags = RED_FLAGS.filter((rule) => applies(rule, clues)).sort(
    (a, b) => rankOf(a.severity) - rankOf(b.severity),
  );
  if (affirmed.length === 0 && flags.length === 0) {
    const counted = clues.has('breaths_usual');
    return {
      severity: 'Routine',
      recommendation: counted ? 'book_visit' : 'ask_again',
      also: [],
      reasons: [{ code: counted ? 'breaths_usual' : 'not_understood', evidence: [] }],
      conditions: [],
      understood,
      questions: questionsFor('Routine', answers, asked),
      needless,
    };
  }
  const single = judgeWithReaders({
    affirmed,
    clues,
    unknownWords,
    supportsHome: learned.supportsHome,
    fitsHome: learned.fitsHome,
    signsDenied: Object.keys(answers).length > 0 && questionsFor('Routine', answers, asked).length === 0,
  });
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
    also: [
      ...(hasDiarrhea(clues) && !recommendation.startsWith('rehydrate') ? (['rehydrate'] as const) : []),
      ...(severity === 'Self-care' ? homeAdviceFor(clues) : []),
    ],
    reasons,
    conditions: findConditions(clues),
    understood,
    ...(firstAid ? { firstAid } : {}),
    questions: questionsFor(severity, answers, asked),
    needless,
  };
}

/** The learned reader may raise the severity and never lower it. */
function raiseByLearned(assessed: Assessed, { severity, words }: LearnedReading, text: string): Assessed {
  if (!severity || rankOf(severity) >= rankOf(assessed.severity)) return assessed;
  const understoodNothing = assessed.recommendation === 'ask_again';
  return {
    ...assessed,
    severity,
    recommendation: RECOMMENDED[severity],
    questions: [],
    also: [
      ...(assessed.recommendation.startsWith('rehydrate') ? (['rehydrate'] as const) : []),
      ...assessed.also.filter((code) => !code.startsWith('home_')),
    ],
    reasons: [
      { code: 'learned_reading', evidence: [], words: ownWords(text, words) },
      ...(understoodNothing ? [] : assessed.reasons.filter(({ code }) => code !== 'symptom_home')),
    ],
  };
}

/** One thing named in plain words, or measured, is what the rules are made for; the learned reader adds nothing to it. */
const isWhollyKnown = ({ isPlain, findings }: Heard, { measurements }: Understanding) =>
  isPlain && (findings.some(({ code }) => !SAYS_LITTLE.has(code)) || measurements.length > 0);

/** A headache in pregnancy that is called mild, and nothing else: the rules say what it asks for. */
function isMildHeadacheInPregnancy({ findings, unknownWords }: Understanding): boolean {
  const said = findings.filter(({ code, negated, past }) => !negated && !past && !SAYS_LITTLE.has(code));
  const [complaint, ...others] = said.filter(({ code }) => code !== 'pregnant');
  const isMild = complaint?.code === 'headache' && complaint.intensity === 'mild';
  return isMild && others.length === 0 && said.length === 2 && unknownWords.length === 0;
}

/**
 * How urgent it is and why, by three readers of whom the most urgent wins: the rules, the learned reader, and the danger
 * signs that were asked for. The conditions are possible ones and no diagnosis.
 */
export function triage(input: TriageInput): TriageResult {
  const { text = '', corrections = [], details = {} } = input;
  const understanding = understand(text);
  const heard = understanding.heard(takenBackIn(corrections));
  const read = readLearned(heard, learnedModel());
  const isKnown = isWhollyKnown(heard, understanding) || isMildHeadacheInPregnancy(understanding);
  const learned = isKnown ? { ...read, severity: undefined } : read;
  const assessed = assess(input, understanding, learned);
  const { needless, ...result } = raiseByLearned(assessed, learned, text);
  const severityWith = (more: Details) =>
    worstOf([result.severity, assess({ ...input, details: more }, understanding, learned).severity]);
  return {
    ...result,
    unknownWords: ownWords(text, understanding.unknownWords),
    followUps:
      result.recommendation === 'ask_again'
        ? []
        : followUpsFor({ severity: result.severity, details, needless, severityWith }),
  };
}
