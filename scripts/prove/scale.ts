import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { publish } from '../../server/src/platform/events/publish.ts';
import { signedIn } from '../../server/test/instance.ts';
import { startServer } from '../../server/test/server-process.ts';
import { listenTo } from '../../server/test/streams.ts';
import { type Claim, expectCounts, type Outcome, times } from './claim.ts';
import { openScaleStage, type ScaleStage } from './scale-stage.ts';
import { missingPrograms, query } from './servers.ts';

const PATIENCE_MS = 60_000;

async function until(holds: () => boolean): Promise<void> {
  const patience = Date.now() + PATIENCE_MS;
  while (!holds() && Date.now() < patience) await sleep(20);
}

let opened: Promise<ScaleStage> | undefined;

/** The claims share one stage, which the last of them closes. */
const withStage =
  (work: (stage: ScaleStage) => Promise<Outcome>, isLast = false) =>
  async (): Promise<Outcome> => {
    const missing = missingPrograms();
    if (missing.length > 0) return { holds: true, counts: {}, notRun: `no ${missing.join(', no ')}` };
    opened ??= openScaleStage();
    const stage = await opened;
    try {
      return await work(stage);
    } finally {
      if (isLast) await stage.close();
    }
  };

const replicaUsed = ({ two }: ScaleStage) =>
  until(() => two.every(({ platform }) => platform.db.replicaState() === 'used'));

/** How many statements of the list the server has run since it started. */
async function listsRead(url: string): Promise<number> {
  const [row] = await query<{ n: number }>(
    url,
    'select coalesce(sum(idx_scan + seq_scan), 0)::int as n from pg_stat_user_tables',
  );
  return row?.n ?? 0;
}

const WRITES = 100;
const ownWrites: Claim = {
  what: `OPS-2 ${WRITES} questions, the replica held back at every second: who asked sees it at once, at either instance`,
  run: withStage(async (stage) => {
    await replicaUsed(stage);
    const before = await listsRead(stage.replicaUrl);
    let seen = 0;
    let hidden = 0;
    for (const n of times(WRITES, (index) => index)) {
      if (n % 2) await query(stage.replicaUrl, 'select pg_wal_replay_pause()');
      const author = await stage.someAuthor();
      const { title, cookie } = await stage.ask(n, author);
      const own = await stage.list(n + 1, cookie);
      if (own.json<{ title: string }[]>().some((one) => one.title === title)) seen++;
      const others = await stage.list(n, author.headers.cookie);
      if (!others.json<{ title: string }[]>().some((one) => one.title === title)) hidden++;
      if (n % 2) await query(stage.replicaUrl, 'select pg_wal_replay_resume()');
    }
    const helped = (await listsRead(stage.replicaUrl)) > before;
    const outcome = expectCounts({ 'seen by who asked': seen }, { 'seen by who asked': WRITES });
    const counts = { ...outcome.counts, 'not yet seen without the cookie': hidden };
    return { holds: outcome.holds && helped && hidden >= WRITES / 4, counts };
  }),
};

const READS = 400;
const replicaLost: Claim = {
  what: `OPS-2 ${READS} reads while the replica crashes and comes back: none fails, and it is used again`,
  run: withStage(async (stage) => {
    await replicaUsed(stage);
    const author = await stage.someAuthor();
    await stage.ask(1, author);
    let failed = 0;
    let slowest = 0;
    for (const n of times(READS, (index) => index)) {
      if (n === 100) await stage.replica.crash('SIGQUIT');
      if (n === 300) await stage.replica.start();
      const began = performance.now();
      const { statusCode } = await stage.list(n, author.headers.cookie);
      slowest = Math.max(slowest, performance.now() - began);
      if (statusCode !== 200) failed++;
    }
    await replicaUsed(stage);
    const used = stage.two.filter(({ platform }) => platform.db.replicaState() === 'used').length;
    const outcome = expectCounts({ failed, 'used again': used }, { failed: 0, 'used again': 2 });
    return { ...outcome, counts: { ...outcome.counts, 'slowest read, ms': Math.round(slowest) } };
  }),
};

