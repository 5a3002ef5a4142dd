import { personHeader } from '../device/current-person.ts';
import { ApiError, errorFrom } from './api-error.ts';
import { stepUp } from './step-up.ts';

/**
 * A file of the server under the name that the server gives it. Where a fresh proof of who it is is wanted, the person is
 * asked, and the file is fetched again.
 */
export async function fetchFile(address: string): Promise<{ name: string | undefined; file: Blob }> {
  const response = await fetch(address, { headers: personHeader() }).catch((cause: Error) => {
    throw new ApiError('offline', cause.message);
  });
  if (!response.ok) {
    await stepUp(await errorFrom(response));
    return fetchFile(address);
  }
  const [, name] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  return { name, file: await response.blob() };
}
