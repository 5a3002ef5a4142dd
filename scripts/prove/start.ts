import { copyCheckout, deleteCopy, npmStart } from '../checkout-copy.ts';
import type { Claim } from './claim.ts';

const elsewhere: Claim = {
  what: 'a checkout in a folder with a space and accents builds the web app and starts',
  async run() {
    const folder = await copyCheckout({ withBuild: false });
    try {
      const { url, end } = await npmStart(folder);
      const page = await fetch(`${url}/ht`);
      await end();
      return { holds: page.ok, counts: { 'home page': page.status } };
    } finally {
      await deleteCopy(folder);
    }
  },
};

export const startClaims: readonly Claim[] = [elsewhere];
