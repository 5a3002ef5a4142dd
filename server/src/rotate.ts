import { addVapidKeys } from '#capabilities/notifications/push.service.ts';
import { readConfig } from '#platform/config.ts';
import { openFileKeys } from '#platform/files/file-keys.ts';
import { rotateKeys } from '#platform/rotate-keys.ts';
import { openSecretBox } from '#platform/secret-box.ts';
import { addSecretKey } from '#platform/secret-keys.ts';
import { capabilities } from './capabilities.ts';
import { openPlatform } from './open-platform.ts';

const USAGE = `usage: npm run rotate                 encrypts everything with the newest secret key
       npm run rotate -- new-key      makes a new secret key in the data folder first
       npm run rotate -- vapid        makes a new key pair for push messages in the data folder`;

const config = readConfig({ LOG_LEVEL: 'error', ...process.env });

async function rotate(): Promise<void> {
  const { platform, close } = await openPlatform(config);
  try {
    const { db, clock, storage } = platform;
    const box = openSecretBox(config);
    const keys = openFileKeys({ db, clock, openBox: () => box });
    const { values, files } = await rotateKeys({ db, box, storage, keys, capabilities });
    console.log(`${values} values and ${files} files are encrypted with the newest key.`);
  } finally {
    await close();
  }
}

const [command, more] = process.argv.slice(2);
try {
  if (more !== undefined || (command && !['new-key', 'vapid'].includes(command))) {
    console.error(USAGE);
    process.exitCode = 2;
  } else if (command === 'vapid') {
    await addVapidKeys(config);
    console.log('Push messages have a new key pair; start the server again.');
  } else {
    if (command === 'new-key') await addSecretKey(config);
    await rotate();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
