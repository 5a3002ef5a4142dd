import type { ErrorCode } from './errors.ts';

/** Any Zod schema, reduced to what inference needs: much faster to type-check than `z.ZodType`. */
export interface Schema {
  readonly _zod: { readonly input: unknown; readonly output: unknown };
}

/** One call: its input and output. The key `'METHOD /path'` names it everywhere. */
export interface Endpoint {
  readonly summary: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly reply?: Schema;
  /**
   * Success status; by default 200 with a reply and 204 without one. 302: a link that redirects.
   */
  readonly status?: 200 | 201 | 202 | 204 | 302;
  /** Answered 202 instead, where what was asked waits for somebody's consent; a shape of `reply` says so. */
  readonly accepted?: true;
  /** The body is a file in its own content type, not JSON; `stream` for a part of one, read as it arrives. */
  readonly upload?: true | 'stream';
  /** The reply is a file. */
  readonly download?: true;
  /** The reply is a stream: of server-sent events, each holding one `reply`, or of plain text as it is written. */
  readonly stream?: 'events' | 'text';
  /** For programs of others: asked from any page, with cookies ignored. */
  readonly anyOrigin?: true;
  /**
   * A connected program may ask with its token: then from any page, cookies are ignored, and what fails is told as an
   * OperationOutcome of FHIR.
   */
  readonly forApps?: true;
  /** The body is a form, and what fails is told in the words of RFC 6749. */
  readonly form?: true;
  /** People come here by a link of another site: what fails is told on a page. */
  readonly errorPage?: true;
  /** The same for everybody: browsers may cache the reply for a while, and then revalidate it. */
  readonly cacheable?: true;
  /**
   * The reply may be some seconds old, so a replica of the database may give it; what its reader wrote is in it. Not
   * for money, for who may do what, or for what a live event makes people read again.
   */
  readonly mayLag?: true;
  /**
   * The error when something required is missing, where the specification gives its own message.
   */
  readonly missing?: ErrorCode;
  /** The error when something unexpected fails, where the specification gives its own message. */
  readonly failure?: ErrorCode;
}
export type EndpointKey = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;
export type Contract = Readonly<Record<EndpointKey, Endpoint>>;

export type In<T> = T extends Schema ? T['_zod']['input'] : undefined;
export type Out<T> = T extends Schema ? T['_zod']['output'] : undefined;
type Part<E, K extends string> = E extends { readonly [k in K]: infer T } ? T : undefined;
type Field<E, K extends string> = E extends { readonly [k in K]: infer T } ? { [k in K]: In<T> } : unknown;

/** What a client sends. */
export type Input<E> = Field<E, 'params'> & Field<E, 'query'> & Field<E, 'body'>;
/** What a client gets. */
export type Result<E> = Out<Part<E, 'reply'>>;
/** What a handler receives, parsed. */
export interface Parsed<E> {
  readonly params: Out<Part<E, 'params'>>;
  readonly query: Out<Part<E, 'query'>>;
  readonly body: E extends { readonly upload: true }
    ? Uint8Array
    : E extends { readonly upload: 'stream' }
      ? AsyncIterable<Uint8Array> | undefined
      : Out<Part<E, 'body'>>;
}
/** What a handler must return; for a redirect, its address. */
export type Reply<E> = E extends { readonly status: 302 } ? { location: string } : In<Part<E, 'reply'>>;
