import { parseArgs } from 'node:util';
import { Email, Id } from '@lakou/contract/primitives';
import { createAdmin } from '#capabilities/accounts/accounts.service.ts';
import {
  listApps,
  registerApp,
  registrationProblem,
  removeApp,
} from '#capabilities/connected-apps/registration.service.ts';
import { removeDemoAccounts } from '#capabilities/demo/demo-accounts.service.ts';
import { makeResetLink } from '#capabilities/passwords/passwords.service.ts';
import { systemGrant } from '#platform/access/system-grant.ts';
import { readConfig } from '#platform/config.ts';
import { Refusal } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { capabilities } from './capabilities.ts';
import { openPlatform } from './open-platform.ts';

const USAGE = `usage: npm run admin -- create <email> [--name "First Last"]
       npm run admin -- remove-demo
       npm run admin -- app add --name "Name of the app" --redirect https://… [--redirect …] [--confidential]
       npm run admin -- app list
       npm run admin -- app remove <client id>`;

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

type Command = (platform: Platform) => Promise<void>;

const registrar = ({ db, clock }: Platform) =>
  systemGrant('app:register', { db, at: clock.now(), requestId: 'command-line' });

interface NewApp {
  readonly name: string;
  readonly redirectUris: readonly string[];
  readonly isConfidential: boolean;
}

async function addApp(platform: Platform, app: NewApp): Promise<void> {
  const { id, secret } = await registerApp(registrar(platform), app);
  console.log(`${app.name} is registered.\nclient_id: ${id}`);
  if (secret) console.log(`client_secret (shown only now): ${secret}`);
}

async function printApps(platform: Platform): Promise<void> {
  for (const { id, name, redirectUris, isConfidential } of await listApps(registrar(platform)))
    console.log([id, name, isConfidential ? 'confidential' : 'public', ...redirectUris].join('  '));
}

async function endApp(platform: Platform, id: string): Promise<void> {
  const isRemoved = await removeApp(registrar(platform), id);
  console.log(isRemoved ? 'The app is removed; it reads nothing any more.' : 'There is no such app.');
}

function appCommand([verb, id]: readonly string[], app: NewApp): Command | undefined {
  const known = Id.safeParse(id).data;
  if (verb === 'list') return printApps;
  if (verb === 'remove' && known) return (platform) => endApp(platform, known);
  if (verb !== 'add') return undefined;
  const problem = registrationProblem(app);
  if (problem) console.error(problem);
  return problem ? undefined : (platform) => addApp(platform, app);
}

function readCommand(): Command | undefined {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      redirect: { type: 'string', multiple: true },
      confidential: { type: 'boolean' },
    },
  });
  const [command, address] = positionals;
  if (command === 'remove-demo') return removeDemo;
  if (command === 'app')
    return appCommand(positionals.slice(1), {
      name: values.name ?? '',
      redirectUris: values.redirect ?? [],
      isConfidential: values.confidential ?? false,
    });
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
