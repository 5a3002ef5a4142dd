import type { Units } from './units.ts';

export const SYSTEMS = {
  metric: { temperature: 'celsius', weight: 'kg', height: 'cm', distance: 'km' },
  imperial: { temperature: 'fahrenheit', weight: 'lb', height: 'ft', distance: 'mi' },
} as const satisfies Record<string, Units>;

export type System = keyof typeof SYSTEMS;

/** The system of all these units; null for who weighs in pounds and drives in kilometres. */
export function systemOf(units: Units): System | null {
  const imperial = Object.values(SYSTEMS.imperial).filter((unit) => Object.values(units).includes(unit));
  if (imperial.length === 0) return 'metric';
  return imperial.length === Object.keys(units).length ? 'imperial' : null;
}
