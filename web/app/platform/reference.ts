/**
 * Options for what is the same for everybody: the service worker keeps these replies, so they are asked for without
 * a network too.
 */
export const REFERENCE = { networkMode: 'always' } as const;
