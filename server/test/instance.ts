import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Role } from '@lakou/contract';
import type { FastifyInstance } from 'fastify';
import type { DestinationStream } from 'pino';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll } from 'vitest';
import type { Clock } from '#platform/clock.ts';
import { type Config, readConfig } from '#platform/config.ts';
import { createPlatform } from '#platform/create-platform.ts';
import { type Database, openDatabase } from '#platform/db/db.ts';
import { createLog } from '#platform/log.ts';
import type { Platform } from '#platform/platform.ts';
import { startSession } from '#platform/session/session.ts';
import { createApp } from '../src/app.ts';
import { testClock } from './app.ts';
import { watchReplies } from './audited-replies.ts';
import { createTestDatabase } from './database.ts';

export interface InstanceOptions {
  config?: Partial<Config>;
  clock?: Clock;
  /** Where the log is written, at every level; by default nowhere. */
  log?: DestinationStream;
  webFolder?: string;
  /** With `false`, jobs do not run until the test starts them. */
  jobs?: false;
}

export interface Instance {
  readonly app: FastifyInstance;
  readonly platform: Platform;
  close(): Promise<void>;
}

/** One instance of the product on the database at `url`. */
export async function openInstance(url: string, options: InstanceOptions = {}): Promise<Instance> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lakou-'));
  const config: Config = { ...readConfig({ NODE_ENV: 'test', DEMO: '0' }), dataDir, ...options.config };
  const log = options.log ? createLog('trace', options.log) : createLog('silent');
  const clock = options.clock ?? testClock();
  const { platform, close: closePlatform } = createPlatform({ config, url, clock, log });
  await platform.settings.load();
  const app = await createApp(platform, options.webFolder);
  const checkAudited = watchReplies(app);
  if (options.jobs !== false) await platform.jobs.start();
  async function close() {
    try {
      await checkAudited(platform.db);
    } finally {
      await app.close();
      await closePlatform();
      await rm(dataDir, { recursive: true, force: true });
    }
  }
  return { app, platform, close };
}

/** A migrated database for one test file, and as many instances on it as the file needs. */
export function testDatabase() {
  const undo: (() => Promise<void>)[] = [];
  const held: { url?: string; db?: Database } = {};

  beforeAll(async () => {
    const database = await createTestDatabase();
    const db = openDatabase(database.url);
    Object.assign(held, { url: database.url, db });
    undo.push(
      () => database.drop(),
      () => db.close(),
    );
  });
  afterAll(async () => {
    const failures: unknown[] = [];
    // What one step finds is said once everything is put away.
    for (const step of undo.reverse()) await step().catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  });

  const get = <T>(value: T | undefined): T => {
    if (!value) throw new Error('the database is there with the first test');
    return value;
  };
  return {
    get url() {
      return get(held.url);
    },
    get db() {
      return get(held.db);
    },
    async open(options: InstanceOptions = {}): Promise<Instance> {
      const instance = await openInstance(get(held.url), options);
      undo.push(instance.close);
      return instance;
    },
  };
}

/** A person with a session, without the cost of hashing a password. */
export async function signedIn({ db, clock }: Pick<Platform, 'db' | 'clock'>, role: Role = 'PATIENT') {
  const id = uuidv7();
  const clinicId = role === 'CLINIC_ADMIN' ? uuidv7() : null;
  if (clinicId)
    await db.query("insert into clinics (id, name, created_at) values ($1, 'Klinik', now())", [clinicId]);
  await db.query(
    `insert into app_users (id, name, email, role, clinic_id, preferred_language, created_at)
     values ($1, 'Somebody', $2, $3, $4, 'en', now())`,
    [id, `${id}@example.test`, role, clinicId],
  );
  return {
    id,
    headers: {
      cookie: `session=${await startSession(db, id, { address: '192.0.2.1', userAgent: 'A browser' }, clock.now())}`,
    },
  };
}
