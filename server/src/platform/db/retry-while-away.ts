import { setTimeout as sleep } from 'node:timers/promises';
import { isAway } from './away.ts';

/** Runs a step of the start, again and again while the database is away. Each step can be repeated. */
export type RetryWhileAway = <T>(step: () => Promise<T>) => Promise<T>;

interface RetryOptions {
  /** How long all steps together wait for the database, from the first failure. */
  readonly seconds: number;
  /** Told what is waited for, once for each reason, and that it is over. */
  readonly say: (line: string) => void;
  readonly pause?: (ms: number) => Promise<unknown>;
  readonly now?: () => number;
}

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2_000;
// A wrong name or password, a role that may not sign in, a database that does not exist.
const REFUSED = /^(28...|3D000)$/;

type Failure = NodeJS.ErrnoException & { readonly errors?: readonly Error[] };

/** A name with two addresses fails once for each, and the message of both together is empty. */
const reasonOf = ({ message, errors = [] }: Failure): string =>
  message || errors.map((error) => error.message).join(', ');

/** A missing file is no database that comes up later; a missing socket is one. */
const willPass = (error: Failure) =>
  isAway(error) && (error.code !== 'ENOENT' || error.syscall === 'connect');

export function createRetryWhileAway({
  seconds,
  say,
  pause = sleep,
  now = () => performance.now(),
}: RetryOptions): RetryWhileAway {
  let until: number | undefined;
  return async (step) => {
    let said = '';
    for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
      try {
        const result = await step();
        if (said) say('the database answers');
        return result;
      } catch (error) {
        const failure = error as Failure;
        const reason = reasonOf(failure);
        if (REFUSED.test(failure.code ?? ''))
          throw new Error(`The database of DATABASE_URL refuses us: ${reason}`, { cause: error });
        if (!willPass(failure)) throw error;
        until ??= now() + seconds * 1000;
        const left = until - now();
        if (left <= 0)
          throw new Error(
            `The database was away for ${seconds} seconds: ${reason}. DATABASE_URL says where it is, ` +
              'DATABASE_WAIT_SECONDS how long a start waits for it.',
            { cause: error },
          );
        if (reason !== said) say(`waiting for the database, up to ${seconds} seconds: ${reason}`);
        said = reason;
        await pause(Math.min(wait, left));
      }
    }
  };
}
