import type { SectionName } from '@lakou/contract/fhir.rules';
import { type LinkLifetime, PASSCODE_DIGITS } from '@lakou/contract/health-links.rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { toBase64Url } from './base64url.ts';
import { writeLink } from './health-link.ts';
import { fetchSummary, LINKS_KEY } from './health-links.queries.ts';
import { encryptRecord, newKey } from './jwe.ts';

export interface Choice {
  readonly expiresIn: LinkLifetime;
  readonly withPasscode: boolean;
  readonly sections: readonly SectionName[];
}

/** A link that was just made. It is nowhere but on this screen. */
export interface SharedLink {
  readonly id: string;
  readonly link: string;
  readonly passcode: string | undefined;
  readonly expiresAt: string;
}

/** All digits are equally likely. */
function newPasscode(): string {
  const digits: number[] = [];
  while (digits.length < PASSCODE_DIGITS) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < 250) digits.push(byte % 10);
  }
  return digits.join('');
}

/** Makes the key here, encrypts the summary with it and sends only what nobody else can read. */
export function useShare() {
  const user = useUser();
  const lang = useLanguage();
  const queries = useQueryClient();
  return useMutation({
    async mutationFn({ expiresIn, withPasscode, sections }: Choice): Promise<SharedLink> {
      const key = newKey();
      const summary = await fetchSummary(user.id, sections);
      const ciphertext = await encryptRecord(JSON.stringify(summary), key);
      const passcode = withPasscode ? newPasscode() : undefined;
      const { id, url, expiresAt } = await api('POST /api/records/share', {
        body: { expiresIn, sections: [...sections], ciphertext, ...(passcode && { passcode }) },
      });
      const payload = {
        url,
        key: toBase64Url(key),
        exp: Math.floor(Date.parse(expiresAt) / 1000),
        ...(passcode && { flag: 'P' }),
        v: 1,
      };
      const viewer = `${new URL(url).origin}/${lang}/view`;
      return { id, link: `${viewer}#${writeLink(payload)}`, passcode, expiresAt };
    },
    // The link is shown without waiting for the list of links.
    onSettled: () => void queries.invalidateQueries({ queryKey: LINKS_KEY }),
  });
}
