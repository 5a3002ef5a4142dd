import type { FastifyRequest } from 'fastify';
import { fail } from '../errors.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Browsers send the Origin of a write; one from another site is refused. Programs send no Origin
 * and are accepted.
 */
export function refuseForeignOrigin(request: FastifyRequest, publicUrl: string): void {
  const { origin } = request.headers;
  if (SAFE.has(request.method) || origin === undefined) return;
  const own =
    URL.canParse(origin) && (new URL(origin).host === request.host || origin === new URL(publicUrl).origin);
  if (!own) fail('foreign_origin');
}
