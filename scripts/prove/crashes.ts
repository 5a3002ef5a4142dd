import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { verifyAudit } from '../../server/src/platform/audit/seal.ts';
import { type Database, openDatabase } from '../../server/src/platform/db/db.ts';
import { migrate } from '../../server/src/platform/db/migrate.ts';
import { deleteEmbeddedPostgres } from '../../server/src/platform/postgres/delete.ts';
import { startEmbeddedPostgres } from '../../server/src/platform/postgres/embedded.ts';
import { type ServerProcess, startServer } from '../../server/test/server-process.ts';
import { buildServerIfChanged, SERVER_MAIN } from '../build-server.ts';
import { type Claim, expectCounts, sized } from './claim.ts';
import { compare, type Load, startLoad } from './load.ts';
import type { Stage } from './stage.ts';

const KILLS = sized(200);
const AWAY_SECONDS = 30;
const ROUNDS = 3;
const PEOPLE = 6;
const NONE = { lost: 0, 'too many': 0, refused: 0, 'broken audit': 0 };

async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'lakou-proof-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** An empty database of its own, and a folder for the servers. */
async function onOwnDatabase<T>(
  stage: Stage,
  work: (url: string, db: Database, folder: string) => Promise<T>,
) {
  const database = await stage.emptyDatabase();
  const db = openDatabase(database.url);
  try {
    return await withFolder((folder) => work(database.url, db, folder));
  } finally {
    await db.close();
    await database.drop();
  }
}

/** The bundle that `npm start` runs. */
async function bundled(): Promise<(url: string, folder: string) => Promise<ServerProcess>> {
  await buildServerIfChanged();
  return (url, folder) => startServer(url, folder, {}, SERVER_MAIN);
}

async function until(load: Load, more: number): Promise<void> {
  const wanted = load.acknowledged.length + more;
  while (load.acknowledged.length < wanted) await sleep(10);
}

async function outcome(db: Database, load: Load, more: Record<string, number>) {
  await load.stop();
  const { brokenAt } = await verifyAudit(db);
  const refused = load.refusals.length;
  const counts = {
    ...more,
    ...(await compare(db, load)),
    repeated: load.repeated,
    refused,
    'broken audit': brokenAt ? 1 : 0,
  };
  return expectCounts(counts, NONE);
}

const kills: Claim = {
  what: `OPS-5 the server killed with -9 ${KILLS} times while ${PEOPLE} people write: nothing acknowledged is lost, nothing is there twice`,
  run: (stage) =>
    onOwnDatabase(stage, async (url, db, folder) => {
      const start = await bundled();
      // Who is killed leaves no compiled code behind: one that ends well leaves it for all.
      await (await start(url, folder)).end('SIGTERM');
      let address = 'http://127.0.0.1:9';
      const load = await startLoad(db, PEOPLE, () => [address]);
      let next = start(url, folder);
      for (let n = 0; n < KILLS; n++) {
        const server = await next;
        address = server.url;
        next = start(url, folder); // comes up while this one serves and is killed
        await until(load, 5);
        await sleep((n * 37) % 150); // at another moment each time
        await server.end('SIGKILL');
      }
      const last = await next;
      address = last.url;
      await until(load, PEOPLE);
      const found = await outcome(db, load, { kills: KILLS });
      await last.end('SIGTERM');
      return found;
    }),
};

const rolling: Claim = {
  what: `OPS-5 ${ROUNDS} rolling restarts of two instances while ${PEOPLE} people write: each write once, no error but "later"`,
  run: (stage) =>
    onOwnDatabase(stage, async (url, db, folder) => {
      const start = await bundled();
      const servers: ServerProcess[] = [await start(url, folder), await start(url, folder)];
      const load = await startLoad(db, PEOPLE, () => servers.map((server) => server.url));
      let unclean = 0;
      for (let n = 0; n < ROUNDS * 2; n++) {
        await until(load, 20);
        const [old, stays] = servers.splice(0, 2);
        if (!old || !stays) break;
        const fresh = await start(url, folder);
        servers.push(stays, fresh);
        if ((await old.end('SIGTERM')) !== 0) unclean++;
      }
      await until(load, 20);
      const found = await outcome(db, load, { restarts: ROUNDS * 2, unclean });
      for (const server of servers) await server.end('SIGTERM');
      return { ...found, holds: found.holds && unclean === 0 };
    }),
};

const away: Claim = {
  what: `OPS-5 the database away for ${AWAY_SECONDS} seconds while ${PEOPLE} people write: "later" meanwhile, then all of it once`,
  run: () =>
    withFolder(async (folder) => {
      await chmod(folder, 0o755); // PostgreSQL may run as another user, who must be able to enter it
      const startDatabase = () => startEmbeddedPostgres({ dataDir: folder });
      let postgres = await startDatabase();
      await migrate(postgres.url);
      const server = await (await bundled())(postgres.url, folder);
      const first = openDatabase(postgres.url);
      const load = await startLoad(first, PEOPLE, () => [server.url]);
      await until(load, 50);
      await first.close();
      await postgres.stop();
      const health = await fetch(`${server.url}/healthz`);
      await sleep(AWAY_SECONDS * 1000);
      postgres = await startDatabase();
      const back = performance.now();
      await until(load, 1);
      const seconds = Math.round((performance.now() - back) / 1000);
      await until(load, 50);
      const db = openDatabase(postgres.url);
      const found = await outcome(db, load, {
        'alive meanwhile': health.status,
        'seconds until the first write': seconds,
      });
      await db.close();
      await server.end('SIGTERM');
      await postgres.stop();
      await deleteEmbeddedPostgres(folder);
      return { ...found, holds: found.holds && health.ok };
    }),
};

export const crashClaims: readonly Claim[] = [away, rolling, kills];
