import { rmSync } from 'node:fs';
import { readConfig } from '../server/src/platform/config.ts';
import { outboxFolder } from '../server/src/platform/mail/transport.ts';
import { deleteEmbeddedPostgres } from '../server/src/platform/postgres/delete.ts';

// Deletes the embedded database; the next start fills a new one. An outside database is never
// changed.
const config = readConfig(process.env);
if (config.databaseUrl) {
  console.error('DATABASE_URL is set: only the embedded demo database can be reset.');
  process.exit(2);
}
await deleteEmbeddedPostgres(config.dataDir);
rmSync(outboxFolder(config), { recursive: true, force: true });
console.log(`The demo data in ${config.dataDir} is gone; npm start makes it anew.`);
