export const REFUND_STATES = ['pending', 'completed', 'failed', 'by_hand'] as const;
export const LONGEST_REFERENCE = 60;
