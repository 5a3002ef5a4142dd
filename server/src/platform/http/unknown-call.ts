import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../errors.ts';
import type { Platform } from '../platform.ts';
import { readSessionToken } from '../session/cookie.ts';
import { findActor } from '../session/session.ts';

const CALL = /^\/api(?=[/?]|$)/;

/** Whether the path is served at all, by any method. */
function pathsOf(app: FastifyInstance): (path: string) => boolean {
  const served = new Set(app.routeAccess.map(({ key }) => key.slice(key.indexOf(' ') + 1)));
  const patterns = Array.from(served)
    .filter((url) => CALL.test(url))
    .map((url) => new RegExp(`^${url.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`));
  return (path) => patterns.some((pattern) => pattern.test(path));
}

/**
 * The answer where no route exists. Without a session an unknown API path is answered like a known
 * one: sign in first.
 */
export function refuseUnknown(app: FastifyInstance, { db, clock }: Platform) {
  let isServed: ((path: string) => boolean) | undefined;
  return async (request: FastifyRequest): Promise<Refusal> => {
    const notFound = new Refusal('not_found');
    if (!CALL.test(request.url)) return notFound;
    // All routes are registered by the first request.
    isServed ??= pathsOf(app);
    if (isServed(request.url.split('?')[0] ?? '')) return notFound;
    const token = readSessionToken(request);
    const actor = token ? await findActor(db, token, clock.now()) : undefined;
    return actor ? notFound : new Refusal('not_signed_in');
  };
}
