import pino, { type DestinationStream, type Logger } from 'pino';

/** An error's kind and place. Its message may quote what somebody typed, so it stays out. */
function describe(error: Error & { code?: string }) {
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return { type: error.name, code: error.code, frames };
}

export function createLog(level: string, destination?: DestinationStream): Logger {
  return pino({ level, serializers: { err: describe } }, destination ?? pino.destination(1));
}
