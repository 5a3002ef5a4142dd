import type { EndpointKey, Role } from '@lakou/contract';
import type { InjectOptions } from 'fastify';
import { uuidv7 } from 'uuidv7';
import type { World } from '#platform/access/fixture.ts';
import { PASSWORD, type Person, type TestApp } from './app.ts';
import { softPasskey } from './authenticator.ts';
import { png } from './pictures.ts';
import { verifiedPerson } from './verified.ts';
import { voice } from './voices.ts';

/** The path of a call, with its params in place; what is not given names nothing. */
export const pathOf = (key: string, params: Readonly<Record<string, string>> = {}): string =>
  key.replaceAll(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? 'none'));

interface Given {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
}

export type WorldApp = Pick<TestApp, 'send' | 'clock' | 'platform'>;

/** How people come into a world. */
interface Arrivals {
  person(role: Role): Promise<Person>;
  signIn?(person: { id: string }): Promise<void>;
}

/** The app's own people, who registered with a password and proved their address. */
const registered = (lakou: TestApp): Arrivals => ({ person: (role) => verifiedPerson(lakou, role) });

/** What the fixtures of the access tables create things with. */
export const accessWorld = (lakou: TestApp) => createWorld(lakou, registered(lakou));

/** A world whose people can sign in to the test app. */
interface TestWorld extends World {
  person(role: Role): Promise<Person>;
  somebody(role: Role, name?: string): Promise<Person>;
  /** Their calls are made with this session from now on. */
  knows(person: Person): void;
  /** Everybody so far, the newest first. */
  everybody(): Person[];
}

export function createWorld(lakou: WorldApp, arrivals: Arrivals): TestWorld {
  const known = new Map<string, Person>();
  const done = new Map<string, Promise<unknown>>();
  let minutes = 0;

  async function person(role: Role): Promise<Person> {
    const fresh = await arrivals.person(role);
    known.set(fresh.id, fresh);
    return fresh;
  }
  async function send(
    key: string,
    as: { id: string } | undefined,
    options: Omit<InjectOptions, 'method' | 'url'>,
  ) {
    const reply = await lakou.send(key, options, as && known.get(as.id));
    if (reply.statusCode >= 400) throw new Error(`${key}: ${reply.statusCode} ${reply.body}`);
    return reply.statusCode === 204 ? undefined : reply.json();
  }
  const once: World['once'] = (name, work) => {
    const before = done.get(name) as ReturnType<typeof work> | undefined;
    const now = before ?? work();
    done.set(name, now);
    return now;
  };

  return {
    person,
    once,
    knows: (one) => known.set(one.id, one),
    everybody: () => [...known.values()].reverse(),
    api(key: EndpointKey, as, input) {
      const { params, query, body } = input as Given;
      return send(pathOf(key, params), as, { ...(query && { query }), ...(body && { payload: body }) });
    },
    somebody: (role, name = 'somebody') => once(`${name} ${role}`, () => person(role)),
    signIn: ({ id, email }) =>
      arrivals.signIn?.({ id }) ??
      send('POST /api/auth/login', undefined, { payload: { email, password: PASSWORD } }),
    async upload(as, kind) {
      const isVoice = kind === 'audio';
      const headers = { 'content-type': isVoice ? 'audio/webm' : 'image/png' };
      return send('POST /api/files', as, {
        query: { kind },
        payload: isVoice ? voice() : await png(),
        headers,
      });
    },
    createCredential: (options) => softPasskey().create(options),
    freeTime() {
      minutes += 60;
      return new Date(lakou.clock.now().getTime() + 3 * 86_400_000 + minutes * 60_000).toISOString();
    },
    newId: () => uuidv7(),
    get system() {
      return { db: lakou.platform.db, at: lakou.clock.now() };
    },
  };
}
