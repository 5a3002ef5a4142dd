import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError, api } from '../../platform/api/api.ts';
import { type ImageOwner, imagesKey } from './images.queries.ts';

/** Small parts: on a bad connection little has to be sent twice. */
const PART_BYTES = 256 * 1024;
const PAUSES = [0, 1000, 3000, 5000, 10_000, 20_000];

/** The code that our server gave, or `offline`. */
function errorOf(error: Error): ApiError {
  const reply = (error as { originalResponse?: { getBody(): string; getStatus(): number } | null })
    .originalResponse;
  if (!reply) return new ApiError('offline', error.message);
  try {
    const { code, message } = JSON.parse(reply.getBody());
    return new ApiError(code, message, reply.getStatus());
  } catch {
    return new ApiError('unknown', error.message, reply.getStatus());
  }
}

interface Sending {
  readonly file: File;
  readonly signal: AbortSignal;
  readonly onPart: (part: number) => void;
}

/** Sends the file in parts, from where it stopped before, also after the app was closed; answers the upload's id. */
async function sendInParts({ file, signal, onPart }: Sending): Promise<string> {
  const { Upload } = await import('tus-js-client');
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const upload = new Upload(file, {
    endpoint: '/api/uploads',
    chunkSize: PART_BYTES,
    retryDelays: PAUSES,
    removeFingerprintOnSuccess: true,
    onProgress: (sent, total) => onPart(total > 0 ? sent / total : 0),
    onError: (error) => reject(errorOf(error)),
    onSuccess: () => resolve(upload.url?.split('/').at(-1) ?? ''),
  });
  signal.addEventListener('abort', () => void upload.abort(), { once: true });
  const [before] = (await upload.findPreviousUploads()).toSorted((a, b) =>
    b.creationTime.localeCompare(a.creationTime),
  );
  if (before) upload.resumeFromPreviousUpload(before);
  if (!signal.aborted) upload.start();
  return promise;
}

/** One upload at a time; leaving the dialog pauses it, and the same file goes on from there. */
export function useImageUpload(owner: ImageOwner) {
  const client = useQueryClient();
  const [part, setPart] = useState<number>();
  const [problem, setProblem] = useState<unknown>();
  const stopper = useRef<AbortController>(undefined);
  useEffect(() => () => stopper.current?.abort(), []);

  /** Whether the image is in the record now. */
  async function send(title: string, file: File): Promise<boolean> {
    const mine = new AbortController();
    stopper.current = mine;
    setProblem(undefined);
    setPart(0);
    try {
      const id = await sendInParts({ file, signal: mine.signal, onPart: setPart });
      await api('POST /api/uploads/:id/image', { params: { id }, body: { ...owner, title } });
      await client.invalidateQueries({ queryKey: imagesKey(owner.patientId) });
      return true;
    } catch (error) {
      setProblem(error);
      return false;
    } finally {
      setPart(undefined);
    }
  }
  return { part, problem, send };
}
