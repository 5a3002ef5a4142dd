import { LONGEST_CIPHERTEXT } from '@lakou/contract/health-links.rules';
import { api } from '../../platform/api/api.ts';
import { fromBase64Url } from './base64url.ts';
import type { HealthLinkPayload } from './health-link.ts';
import type { RecordBundle } from './health-links.queries.ts';
import { decryptRecord } from './jwe.ts';

/** The record could not be read with the key of the link. */
export class UnreadableRecord extends Error {}

/** Asks our own server for what it cannot read, and reads it here. */
export async function openLink(
  { url, key }: HealthLinkPayload,
  who: { readonly recipient: string; readonly passcode: string },
): Promise<RecordBundle> {
  const token = new URL(url).pathname.split('/').at(-1) ?? '';
  const { files } = await api('POST /shl/:token', {
    params: { token },
    body: {
      recipient: who.recipient,
      embeddedLengthMax: LONGEST_CIPHERTEXT,
      ...(who.passcode && { passcode: who.passcode }),
    },
  });
  try {
    return JSON.parse(await decryptRecord(files[0]?.embedded ?? '', fromBase64Url(key)));
  } catch (cause) {
    throw new UnreadableRecord('another key', { cause });
  }
}
