import pino, { type DestinationStream, type Logger, type LoggerOptions } from 'pino';

/** An error's kind and place. Its message is left out because it may quote what a person typed. */
function describe(error: Error & { code?: string }) {
  const frames = error.stack
    ?.replace(error.message, '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line));
  return { type: error.name, code: error.code, frames };
}

const errorIn = (entry: unknown): unknown =>
  entry instanceof Error ? entry : (entry as { err?: unknown })?.err;

// pino would use the error's message for a line that has no message of its own.
const hooks: NonNullable<LoggerOptions['hooks']> = {
  logMethod(args, method) {
    if (args.length === 1 && errorIn(args[0]) instanceof Error) method.call(this, args[0], 'error');
    else method.apply(this, args);
  },
};

// Writes several lines at a time, at least twice a second, and the rest when the process ends,
// because writing each line by itself is slow.
const bufferedOutput = () => pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 500 });

export function createLog(level: string, destination?: DestinationStream): Logger {
  return pino({ level, hooks, serializers: { err: describe } }, destination ?? bufferedOutput());
}
