import type { ErrorBody, Input, LakouContract, Result } from '@lakou/contract';

/**
 * `offline`: no reply arrived. `not_json`: the reply is not from our server. `unknown`: the reply has no error code.
 */
export type ApiErrorCode = ErrorBody['code'] | 'offline' | 'not_json' | 'unknown';

/** A call that failed. Screens show their own text for `code`; `message` is in English, for logs. */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  readonly status: number;
  readonly fields: NonNullable<ErrorBody['fields']>;
  readonly date: string | undefined;
  /** Free times that can be chosen instead. */
  readonly slots: NonNullable<ErrorBody['slots']>;
  /** What is there already. */
  readonly existing: ErrorBody['existing'];
  /** Who was faster. */
  readonly takenBy: string | undefined;
  /** Of a passcode, after a wrong one. */
  readonly remainingAttempts: number | undefined;

  constructor(code: ApiErrorCode, message: string, status = 0, details: Partial<ErrorBody> = {}) {
    super(message);
    this.code = code;
    this.status = status;
    this.fields = details.fields ?? [];
    this.date = details.date;
    this.slots = details.slots ?? [];
    this.existing = details.existing;
    this.takenBy = details.takenBy;
    this.remainingAttempts = details.remainingAttempts;
  }
}

/** Reads the error code and details from a reply that is not 2xx. */
export async function errorFrom(response: Response): Promise<ApiError> {
  const { status } = response;
  const body: Partial<ErrorBody> | undefined = await response.json().catch(() => undefined);
  if (!body) return new ApiError('not_json', `Server returned a non-JSON error. Status: ${status}`, status);
  return new ApiError(body.code ?? 'unknown', body.message ?? 'An error occurred', status, body);
}

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

/** Calls the API by the key of the call in the contract: `api('POST /api/auth/login', { body })`. */
export async function api<K extends keyof LakouContract>(
  key: K,
  ...[input]: Arguments<LakouContract[K]>
): Promise<Result<LakouContract[K]>> {
  const [method = '', path = ''] = key.split(' ');
  const parts: Parts = input ?? {};
  const named = parts.idempotencyKey ? { 'idempotency-key': parts.idempotencyKey } : {};
  const json =
    parts.body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json', ...named }, body: JSON.stringify(parts.body) };
  const reading = method === 'GET' && { signal: line.signal };
  const response = await fetch(addressOf(path, parts), { method, ...reading, ...json }).catch(
    (cause: Error) => {
      throw new ApiError('offline', cause.message);
    },
  );
  if (!response.ok) throw await errorFrom(response);
  return response.status === 204 ? (undefined as Result<LakouContract[K]>) : response.json();
}
