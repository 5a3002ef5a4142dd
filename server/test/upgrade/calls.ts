import type { FastifyInstance, InjectOptions } from 'fastify';

type Method = NonNullable<InjectOptions['method']>;

interface Request {
  readonly cookie?: string;
  readonly payload?: object;
  readonly headers?: Record<string, string>;
}

interface SignedIn {
  readonly id: string;
  readonly role: string;
  readonly clinicId: string | null;
  /** The account requires a code, and the call was refused. */
  readonly mfaRequired?: true;
}

/** Calls of the HTTP API as a program makes them; a refusal is an error. */
export function callsOf(app: FastifyInstance) {
  async function reply(key: string, { cookie, payload, headers }: Request = {}) {
    const [method, url] = key.split(' ') as [Method, string];
    const answer = await app.inject({
      method,
      url,
      headers: { ...(cookie && { cookie }), ...headers },
      ...(payload && { payload }),
    });
    if (answer.statusCode >= 300) throw new Error(`${key} answered ${answer.statusCode} ${answer.body}`);
    return answer;
  }

  async function call<T>(key: string, request?: Request): Promise<T> {
    return (await reply(key, request)).json<T>();
  }

  /** Makes a step of signing in, and returns the cookies and the reply. */
  async function enter(key: string, payload: object, cookie = '') {
    const answer = await reply(key, { cookie, payload });
    const cookies = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    return { ...answer.json<SignedIn>(), cookie: cookies };
  }

  const signIn = (email: string, password: string) => enter('POST /api/auth/login', { email, password });

  return { call, enter, signIn };
}
