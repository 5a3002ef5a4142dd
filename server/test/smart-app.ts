import { createHash, randomBytes } from 'node:crypto';
import type { TokenReply } from '@lakou/contract/connected-apps';
import { registerApp } from '#capabilities/connected-apps/registration.service.ts';
import { systemGrant } from '#platform/access/system-grant.ts';
import type { Person, TestApp } from './app.ts';

export const REDIRECT = 'https://app.example.test/callback';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

interface Kind {
  readonly isConfidential?: boolean;
  readonly redirectUris?: readonly string[];
}

/** A program as others write one: it knows our address and what we answer, and nothing else of us. */
export async function smartApp(lakou: TestApp, { isConfidential, redirectUris = [REDIRECT] }: Kind = {}) {
  const { db } = lakou.platform;
  const grant = systemGrant('app:register', { db, at: lakou.clock.now(), requestId: 'test' });
  const { id, secret } = await registerApp(grant, {
    name: 'Kanè Sante',
    redirectUris,
    isConfidential: isConfidential ?? false,
  });
  const verifier = randomBytes(32).toString('base64url');
  const basic = `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;
  const own = secret ? { ...FORM, authorization: basic } : FORM;

  /** The query of the address to which the program sends a person. */
  const ask = (changes: Record<string, string | undefined> = {}): Record<string, string> => {
    const asked = {
      response_type: 'code',
      client_id: id,
      redirect_uri: REDIRECT,
      scope: 'launch/patient patient/*.rs offline_access',
      state: 'a state',
      aud: 'http://localhost:3001/fhir',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...changes,
    };
    return Object.fromEntries(
      Object.entries(asked).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    );
  };
  const form = (path: string, fields: Record<string, string>, headers: Record<string, string> = own) =>
    lakou.send(`POST ${path}`, { payload: new URLSearchParams(fields).toString(), headers });
  const client = secret ? {} : { client_id: id };
  const redeem = (code: string, changes: Record<string, string> = {}) =>
    form('/oauth/token', {
      grant_type: 'authorization_code',
      code,
      redirect_uri: REDIRECT,
      code_verifier: verifier,
      ...client,
      ...changes,
    });
  /** The person says yes, and the program gets a code. */
  const allowed = async (person: Person, changes: Record<string, string | undefined> = {}) => {
    const { dependentId, ...asked } = changes;
    const payload = { ...ask(asked), ...(dependentId && { dependentId }) };
    const reply = await lakou.send('POST /api/apps', { payload }, person);
    if (reply.statusCode !== 201) throw new Error(reply.body);
    return new URL(reply.json().redirectTo).searchParams.get('code') ?? '';
  };
  const connect = async (person: Person, changes: Record<string, string | undefined> = {}) => {
    const reply = await redeem(await allowed(person, changes));
    if (reply.statusCode !== 200) throw new Error(reply.body);
    return reply.json() as TokenReply;
  };
  return {
    id,
    secret,
    verifier,
    ask,
    form,
    redeem,
    allowed,
    connect,
    refresh: (token: string, changes: Record<string, string> = {}) =>
      form('/oauth/token', { grant_type: 'refresh_token', refresh_token: token, ...client, ...changes }),
    giveBack: (token: string) => form('/oauth/revoke', { token, ...client }),
    read: (path: string, token: string, headers: Record<string, string> = {}) =>
      lakou.send(`GET /fhir/${path}`, { headers: { authorization: `Bearer ${token}`, ...headers } }),
  };
}
