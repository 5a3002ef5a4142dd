/** What a representative may do: see, book, move and cancel visits; read the record. */
export const REPRESENTATIVE_SCOPES = ['visits', 'record'] as const;
export type RepresentativeScope = (typeof REPRESENTATIVE_SCOPES)[number];

export const REPRESENTATIVE_STATES = ['invited', 'expired', 'active'] as const;

export const MOST_REPRESENTATIVES = 10;
export const REPRESENTATIVE_INVITATION_DAYS = 14;
