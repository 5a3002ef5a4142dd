import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { PgBoss } from 'pg-boss';
import type { Database, Db } from '../db/db.ts';

/**
 * Puts a job in its queue, in the transaction of the effect that needs it: both happen or neither.
 */
export type Enqueue<Data extends object> = (db: Db, data: Data) => Promise<void>;

export interface Jobs {
  /** Declares a queue and its worker. Failed jobs are repeated with growing pauses. */
  queue<Data extends object>(name: string, work: (data: Data) => Promise<void>): Enqueue<Data>;
  /** Puts a job in a queue declared elsewhere, in the same way. */
  send(db: Db, name: string, data: object): Promise<void>;
  /** Declares recurring work by a cron expression, on one instance at a time. */
  recurring(name: string, cron: string, work: () => Promise<void>): void;
  /**
   * Declares work that every instance looks for each second. It takes items that no other instance
   * has locked, a few at a time so that requests are served first, and returns whether there is
   * more.
   */
  poll(name: string, work: () => Promise<boolean>): void;
  start(): Promise<void>;
  /**
   * Waits until running jobs have finished, and starts none while `work` runs. Meanwhile the queues
   * are emptied: what was taken from them before is not done.
   */
  pausedWhile<T>(work: () => Promise<T>): Promise<T>;
  /** Waits until running jobs have finished. */
  stop(): Promise<void>;
}

interface Queue {
  name: string;
  cron?: string;
  work(data: object): Promise<void>;
}

const RETRIES = { retryLimit: 8, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600 } as const;

const LOOK_MS = 1000;
const BREATHER_MS = 250;
// Their times are whole minutes. Looking for each of them every second was most of what an idle server did.
const RECURRING_LOOK_SECONDS = 10;

const executor = (db: Db) => ({
  executeSql: async (text: string, values?: unknown[]) => ({ rows: await db.query<object>(text, values) }),
});

export function createJobs(database: Database, log: FastifyBaseLogger): Jobs {
  const boss = new PgBoss({ db: { executeSql: database.execute }, migrate: false, createSchema: false });
  boss.on('error', (error) => log.error({ err: error }, 'jobs'));
  const queues: Queue[] = [];
  const steady: { name: string; work: () => Promise<boolean> }[] = [];
  const stopping = new AbortController();
  let loops: Promise<void>[] = [];
  let pause: Promise<void> | undefined;
  const running = new Set<Promise<unknown>>();
  // The queue keeps and retries a failed job; the log shows the failure to the operator.
  const complain = (queue: string) => (error: unknown) => {
    log.warn({ err: error, queue }, 'a job failed');
    throw error;
  };

  /**
   * Removes the data of a finished job: the job stays visible, the names and links in it do not.
   */
  const forgetValues = (name: string, id: string) =>
    database.query("update pgboss.job set data = data - 'values' where name = $1 and id = $2", [name, id]);

  /** Undefined when it came during a pause. */
  async function unlessPaused<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (pause) {
      await pause;
      return undefined;
    }
    const job = work();
    running.add(job);
    try {
      return await job;
    } finally {
      running.delete(job);
    }
  }

  async function pollUntilStopped(name: string, work: () => Promise<boolean>): Promise<void> {
    const { signal } = stopping;
    while (!signal.aborted) {
      const more = await unlessPaused(work).catch((err: unknown) => {
        log.warn({ err, queue: name }, 'a job failed');
        return false;
      });
      await sleep(more ? BREATHER_MS : LOOK_MS, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  return {
    queue(name, work) {
      queues.push({ name, work: (data) => work(data as Parameters<typeof work>[0]) });
      return (db, data) => this.send(db, name, data);
    },
    async send(db, name, data) {
      await boss.send(name, data, { db: executor(db) });
    },
    recurring(name, cron, work) {
      queues.push({ name, cron, work });
    },
    poll(name, work) {
      steady.push({ name, work });
    },
    async start() {
      loops = steady.map(({ name, work }) => pollUntilStopped(name, work));
      await boss.start();
      const open = async ({ name, cron, work }: Queue) => {
        await boss.createQueue(name, RETRIES);
        let worker = '';
        const pollingIntervalSeconds = cron ? RECURRING_LOOK_SECONDS : 1;
        worker = await boss.work(name, { pollingIntervalSeconds }, async (jobs) => {
          boss.notifyWorker(worker); // there may be more: look again at once
          for (const job of jobs) {
            await unlessPaused(() => work(job.data as object)).catch(complain(name));
            await forgetValues(name, job.id);
          }
        });
        if (cron) await boss.schedule(name, cron);
      };
      await Promise.all(queues.map(open));
    },
    async pausedWhile(work) {
      const { promise, resolve } = Promise.withResolvers<void>();
      pause = promise;
      try {
        await Promise.allSettled(running);
        return await work();
      } finally {
        pause = undefined;
        resolve();
      }
    },
    async stop() {
      stopping.abort();
      await Promise.all([...loops, boss.stop({ graceful: true, timeout: 10_000, close: false })]);
    },
  };
}
