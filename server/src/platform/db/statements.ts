import { channel } from 'node:diagnostics_channel';

/** A statement that was answered: its text, which holds no values, and how long the answer took. */
export interface AnsweredStatement {
  readonly text: string;
  readonly ms: number;
}

const answered = channel('lakou:statement');

/** Calls `observe` after each statement, until the returned function is called. Unobserved statements cost nothing. */
export function observeStatements(observe: (statement: AnsweredStatement) => void): () => void {
  const listener = (message: unknown) => observe(message as AnsweredStatement);
  answered.subscribe(listener);
  return () => void answered.unsubscribe(listener);
}

/** Runs `work`, which sends the statement and waits for its answer. */
export async function observed<T>(text: string, work: () => Promise<T>): Promise<T> {
  if (!answered.hasSubscribers) return work();
  const began = performance.now();
  try {
    return await work();
  } finally {
    answered.publish({ text, ms: performance.now() - began });
  }
}
