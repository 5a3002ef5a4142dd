import { ApiError, errorFrom } from '../../platform/api/api.ts';

/** Reads a file of ours; a refusal becomes an error with our words. */
export async function fetchFile(url: string): Promise<Blob> {
  const response = await fetch(url).catch((cause: Error) => {
    throw new ApiError('offline', cause.message);
  });
  if (!response.ok) throw await errorFrom(response);
  return response.blob();
}
