import type { FastifyRequest } from 'fastify';
import { fail } from '../errors.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The public address exactly, or the address asked for. A page without TLS is never ours where TLS is in use. */
function isOwn(origin: string, request: FastifyRequest, publicUrl: string): boolean {
  const known = new URL(publicUrl);
  if (origin === known.origin) return true;
  if (!URL.canParse(origin)) return false;
  const { host, hostname, protocol } = new URL(origin);
  if (host !== request.host || host === known.host) return false;
  const usesTls = request.protocol === 'https' || known.protocol === 'https:';
  return protocol === 'https:' || !usesTls || LOOPBACK.has(hostname);
}

/** A browser says where a write comes from; another site's page is refused. Programs send no Origin and pass. */
export function refuseForeignOrigin(request: FastifyRequest, publicUrl: string): void {
  const { origin } = request.headers;
  if (SAFE.has(request.method) || origin === undefined) return;
  if (!isOwn(origin, request, publicUrl)) fail('foreign_origin');
}
