import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { sealAudit, verifyAudit } from '../../server/src/platform/audit/seal.ts';
import { openBackups } from '../../server/src/platform/backup/backups.ts';
import { systemClock } from '../../server/src/platform/clock.ts';
import { openDatabase } from '../../server/src/platform/db/db.ts';
import { type FileStorage, openStorage } from '../../server/src/platform/files/storage.ts';
import { startServer } from '../../server/test/server-process.ts';
import { type Claim, expectCounts, sized } from './claim.ts';
import { startLoad } from './load.ts';

const FILES = sized(200);
const BEFORE = sized(500);
const PEOPLE = 6;
const SECRET_KEY = 'ab'.repeat(32);

const hashOf = async (storage: FileStorage, key: string) => {
  const stream = await storage.open(key);
  return (
    stream &&
    createHash('sha256')
      .update(await buffer(stream))
      .digest('hex')
  );
};

/** A database, a folder for files, and the backups of both. */
async function place(database: { url: string; drop(): Promise<void> }) {
  const dataDir = await mkdtemp(join(tmpdir(), 'lakou-backup-'));
  const storage = openStorage({ dataDir, s3: undefined });
  const db = openDatabase(database.url);
  const backups = openBackups({
    config: { dataDir, secretKey: SECRET_KEY },
    url: database.url,
    storage,
    clock: systemClock,
  });
  return {
    dataDir,
    storage,
    db,
    backups,
    url: database.url,
    async wipe() {
      await db.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const rehearsal: Claim = {
  what: `OPS-3 a backup made while ${PEOPLE} people write, with ${FILES} files; then all is wiped and restored: equal rows, hashes and audit chain`,
  async run(stage) {
    const [old, fresh] = [await place(await stage.emptyDatabase()), await place(await stage.emptyDatabase())];
    const kept = await mkdtemp(join(tmpdir(), 'lakou-kept-'));
    try {
      const hashes = new Map<string, string | undefined>();
      for (let n = 0; n < FILES; n++) {
        const key = randomUUID();
        await old.storage.put(key, randomBytes(50_000));
        hashes.set(key, await hashOf(old.storage, key));
      }
      const server = await startServer(old.url, old.dataDir);
      const load = await startLoad(old.db, PEOPLE, () => [server.url]);
      while (load.acknowledged.length < BEFORE) await sleep(20);
      const before = [...load.acknowledged];
      await sealAudit(old.db);
      const made = await old.backups.create(join(kept, 'night.backup'));
      const during = load.acknowledged.length - before.length;
      await load.stop();
      await server.end('SIGTERM');
      await old.wipe();

      const restored = await fresh.backups.restore(made.file);
      const again = await fresh.backups.create(join(kept, 'again.backup'));
      const there = new Set(
        (await fresh.db.query<{ id: string }>('select id from measurements')).map(({ id }) => id),
      );
      const { brokenAt } = await verifyAudit(fresh.db);
      const otherFiles = [];
      for (const [key, hash] of hashes) if ((await hashOf(fresh.storage, key)) !== hash) otherFiles.push(key);
      const served = await startServer(fresh.url, fresh.dataDir);
      const ready = (await fetch(`${served.url}/readyz`)).status;
      await served.end('SIGTERM');
      const counts = {
        rows: made.tables.reduce((sum, { rows = 0 }) => sum + rows, 0),
        'written meanwhile': during,
        'tables with another hash': made.tables.filter(
          ({ sha256 }, at) => again.tables[at]?.sha256 !== sha256,
        ).length,
        'other files': otherFiles.length,
        'other audit':
          restored.audit.hash === made.audit.hash && again.audit.hash === made.audit.hash ? 0 : 1,
        'broken audit': brokenAt ? 1 : 0,
        lost: before.filter((id) => !there.has(id)).length,
        ready,
      };
      const wanted = {
        'tables with another hash': 0,
        'other files': 0,
        'other audit': 0,
        'broken audit': 0,
        lost: 0,
        ready: 200,
      };
      return expectCounts(counts, wanted);
    } finally {
      await fresh.wipe();
      await rm(kept, { recursive: true, force: true });
    }
  },
};

export const backupClaims: readonly Claim[] = [rehearsal];
