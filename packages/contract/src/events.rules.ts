/** `refetch`: events may have been missed, so everything shown must be read again. */
export const EVENT_KINDS = [
  'booking',
  'call',
  'payment',
  'message',
  'read',
  'typing',
  'notification',
  'team',
  'dispatch',
  'walk-in',
  'session-ended',
  'refetch',
] as const;
