import { type Environment, neededWith, serviceUrlFrom } from './environment.ts';

/** What one machine does not need. */
export interface ScaleSettings {
  /** A streaming replica of the database, for reads that may be some seconds old. */
  readonly databaseReadUrl: string | undefined;
  /** A Redis or Valkey that tells the instances of live events; without one PostgreSQL does. */
  readonly eventsUrl: string | undefined;
  /** After how many years lines of the audit trail are deleted; without it never. */
  readonly auditYears: number | undefined;
  /** After how many months notifications are deleted; without it never. */
  readonly notificationMonths: number | undefined;
}

/** HIPAA asks for documentation of six years (45 CFR 164.316); the database refuses to delete younger lines too. */
const LEAST_AUDIT_YEARS = 6;

function spanFrom(env: Environment, name: string, least: number): number | undefined {
  const text = env[name];
  if (!text) return undefined;
  const span = Number(text);
  if (!Number.isInteger(span) || span < least || span > 1_000)
    throw new Error(`${name} must be a whole number from ${least} on, not "${text}"`);
  return span;
}

function databaseReadUrlFrom(env: Environment): string | undefined {
  // The embedded PostgreSQL has no replica.
  if (env.DATABASE_READ_URL) neededWith(env, 'DATABASE_READ_URL')('DATABASE_URL');
  return serviceUrlFrom('DATABASE_READ_URL', env.DATABASE_READ_URL, ['postgres', 'postgresql']);
}

export const scaleSettingsFrom = (env: Environment): ScaleSettings => ({
  databaseReadUrl: databaseReadUrlFrom(env),
  eventsUrl: serviceUrlFrom('EVENTS_URL', env.EVENTS_URL, ['redis', 'rediss']),
  auditYears: spanFrom(env, 'AUDIT_YEARS', LEAST_AUDIT_YEARS),
  notificationMonths: spanFrom(env, 'NOTIFICATION_MONTHS', 1),
});
