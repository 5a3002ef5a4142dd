export const CASH_CURRENCIES = ['USD', 'HTG'] as const;
