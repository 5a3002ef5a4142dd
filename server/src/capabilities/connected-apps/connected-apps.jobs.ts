import { systemGrant } from '#platform/access/system-grant.ts';
import type { Platform } from '#platform/platform.ts';
import { deleteEnded } from './connected-apps.store.ts';

/** What no app can use any more is not kept. */
export const forgetEndedTokens = ({ db, clock }: Platform): Promise<void> =>
  deleteEnded(systemGrant('apps:expire', { db, at: clock.now(), requestId: 'ended-app-tokens' }));
