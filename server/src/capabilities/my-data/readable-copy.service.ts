import { Readable } from 'node:stream';
import type { MyData } from '@lakou/contract/my-data';
import { isTimeZone, type Language, plainText } from '@lakou/i18n';
import type { Capability, CopyGrant } from '#platform/capability.ts';
import type { FileReply } from '#platform/http/file-reply.ts';
import type { Platform } from '#platform/platform.ts';
import { wordsIn } from '#platform/words.ts';
import { copyData, idsIn } from './my-data.service.ts';
import { findNamesAmong } from './names.store.ts';
import { writeCopy } from './readable-copy.view.ts';
import { namesWithin } from './readable-names.view.ts';
import type { Reader } from './readable-value.view.ts';
import { copyWords } from './readable-words.view.ts';

const TIME_ZONE = 'America/Port-au-Prince';

interface Wishes {
  readonly language?: Language | undefined;
  readonly timeZone?: string | undefined;
}

/** The same copy as the JSON, for people: one HTML file in their language. */
export async function copyReadable(
  grant: CopyGrant,
  capabilities: readonly Capability[],
  platform: Platform,
  wishes: Wishes,
): Promise<FileReply> {
  const copy = await copyData(grant, capabilities);
  const reader = await readerOf(grant, copy, platform.config.publicUrl, wishes);
  const title = wordsIn(reader.language, 'readable-copy')('title');
  const day = copy.copiedAt.slice(0, 10);
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-disposition': `attachment; filename="${plainName(title)}-${day}.html"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
    },
    bytes: Readable.from(encoded(writeCopy(copy, reader)), { objectMode: false }),
  };
}

async function readerOf(grant: CopyGrant, copy: MyData, publicUrl: string, wishes: Wishes): Promise<Reader> {
  const { actor } = grant;
  const language = wishes.language ?? actor.language;
  const timeZone = wishes.timeZone && isTimeZone(wishes.timeZone) ? wishes.timeZone : TIME_ZONE;
  const found = await findNamesAmong(grant, idsIn(copy));
  const names = new Map(found.map(({ id, name }) => [id, name]));
  for (const [id, name] of namesWithin(copy.records, language, timeZone)) names.set(id, name);
  return {
    id: actor.id,
    language,
    timeZone,
    publicUrl,
    words: copyWords(language),
    nameOf: (id) => names.get(id),
  };
}

/** Small letters without accents, for a file name that every system takes. */
const plainName = (title: string): string => plainText(title).replaceAll(/[^a-z0-9]+/g, '-');

function* encoded(pieces: Iterable<string>): Generator<Buffer> {
  for (const piece of pieces) yield Buffer.from(piece);
}
