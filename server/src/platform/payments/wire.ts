/** An outgoing HTTP request. */
export interface WireRequest {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface WireReply {
  readonly status: number;
  /** The parsed JSON; undefined when the text is not JSON. */
  readonly body: unknown;
}

/** Sends a request: over HTTP, or within the process to the sandbox. */
export type SendRequest = (request: WireRequest) => Promise<WireReply>;

const PATIENCE_MS = 20_000;

export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const overHttp: SendRequest = async ({ url, ...request }) => {
  const reply = await fetch(url, { ...request, signal: AbortSignal.timeout(PATIENCE_MS), redirect: 'error' });
  return { status: reply.status, body: readJson(await reply.text()) };
};

/** After such an answer it is unknown whether the work was done: 401, 5xx, or too many requests. */
export const isUnknown = (status: number) =>
  status >= 500 || status === 401 || status === 408 || status === 429;
