/** What an administrator types before everything is deleted; the same in every language. */
export const RESET_WORD = 'RESET';

/** What administrators may change while the server runs, and its bounds. `step` is the smallest difference. */
export const SETTINGS = {
  moncashBookings: { kind: 'switch' },
  paypalVault: { kind: 'switch' },
  htgPerUsd: { kind: 'number', least: 1, most: 1000, step: 0.01 },
  maxFutureBookings: { kind: 'number', least: 1, most: 200, step: 1 },
  maxFutureBookingsPerProvider: { kind: 'number', least: 1, most: 100, step: 1 },
  fundMonthlyGoal: { kind: 'number', least: 1, most: 1_000_000, step: 1 },
} as const;
export type SettingName = keyof typeof SETTINGS;
export const SETTING_NAMES = Object.keys(SETTINGS) as SettingName[];

/** Whether a setting may have this value. */
export function isSettingValue(name: SettingName, value: number | boolean): boolean {
  const bounds = SETTINGS[name];
  if (bounds.kind === 'switch') return typeof value === 'boolean';
  if (typeof value !== 'number' || value < bounds.least || value > bounds.most) return false;
  const steps = value / bounds.step;
  return Math.abs(steps - Math.round(steps)) < 1e-6;
}
