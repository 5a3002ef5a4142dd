import { MOST_IMPORT_BYTES } from '@lakou/contract/record-imports.rules';
import { fromBase64Url } from '../health-links/base64url.ts';
import type { HealthLinkPayload } from '../health-links/health-link.ts';
import { decryptRecord } from '../health-links/jwe.ts';

/** A bundle as the server takes it. */
export interface SentBundle {
  readonly resourceType: string;
  readonly [field: string]: unknown;
}

const SOURCE_PROBLEMS = [
  'notJson',
  'tooLarge',
  'insecure',
  'expired',
  'blocked',
  'closed',
  'passcode',
  'broken',
  'noRecord',
] as const;
export type SourceProblem = (typeof SOURCE_PROBLEMS)[number];

/** What was chosen cannot be read, and why. */
export class UnreadableSource extends Error {
  readonly problem: SourceProblem;
  constructor(problem: SourceProblem, cause?: unknown) {
    super(problem, { cause });
    this.problem = problem;
  }
}

const isBundle = (value: unknown): value is SentBundle =>
  typeof value === 'object' && value !== null && 'resourceType' in value && value.resourceType === 'Bundle';

function parseBundle(text: string): SentBundle {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch (cause) {
    throw new UnreadableSource('notJson', cause);
  }
  if (!isBundle(read)) throw new UnreadableSource('noRecord');
  return read;
}

export async function readFile(file: File): Promise<SentBundle> {
  if (file.size > MOST_IMPORT_BYTES) throw new UnreadableSource('tooLarge');
  return parseBundle(await file.text());
}

type Asked = Pick<RequestInit, 'method' | 'headers' | 'body'>;

/** Nothing of ours goes along: no cookie, no address of this page. */
async function ask(url: string, asked: Asked = {}): Promise<Response> {
  const request = {
    ...asked,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
  } as const;
  const response = await fetch(url, request).catch((cause: Error) => {
    // A browser does not say whether the other server forbade it or could not be reached.
    throw new UnreadableSource('blocked', cause);
  });
  if (response.ok) return response;
  throw new UnreadableSource(response.status === 401 ? 'passcode' : 'closed');
}

interface ListedFile {
  readonly contentType?: string;
  readonly embedded?: string;
  readonly location?: string;
}

/** Where each encrypted file of a link is, or the file itself. */
async function listFiles(
  { url, flag }: HealthLinkPayload,
  { recipient, passcode }: { recipient: string; passcode: string },
): Promise<readonly ListedFile[]> {
  if (flag?.includes('U')) {
    const address = new URL(url);
    address.searchParams.set('recipient', recipient);
    return [{ embedded: await (await ask(address.href)).text() }];
  }
  const response = await ask(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ recipient, embeddedLengthMax: MOST_IMPORT_BYTES, ...(passcode && { passcode }) }),
  });
  const { files }: { files?: readonly ListedFile[] } = await response.json().catch(() => ({}));
  return Array.isArray(files) ? files : [];
}

const isSafe = (url: string) => url.startsWith('https://') || url.startsWith(`${location.origin}/`);

/** Fetches and decrypts a SMART Health Link here: our server neither asks the other one nor sees the key. */
export async function openForeignLink(
  link: HealthLinkPayload,
  who: { recipient: string; passcode: string },
): Promise<SentBundle> {
  if (!isSafe(link.url)) throw new UnreadableSource('insecure');
  if (link.exp && link.exp * 1000 < Date.now()) throw new UnreadableSource('expired');
  const files = await listFiles(link, who);
  for (const { embedded, location: address, contentType } of files) {
    if (contentType && !contentType.startsWith('application/fhir+json')) continue;
    const sealed = embedded ?? (address && isSafe(address) ? await (await ask(address)).text() : '');
    const text = await decryptRecord(sealed, fromBase64Url(link.key)).catch((cause: Error) => {
      throw new UnreadableSource('broken', cause);
    });
    if (text.length > MOST_IMPORT_BYTES) throw new UnreadableSource('tooLarge');
    return parseBundle(text);
  }
  throw new UnreadableSource('noRecord');
}
