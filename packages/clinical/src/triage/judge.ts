import type { Reason } from './reasons.ts';
import type { Clue } from './rules/rule.ts';
import { type Severity, worstOf } from './severity.ts';
import { HARMLESS_IN_CHILDREN, PERSON_FACTS, SINGLE_SYMPTOM_SEVERITY } from './single-symptom.ts';
import type { Understood } from './understand.ts';

/** Without a red flag the most urgent finding decides, one level higher when strong, lasting or in a frail person. */
function judgeSingleSymptoms(affirmed: readonly Understood[], clues: ReadonlySet<Clue>): Judged {
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
const MAY_BE_HARMLESS: ReadonlySet<string> = new Set(['symptom_visit', 'partly_understood', 'vulnerable']);

type Readers = {
  affirmed: readonly Understood[];
  clues: ReadonlySet<Clue>;
  unknownWords: readonly unknown[];
  /** The learned reader finds that the words fit care at home. */
  supportsHome: boolean;
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
  const { supportsHome, signsDenied } = readers;
  const doubted = judged.severity === 'Self-care' && unknownWords.length > 0 && !supportsHome;
  if (doubted) return { severity: 'Routine', reasons: [{ code: 'partly_understood', evidence: [] }] };
  const complaints = affirmed.filter(({ code }) => !PERSON_FACTS.has(code)).map(({ code }) => code);
  const harmless =
    judged.severity === 'Routine' &&
    complaints.length > 0 &&
    judged.reasons.every(({ code }) => MAY_BE_HARMLESS.has(code)) &&
    !FRAIL.some((clue) => clues.has(clue));
  return harmless && supportsHome && signsDenied
    ? { severity: 'Self-care', reasons: [{ code: 'signs_denied', evidence: complaints }] }
    : judged;
}
