/** What a representative may do: see, book, move and cancel visits; read the record; pay; read and write messages. */
export const REPRESENTATIVE_SCOPES = ['visits', 'record', 'pay', 'messages'] as const;
export type RepresentativeScope = (typeof REPRESENTATIVE_SCOPES)[number];

export const REPRESENTATIVE_STATES = ['invited', 'expired', 'active'] as const;

export const MOST_REPRESENTATIVES = 10;
/** The most bills that are shown at once. */
export const MOST_REPRESENTED_BILLS = 50;
export const REPRESENTATIVE_INVITATION_DAYS = 14;
