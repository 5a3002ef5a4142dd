import type { Language } from '@lakou/i18n';
import { ApiError, errorFrom } from '../../platform/api/api.ts';

async function fetchFile(url: string, init?: RequestInit): Promise<Blob> {
  const response = await fetch(url, init).catch((cause: Error) => {
    throw new ApiError('offline', cause.message);
  });
  if (!response.ok) throw await errorFrom(response);
  return response.blob();
}

/** The letter of a referral that the signed-in person may read. */
export const fetchLetter = (id: string, language: Language): Promise<Blob> =>
  fetchFile(`/api/data/referrals/${id}/pdf?language=${language}`);

/** The letter behind a link. The token travels in the body, so that no log and no history has it. */
export const fetchSharedLetter = (token: string, language: Language): Promise<Blob> =>
  fetchFile('/api/referral-letters/open', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, language }),
  });
