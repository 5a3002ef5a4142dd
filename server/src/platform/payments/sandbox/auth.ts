import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fail } from '../../errors.ts';
import type { SandboxKeys } from './keys.ts';

function isSame(given: string | undefined, expected: string): boolean {
  const [ours, theirs] = [Buffer.from(expected), Buffer.from(given ?? '')];
  return ours.length === theirs.length && timingSafeEqual(ours, theirs);
}

const TOKEN_SECONDS = 59;

/** `POST …/token`: client credentials for a short-lived token. */
export function serveToken(app: FastifyInstance, path: string, keys: SandboxKeys, access: string): void {
  const basic = `Basic ${Buffer.from(`${keys.clientId}:${keys.secret}`).toString('base64')}`;
  app.post<{ Body: { grant_type?: string } | null }>(
    path,
    { config: { access } },
    ({ headers, body }, reply) => {
      if (!isSame(headers.authorization, basic) || body?.grant_type !== 'client_credentials')
        return reply.code(401).send({ error: 'invalid_client' });
      return { access_token: keys.token, token_type: 'Bearer', expires_in: TOKEN_SECONDS };
    },
  );
}

/** Nobody but our own client: what is sold here, and where the payer is led back to, is its business alone. */
export const requireToken = (keys: SandboxKeys) => async (request: FastifyRequest) => {
  if (!isSame(request.headers.authorization, `Bearer ${keys.token}`)) fail('not_signed_in');
};
