import { z } from 'zod';
import { isUnknown, type SendRequest, type WireReply } from './wire.ts';

const Token = z.object({ access_token: z.string(), expires_in: z.coerce.number() });

export interface OauthSettings {
  readonly carry: SendRequest;
  readonly baseUrl: string;
  readonly tokenPath: string;
  readonly clientId: string;
  readonly secret: string;
  /** The form fields of the token request. */
  readonly ask: Readonly<Record<string, string>>;
  now(): Date;
}

/**
 * Makes calls with a token that is fetched when needed, cached until it expires, and renewed once
 * when refused.
 */
export type AuthorisedCall = (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  sent?: { readonly body?: string; readonly headers?: Readonly<Record<string, string>> },
) => Promise<WireReply>;

// A token that expires soon may have expired when it arrives.
const MARGIN_MS = 5_000;

/** Throws when the outcome is unknown: there was no answer, or an unclear one. */
export function authorised(settings: OauthSettings): AuthorisedCall {
  const { carry, baseUrl, tokenPath, clientId, secret, ask, now } = settings;
  let held: { token: string; until: number } | undefined;

  async function token(): Promise<string> {
    if (held && now().getTime() < held.until) return held.token;
    const { status, body } = await carry({
      method: 'POST',
      url: `${baseUrl}${tokenPath}`,
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'application/json',
      },
      body: new URLSearchParams(ask).toString(),
    });
    if (status !== 200) throw new Error(`the payment provider gave no token: ${status}`);
    const { access_token, expires_in } = Token.parse(body);
    held = { token: access_token, until: now().getTime() + expires_in * 1000 - MARGIN_MS };
    return access_token;
  }

  const attempt: AuthorisedCall = async (method, path, { body, headers = {} } = {}) =>
    carry({
      method,
      url: `${baseUrl}${path}`,
      headers: {
        authorization: `Bearer ${await token()}`,
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body }),
    });

  return async (method, path, sent) => {
    let reply = await attempt(method, path, sent);
    if (reply.status === 401) {
      held = undefined;
      reply = await attempt(method, path, sent);
    }
    if (isUnknown(reply.status)) throw new Error(`the payment provider answered ${reply.status}`);
    return reply;
  };
}
