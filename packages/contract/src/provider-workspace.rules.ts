export const EARNINGS_PERIODS = ['day', 'week', 'month'] as const;
