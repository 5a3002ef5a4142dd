import { RECOMMENDED, type TriageResult } from './assess.ts';
import { rankOf, SEVERITIES, type Severity } from './severity.ts';

const isSeverity = (text: string): text is Severity => (SEVERITIES as readonly string[]).includes(text);

/** A second opinion (a hosted model) may raise the severity and never lower it; an unknown severity changes nothing. */
export function raiseSeverity(engine: TriageResult, other: { severity: string }): TriageResult {
  const { severity } = other;
  if (!isSeverity(severity) || rankOf(severity) >= rankOf(engine.severity)) return engine;
  return {
    ...engine,
    severity,
    recommendation: RECOMMENDED[severity],
    questions: rankOf(severity) >= rankOf('Routine') ? engine.questions : [],
    reasons: [{ code: 'second_reading', evidence: [] }, ...engine.reasons],
  };
}
