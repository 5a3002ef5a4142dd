import { eraseDueAccounts } from '#capabilities/my-data/erasure.service.ts';
import type { Capability } from '#platform/capability.ts';
import type { Platform } from '#platform/platform.ts';
import { endDemoAccounts, hasDemoAccounts } from './demo-accounts.store.ts';

/**
 * Outside demo mode nobody may sign in with a password that every demo shows on its sign-in page.
 */
export async function refuseDemoAccounts({ config, db }: Platform): Promise<void> {
  if (config.demo || !(await hasDemoAccounts(db))) return;
  throw new Error(
    'This database holds demo accounts, whose password is public. Remove them with `npm run admin -- remove-demo`, ' +
      'or start with DEMO=1.',
  );
}

/** Erases the demo accounts in the same way as an account that its owner closed. */
export async function removeDemoAccounts(
  platform: Platform,
  capabilities: readonly Capability[],
): Promise<void> {
  await endDemoAccounts(platform.db, platform.clock.now());
  await eraseDueAccounts(platform, capabilities);
  if (await hasDemoAccounts(platform.db))
    throw new Error('Some demo accounts could not be erased; see the log.');
}
