import type { Input, LakouContract, Result } from '@lakou/contract';
import { personHeader } from '../device/current-person.ts';
import { ApiError, errorFrom } from './api-error.ts';
import { takeEarly } from './early-replies.ts';
import { stepUp } from './step-up.ts';

export { ApiError, type ApiErrorCode, errorFrom } from './api-error.ts';

interface Parts {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  idempotencyKey?: string;
}

/** The address of a call, with its parameters in it. */
export function addressOf(
  path: string,
  { params = {}, query = {} }: Pick<Parts, 'params' | 'query'>,
): string {
  const url = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return search ? `${url}?${search}` : url;
}

// Requests that are running when the network is lost would hang for minutes, so they are aborted at once.
let line = new AbortController();
globalThis.addEventListener?.('offline', () => {
  line.abort();
  line = new AbortController();
});

/** A request that is repeated with the same `idempotencyKey` has no second effect. */
type Arguments<E> = unknown extends Input<E> ? [] : [input: Input<E> & { idempotencyKey?: string }];

/**
 * Calls the API by the key of the call in the contract: `api('POST /api/auth/login', { body })`. Where the server wants a
 * fresh proof of who it is, the person is asked, and the call is made again.
 */
export async function api<K extends keyof LakouContract>(
  key: K,
  ...[input]: Arguments<LakouContract[K]>
): Promise<Result<LakouContract[K]>> {
  const [method = '', path = ''] = key.split(' ');
  const parts: Parts = input ?? {};
  const named = parts.idempotencyKey ? { 'idempotency-key': parts.idempotencyKey } : {};
  const asked = key === 'GET /api/auth/session' ? {} : personHeader();
  const json =
    parts.body === undefined
      ? { headers: asked }
      : {
          headers: { 'content-type': 'application/json', ...named, ...asked },
          body: JSON.stringify(parts.body),
        };
  const reading = method === 'GET' && { signal: line.signal };
  const address = addressOf(path, parts);
  const early = method === 'GET' && !asked['x-person'] ? takeEarly(address) : undefined;
  const response = await (early ?? fetch(address, { method, ...reading, ...json })).catch((cause: Error) => {
    throw new ApiError('offline', cause.message);
  });
  if (!response.ok) {
    await stepUp(await errorFrom(response));
    return api(key, ...([input] as Arguments<LakouContract[K]>));
  }
  return response.status === 204 ? (undefined as Result<LakouContract[K]>) : response.json();
}
