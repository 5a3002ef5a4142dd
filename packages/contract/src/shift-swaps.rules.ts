export const SWAP_STATES = ['asked', 'accepted', 'approved', 'declined', 'refused', 'withdrawn'] as const;
