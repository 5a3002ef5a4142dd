import { SEVERITIES, type Severity } from './severity.ts';

/** What a vignette must at least be called, and what the engine called it. */
export type Judged = { expected: Severity; found: Severity };

/** Rows are what was expected, columns what was found. */
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
