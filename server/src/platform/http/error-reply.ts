import type { ErrorCode } from '@lakou/contract';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { isAway } from '../db/away.ts';
import { Refusal } from '../errors.ts';
import { readBearer } from '../session/app-access.ts';
import { sendErrorPage } from './error-page.ts';
import { operationOutcome } from './operation-outcome.ts';

const RETRY_AFTER_SECONDS = 5;
const NO_SUCH_PART = 416;

// Errors that Fastify itself throws before a handler runs.
const FRAMEWORK: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid_request',
  FST_ERR_BAD_URL: 'not_found',
};

// PostgreSQL: unique, exclusion and foreign key violations caused by a race.
const CONFLICTS = new Set(['23505', '23P01', '23503']);

// Characters that PostgreSQL cannot store, where no schema refused them.
const UNSTORABLE = new Set(['22021', '22P05']);

/**
 * Every error becomes one of ours; an unexpected one is logged, and its reply contains no internal
 * details.
 */
export function refusalFor(
  error: Partial<FastifyError> & { message?: string },
  failure: ErrorCode = 'unexpected',
): Refusal {
  if (error instanceof Refusal) return error;
  const code = error.code ?? '';
  const framework = FRAMEWORK[code];
  if (framework) return new Refusal(framework);
  if (CONFLICTS.has(code)) return new Refusal('conflict');
  if (UNSTORABLE.has(code)) return new Refusal('invalid_request');
  if (isAway(error)) return new Refusal('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  if (error.statusCode === NO_SUCH_PART) return new Refusal('range_invalid');
  if (error.statusCode && error.statusCode < 500) return new Refusal('invalid_request');
  return new Refusal(failure);
}

// The errors of RFC 6749 that we answer; anything else that is wrong with a request is its `invalid_request`.
const OAUTH_ERRORS: ReadonlySet<ErrorCode> = new Set([
  'invalid_client',
  'invalid_grant',
  'invalid_scope',
  'unsupported_grant_type',
]);

function oauthErrorOf({ code, status }: Refusal): string {
  if (OAUTH_ERRORS.has(code)) return code;
  if (status === 503) return 'temporarily_unavailable';
  return status >= 500 ? 'server_error' : 'invalid_request';
}

export function sendRefusal(reply: FastifyReply, refusal: Refusal) {
  if (refusal.retryAfterSeconds) reply.header('retry-after', refusal.retryAfterSeconds);
  reply.code(refusal.status).header('cache-control', 'no-store');
  const { form, errorPage, forApps } = reply.request.routeOptions.config;
  if (errorPage) return sendErrorPage(reply, refusal);
  if (forApps && readBearer(reply.request) !== undefined)
    return reply.type('application/fhir+json; charset=utf-8').send(operationOutcome(refusal));
  if (form && refusal.status === 401) reply.header('www-authenticate', 'Basic');
  return reply.send(
    form ? { error: oauthErrorOf(refusal), error_description: refusal.message } : refusal.body,
  );
}

/** The static file plugin attaches the headers of its reply to the error. */
type WithHeaders = FastifyError & { readonly headers?: Readonly<Record<string, string>> };

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: WithHeaders, request, reply) => {
    const refusal = refusalFor(error, request.routeOptions.config.failure);
    const size = error.headers?.['Content-Range'];
    if (refusal.status === NO_SUCH_PART && size) reply.header('content-range', size);
    if (refusal.status >= 500) request.log.error({ err: error }, refusal.code);
    return sendRefusal(reply, refusal);
  });
}
