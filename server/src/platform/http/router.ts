import type { Contract, Endpoint, EndpointKey, ErrorCode, Parsed, Reply } from '@lakou/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Actor } from '../access/actor.ts';
import { refuseStaleProof } from '../access/fresh-proof.ts';
import { createGrant, type GrantOf } from '../access/grant.ts';
import { createLookup } from '../access/lookup.ts';
import { isOneOf, type Policy, type Who } from '../access/policy.ts';
import { type Shown, writeAppLook, writeLook } from '../audit/look.ts';
import { fail } from '../errors.ts';
import { countTry } from '../limits/limiter.ts';
import type { Platform } from '../platform.ts';
import { findAppActor, readBearer } from '../session/app-access.ts';
import { readSessionToken } from '../session/cookie.ts';
import { findActor } from '../session/session.ts';
import { allowAnyOrigin, answerPreflight } from './any-origin.ts';
import { tagReply } from './cacheable.ts';
import { type FileReply, sendFile } from './file-reply.ts';
import { refuseForeignOrigin } from './origin.ts';
import { noteWrite, wroteUpTo } from './own-writes.ts';
import { type ParsedRequest, parse, refuseOtherMedia } from './parse.ts';
import { isPreviewRequest, type Redirect, sendRedirect } from './redirect.ts';
import { replyWriter } from './reply-text.ts';
import { keepStreams, type StreamReply } from './stream-reply.ts';

/** A policy whose rule needs only what the contract of the call parses. */
type PolicyFor<E> = Policy<string, Who, unknown, Parsed<E>>;
type AnyPolicy = Policy<string, Who, unknown, never>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The permission, or why the call is public. No route is without one. */
    access?: string;
    failure?: ErrorCode;
    form?: true;
    errorPage?: true;
    forApps?: true;
  }
  interface FastifyRequest {
    actor: Actor | undefined;
  }
  interface FastifyInstance {
    /** What is served and with which permission. */
    routeAccess: { key: string; access: string }[];
  }
}

export interface Call<E, P> extends Parsed<E> {
  readonly grant: GrantOf<P>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Answer<E> = E extends { readonly download: true }
  ? FileReply
  : E extends { readonly stream: string }
    ? StreamReply
    : Reply<E>;

/**
 * `on('POST /api/…', policy, handler)`: there is no way to declare a call without a policy. A reply that can be about
 * somebody else's record says about whom, and that is written down before it leaves.
 */
export type On<C> = <K extends keyof C & string, P extends PolicyFor<C[K]>>(
  key: K,
  policy: P,
  handle: (call: Call<C[K], P>) => Promise<Answer<C[K]>> | Answer<C[K]>,
  ...about: AboutOf<K, P, About<Answer<C[K]>, P>>
) => void;

/** Whom a reply is about. */
type About<A, P> = (answer: NoInfer<A>, grant: GrantOf<P>) => Shown;

/** A read whose rule finds a patient's data for others than patients says whom its reply is about. */
type AboutOf<K, P, A> = K extends `GET ${string}`
  ? P extends Policy<
      string,
      { readonly kind: 'signedIn'; readonly roles: readonly ['PATIENT'] },
      unknown,
      never
    >
    ? [about?: A]
    : P extends Policy<string, Who, infer Scope, never>
      ? Scope extends { readonly patientId?: string } | { readonly ownerId: string }
        ? [about: A]
        : [about?: A]
      : [about?: A]
  : [about?: A];

/** Stops the start when a route has no policy. Must be installed on the root, before any route. */
export function guardRoutes(app: FastifyInstance): void {
  app.decorateRequest('actor', undefined);
  app.decorate('routeAccess', []);
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.access) throw new Error(`${method} ${url} declares no access policy`);
    app.routeAccess.push({ key: `${method} ${url}`, access: config.access });
  });
}

/** A program with a token is whoever connected it; its cookies say nothing. */
async function findCaller(
  request: FastifyRequest,
  http: FastifyReply,
  { db, clock }: Platform,
  forApps: Endpoint['forApps'],
): Promise<Actor> {
  const bearer = forApps ? readBearer(request) : undefined;
  if (bearer !== undefined) {
    allowAnyOrigin(http);
    const actor = await findAppActor(db, bearer, clock.now());
    if (actor) return actor;
    http.header('www-authenticate', 'Bearer error="invalid_token"');
    fail('invalid_token');
  }
  const token = readSessionToken(request);
  const actor = token ? await findActor(db, token, clock.now()) : undefined;
  if (!actor) fail('not_signed_in');
  refuseOtherPerson(request, actor);
  return actor;
}

/** A device that several people use says for whom it asks, so that nothing of one is sent or read in another's session. */
function refuseOtherPerson({ headers }: FastifyRequest, actor: Actor): void {
  const asked = headers['x-person'];
  if (asked !== undefined && asked !== actor.id) fail('other_person');
}

