/** The answer of a rule that cannot judge a value; it is never replaced by "normal" or by a guess. */
export type Unknown<Why extends string> = { kind: 'unknown'; why: Why };

export const unknown = <const Why extends string>(why: Why): Unknown<Why> => ({ kind: 'unknown', why });

export const isPositive = (value: number) => Number.isFinite(value) && value > 0;

export const isWithin = (value: number, lowest: number, highest: number) =>
  Number.isFinite(value) && value >= lowest && value <= highest;
