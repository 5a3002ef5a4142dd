import type { InvoiceState } from '@lakou/contract/invoices.rules';

/** Year and number within the clinic. */
export const NUMBER = (of: string) => `${of}.year || '-' || lpad(${of}.number::text, 5, '0')`;

/** Of `invoices i`. */
export const INVOICE_STATE = `case when i.kind = 'credit_note' or i.credited_at is not null then 'credited'
    when i.paid_cents = i.total_cents then 'paid' else 'open' end`;

export const STATES: Readonly<Record<InvoiceState, string>> = {
  open: "i.kind = 'invoice' and i.credited_at is null and i.paid_cents < i.total_cents",
  paid: "i.kind = 'invoice' and i.credited_at is null and i.paid_cents = i.total_cents",
  credited: "(i.kind = 'credit_note' or i.credited_at is not null)",
};
