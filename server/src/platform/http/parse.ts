import { Readable } from 'node:stream';
import { type Endpoint, ERRORS, type ErrorBody, type ErrorCode } from '@lakou/contract';
import { AUDIO_TYPES, DOCUMENT_TYPES } from '@lakou/contract/files.rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { fail } from '../errors.ts';

const NUL = String.fromCharCode(0);

// What PostgreSQL's text cannot store and no person types: NUL, or an unpaired surrogate.
const isStorable = (text: string) => !text.includes(NUL) && text.isWellFormed();

function refuseUnstorable(key: string, value: unknown): unknown {
  if (!isStorable(key) || (typeof value === 'string' && !isStorable(value))) fail('invalid_request');
  return value;
}

// In JSON both can only be written with an escape. Without one, the plain parser is used, which is
// faster and has no depth limit.
const SUSPICIOUS = /\\u(?:0000|d[89a-f])/i;

function read(text: string): unknown {
  if (text.trim() === '') return undefined;
  return SUSPICIOUS.test(text) ? JSON.parse(text, refuseUnstorable) : JSON.parse(text);
}

/** A body is JSON or empty; an empty one counts as no body. */
export function acceptOnlyJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text: string, done) => {
    try {
      done(null, read(text));
    } catch (error) {
      if (error instanceof SyntaxError) return fail('malformed_json');
      if (error instanceof RangeError) return fail('invalid_request'); // nested too deeply to check
      throw error;
    }
  });
}

// The content types of uploads. The declared type is not used: the bytes decide what the file is.
export const FILE_TYPES = [...DOCUMENT_TYPES, ...AUDIO_TYPES, 'application/octet-stream'] as const;

/** The content type of a part of a resumable upload. */
export const UPLOAD_PART = 'application/offset+octet-stream';

/** Files arrive as bytes, at the calls that take them. */
export function acceptFiles(app: FastifyInstance): void {
  app.addContentTypeParser(UPLOAD_PART, (_request, bytes, done) => done(null, bytes));
  app.addContentTypeParser([...FILE_TYPES], { parseAs: 'buffer' }, (_request, bytes, done) =>
    done(null, bytes),
  );
}

export const FORM = 'application/x-www-form-urlencoded';
const LONGEST_FORM = 16 * 1024;

/** A field that is given twice becomes a list, which no schema of a form accepts. */
function readForm(text: string): Record<string, string | string[]> {
  const fields = new URLSearchParams(text);
  return Object.fromEntries(
    [...new Set(fields.keys())].map((name) => {
      const values = fields.getAll(name);
      return [name, values.length > 1 ? values : (values[0] ?? '')];
    }),
  );
}

/** Programs of others ask for tokens with a form. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: LONGEST_FORM }, (_request, text, done) => {
    const fields = readForm(String(text));
    const isFit = Object.entries(fields).every((field) => field.flat().every(isStorable));
    if (!isFit) return fail('invalid_request');
    done(null, fields);
  });
}

/**
 * Checked before the body is read: calls that take files or forms accept only those, and other calls
 * accept none.
 */
export function refuseOtherMedia(
  { headers }: FastifyRequest,
  { upload, form }: Pick<Endpoint, 'upload' | 'form'>,
): void {
  const [declared = ''] = (headers['content-type'] ?? '').split(';');
  const type = declared.trim().toLowerCase();
  const isFile = (FILE_TYPES as readonly string[]).includes(type);
  if (upload === true && !isFile) fail('file_type_refused');
  if (isFile && upload !== true) fail('unsupported_media_type');
  if (type === UPLOAD_PART && upload !== 'stream') fail('unsupported_media_type');
  if (form ? type !== '' && type !== FORM : type === FORM) fail('unsupported_media_type');
}

/** A part of an upload; undefined for a body of another type, which is refused once the upload is found. */
const partOf = (body: unknown) => (body instanceof Readable ? body : undefined);

const isErrorCode = (text: string): text is ErrorCode => Object.hasOwn(ERRORS, text);

function isMissing(issue: z.core.$ZodIssue): boolean {
  if (issue.code === 'too_small') return issue.minimum === 1;
  return issue.code === 'invalid_type' && (issue.input ?? undefined) === undefined;
}

/**
 * Names the error: the exact words of the specification where it has some, else the error of the
 * first field.
 */
function refuse(endpoint: Endpoint, issues: z.core.$ZodIssue[]): never {
  const missing = endpoint.missing ?? 'invalid_request';
  const fields: NonNullable<ErrorBody['fields']> = issues.map((issue) => ({
    path: issue.path.join('.'),
    code: isErrorCode(issue.message) ? issue.message : isMissing(issue) ? missing : 'invalid_request',
  }));
  const named = fields.find((field) => field.code !== 'invalid_request');
  const first = fields.some((field) => field.code === missing) ? missing : named?.code;
  // One fault a field: a form has room for one, and what is empty is not malformed as well.
  const firsts = fields.filter(({ path }, at) => fields.findIndex((field) => field.path === path) === at);
  return fail(first ?? 'invalid_request', { fields: firsts });
}

/**
 * `?format=fhir` is refused where the contract has no other format: plain JSON in its place could be
 * taken for it.
 */
function refuseOtherFormat(endpoint: Endpoint, query: unknown): void {
  const format = (query as { format?: unknown } | undefined)?.format;
  if (format === undefined || format === 'json') return;
  const shape = (endpoint.query as { shape?: object } | undefined)?.shape;
  if (!shape || !('format' in shape)) fail('format_unsupported');
}

export interface ParsedRequest {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  /** A path parameter that cannot be an id is answered like an id that does not exist. */
  readonly unknownId: boolean;
}

const isNoId = ({ code, format }: z.core.$ZodIssue & { format?: string }) =>
  code === 'invalid_format' && format === 'uuid';

function parseParams(endpoint: Endpoint, raw: unknown): Pick<ParsedRequest, 'params' | 'unknownId'> {
  const schema = endpoint.params as z.ZodType | undefined;
  const result = schema?.safeParse(raw, { reportInput: true });
  if (!result || result.success) return { params: result?.data, unknownId: false };
  const { issues } = result.error;
  return issues.every(isNoId) ? { params: undefined, unknownId: true } : refuse(endpoint, issues);
}

/** Checks params, query and body against the contract. */
export function parse(
  endpoint: Endpoint,
  raw: { params: unknown; query: unknown; body?: unknown },
): ParsedRequest {
  const check = (schema: unknown, value: unknown) => {
    if (schema === undefined) return undefined;
    const result = (schema as z.ZodType).safeParse(value, { reportInput: true });
    return result.success ? result.data : refuse(endpoint, result.error.issues);
  };
  refuseOtherFormat(endpoint, raw.query);
  return {
    ...parseParams(endpoint, raw.params),
    query: check(endpoint.query, raw.query),
    body:
      endpoint.upload === 'stream'
        ? partOf(raw.body)
        : endpoint.upload
          ? raw.body
          : check(endpoint.body, raw.body ?? {}),
  };
}
