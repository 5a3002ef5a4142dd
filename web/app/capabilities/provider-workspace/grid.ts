/** The height of one hour in the agenda. */
const HOUR_PX = 72;

export const pxOf = (minutes: number): number => (minutes / 60) * HOUR_PX;
