import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { fail, Refusal } from '../errors.ts';
import { sendRefusal } from './error-reply.ts';
import { rangeOf } from './range.ts';

/** What a call that serves files returns. */
export interface FileReply {
  readonly status: 200 | 206 | 304 | 416;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Readable | undefined;
}

/** What is needed to serve a stored file. */
export interface Servable {
  readonly contentType: string;
  readonly size: number;
  /** Changes when the bytes do. */
  readonly tag: string;
  /** The file name for saving it. */
  readonly name: string;
  readonly attachment: boolean;
  readonly cacheControl: string;
  /** Opens the whole file or a part, both ends included. */
  open(part?: { start: number; end: number }): Promise<Readable | undefined>;
}

// Even a file that is in fact a web page would run no script, load nothing and have no origin.
const SANDBOX = "default-src 'none'; sandbox";

interface Wishes {
  readonly 'if-none-match'?: string | undefined;
  readonly 'if-range'?: string | undefined;
  readonly range?: string | undefined;
}

/** Answers 304, a part of the file, or the whole file, depending on the request headers. */
export async function fileReply(file: Servable, asked: Wishes): Promise<FileReply> {
  const etag = `"${file.tag}"`;
  // Whoever uses the browser after sign-out, or signs in next, sends another cookie and is shown nothing that it kept.
  const vary = file.cacheControl.startsWith('private') ? { vary: 'cookie' } : {};
  const headers = { etag, 'cache-control': file.cacheControl, 'accept-ranges': 'bytes', ...vary };
  const known = asked['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (known?.includes(etag)) return { status: 304, headers, bytes: undefined };

  const fresh = asked['if-range'] === undefined || asked['if-range'] === etag;
  const part = fresh ? rangeOf(asked.range, file.size) : undefined;
  if (part === 'none')
    return { status: 416, headers: { 'content-range': `bytes */${file.size}` }, bytes: undefined };
  const bytes = (await file.open(part)) ?? fail('not_found');
  return {
    status: part ? 206 : 200,
    headers: {
      ...headers,
      'content-type': file.contentType,
      'content-length': String(part ? part.end - part.start + 1 : file.size),
      ...(part && { 'content-range': `bytes ${part.start}-${part.end}/${file.size}` }),
      'content-disposition': `${file.attachment ? 'attachment' : 'inline'}; filename="${file.name}"`,
      'content-security-policy': SANDBOX,
    },
    bytes,
  };
}

export function sendFile(http: FastifyReply, { status, headers, bytes }: FileReply): FastifyReply {
  http.headers(headers);
  return status === 416 ? sendRefusal(http, new Refusal('range_invalid')) : http.code(status).send(bytes);
}
