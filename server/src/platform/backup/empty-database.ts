import type pg from 'pg';
import { listTables, withClient } from './schema.ts';

// Accounts of the ledger are made by migrations; codes are imported and nobody's; keys of files are
// nobody's too, and servers that run hold them in memory; queues belong to the program.
const KEPT = [
  '"public"."ledger_accounts"',
  '"public"."file_keys"',
  '"public"."icd10_codes"',
  '"public"."icd10_imports"',
  '"pgboss"."queue"',
  '"pgboss"."schedule"',
  '"pgboss"."subscription"',
];

const AUDIT_TABLES = ['audit_events', 'audit_seals', 'audit_checkpoints'];

// Requests that are under way end within this time, or the database stays as it is.
const LOCK_MS = 15_000;

/** Deletes every row, as after the first migration. The audit trail goes too: back it up before. */
export async function emptyDatabase(connect: () => pg.Client): Promise<void> {
  await withClient(connect, async (client) => {
    const tables = (await listTables(client)).filter(({ name }) => !KEPT.includes(name));
    await client.query('begin');
    await client.query(`set local lock_timeout = ${LOCK_MS}`);
    // Row by row, because each tells the open streams of its owner.
    await client.query('delete from sessions');
    for (const table of AUDIT_TABLES) await client.query(`alter table ${table} disable trigger user`);
    await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`);
    for (const table of AUDIT_TABLES) await client.query(`alter table ${table} enable trigger user`);
    await client.query('commit');
  });
}
