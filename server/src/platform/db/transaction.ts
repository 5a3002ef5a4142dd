import type pg from 'pg';
import type { Db, ReadOptions, TransactionOptions } from './db.ts';
import { isNoAnswer, send } from './send.ts';

type Notification = Parameters<Db['notifyAfterCommit']>;

interface Transaction {
  readonly tx: Db;
  readonly notifications: Notification[];
  /**
   * The error of a statement that was not awaited. Later statements only report that an earlier one
   * failed.
   */
  failed?: unknown;
  hasEnded: boolean;
}

function inTransaction(client: pg.PoolClient, noAnswerMs: number): Transaction {
  let patienceMs: number | undefined;
  const run: Db['read'] = async <Row extends object>(
    text: string,
    values?: readonly unknown[],
    options?: ReadOptions,
  ) => {
    // The connection may be in use by another transaction: one branch of a Promise.all may go on
    // after another failed.
    if (transaction.hasEnded) throw new Error('this transaction has ended');
    return (await send<Row>(client, text, values, { ...options, patienceMs })).rows;
  };
  const write: Db['write'] = async (text, values) => {
    run(text, values).catch((error: unknown) => {
      transaction.failed ??= error;
    });
  };
  const tx: Db = {
    read: run,
    query: (text, values) => run(text, values),
    write,
    async transaction(work, { timeoutMs }: TransactionOptions = {}) {
      if (timeoutMs !== undefined) {
        patienceMs = timeoutMs + noAnswerMs;
        await write("select set_config('statement_timeout', $1, true)", [String(timeoutMs)]);
      }
      return work(tx);
    },
    notifyAfterCommit: (...item) => transaction.notifications.push(item),
  };
  const transaction: Transaction = { tx, notifications: [], hasEnded: false };
  return transaction;
}

/**
 * Runs `work` once in a transaction on its own connection, and returns the notifications to send
 * after the commit.
 */
export async function runTransaction<T>(
  client: pg.PoolClient,
  noAnswerMs: number,
  options: TransactionOptions | undefined,
  work: (tx: Db) => Promise<T>,
): Promise<{ result: T; notifications: readonly Notification[] }> {
  const transaction = inTransaction(client, noAnswerMs);
  const { tx, notifications } = transaction;
  try {
    await tx.write('begin');
    const result = await tx.transaction(work, options);
    transaction.hasEnded = true;
    const { command } = await send(client, 'commit');
    // After a failed statement PostgreSQL answers 'commit' by rolling back.
    if (command !== 'COMMIT')
      throw new Error('the transaction was rolled back: a statement in it had failed');
    client.release();
    return { result, notifications };
  } catch (error) {
    transaction.hasEnded = true;
    // A connection that does not answer gets no rollback, and one that cannot roll back is closed.
    if (isNoAnswer(error)) client.release(error);
    else await rollBack(client);
    throw transaction.failed ?? error;
  }
}

async function rollBack(client: pg.PoolClient): Promise<void> {
  await send(client, 'rollback').then(
    () => client.release(),
    (broken: Error) => client.release(broken),
  );
}
