import type { FastifyRequest } from 'fastify';
import { fail } from '../errors.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A browser says where a write comes from; another site's page is refused. Programs send no Origin and pass. */
export function refuseForeignOrigin(request: FastifyRequest, publicUrl: string): void {
  const { origin } = request.headers;
  if (SAFE.has(request.method) || origin === undefined) return;
  const own =
    URL.canParse(origin) && (new URL(origin).host === request.host || origin === new URL(publicUrl).origin);
  if (!own) fail('foreign_origin');
}
