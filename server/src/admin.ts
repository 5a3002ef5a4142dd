import { parseArgs } from 'node:util';
import { Email } from '@lakou/contract/primitives';
import { createAdmin } from '#capabilities/accounts/accounts.service.ts';
import { makeResetLink } from '#capabilities/passwords/passwords.service.ts';
import { systemGrant } from '#platform/access/system-grant.ts';
import { readConfig } from '#platform/config.ts';
import { Refusal } from '#platform/errors.ts';
import { openPlatform } from './open-platform.ts';

const USAGE = 'usage: npm run admin -- create <email> [--name "First Last"]';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { name: { type: 'string' } } });
const [command, address] = positionals;
const email = Email.safeParse(address);
if (command !== 'create' || !email.success) {
  console.error(USAGE);
  process.exit(2);
}

const config = readConfig({ LOG_LEVEL: 'error', ...process.env });
const { platform, close } = await openPlatform(config);
try {
  const at = platform.clock.now();
  const grant = systemGrant('admin:create', { db: platform.db, at, requestId: 'command-line' });
  const admin = await createAdmin(grant, { email: email.data, name: values.name ?? email.data });
  console.log(`Administrator ${admin.email} created. Choose a password within the hour, by this link:`);
  console.log(await makeResetLink(grant, admin, config));
} catch (error) {
  console.error(error instanceof Refusal ? error.message : error);
  process.exitCode = 1;
} finally {
  await close();
}
