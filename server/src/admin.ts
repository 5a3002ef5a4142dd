import { parseArgs } from 'node:util';
import { Email } from '@lakou/contract/primitives';
import { createAdmin } from '#capabilities/accounts/accounts.service.ts';
import { removeDemoAccounts } from '#capabilities/demo/demo-accounts.service.ts';
import { makeResetLink } from '#capabilities/passwords/passwords.service.ts';
import { systemGrant } from '#platform/access/system-grant.ts';
import { readConfig } from '#platform/config.ts';
import { Refusal } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { capabilities } from './capabilities.ts';
import { openPlatform } from './open-platform.ts';

const USAGE = `usage: npm run admin -- create <email> [--name "First Last"]
       npm run admin -- remove-demo`;

async function create(platform: Platform, email: string, name: string): Promise<void> {
  const { db, clock, config } = platform;
  const grant = systemGrant('admin:create', { db, at: clock.now(), requestId: 'command-line' });
  const admin = await createAdmin(grant, { email, name });
  console.log(`Administrator ${admin.email} created. Choose a password within the hour, by this link:`);
  console.log(await makeResetLink(grant, admin, config));
}

async function removeDemo(platform: Platform): Promise<void> {
  await removeDemoAccounts(platform, capabilities);
  console.log('The demo accounts are erased.');
}

function readCommand(): ((platform: Platform) => Promise<void>) | undefined {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { name: { type: 'string' } },
  });
  const [command, address] = positionals;
  if (command === 'remove-demo') return removeDemo;
  const email = Email.safeParse(address).data;
  return command === 'create' && email
    ? (platform) => create(platform, email, values.name ?? email)
    : undefined;
}

const run = readCommand();
if (!run) {
  console.error(USAGE);
  process.exit(2);
}
const { platform, close } = await openPlatform(readConfig({ LOG_LEVEL: 'error', ...process.env }));
try {
  await run(platform);
} catch (error) {
  console.error(error instanceof Refusal ? error.message : error);
  process.exitCode = 1;
} finally {
  await close();
}
