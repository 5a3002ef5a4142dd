import { isExplained } from './explained.ts';
import type { Finding } from './lexicon/index.ts';
import type { Reason } from './reasons.ts';
import type { Clue } from './rules/rule.ts';
import { type Severity, worstOf } from './severity.ts';
import { HARMLESS_IN_CHILDREN, PERSON_FACTS, SINGLE_SYMPTOM_SEVERITY } from './single-symptom.ts';
import type { Understood } from './understand.ts';

/** Days after which even a small complaint is seen. */
const LASTING = 10;

/** What is complained of: neither a fact about the person, nor what a small ailment that was named explains. */
function complaintsIn(affirmed: readonly Understood[]): Understood[] {
  const codes = new Set(affirmed.map(({ code }) => code));
  const complaints = affirmed.filter((each) => !PERSON_FACTS.has(each.code) && !isExplained(each, codes));
  const others = complaints.filter(({ code }) => code !== 'mild_discomfort');
  return others.length > 0 ? others : complaints;
}

/** Without a red flag the most urgent finding decides, one level higher when strong, lasting or in a frail person. */
function judgeSingleSymptoms(affirmed: readonly Understood[], clues: ReadonlySet<Clue>): Judged {
  const complaints = complaintsIn(affirmed);
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
  const strong = complaints
    .filter(({ code, intensity }) => intensity === 'severe' && code !== 'pimple')
    .map(({ code }) => code);
  const lasting = complaints.filter(({ days = 0 }) => days >= LASTING).map(({ code }) => code);
  const harmless = at('Self-care').every((code) => HARMLESS_IN_CHILDREN.has(code));
  const isWellChild = clues.has('feels_well') && !clues.has('age_baby');
  const young = (clues.has('age_baby') || clues.has('age_child')) && !harmless && !isWellChild;
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

type Judged = { severity: Severity; reasons: Reason[] };

/** People who are seen even for a small complaint. */
const FRAIL = [
  'age_baby',
  'age_older',
  'pregnant',
  'postpartum',
  'hiv',
  'sickle_cell',
  'heart_disease',
  'diabetes',
] as const;
/** What people add when it is only a little: that they are well otherwise, and that it came from work. */
const isReassuring = (code: Finding) => code === 'feels_well' || code === 'after_effort';
const MAY_BE_HARMLESS: ReadonlySet<string> = new Set(['symptom_visit', 'partly_understood', 'vulnerable']);

/** Periods that hurt come back every month, which is no sign of danger by itself. */
const mayBeHarmless = ({ code, evidence }: Reason) =>
  MAY_BE_HARMLESS.has(code) || (code === 'lasting' && evidence.every((each) => each === 'period_pain'));

type Readers = {
  affirmed: readonly Understood[];
  clues: ReadonlySet<Clue>;
  unknownWords: readonly unknown[];
  /** The learned reader finds that the words fit care at home. */
  supportsHome: boolean;
  /** It finds so clearly. */
  fitsHome: boolean;
  /** Every danger sign that is asked for was denied. */
  signsDenied: boolean;
};

/**
 * Self-care becomes Routine when the text has unknown words, because one of them may be the important one, unless the
 * learned reader finds nothing in them either. Routine becomes Self-care only when something was understood, nothing in
 * it is a danger, the learned reader agrees, and every danger sign was denied.
 */
export function judgeWithReaders({ affirmed, clues, unknownWords, ...readers }: Readers): Judged {
  const judged = judgeSingleSymptoms(affirmed, clues);
  const { supportsHome, fitsHome, signsDenied } = readers;
  const doubted = judged.severity === 'Self-care' && unknownWords.length > 0 && !supportsHome;
  if (doubted) return { severity: 'Routine', reasons: [{ code: 'partly_understood', evidence: [] }] };
  const complaints = affirmed.filter(({ code }) => !PERSON_FACTS.has(code)).map(({ code }) => code);
  const evidence = complaints.length > 0 ? complaints : affirmed.map(({ code }) => code).filter(isReassuring);
  const harmless =
    judged.severity === 'Routine' &&
    evidence.length > 0 &&
    judged.reasons.every(mayBeHarmless) &&
    !affirmed.some(({ code, days = 0 }) => days >= LASTING && code !== 'period_pain') &&
    !FRAIL.some((clue) => clues.has(clue));
  // Being well otherwise, or a discomfort without a name, counts only when the words fit care at home clearly.
  const isVague = complaints.every((code) => code === 'mild_discomfort');
  const supported = isVague ? fitsHome : supportsHome;
  return harmless && supported && signsDenied
    ? { severity: 'Self-care', reasons: [{ code: 'signs_denied', evidence }] }
    : judged;
}
