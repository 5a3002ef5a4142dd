import type { FastifyInstance, InjectOptions } from 'fastify';
import type { DemoSession } from '#platform/demo-session.ts';
import { createMaintenance } from '#platform/maintenance.ts';
import type { Platform } from '#platform/platform.ts';
import { startSession } from '#platform/session/session.ts';
import { deleteSessionsOf, findIdByEmail } from './demo.store.ts';

const DEVICE = { address: '127.0.0.1', userAgent: 'demo' };
const MINUTE = 60_000;

/** The same platform with another clock and without jobs and mail: nobody is notified of the past. */
function inThePast(platform: Platform, now: () => Date): Platform {
  const nothing = async () => {};
  const jobs = {
    ...platform.jobs,
    send: nothing,
    queue: () => nothing,
    recurring: () => {},
    poll: () => {},
  };
  // A reset lets nobody in while it fills the database anew, except for the demo itself.
  const maintenance = createMaintenance(jobs);
  return { ...platform, clock: { now }, jobs, mail: { ...platform.mail, send: nothing }, maintenance };
}

export type CreateApp = (platform: Platform) => Promise<FastifyInstance>;

export async function openDemoSession(platform: Platform, createApp: CreateApp): Promise<DemoSession> {
  let at = platform.clock.now();
  const past = inThePast(platform, () => at);
  const app = await createApp(past);
  const { db } = platform;
  const ids = new Map<string, string>();

  async function idOf(email: string): Promise<string> {
    const known = ids.get(email);
    if (known) return known;
    const id = await findIdByEmail(db, email);
    if (!id) throw new Error(`demo data: nobody is ${email}`);
    ids.set(email, id);
    return id;
  }

  return {
    idOf,
    async register(time, url, language, payload) {
      at = time;
      const headers = { cookie: `appLanguage=${language}` };
      const reply = await app.inject({ method: 'POST', url, headers, payload });
      if (reply.statusCode !== 201)
        throw new Error(`demo data: ${url} answered ${reply.statusCode} ${reply.body}`);
    },
    async act(who, time, key, payload) {
      at = time;
      const token = await startSession(db, await idOf(who), DEVICE, new Date(time.getTime() - MINUTE));
      const [method, url] = key.split(' ') as [NonNullable<InjectOptions['method']>, string];
      const headers = { cookie: `session=${token}` };
      const reply = await app.inject({ method, url, headers, ...(payload && { payload }) });
      if (reply.statusCode >= 300)
        throw new Error(`demo data: ${key} as ${who} answered ${reply.statusCode} ${reply.body}`);
      return reply.statusCode === 204 ? ({} as never) : reply.json();
    },
    async close() {
      await deleteSessionsOf(db, DEVICE.userAgent);
      await app.close();
    },
  };
}
