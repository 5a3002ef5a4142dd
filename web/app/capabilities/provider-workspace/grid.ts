/** An hour of the agenda is 72 px high. */
const HOUR_PX = 72;

export const pxOf = (minutes: number): number => (minutes / 60) * HOUR_PX;
