import type { InvoiceState } from '@lakou/contract/invoices.rules';
import type { Grant } from '#platform/access/grant.ts';
import { INVOICE_STATE, NUMBER } from './invoice-columns.store.ts';

export interface ExportedInvoice {
  /** The account it is addressed to. */
  readonly patientId: string | null;
  readonly number: string;
  readonly kind: 'invoice' | 'credit_note';
  readonly name: string;
  readonly issuedAt: Date;
  readonly subtotalCents: number;
  readonly discountCents: number;
  readonly totalCents: number;
  readonly paidCents: number;
  readonly state: InvoiceState;
  /** Of the discount, or of the credit note. */
  readonly reason: string | null;
  /** The number of the invoice that a credit note takes back. */
  readonly takesBack: string | null;
}

/** In the order of their numbers; one more than the limit when there are more. */
export const listExported = (
  { db, scope }: Grant<'invoices:export', { clinicId: string }>,
  { start, end }: { readonly start: Date; readonly end: Date },
  limit: number,
): Promise<ExportedInvoice[]> =>
  db.read(
    `select i.patient_id as "patientId", ${NUMBER('i')} as number, i.kind, i.name, i.issued_at as "issuedAt", i.subtotal_cents as "subtotalCents",
       i.discount_cents as "discountCents", i.total_cents as "totalCents", i.paid_cents as "paidCents",
       ${INVOICE_STATE} as state, coalesce(i.reason, i.discount_reason) as reason,
       (select ${NUMBER('o')} from invoices o where o.id = i.credits_id) as "takesBack"
     from invoices i where i.clinic_id = $1 and i.issued_at >= $2 and i.issued_at < $3
     order by i.year, i.number limit $4`,
    [scope.clinicId, start, end, limit + 1],
  );
