import pg from 'pg';
import { auditStatement } from '../server/src/platform/audit/audit.ts';
import { sealAudit } from '../server/src/platform/audit/seal.ts';
import { openDatabase } from '../server/src/platform/db/db.ts';
import { fillCare } from './lib/care-data.ts';
import { fillChat, MESSAGES_PER_PATIENT } from './lib/chat-data.ts';
import { withDatabases } from './lib/databases.ts';
import { withFolder } from './lib/folder.ts';
import { type Benchmark, endWith, type Figure, runBenchmark } from './lib/report.ts';

// As many patients as every database of the benchmarks begins with.
const PATIENTS = 5000;
const SIZE = { patients: PATIENTS, providers: 500, bookings: 10 * PATIENTS };
const LINES = 20_000;
const AT_ONCE = 500;

async function bytesOf(url: string, tables: readonly string[]): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // Else new words lie in a list of an index until a vacuum happens to come by.
  await client.query('vacuum');
  const { rows } = await client.query<{ bytes: string }>(
    `select sum(pg_total_relation_size(coalesce(part.relid, name::regclass))) as bytes
     from unnest($1::text[]) name left join lateral pg_partition_tree(name::regclass) part on true`,
    [tables],
  );
  await client.end();
  return Number(rows[0]?.bytes ?? 0);
}

/** Lines as reading one record writes them, sealed as they are every second. */
async function fillAudit(url: string): Promise<void> {
  const db = openDatabase(url);
  const people = await db.query<{ id: string }>('select id from app_users limit 1000');
  const at = new Date();
  for (let n = 0; n < LINES; n += AT_ONCE)
    await db.transaction(async (tx) => {
      for (let line = n; line < n + AT_ONCE; line++) {
        const [actorId, subjectId] = [people[line % 1000]?.id, people[(line * 7) % 1000]?.id];
        const event = { action: 'booking:read', actorId, subjectId };
        const { text, values } = auditStatement({ at, requestId: `req-${line}` }, event);
        await tx.write(text, values);
      }
    });
  await sealAudit(db);
  await db.close();
}

const each = (what: string, bytes: number, count: number): Figure => ({
  what,
  unit: 'bytes',
  rounds: [Math.round(bytes / count)],
});

/** Tables with their indexes, right after filling: an account is a name and an address, and a database in use has some free space besides. */
export const size: Benchmark = {
  title: `Size: ${PATIENTS} patients, each with 10 visits and ${MESSAGES_PER_PATIENT} messages`,
  measure: () =>
    withFolder((folder) =>
      withDatabases(folder, ['size'], 0, async ([database]) => {
        if (!database) throw new Error('a database was asked for');
        const { url } = database;
        await fillCare(url, SIZE);
        await fillChat(url, SIZE.patients, SIZE.providers);
        await fillAudit(url);
        const chats = ['conversations', 'messages', 'conversation_members'];
        return [
          each('an account', await bytesOf(url, ['app_users']), PATIENTS + SIZE.providers),
          each('a visit', await bytesOf(url, ['bookings']), SIZE.bookings),
          each('a message', await bytesOf(url, chats), PATIENTS * MESSAGES_PER_PATIENT),
          each('a line of the audit trail', await bytesOf(url, ['audit_events', 'audit_seals']), LINES),
        ];
      }),
    ),
};

if (import.meta.main) endWith(await runBenchmark(size));
