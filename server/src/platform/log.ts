import pino, { type DestinationStream, type Logger, type LoggerOptions } from 'pino';

/** An error's kind and place. Its message may quote what somebody typed, so it stays out. */
function describe(error: Error & { code?: string }) {
  const frames = error.stack
    ?.replace(error.message, '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line));
  return { type: error.name, code: error.code, frames };
}

const errorIn = (entry: unknown): unknown =>
  entry instanceof Error ? entry : (entry as { err?: unknown })?.err;

// A line without words of its own would borrow the error's message.
const hooks: NonNullable<LoggerOptions['hooks']> = {
  logMethod(args, method) {
    if (args.length === 1 && errorIn(args[0]) instanceof Error) method.call(this, args[0], 'error');
    else method.apply(this, args);
  },
};

// Several lines at a time, twice a second at the least, and the rest when the process ends: to write each by itself
// costs more than all else about it.
const bufferedOutput = () => pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 500 });

export function createLog(level: string, destination?: DestinationStream): Logger {
  return pino({ level, hooks, serializers: { err: describe } }, destination ?? bufferedOutput());
}
