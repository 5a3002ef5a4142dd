import type { Role } from '@lakou/contract';
import { uuidv7 } from 'uuidv7';
import { beforeAll } from 'vitest';
import type { Config } from '#platform/config.ts';
import { deleteOldTries } from '#platform/limits/limiter.ts';
import { startSession } from '#platform/session/session.ts';
import { createWorld, type WorldApp } from '../access-world.ts';
import { type Person, testClock } from '../app.ts';
import { type Instance, testDatabase } from '../instance.ts';

/** The app on its own database, with people who need no password; for harnesses with many people. */
export function quickApp(config: Partial<Config> = {}, start?: string) {
  const lakou = testDatabase();
  const clock = testClock(start);
  const held: { instance?: Instance } = {};
  // One patient books more visits here than a person may.
  const roomy = { maxFutureBookings: 1000, maxFutureBookingsPerProvider: 1000, ...config };
  beforeAll(async () => {
    held.instance = await lakou.open({ clock, config: roomy });
    // Recurring jobs would change rows while the harness compares them; one may be queued since the minute began.
    await lakou.db.query(`with gone as (delete from pgboss.schedule returning name)
      delete from pgboss.job where name in (select name from gone union select '__pgboss__send-it')`);
  });
  return quickPeople(() => {
    if (!held.instance) throw new Error('the app starts with the first test');
    return held.instance;
  }, clock);
}

/** The same people at an instance that runs already. Their addresses hold their ids, so that a reply with one is noticed. */
export function quickPeople(
  instance: () => Instance,
  clock: ReturnType<typeof testClock>,
  addressOf = (id: string) => `${id}@example.test`,
) {
  async function cookieFor(id: string): Promise<string> {
    const device = { address: '192.0.2.1', userAgent: 'A browser' };
    return `session=${await startSession(instance().platform.db, id, device, clock.now())}`;
  }

  async function person(role: Role): Promise<Person> {
    const id = uuidv7();
    const email = addressOf(id);
    const clinicId = role === 'CLINIC_ADMIN' ? uuidv7() : null;
    const { db } = instance().platform;
    if (clinicId)
      await db.query("insert into clinics (id, name, created_at) values ($1, 'Klinik', $2)", [
        clinicId,
        clock.now(),
      ]);
    await db.query(
      `insert into app_users (id, name, email, role, clinic_id, preferred_language, email_verified_at, created_at)
       values ($1, 'Somebody', $2, $3, $4, 'en', $5, $5)`,
      [id, email, role, clinicId, clock.now()],
    );
    return { id, email, role, clinicId, cookie: await cookieFor(id) };
  }

  const send: WorldApp['send'] = (key, options = {}, as) => {
    const [method, url] = key.split(' ') as ['GET', string];
    const headers = { ...(as && { cookie: as.cookie }), ...options.headers };
    return instance().app.inject({ ...options, method, url, headers });
  };

  const app = {
    clock,
    send,
    person,
    get platform() {
      return instance().platform;
    },
    get db() {
      return instance().platform.db;
    },
    /** The same person with a new session, after the clock was moved further than a session lasts. */
    again: async (somebody: Person): Promise<Person> => ({
      ...somebody,
      cookie: await cookieFor(somebody.id),
    }),
    /** No try counts any more, so that no call is refused for being one of many. */
    forgetTries: () => deleteOldTries(instance().platform.db, new Date('2100-01-01')),
    /** People and their belongings apart from all others: `somebody` is always one of their own. */
    tenant: () => createWorld(app, { person, signIn: async ({ id }) => void (await cookieFor(id)) }),
  };
  return app;
}

export type QuickApp = ReturnType<typeof quickPeople>;
export type Tenant = ReturnType<QuickApp['tenant']>;
