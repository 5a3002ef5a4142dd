import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fail } from '#platform/errors.ts';
import type { ClientKeys } from './keys.ts';

function isSame(given: string | undefined, expected: string): boolean {
  const [ours, theirs] = [Buffer.from(expected), Buffer.from(given ?? '')];
  return ours.length === theirs.length && timingSafeEqual(ours, theirs);
}

const TOKEN_SECONDS = 59;

const basicOf = ({ clientId, secret }: ClientKeys) =>
  `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`;

/** `POST …/token`: client credentials for a short-lived token. */
export function serveToken(
  app: FastifyInstance,
  path: string,
  clients: readonly ClientKeys[],
  access: string,
): void {
  app.post<{ Body: { grant_type?: string } | null }>(
    path,
    { config: { access } },
    ({ headers, body }, reply) => {
      const client = clients.find((keys) => isSame(headers.authorization, basicOf(keys)));
      if (!client || body?.grant_type !== 'client_credentials')
        return reply.code(401).send({ error: 'invalid_client' });
      return { access_token: client.token, token_type: 'Bearer', expires_in: TOKEN_SECONDS };
    },
  );
}

/**
 * Only our own client may call: it decides what is sold here and where the payer is redirected to.
 */
export const requireToken = (keys: ClientKeys) => async (request: FastifyRequest) => {
  if (!isSame(request.headers.authorization, `Bearer ${keys.token}`)) fail('not_signed_in');
};
