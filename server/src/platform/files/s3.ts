import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { fail } from '../errors.ts';
import type { S3Settings } from '../service-settings.ts';
import { isKey, placeOf } from './key.ts';
import { regroup } from './regroup.ts';
import type { FileStorage } from './storage.ts';

const RETRY_AFTER_SECONDS = 5;
// The smallest part that S3 takes is 5 MB.
const PART_BYTES = 8 * 1024 * 1024;
const away = (): never => fail('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });

/**
 * Any service with the S3 API. The bucket stays private: files are served only by us, after our
 * access checks.
 */
export function openS3({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings): FileStorage {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });

  /** Undefined when this key does not exist; a missing bucket is an error of the settings. */
  async function ask(key: string, init: RequestInit, query = ''): Promise<Response | undefined> {
    const url = `${endpoint}/${bucket}/files/${placeOf(key)}${query}`;
    const reply = await client.fetch(url, init).catch(away);
    if (reply.ok) return reply;
    const words = await reply.text();
    return reply.status === 404 && !words.includes('NoSuchBucket') ? undefined : away();
  }

  async function send(key: string, init: RequestInit, query = ''): Promise<Response> {
    const reply = (await ask(key, init, query)) ?? away();
    return new Response(await reply.text(), reply);
  }
  const putWhole = (key: string, bytes: Uint8Array) => send(key, { method: 'PUT', body: Buffer.from(bytes) });

  /** Sends a large file in parts; nothing of it is visible before the last one. */
  async function putParts(key: string, parts: AsyncIterable<Buffer>): Promise<void> {
    const begun = await (await send(key, { method: 'POST' }, '?uploads=')).text();
    const upload = `uploadId=${encodeURIComponent(/<UploadId>([^<]+)/.exec(begun)?.[1] ?? away())}`;
    try {
      const etags: string[] = [];
      for await (const body of parts) {
        const reply = await send(
          key,
          { method: 'PUT', body: new Uint8Array(body) },
          `?partNumber=${etags.length + 1}&${upload}`,
        );
        etags.push(reply.headers.get('etag') ?? away());
      }
      const list = etags.map((tag, i) => `<Part><PartNumber>${i + 1}</PartNumber><ETag>${tag}</ETag></Part>`);
      const body = `<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`;
      await send(key, { method: 'POST', body }, `?${upload}`);
    } catch (error) {
      await ask(key, { method: 'DELETE' }, `?${upload}`).catch(() => {});
      throw error;
    }
  }

  return {
    async put(key, bytes) {
      if (bytes instanceof Uint8Array) {
        await putWhole(key, bytes);
        return;
      }
      const parts = regroup(bytes, PART_BYTES);
      const first = await parts.next();
      const second = first.done ? first : await parts.next();
      if (second.done) await putWhole(key, first.value ?? new Uint8Array());
      else
        await putParts(
          key,
          (async function* () {
            yield first.value ?? Buffer.alloc(0);
            yield second.value;
            yield* parts;
          })(),
        );
    },
    async open(key, part) {
      const headers = part ? { range: `bytes=${part.start}-${part.end}` } : {};
      const reply = await ask(key, { headers });
      return reply?.body ? Readable.fromWeb(reply.body as ReadableStream) : undefined;
    },
    async *keys() {
      let more = '';
      do {
        const reply = await client
          .fetch(`${endpoint}/${bucket}?list-type=2&prefix=files%2F${more}`)
          .catch(away);
        const list = await reply.text();
        if (!reply.ok) away();
        for (const [, path = ''] of list.matchAll(/<Key>([^<]+)<\/Key>/g)) {
          const name = path.slice(path.lastIndexOf('/') + 1);
          if (isKey(name)) yield name;
        }
        const next = /<NextContinuationToken>([^<]+)/.exec(list)?.[1];
        more = next ? `&continuation-token=${encodeURIComponent(next)}` : '';
      } while (more);
    },
    async remove(key) {
      await (await ask(key, { method: 'DELETE' }))?.arrayBuffer();
    },
  };
}