const promoted: Claim = {
  what: 'OPS-2 the primary crashes while questions are asked and the replica is promoted: none that was acknowledged is lost',
  run: withStage(async (stage) => {
    const { primary, replica, service } = stage;
    await query(primary.url, "alter system set synchronous_standby_names = '*'");
    await query(primary.url, 'select pg_reload_conf()');
    const acknowledged: string[] = [];
    const statuses = new Set<number>();
    let away = 0;
    let took = 0;
    let isOver = false;
    const authors = [
      await stage.someAuthor(),
      ...(await Promise.all(times(11, () => signedIn(stage.two[0].platform, 'CLINIC_ADMIN')))),
    ];
    const writing = authors.map(async (author, who) => {
      for (let n = 0; n < 18 && !isOver; n++) {
        const { status, title } = await stage.ask(who * 100 + n, author);
        if (status === 201) acknowledged.push(title);
        else {
          statuses.add(status);
          away++;
          await sleep(500);
        }
        await sleep(50);
      }
    });
    await until(() => acknowledged.length >= 30);
    const began = performance.now();
    await primary.crash('SIGQUIT');
    const before = acknowledged.length;
    await query(replica.url, 'select pg_promote()');
    service.leadTo(replica.port);
    await until(() => acknowledged.length > before);
    took = Math.round(performance.now() - began);
    await Promise.all(writing);
    isOver = true;
    const kept = await query<{ title: string }>(stage.at(replica.port), 'select title from questions');
    const titles = new Set(kept.map(({ title }) => title));
    const lost = acknowledged.filter((title) => !titles.has(title)).length;
    const outcome = expectCounts({ lost }, { lost: 0 });
    const isRefused = [...statuses].every((status) => status === 503);
    return {
      holds: outcome.holds && acknowledged.length > before && isRefused,
      counts: {
        acknowledged: acknowledged.length,
        ...outcome.counts,
        'answered 503': away,
        'other answers': [...statuses].filter((status) => status !== 503).length,
        'first write after, ms': took,
      },
    };
  }, true),
};

const EVENTS = 300;
const brokerLost: Claim = {
  what: `OPS-2 ${EVENTS} events from one instance to a stream of the other, Redis crashing between: all heard, or told to read again`,
  run: withStage(async ({ two, redis }) => {
    const through = (way: string) =>
      until(() => two.every(({ platform }) => platform.events.through() === way));
    const person = await signedIn(two[0].platform);
    const address = await two[1].app.listen({ port: 0, host: '127.0.0.1' });
    const stream = await listenTo(address, person.headers.cookie);
    const heard = () => stream.events.filter(({ kind }) => kind === 'message').length;
    const send = async (count: number) => {
      for (let n = 0; n < count; n++)
        publish(two[0].platform.db, [person.id], { kind: 'message', id: randomUUID() });
    };
    const third = EVENTS / 3;
    await through('broker');
    await send(third);
    await until(() => heard() >= third);
    const byBroker = heard();
    await redis.crash('SIGKILL');
    await through('database');
    await send(third);
    await until(() => heard() >= 2 * third);
    const byDatabase = heard() - byBroker;
    await redis.start();
    await through('broker');
    await until(() => stream.events.some(({ kind }) => kind === 'refetch'));
    await send(third);
    await until(() => heard() >= EVENTS);
    const counts = {
      'by the broker': byBroker,
      'by the database': byDatabase,
      'after it came back': heard() - byBroker - byDatabase,
      'told to read again': stream.events.filter(({ kind }) => kind === 'refetch').length,
    };
    stream.stop();
    return expectCounts(counts, {
      'by the broker': third,
      'by the database': third,
      'after it came back': third,
      'told to read again': 1,
    });
  }),
};

const ENTRIES = 120;
const instanceKilled: Claim = {
  what: `OPS-2 ${ENTRIES} entries while an instance is killed: each repeated at the other is written once`,
  run: withStage(async (stage) => {
    const { platform, app } = stage.two[0];
    const patient = await signedIn(platform);
    await platform.db.query("insert into patient_profiles (user_id, address) values ($1, 'Jacmel')", [
      patient.id,
    ]);
    const killed = await startServer(stage.serviceUrl, platform.config.dataDir, {
      SECRET_KEY: '0'.repeat(64),
      DATABASE_READ_URL: stage.replicaUrl,
      EVENTS_URL: stage.redis.url,
    });
    const survivor = await app.listen({ port: 0, host: '127.0.0.1' });
    const path = `/api/data/health/measurements/${patient.id}`;
    const post = async (address: string, id: string) => {
      const body = { id, inPregnancy: false, at: new Date().toISOString(), systolic: 118, diastolic: 76 };
      const headers = { ...patient.headers, 'content-type': 'application/json', 'idempotency-key': id };
      const reply = await fetch(`${address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
      if (!reply.ok) throw new Error(`${reply.status}`);
    };
    let repeated = 0;
    let acknowledged = 0;
    const enter = async () => {
      const id = randomUUID();
      await post(killed.url, id).catch(() => {
        repeated++;
        return post(survivor, id);
      });
      acknowledged++;
    };
    const entering = times(6, async () => {
      for (let n = 0; n < ENTRIES / 6; n++) await enter();
    });
    await until(() => acknowledged >= ENTRIES / 3);
    await killed.end('SIGKILL');
    await Promise.all(entering);
    const [row] = await platform.db.query<{ n: number }>(
      'select count(*) as n from measurements where patient_id = $1',
      [patient.id],
    );
    const outcome = expectCounts(
      { acknowledged, written: row?.n ?? 0 },
      { acknowledged: ENTRIES, written: ENTRIES },
    );
    return { holds: outcome.holds && repeated > 0, counts: { ...outcome.counts, repeated } };
  }),
};

export const scaleClaims: readonly Claim[] = [ownWrites, replicaLost, brokerLost, instanceKilled, promoted];
