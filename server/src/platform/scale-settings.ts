import { type Environment, neededWith, serviceUrlFrom } from './environment.ts';

/** What one machine does not need. */
export interface ScaleSettings {
  /** A streaming replica of the database, for reads that may be some seconds old. */
  readonly databaseReadUrl: string | undefined;
  /** A Redis or Valkey that tells the instances of live events; without one PostgreSQL does. */
  readonly eventsUrl: string | undefined;
}

function databaseReadUrlFrom(env: Environment): string | undefined {
  // The embedded PostgreSQL has no replica.
  if (env.DATABASE_READ_URL) neededWith(env, 'DATABASE_READ_URL')('DATABASE_URL');
  return serviceUrlFrom('DATABASE_READ_URL', env.DATABASE_READ_URL, ['postgres', 'postgresql']);
}

export const scaleSettingsFrom = (env: Environment): ScaleSettings => ({
  databaseReadUrl: databaseReadUrlFrom(env),
  eventsUrl: serviceUrlFrom('EVENTS_URL', env.EVENTS_URL, ['redis', 'rediss']),
});
