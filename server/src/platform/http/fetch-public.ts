import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPublicAddress, isPublicUrl } from './public-address.ts';

/** Why nothing was read: an address that is not public, no answer, another answer than a file, too many bytes. */
type FetchProblem = 'blocked' | 'unreachable' | 'refused' | 'too_large';

export class FetchFailure extends Error {
  readonly problem: FetchProblem;
  constructor(problem: FetchProblem) {
    super(`could not be read: ${problem}`);
    this.problem = problem;
  }
}

export type FetchText = (url: URL) => Promise<string>;

/** What is expected, and how much of it is read at most. */
interface Wanted {
  readonly accept: string;
  readonly mostBytes: number;
  readonly timeMs: number;
}
const TIME_MS = 15_000;
const CALENDAR: Wanted = { accept: 'text/calendar', mostBytes: 2_000_000, timeMs: TIME_MS };
const JSON_TEXT: Wanted = { accept: 'application/json', mostBytes: 200_000, timeMs: TIME_MS };
/** Somebody waits for it on a screen. */
const SOON: Wanted = { ...JSON_TEXT, timeMs: 2500 };
const MOST_REDIRECTS = 3;

type Resolve = (
  hostname: string,
  options: LookupOptions & { all: true },
  done: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

/** Connects only where every address of the name is public; the one that was checked is the one that is used. */
export const publicLookup =
  (resolve: Resolve = lookup): LookupFunction =>
  (hostname, options, done) =>
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return done(error ?? new Error('no address'), '', 4);
      if (!addresses.every(({ address }) => isPublicAddress(address)))
        return done(new FetchFailure('blocked'), '', 4);
      return options.all ? done(null, addresses) : done(null, first.address, first.family);
    });

const open = (url: URL, accept: string, signal: AbortSignal) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    // No connection is kept: one that was opened for another name is not used for this one.
    const options = { lookup: publicLookup(), signal, agent: false, headers: { accept } };
    request(url, options, resolve).on('error', reject).end();
  });

async function readAll(reply: IncomingMessage, mostBytes: number): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of reply as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > mostBytes) throw new FetchFailure('too_large');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

async function follow(
  url: URL,
  wanted: Wanted,
  { signal, left }: { signal: AbortSignal; left: number },
): Promise<string> {
  if (!isPublicUrl(url)) throw new FetchFailure('blocked');
  const reply = await open(url, wanted.accept, signal);
  const { statusCode = 0, headers } = reply;
  if (statusCode === 200) return readAll(reply, wanted.mostBytes);
  reply.destroy();
  const isRedirect = [301, 302, 303, 307, 308].includes(statusCode);
  if (!isRedirect || !headers.location || left === 0 || !URL.canParse(headers.location, url.href))
    throw new FetchFailure('refused');
  return follow(new URL(headers.location, url), wanted, { signal, left: left - 1 });
}

/**
 * Reads a text that somebody named the address of. Nothing inside our network can be reached, each redirect is checked
 * like the first address, and size and time are limited.
 */
const fetchPublic =
  (wanted: Wanted): FetchText =>
  async (url) => {
    try {
      return await follow(url, wanted, { signal: AbortSignal.timeout(wanted.timeMs), left: MOST_REDIRECTS });
    } catch (error) {
      throw error instanceof FetchFailure ? error : new FetchFailure('unreachable');
    }
  };

export const fetchPublicText = fetchPublic(CALENDAR);
export const fetchPublicJson = fetchPublic(JSON_TEXT);
export const fetchPublicJsonSoon = fetchPublic(SOON);
