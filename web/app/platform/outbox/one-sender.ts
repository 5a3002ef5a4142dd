/** Tabs and the service worker tell each other on this channel that the list has changed. */
export const CHANNEL = 'outbox';
/** The name under which the browser wakes the service worker when there is a network. */
export const SYNC_TAG = 'outbox';

/** One sender at a time, over all tabs and the service worker; a browser without locks has the ids alone. */
export const alone = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request('outbox', work) : work();
