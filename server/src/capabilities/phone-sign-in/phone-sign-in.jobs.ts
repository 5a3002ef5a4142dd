import { systemGrant } from '#platform/access/system-grant.ts';
import type { Platform } from '#platform/platform.ts';
import { deleteOldCodes } from './codes.store.ts';

export function forgetOldCodes({ jobs, db, clock }: Platform): void {
  jobs.recurring('old-phone-codes', '47 * * * *', () =>
    deleteOldCodes(systemGrant('phone-codes:forget', { db, at: clock.now(), requestId: 'old-phone-codes' })),
  );
}