/** Before the body is read: 401, foreign origin 403, role 403, then 429. */
async function authenticateRequest(
  request: FastifyRequest,
  http: FastifyReply,
  policy: AnyPolicy,
  platform: Platform,
  { anyOrigin, forApps }: Endpoint,
): Promise<void> {
  const { db, clock, config } = platform;
  if (policy.who.kind === 'signedIn') request.actor = await findCaller(request, http, platform, forApps);
  if (!anyOrigin) refuseForeignOrigin(request, config.publicUrl);
  if (request.actor && !isOneOf(policy.who, request.actor)) fail('forbidden');
  if (policy.verifiedEmail && !request.actor?.isEmailVerified) fail('email_not_verified');
  if (policy.stepUp && !config.demo) refuseStaleProof(request.actor, clock.now());
  if (policy.limit) await countTry(db, policy.limit, request.ip, clock.now());
}

/** After parsing: identity in the body 403, then the object 404. */
async function authorize(
  request: FastifyRequest,
  policy: AnyPolicy,
  { unknownId, ...parsed }: ParsedRequest,
  { db, clock, config }: Platform,
  { mayLag }: Endpoint,
) {
  const { actor } = request;
  const at = clock.now();
  const body = parsed.body as Readonly<Record<string, unknown>> | undefined;
  const named = policy.identity?.(body ?? {});
  if (actor && named != null && named !== actor.id) fail('forbidden');
  if (unknownId) fail('not_found');
  let scope: unknown;
  if (actor && policy.object) {
    // `on` takes no rule that asks for more than its contract parses.
    const question = createLookup({ actor, db, at, config, ...parsed }) as Parameters<
      typeof policy.object
    >[0];
    // Only a scope grants access: a rule that answers `false` grants nothing.
    scope = (await policy.object(question)) || fail('not_found');
  }
  // Who may is always decided on the primary.
  const granted = mayLag ? db.mayLag(wroteUpTo(request)) : db;
  return createGrant({ actor, scope, db: granted, at, requestId: request.id });
}

export function createRouter<C extends Contract>(
  app: FastifyInstance,
  platform: Platform,
  contract: C,
): On<C> {
  const sendStream = keepStreams(app);
  return (key, policy, handle, ...[about]) => {
    const [method = '', url = ''] = key.split(' ');
    const endpoint = contract[key as EndpointKey];
    if (!endpoint) throw new Error(`${key} is not in the contract`);
    // Cookies would say who asks, and a page of another site would ask in their name.
    if (endpoint.anyOrigin && policy.who.kind !== 'everyone') throw new Error(`${key} reads a session`);
    if (endpoint.anyOrigin && method !== 'GET') answerPreflight(app, url, 'POST', 'content-type');
    if (endpoint.forApps) answerPreflight(app, url, 'GET', 'authorization');
    const reply = endpoint.stream ? undefined : (endpoint.reply as z.ZodType | undefined);
    const write = reply && platform.config.production ? replyWriter(reply) : undefined;
    const status = endpoint.status ?? (endpoint.reply ? 200 : 204);
    // A link that redirects may have confirmed something.
    const writes = method !== 'GET' || status === 302;
    if (endpoint.mayLag && writes) throw new Error(`${key} writes, so it must not lag`);
    app.route({
      method,
      url,
      exposeHeadRoute: !endpoint.stream,
      // Compression would wait for more of the reply.
      ...(endpoint.stream && { compress: false }),
      config: {
        access: policy.permission,
        ...(endpoint.failure && { failure: endpoint.failure }),
        ...(endpoint.form && { form: true }),
        ...(endpoint.errorPage && { errorPage: true }),
        ...(endpoint.forApps && { forApps: true }),
      },
      onRequest: async (request, http) => {
        if (endpoint.anyOrigin) allowAnyOrigin(http);
        await authenticateRequest(request, http, policy, platform, endpoint);
        refuseOtherMedia(request, endpoint);
      },
      ...(endpoint.cacheable && { onSend: tagReply }),
      handler: async (request, http) => {
        if (status === 302 && isPreviewRequest(request))
          return http.code(204).header('cache-control', 'no-store').send();
        const parsed = parse(endpoint, request);
        const grant = await authorize(request, policy, parsed, platform, endpoint);
        const call = { ...parsed, grant, request, reply: http } as unknown as Parameters<typeof handle>[0];
        const answer = await handle(call);
        await writeAppLook(grant);
        if (about) await writeLook(grant, policy.permission, about(answer, call.grant));
        if (writes) await noteWrite(http, platform.db);
        if (endpoint.download) return sendFile(http, answer as FileReply);
        if (endpoint.stream) return sendStream(http, answer as StreamReply, endpoint.stream);
        const putOff = endpoint.accepted && http.statusCode === 202;
        http.code(putOff ? 202 : status).header('cache-control', 'no-store');
        if (status === 302) return sendRedirect(http, answer as Redirect);
        // Production trusts the handler's types, and the compiled serialiser drops what is not in
        // the schema.
        if (write) return http.type('application/json; charset=utf-8').send(write(answer));
        return reply ? reply.parse(answer) : answer;
      },
    });
  };
}
