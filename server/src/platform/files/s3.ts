import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import type { S3Settings } from '../config.ts';
import { fail } from '../errors.ts';
import { placeOf } from './key.ts';
import type { FileStorage } from './storage.ts';

const RETRY_AFTER_SECONDS = 5;
const away = (): never => fail('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });

/**
 * Any service with the S3 API. The bucket stays private: files are served only by us, after our
 * access checks.
 */
export function openS3({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings): FileStorage {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });

  /** Undefined when this key does not exist; a missing bucket is an error of the settings. */
  async function ask(key: string, init: RequestInit): Promise<Response | undefined> {
    const url = `${endpoint}/${bucket}/files/${placeOf(key)}`;
    const reply = await client.fetch(url, init).catch(away);
    if (reply.ok) return reply;
    const words = await reply.text();
    return reply.status === 404 && !words.includes('NoSuchBucket') ? undefined : away();
  }

  return {
    async put(key, bytes) {
      const reply = (await ask(key, { method: 'PUT', body: Buffer.from(bytes) })) ?? away();
      await reply.arrayBuffer();
    },
    async open(key, part) {
      const headers = part ? { range: `bytes=${part.start}-${part.end}` } : {};
      const reply = await ask(key, { headers });
      return reply?.body ? Readable.fromWeb(reply.body as ReadableStream) : undefined;
    },
    async remove(key) {
      await (await ask(key, { method: 'DELETE' }))?.arrayBuffer();
    },
  };
}
