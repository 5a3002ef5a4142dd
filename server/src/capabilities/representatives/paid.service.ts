import { writeAudit } from '#platform/audit/audit.ts';
import { notify } from '../notifications/notify.service.ts';
import { findPaidForAnother, type SettlementGrant } from './paid.store.ts';

interface Paid {
  readonly kind: string;
  readonly payableId: string;
  readonly payerId: string;
  readonly amount: string;
}

/** Tells the person whose visit or invoice a representative paid; the payer is told as of every payment. */
export async function tellOfPaidForAnother(
  tx: SettlementGrant,
  { kind, payableId, payerId, amount }: Paid,
): Promise<void> {
  if (kind !== 'booking' && kind !== 'invoice') return;
  const paid = await findPaidForAnother(tx, kind, payableId, payerId);
  if (!paid) return;
  const { patientId, name, at } = paid;
  await notify(tx, {
    userId: patientId,
    kind: kind === 'booking' ? 'representative_paid' : 'invoice_sponsored',
    subjectId: payableId,
    details: { name, amount, at: at.toISOString() },
  });
  await writeAudit(tx, { action: 'representative:paid', actorId: payerId, subjectId: patientId });
}
