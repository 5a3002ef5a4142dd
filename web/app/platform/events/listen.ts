import type { LiveEvent } from '@lakou/contract/events';
import type { QueryClient } from '@tanstack/react-query';
import { SESSION_KEY } from '../query.ts';
import { startLive } from './live.ts';

// A session that was renewed under a new cookie also ends the stream; the new cookie may arrive after that.
const COOKIE_ARRIVES_MS = 700;

/** Invalidates the queries that an event concerns, then calls the handler. Returns a function that stops it. */
export function listen(queries: QueryClient, handle: (event: LiveEvent) => void): () => void {
  // When the session query is read again and finds no session, the session guard redirects to sign-in.
  const ask = () => void queries.invalidateQueries({ queryKey: SESSION_KEY });
  let asking: ReturnType<typeof setTimeout> | undefined;
  const askSession = () => {
    clearTimeout(asking);
    asking = setTimeout(ask, COOKIE_ARRIVES_MS);
  };
  const stop = startLive({
    onSessionEnded: askSession,
    onEvent(event, stale) {
      if (event.kind === 'session-ended') askSession();
      // When the stream opens, data that was read earlier may be stale; requests that are running then are kept.
      // Any other event may be newer than a running request, so that request is sent again.
      const cancelRefetch = event.kind !== 'refetch';
      for (const key of stale) void queries.invalidateQueries({ queryKey: [key] }, { cancelRefetch });
      handle(event);
    },
  });
  return () => {
    clearTimeout(asking);
    stop();
  };
}
