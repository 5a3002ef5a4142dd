import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract, type LakouContract, type Role } from '@lakou/contract';
import Fastify, { type FastifyInstance, type InjectOptions, type LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { systemGrant } from '#platform/access/system-grant.ts';
import type { Config } from '#platform/config.ts';
import { readConfig } from '#platform/config.ts';
import { createPlatform } from '#platform/create-platform.ts';
import { guardRoutes } from '#platform/http/router.ts';
import { createLog } from '#platform/log.ts';
import type { Platform } from '#platform/platform.ts';
import { createApp } from '../src/app.ts';
import { createAdmin } from '../src/capabilities/accounts/accounts.service.ts';
import { watchReplies } from './audited-replies.ts';
import { createTestDatabase } from './database.ts';

export const PASSWORD = 'correct horse';

/** A clock for tests: it stands still until moved. */
export function testClock(start = '2026-11-15T12:00:00Z') {
  let at = new Date(start);
  return {
    now: () => at,
    move(seconds: number) {
      at = new Date(at.getTime() + seconds * 1000);
    },
  };
}

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  readonly clinicId: string | null;
  readonly cookie: string;
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly platform: Platform;
  readonly clock: ReturnType<typeof testClock>;
  /** Sends a request as the web would, with a session when given. */
  send(
    key: keyof LakouContract | string,
    options?: Omit<InjectOptions, 'method' | 'url'>,
    as?: Person,
  ): Promise<LightMyRequestResponse>;
  /** What is served, with the access each route declares. */
  readonly routes: readonly { key: string; access: string }[];
  /** An empty server with the same check of policies. */
  bare(): FastifyInstance;
  /** Registers and signs in somebody new of this role. */
  person(role: Role): Promise<Person>;
}

export const cookieOf = (reply: LightMyRequestResponse): string =>
  reply.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

/** The whole app with its own database, for one test file. */
export function testApp(overrides: Partial<Config> = {}): TestApp {
  const clock = testClock();
  const held: { app?: FastifyInstance; platform?: Platform } = {};
  const undo: (() => Promise<void>)[] = [];
  // What is found is said once everything is put away.
  const failure: { error?: unknown } = {};
  const checked = (check: () => Promise<void>) =>
    check().catch((error: unknown) => {
      failure.error = error;
    });
  let count = 0;

  beforeAll(async () => {
    const database = await createTestDatabase();
    const dataDir = await mkdtemp(join(tmpdir(), 'lakou-'));
    const config: Config = { ...readConfig({ NODE_ENV: 'test', DEMO: '0' }), dataDir, ...overrides };
    const log = createLog('silent');
    const { platform, close } = createPlatform({ config, url: database.url, clock, log });
    const app = await createApp(platform);
    const checkAudited = watchReplies(app);
    await platform.jobs.start();
    Object.assign(held, { app, platform });
    undo.push(
      () => checked(() => checkAudited(platform.db)),
      () => app.close(),
      close,
      () => database.drop(),
      () => rm(dataDir, { recursive: true, force: true }),
    );
  });
  afterAll(async () => {
    for (const step of undo) await step();
    if (failure.error) throw failure.error;
  });

  const get = <T>(value: T | undefined): T => {
    if (!value) throw new Error('the app starts with the first test');
    return value;
  };

  const test: TestApp = {
    get app() {
      return get(held.app);
    },
    get platform() {
      return get(held.platform);
    },
    get routes() {
      return test.app.routeAccess;
    },
    bare() {
      const app = Fastify();
      guardRoutes(app);
      return app;
    },
    clock,
    send(key, options = {}, as) {
      const [method, url] = key.split(' ') as [NonNullable<InjectOptions['method']>, string];
      const headers = { ...(as && { cookie: as.cookie }), ...options.headers };
      return isStream(key)
        ? firstOf(test.app, { ...options, method, url, headers })
        : test.app.inject({ ...options, method, url, headers });
    },
    async person(role) {
      const email = `${role.toLowerCase()}${++count}@example.test`;
      await register(test, role, email, `10.0.${count >> 8}.${count % 256}`);
      const reply = await test.send('POST /api/auth/login', { payload: { email, password: PASSWORD } });
      const { id, clinicId } = reply.json();
      return { id, email, role, clinicId, cookie: cookieOf(reply) };
    },
  };
  return test;
}

const isStream = (key: string) => 'stream' in (contract[key as keyof LakouContract] ?? {});

/** A stream never ends by itself, and its head shows who may read it. */
async function firstOf(app: FastifyInstance, request: InjectOptions): Promise<LightMyRequestResponse> {
  const reply = await app.inject({ ...request, payloadAsStream: true });
  reply.stream().destroy();
  return reply;
}

/** From an address of their own: many registrations from one are refused. */
async function register(test: TestApp, role: Role, email: string, remoteAddress: string): Promise<void> {
  const name = 'Somebody';
  if (role === 'ADMIN') {
    const { db } = test.platform;
    const at = test.clock.now();
    const grant = systemGrant('admin:create', { db, at, requestId: 'test' });
    await createAdmin(grant, { name, email, password: PASSWORD });
    return;
  }
  const path = role === 'CLINIC_ADMIN' ? 'POST /api/auth/register/clinic' : 'POST /api/auth/register';
  const payload = { name, email, role, password: PASSWORD };
  const reply = await test.send(path, { payload, remoteAddress });
  if (reply.statusCode !== 201) throw new Error(`registering ${role}: ${reply.body}`);
}
