/** `refetch`: something may have been missed, ask for everything again. */
export const EVENT_KINDS = [
  'booking',
  'payment',
  'message',
  'read',
  'typing',
  'notification',
  'session-ended',
  'refetch',
] as const;
