import pg from 'pg';
import { NamedQuery } from './named-query.ts';

export interface SendOptions {
  /**
   * Plans the statement for its values at each run and keeps nothing of it, for a text whose best plan depends on them.
   */
  readonly planEachTime?: boolean;
  /** Instead of the connection's own: after this time without an answer the connection counts as lost. */
  readonly patienceMs?: number | undefined;
}

const NO_ANSWER = 'Query read timeout';

export const isNoAnswer = (error: unknown): error is Error =>
  error instanceof Error && error.message === NO_ANSWER;

/** Whether the connection went with the statement, and not only the statement failed. */
export const isLost = (error: unknown): error is Error =>
  error instanceof Error && !(error instanceof pg.DatabaseError && error.severity === 'ERROR');

/** Sends a statement on this connection, behind those sent before, and waits for its own answer. */
export async function send<Row extends object>(
  client: pg.ClientBase,
  text: string,
  values: readonly unknown[] = [],
  { planEachTime = false, patienceMs }: SendOptions = {},
): Promise<pg.QueryResult<Row>> {
  try {
    return await new Promise((resolve, reject) => {
      const query = new NamedQuery(text, values, !planEachTime, (error, result) =>
        error ? reject(error) : resolve(result),
      );
      if (patienceMs) query.query_timeout = patienceMs;
      client.query(query as never);
    });
  } catch (error) {
    // The stack of the caller instead of the socket's.
    if (error instanceof Error) Error.captureStackTrace(error);
    throw error;
  }
}
