import { isSettingValue, SETTINGS } from '@lakou/contract/system.rules';
import { USUAL_QUIET_HOURS } from '@lakou/contract/text-messages.rules';
import { type Environment, switchFrom } from './environment.ts';

/** What the environment says of quiet hours, retention and the human check; administrators may say otherwise. */
export interface ChangeableSettings {
  /** The quiet hours of who has just proven a phone, as 21:00; people change their own. */
  readonly quietFrom: string;
  readonly quietTo: string;
  /** After how many months notifications are deleted; 0 is never. */
  readonly notificationMonths: number;
  /** After how many years lines of the audit trail are deleted; 0 is never. */
  readonly auditYears: number;
  /** Whether nobody signs in, registers or asks for a code without the work of the human check. */
  readonly requireHumanCheck: boolean;
  /** The most numbers that a device tries for it. */
  readonly humanCheckWork: number;
}

// About a second on a cheap phone: no cost for one person, a high one for a million attempts.
const USUAL_WORK = 30_000;

function timeFrom(env: Environment, name: string, otherwise: string): string {
  const time = env[name] || otherwise;
  if (!isSettingValue('quietFrom', time))
    throw new Error(`${name} must be a time such as 21:00, not "${time}"`);
  return time;
}

/**
 * HIPAA asks for documentation of six years (45 CFR 164.316), which is the least of `auditYears`; the database refuses
 * to delete younger lines too.
 */
function numberFrom(
  env: Environment,
  name: string,
  { least, most }: { readonly least: number; readonly most: number },
  otherwise: number,
): number {
  const text = env[name];
  if (!text) return otherwise;
  const number = Number(text);
  if (!Number.isInteger(number) || number < least || number > most)
    throw new Error(`${name} must be a whole number from ${least} to ${most}, not "${text}"`);
  return number;
}

export const changeableSettingsFrom = (env: Environment): ChangeableSettings => ({
  quietFrom: timeFrom(env, 'QUIET_FROM', USUAL_QUIET_HOURS.from),
  quietTo: timeFrom(env, 'QUIET_TO', USUAL_QUIET_HOURS.to),
  notificationMonths: numberFrom(env, 'NOTIFICATION_MONTHS', SETTINGS.notificationMonths, 0),
  auditYears: numberFrom(env, 'AUDIT_YEARS', SETTINGS.auditYears, 0),
  requireHumanCheck: switchFrom('REQUIRE_HUMAN_CHECK', env.REQUIRE_HUMAN_CHECK, false),
  humanCheckWork: numberFrom(env, 'HUMAN_CHECK_WORK', SETTINGS.humanCheckWork, USUAL_WORK),
});
