import type { FileKind, StoredFile } from '@lakou/contract/files';
import { ApiError } from '../../platform/api/api.ts';

/** So long nothing of an upload moves, or nothing is answered, before it is given up: slow lines do take breath. */
const STILL_MS = 60_000;

/**
 * Sends the bytes unchanged. Uses XMLHttpRequest, because fetch does not report upload progress. What hangs fails, because
 * the person can then try again; a browser alone waits without end.
 */
export function upload(
  kind: FileKind,
  bytes: Blob,
  contentType: string,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (part: number) => void },
): Promise<StoredFile> {
  const { promise, resolve, reject } = Promise.withResolvers<StoredFile>();
  const request = new XMLHttpRequest();
  request.open('POST', `/api/files?kind=${kind}`);
  request.setRequestHeader('content-type', contentType);
  request.responseType = 'json';
  let still: ReturnType<typeof setTimeout> | undefined;
  const moves = () => {
    clearTimeout(still);
    still = setTimeout(() => {
      reject(new ApiError('upload_conflict', 'nothing of the upload moves'));
      request.abort();
    }, STILL_MS);
  };
  request.upload.onprogress = ({ loaded, total }) => {
    moves();
    onProgress(total > 0 ? loaded / total : 0);
  };
  request.onloadend = () => clearTimeout(still);
  request.onload = () =>
    request.status < 300 && request.response ? resolve(request.response) : reject(errorOf(request));
  request.onerror = () => reject(new ApiError('offline', 'the upload was cut off'));
  signal.addEventListener('abort', () => request.abort(), { once: true });
  moves();
  request.send(bytes);
  return promise;
}

function errorOf({ status, response }: XMLHttpRequest): ApiError {
  if (!response)
    return new ApiError('not_json', `Server returned a non-JSON error. Status: ${status}`, status);
  return new ApiError(response.code ?? 'unknown', response.message ?? 'An error occurred', status);
}
