import type { MyInvoice, MyInvoiceDetails } from '@lakou/contract/invoices';
import type { InvoiceState } from '@lakou/contract/invoices.rules';
import type { Page } from '@lakou/contract/primitives';
import type { Grant } from '#platform/access/grant.ts';
import type { Lookup } from '#platform/access/lookup.ts';
import type { CopyGrant } from '#platform/capability.ts';
import { INVOICE_STATE, NUMBER, STATES } from './invoice-columns.store.ts';

export async function isInvoiceTo({ db, actor }: Lookup, id: string): Promise<boolean> {
  const found = await db.read('select 1 from invoices where id = $1 and patient_id = $2', [id, actor.id]);
  return found.length > 0;
}

const MINE = `i.id, i.kind, ${NUMBER('i')} as number, i.name, c.name as "clinicName", i.total_cents as "totalCents",
  i.paid_cents as "paidCents", i.issued_at as "issuedAt", ${INVOICE_STATE} as state,
  (select b.dependent_id from bookings b where b.id = i.booking_id) as "dependentId"`;

type Dated<T> = Omit<T, 'issuedAt'> & { readonly issuedAt: Date };

/** The newest first; one more than the page size when there are more. */
export async function listMyInvoices(
  { db, actor }: Grant<'my-invoices:list'>,
  { after, limit, state }: Page & { state?: InvoiceState | undefined },
): Promise<MyInvoice[]> {
  const rows = await db.read<Dated<MyInvoice>>(
    `select ${MINE} from invoices i join clinics c on c.id = i.clinic_id
     where i.patient_id = $1 and ${state ? STATES[state] : 'true'}
       and ($2::uuid is null or (i.issued_at, i.id) < (select issued_at, id from invoices where id = $2))
     order by i.issued_at desc, i.id desc limit $3`,
    [actor.id, after ?? null, limit + 1],
  );
  return rows.map((row) => ({ ...row, issuedAt: row.issuedAt.toISOString() }));
}

export interface AddresseeScope {
  readonly invoiceId: string;
  readonly patientId: string;
}
type Reader = Grant<'my-invoice:read', AddresseeScope>;
type Head = Dated<Omit<MyInvoiceDetails, 'lines' | 'payments'>>;
type PaidRow = Omit<MyInvoiceDetails['payments'][number], 'receivedAt'> & { readonly receivedAt: Date };

export async function findMyInvoice({ db, scope }: Reader): Promise<MyInvoiceDetails | undefined> {
  const [head] = await db.read<Head>(
    `select ${MINE}, i.subtotal_cents as "subtotalCents", i.discount_cents as "discountCents",
       i.discount_reason as "discountReason", i.band_name as "bandName", i.band_percent as "bandPercent", i.reason,
       (select ${NUMBER('o')} from invoices o where o.id = i.credits_id or o.credits_id = i.id limit 1) as "otherNumber",
       exists (select from payments y where y.payable_kind = 'invoice' and y.payable_id = i.id
         and y.status = 'capturing') as pending
     from invoices i join clinics c on c.id = i.clinic_id where i.id = $1 and i.patient_id = $2`,
    [scope.invoiceId, scope.patientId],
  );
  if (!head) return undefined;
  const lines = await db.read<MyInvoiceDetails['lines'][number]>(
    `select code, description, quantity, unit_cents as "unitCents" from invoice_lines
     where invoice_id = $1 order by position limit 100`,
    [scope.invoiceId],
  );
  const payments = await db.read<PaidRow>(
    `select p.id, coalesce(y.provider, 'cash') as method, p.cents, p.returned_cents as "returnedCents",
       p.received_at as "receivedAt",
       case when y.created_by = $2 then '/api/payments/' || y.id || '/receipt' end as "receiptUrl"
     from invoice_payments p left join payments y on y.id = p.payment_id
     where p.invoice_id = $1 order by p.received_at, p.id limit 100`,
    [scope.invoiceId, scope.patientId],
  );
  return {
    ...head,
    issuedAt: head.issuedAt.toISOString(),
    lines,
    payments: payments.map(({ receivedAt, ...row }) => ({ ...row, receivedAt: receivedAt.toISOString() })),
  };
}

/** What clinics asked of one person, for the copy of their data. */
export async function copyInvoices({ db, actor }: CopyGrant) {
  // Bounded by what was written to one person: a copy holds all of it.
  const rows = await db.read<{ row: Record<string, unknown> }>(
    `select jsonb_build_object('id', i.id, 'kind', i.kind, 'number', ${NUMBER('i')}, 'clinicName', c.name,
       'totalCents', i.total_cents, 'paidCents', i.paid_cents, 'issuedAt', i.issued_at, 'lines',
       (select jsonb_agg(jsonb_build_object('description', l.description, 'quantity', l.quantity,
          'unitCents', l.unit_cents) order by l.position) from invoice_lines l where l.invoice_id = i.id)) as row
     from invoices i join clinics c on c.id = i.clinic_id where i.patient_id = $1`,
    [actor.id],
  );
  return { invoices: rows.map(({ row }) => row) };
}
