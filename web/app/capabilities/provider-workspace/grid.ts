/** The height of one hour in the agenda. */
const HOUR_PX = 72;

export const pxOf = (minutes: number): number => (minutes / 60) * HOUR_PX;

export const minutesOfPx = (px: number): number => (px / HOUR_PX) * 60;
