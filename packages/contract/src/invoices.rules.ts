export const INVOICE_KINDS = ['invoice', 'credit_note'] as const;
export const INVOICE_STATES = ['open', 'paid', 'credited'] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

export const MOST_INVOICE_LINES = 30;
export const MOST_OF_A_LINE = 999;
export const LONGEST_INVOICE_REASON = 200;
export const MOST_CENTS = 100_000_000;

/** How old what is owed is, in days. */
export const AGES = ['days30', 'days60', 'days90', 'older'] as const;

/** How what is owed is paid: at the desk, or online. */
export const INVOICE_METHODS = ['cash', 'paypal', 'moncash'] as const;

/** What a statement lists. `returned`: money that went back to whoever paid. */
export const STATEMENT_ENTRIES = ['invoice', 'payment', 'returned', 'credit_note'] as const;
export const LONGEST_STATEMENT_DAYS = 366;
export const STATEMENT_DAYS = 90;
