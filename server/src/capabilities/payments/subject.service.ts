import { findPayable } from '../bookings/bookings.service.ts';
import type { PaymentRow, SettlementGrant } from './payments.store.ts';

/** What a notification opens: the visit, for its own patient. What is no visit is found among one's payments. */
export async function subjectOf(
  tx: SettlementGrant,
  { kind, payableId, createdBy }: PaymentRow,
): Promise<string | null> {
  const booking = kind === 'booking' ? await findPayable(tx, payableId, createdBy) : undefined;
  return booking?.patientId === createdBy ? payableId : null;
}
