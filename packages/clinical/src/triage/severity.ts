/** The most urgent first. */
export const SEVERITIES = ['Emergency', 'Urgent', 'Routine', 'Self-care'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** 0 is the most urgent. */
export const rankOf = (severity: Severity): number => SEVERITIES.indexOf(severity);

export const worstOf = (severities: readonly Severity[]): Severity =>
  SEVERITIES.find((severity) => severities.includes(severity)) ?? 'Self-care';
