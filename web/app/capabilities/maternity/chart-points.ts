import type { WithPressure } from './measured.ts';

const WIDTH = 296;
export const CHART = { width: WIDTH, left: 34, right: WIDTH - 14, top: 12, bottom: 112 };
const MOST = 6;
const LEAST_SHOWN = 50;
const HIGHEST_USUAL = 150;

export interface Point {
  entry: WithPressure;
  x: number;
  systolicY: number;
  diastolicY: number;
}

/** The latest six readings, oldest at the left, and the height of any pressure. Entries are newest first. */
export function pointsOf(vitals: readonly WithPressure[]): {
  points: Point[];
  yOf: (mmHg: number) => number;
} {
  const shown = vitals.slice(0, MOST).reverse();
  const least = Math.min(LEAST_SHOWN, ...shown.map(({ diastolic }) => diastolic - 5));
  const most = Math.max(HIGHEST_USUAL, ...shown.map(({ systolic }) => systolic + 5));
  const yOf = (mmHg: number) => CHART.bottom - ((mmHg - least) / (most - least)) * (CHART.bottom - CHART.top);
  const step = shown.length > 1 ? (CHART.right - CHART.left - 8) / (shown.length - 1) : 0;
  return {
    yOf,
    points: shown.map((entry, index) => ({
      entry,
      x: shown.length > 1 ? CHART.left + 8 + index * step : (CHART.left + CHART.right) / 2,
      systolicY: yOf(entry.systolic),
      diastolicY: yOf(entry.diastolic),
    })),
  };
}

export const lineThrough = (points: readonly { x: number; y: number }[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
