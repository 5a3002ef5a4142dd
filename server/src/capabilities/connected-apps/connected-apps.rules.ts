import { hash } from 'node:crypto';
import type { AppAsk } from '@lakou/contract/connected-apps';
import { asksForData, grantableScopes } from '@lakou/contract/connected-apps.rules';
import { fail } from '#platform/errors.ts';

type AskProblem = 'unsupported_response_type' | 'invalid_request' | 'invalid_scope';

const CHALLENGE = /^[\w-]{43}$/;
const VERIFIER = /^[\w.~-]{43,128}$/;

/** What is wrong with the request of a program that is known, in the words of RFC 6749. */
export function problemOf(ask: AppAsk, fhirBase: string): AskProblem | undefined {
  if (ask.response_type !== 'code')
    return ask.response_type ? 'unsupported_response_type' : 'invalid_request';
  const hasProof = ask.code_challenge_method === 'S256' && CHALLENGE.test(ask.code_challenge ?? '');
  // A token for us must not be asked for by a program that means another server.
  const meansUs = ask.aud?.replace(/\/$/, '') === fhirBase;
  if (!hasProof || !meansUs) return 'invalid_request';
  return asksForData(grantableScopes(ask.scope)) ? undefined : 'invalid_scope';
}

/** The address of the program with an answer in it. */
export function answerAddress(redirectUri: string, answer: Record<string, string | undefined>): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(answer))
    if (value !== undefined) url.searchParams.set(name, value);
  return url.href;
}

/** Whether the verifier is what the challenge was made of (RFC 7636, S256). */
export const isVerifierOf = (verifier: string | undefined, challenge: string): boolean =>
  verifier !== undefined &&
  VERIFIER.test(verifier) &&
  hash('sha256', verifier, 'buffer').toString('base64url') === challenge;

const isWeb = ({ protocol }: URL) => protocol === 'https:' || protocol === 'http:';

/** Where a program is: the host of a web page, or the scheme of a program on a phone. */
export function placeOf(redirectUri: string): string {
  const url = new URL(redirectUri);
  return isWeb(url) ? url.host : url.protocol.slice(0, -1);
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** A page with TLS, one on the person's own machine, or a scheme that names its owner's domain, as RFC 8252 asks. */
export function isRedirectUri(text: string): boolean {
  if (!URL.canParse(text) || text.length > 500) return false;
  const { protocol, hostname, hash: fragment, username, password } = new URL(text);
  if (fragment || username || password) return false;
  if (protocol === 'http:') return LOOPBACK.includes(hostname);
  return protocol === 'https:' || /^[a-z][a-z0-9]*(\.[a-z0-9-]+)+:$/.test(protocol);
}

export interface Client {
  readonly id: string;
  readonly secret: string | undefined;
}

const decode = (text: string) => decodeURIComponent(text.replaceAll('+', ' '));

function isEncoded(text: string): boolean {
  try {
    decode(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Who asks: by the Authorization header (RFC 6749 §2.3.1), or by `client_id` where there is no secret. Undefined where
 * nobody is named; a header that names nobody, or somebody else, is no name.
 */
export function readClient(
  authorization: string | undefined,
  clientId: string | undefined,
): Client | undefined {
  if (authorization === undefined) return clientId ? { id: clientId, secret: undefined } : undefined;
  const [, encoded = ''] = /^Basic +([\w+/=-]{1,1000}) *$/i.exec(authorization) ?? [];
  const [, id = '', secret = ''] = /^([^:]*):(.*)$/.exec(Buffer.from(encoded, 'base64').toString()) ?? [];
  const client = id && isEncoded(id) && isEncoded(secret) && { id: decode(id), secret: decode(secret) };
  return client && (clientId ?? client.id) === client.id ? client : fail('invalid_client');
}
