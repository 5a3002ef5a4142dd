import type { Reason } from './reasons.ts';
import type { Clue } from './rules/rule.ts';
import { type Severity, worstOf } from './severity.ts';
import { HARMLESS_IN_CHILDREN, PERSON_FACTS, SINGLE_SYMPTOM_SEVERITY } from './single-symptom.ts';
import type { Understood } from './understand.ts';

/** Without a red flag the most urgent finding decides, one level higher when strong, lasting or in a frail person. */
export function judgeSingleSymptoms(
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

/**
 * Self-care becomes Routine when the text has unknown words, because one of them may be the important one, unless the
 * learned reader finds nothing in them either.
 */
export const withUnknownWords = (
  judged: { severity: Severity; reasons: Reason[] },
  unknownWords: readonly unknown[],
  supported: boolean,
) =>
  judged.severity === 'Self-care' && unknownWords.length > 0 && !supported
    ? { severity: 'Routine' as const, reasons: [{ code: 'partly_understood' as const, evidence: [] }] }
    : judged;
