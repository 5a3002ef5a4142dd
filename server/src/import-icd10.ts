import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { uuidv7 } from 'uuidv7';
import { importCodes } from '#capabilities/toolbox/icd10.service.ts';
import { systemGrant } from '#platform/access/system-grant.ts';
import { readConfig } from '#platform/config.ts';
import { openPlatform } from './open-platform.ts';

const path = process.argv[2];
if (!path) {
  console.error('usage: npm run import:icd10 -- <order file of ICD-10-CM, such as icd10cm_order_2026.txt>');
  process.exit(2);
}
const text = await readFile(path, 'utf8');
const { platform, close } = await openPlatform(readConfig({ LOG_LEVEL: 'error', ...process.env }));
try {
  const { db, clock } = platform;
  const grant = systemGrant('icd10:import', { db, at: clock.now(), requestId: 'command-line' });
  const count = await importCodes(grant, { id: uuidv7(), file: basename(path), text });
  console.log(`${count} codes imported.`);
} finally {
  await close();
}
