/** What an administrator types before everything is deleted; the same in every language. */
export const RESET_WORD = 'RESET';

/**
 * What administrators may change while the server runs, and its bounds. `step` is the smallest difference; where
 * `never` stands, 0 is allowed too and means that it never happens. A time is one of the day, such as 21:00.
 */
export const SETTINGS = {
  moncashBookings: { kind: 'switch' },
  paypalVault: { kind: 'switch' },
  htgPerUsd: { kind: 'number', least: 1, most: 1000, step: 0.01 },
  maxFutureBookings: { kind: 'number', least: 1, most: 200, step: 1 },
  maxFutureBookingsPerProvider: { kind: 'number', least: 1, most: 100, step: 1 },
  fundMonthlyGoal: { kind: 'number', least: 1, most: 1_000_000, step: 1 },
  quietFrom: { kind: 'time' },
  quietTo: { kind: 'time' },
  notificationMonths: { kind: 'number', least: 1, most: 240, step: 1, never: true },
  auditYears: { kind: 'number', least: 6, most: 100, step: 1, never: true },
  requireHumanCheck: { kind: 'switch' },
  humanCheckWork: { kind: 'number', least: 1000, most: 200_000, step: 1000 },
} as const;
export type SettingName = keyof typeof SETTINGS;
export const SETTING_NAMES = Object.keys(SETTINGS) as SettingName[];
/** Changed by a call of its own, because its address is encrypted; the history names its host. */
export const RATE_SOURCE = 'rateSource';
export const LONGEST_RATE_ADDRESS = 1000;
/** Where in its answer the rate stands: a JSON pointer (RFC 6901). */
export const RATE_POINTER = /^(\/([^~/]|~[01])*)+$/;
export const USUAL_RATE_POINTER = '/rates/HTG';
export type SettingValue = number | boolean | string;

/** Whether 0 is allowed, and means that it never happens. */
export const mayBeNever = (name: SettingName): boolean => 'never' in SETTINGS[name];

const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Whether a setting may have this value. */
export function isSettingValue(name: SettingName, value: SettingValue): boolean {
  const bounds = SETTINGS[name];
  if (bounds.kind === 'switch') return typeof value === 'boolean';
  if (bounds.kind === 'time') return typeof value === 'string' && TIME_OF_DAY.test(value);
  if (value === 0 && mayBeNever(name)) return true;
  if (typeof value !== 'number' || value < bounds.least || value > bounds.most) return false;
  const steps = value / bounds.step;
  return Math.abs(steps - Math.round(steps)) < 1e-6;
}
