import type { FileKind, StoredFile } from '@lakou/contract/files';
import { ApiError } from '../../platform/api/api.ts';

/** Sends the bytes unchanged. Uses XMLHttpRequest, because fetch does not report upload progress. */
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
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
  request.onload = () =>
    request.status < 300 && request.response ? resolve(request.response) : reject(errorOf(request));
  request.onerror = () => reject(new ApiError('offline', 'the upload was cut off'));
  signal.addEventListener('abort', () => request.abort(), { once: true });
  request.send(bytes);
  return promise;
}

function errorOf({ status, response }: XMLHttpRequest): ApiError {
  if (!response)
    return new ApiError('not_json', `Server returned a non-JSON error. Status: ${status}`, status);
  return new ApiError(response.code ?? 'unknown', response.message ?? 'An error occurred', status);
}
