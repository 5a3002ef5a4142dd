import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../errors.ts';
import type { Platform } from '../platform.ts';
import { readSessionToken } from '../session/cookie.ts';
import { findActor } from '../session/session.ts';

const CALL = /^\/api(?=[/?]|$)/;

/** Whether the path is served at all, by whatever method. */
function pathsOf(app: FastifyInstance): (path: string) => boolean {
  const served = new Set(app.routeAccess.map(({ key }) => key.slice(key.indexOf(' ') + 1)));
  const patterns = Array.from(served)
    .filter((url) => CALL.test(url))
    .map((url) => new RegExp(`^${url.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`));
  return (path) => patterns.some((pattern) => pattern.test(path));
}

/**
 * What to answer where nothing is served. Without a session an API path that leads nowhere is answered like one that
 * leads somewhere: sign in first.
 */
export function refuseUnknown(app: FastifyInstance, { db, clock }: Platform) {
  let isServed: ((path: string) => boolean) | undefined;
  return async (request: FastifyRequest): Promise<Refusal> => {
    const notFound = new Refusal('not_found');
    if (!CALL.test(request.url)) return notFound;
    // All routes are there by the time somebody asks.
    isServed ??= pathsOf(app);
    if (isServed(request.url.split('?')[0] ?? '')) return notFound;
    const token = readSessionToken(request);
    const actor = token ? await findActor(db, token, clock.now()) : undefined;
    return actor ? notFound : new Refusal('not_signed_in');
  };
}
