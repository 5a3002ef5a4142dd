import type { FundCase } from '@lakou/contract/community-fund';

/** Which text says what a request that waits still needs; with one administrator nobody else can sign. */
export function whyItWaits({ administrators, signedByMe }: Pick<FundCase, 'administrators' | 'signedByMe'>) {
  if (administrators < 2) return 'admin.alone';
  return signedByMe ? 'admin.signed' : 'admin.two';
}
