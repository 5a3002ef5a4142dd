import type { LiveEvent } from '@lakou/contract/events';
import type { QueryClient } from '@tanstack/react-query';
import { SESSION_KEY } from '../query.ts';
import { startLive } from './live.ts';

// A session that goes on under a new cookie ends too: the cookie may still be on its way.
const COOKIE_ARRIVES_MS = 700;

/** Makes old what an event is about, and passes the event on. Returns how to stop. */
export function listen(queries: QueryClient, hear: (event: LiveEvent) => void): () => void {
  // Asked again, the session says that it is over, and the app's door does the rest.
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
      // What came before the line was open may be old already, however new: nobody told of what happened in
      // between. What is on its way is not asked for twice; an event may be newer than it.
      const cancelRefetch = event.kind !== 'refetch';
      for (const key of stale) void queries.invalidateQueries({ queryKey: [key] }, { cancelRefetch });
      hear(event);
    },
  });
  return () => {
    clearTimeout(asking);
    stop();
  };
}
