import pg from 'pg';
import { NamedQuery } from './named-query.ts';
import { observed } from './statements.ts';

export interface SendOptions {
  /**
   * The statement is planned for its values at each run and not kept, for a text whose best plan
   * depends on its values.
   */
  readonly planEachTime?: boolean;
  /**
   * In place of the connection's own limit: after this time without an answer the connection counts
   * as lost.
   */
  readonly patienceMs?: number | undefined;
}

/** A statement sent before another one on the same connection; `refuse` throws when its rows forbid the other's answer. */
export interface Ahead {
  readonly text: string;
  readonly refuse: (rows: readonly object[]) => void;
}

const NO_ANSWER = 'Query read timeout';

export const isNoAnswer = (error: unknown): error is Error =>
  error instanceof Error && error.message === NO_ANSWER;

/** Whether the connection itself was lost, and not only the statement failed. */
export const isLost = (error: unknown): error is Error =>
  error instanceof Error && !(error instanceof pg.DatabaseError && error.severity === 'ERROR');

/** Sends a statement on this connection, after those already sent, and waits for its answer. */
export async function send<Row extends object>(
  client: pg.ClientBase,
  text: string,
  values: readonly unknown[] = [],
  { planEachTime = false, patienceMs }: SendOptions = {},
): Promise<pg.QueryResult<Row>> {
  try {
    const answer = () =>
      new Promise<pg.QueryResult<Row>>((resolve, reject) => {
        const query = new NamedQuery(text, values, !planEachTime, (error, result) =>
          error ? reject(error) : resolve(result),
        );
        if (patienceMs) query.query_timeout = patienceMs;
        client.query(query as never);
      });
    return await observed(text, answer);
  } catch (error) {
    // Uses the stack of the caller in place of the socket's.
    if (error instanceof Error) Error.captureStackTrace(error);
    throw error;
  }
}
