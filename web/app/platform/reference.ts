/**
 * Options for data that is the same for everybody. The service worker stores these replies, so they are also requested
 * without a network.
 */
export const REFERENCE = { networkMode: 'always' } as const;
