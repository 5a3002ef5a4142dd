import { SEVERITIES, type Severity } from './severity.ts';

/** The severity that a vignette must at least get, and the one the engine gave it. */
export type Judged = { expected: Severity; found: Severity };

/** A table with a row for each expected severity and a column for each found one. */
export function confusionTable(judged: readonly Judged[]): string {
  const cell = (value: string | number) => String(value).padStart(10);
  const rows = SEVERITIES.map((expected) => {
    const counts = SEVERITIES.map(
      (found) => judged.filter((each) => each.expected === expected && each.found === found).length,
    );
    return [expected.padEnd(10), ...counts.map(cell)].join(' ');
  });
  return [[' '.repeat(10), ...SEVERITIES.map(cell)].join(' '), ...rows].join('\n');
}
