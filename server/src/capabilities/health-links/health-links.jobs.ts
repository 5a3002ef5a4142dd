import { systemGrant } from '#platform/access/system-grant.ts';
import type { Platform } from '#platform/platform.ts';
import { forgetExpired } from './health-links.store.ts';

/** What an expired link showed is not kept. */
export const forgetExpiredLinks = ({ db, clock }: Platform): Promise<void> =>
  forgetExpired(systemGrant('health-links:expire', { db, at: clock.now(), requestId: 'expired-links' }));
