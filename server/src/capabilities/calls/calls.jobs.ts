import { systemGrant } from '#platform/access/system-grant.ts';
import type { Platform } from '#platform/platform.ts';
import { deleteOldSignals } from './calls.store.ts';

const KEPT_MS = 10 * 60_000;

/** Signals that nobody read hold network addresses. */
export async function forgetOldSignals({ db, clock }: Platform): Promise<void> {
  const at = clock.now();
  const grant = systemGrant('calls:forget', { db, at, requestId: 'old-call-signals' });
  await deleteOldSignals(grant, new Date(at.getTime() - KEPT_MS));
}
