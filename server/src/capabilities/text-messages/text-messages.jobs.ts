import { systemGrant } from '#platform/access/system-grant.ts';
import type { Platform } from '#platform/platform.ts';
import { deleteOldTexts } from './answers.store.ts';

export function forgetOldTexts({ jobs, db, clock }: Platform): void {
  jobs.recurring('old-texts', '41 * * * *', () =>
    deleteOldTexts(systemGrant('texts:forget', { db, at: clock.now(), requestId: 'old-texts' })),
  );
}
