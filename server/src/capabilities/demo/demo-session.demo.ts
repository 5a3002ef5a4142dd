import type { Language } from '@lakou/i18n';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Platform } from '#platform/platform.ts';
import { startSession } from '#platform/session/session.ts';
import { createApp } from '../../app.ts';

const DEVICE = { address: '127.0.0.1', userAgent: 'demo' };
const MINUTE = 60_000;

/** Where the past is played: the whole product, at a time of our choosing. */
export interface DemoSession {
  /** Somebody does something at that time; the answer as JSON. Throws when it is refused. */
  act<T = { id: string }>(who: string, at: Date, key: string, payload?: object): Promise<T>;
  /** Somebody new comes, in their own language. */
  arrive(at: Date, url: string, language: Language, payload: object): Promise<void>;
  idOf(email: string): Promise<string>;
  close(): Promise<void>;
}

/** The same product with a clock that goes where the story is. It orders no jobs: news of the past is told to nobody. */
function inThePast(platform: Platform, now: () => Date): Platform {
  const nothing = async () => {};
  const jobs = {
    ...platform.jobs,
    send: nothing,
    queue: () => nothing,
    recurring: () => {},
    poll: () => {},
  };
  return { ...platform, clock: { now }, jobs, mail: { ...platform.mail, send: nothing } };
}

export async function openDemoSession(platform: Platform): Promise<DemoSession> {
  let at = platform.clock.now();
  const past = inThePast(platform, () => at);
  const app: FastifyInstance = await createApp(past);
  const { db } = platform;
  const ids = new Map<string, string>();

  async function idOf(email: string): Promise<string> {
    const known = ids.get(email);
    if (known) return known;
    const [row] = await db.read<{ id: string }>('select id from app_users where email = $1', [email]);
    if (!row) throw new Error(`demo data: nobody is ${email}`);
    ids.set(email, row.id);
    return row.id;
  }

  return {
    idOf,
    async arrive(time, url, language, payload) {
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
      // Nobody was ever really signed in: no list of devices shows it.
      await db.query('delete from sessions where user_agent = $1', [DEVICE.userAgent]);
      await app.close();
    },
  };
}
