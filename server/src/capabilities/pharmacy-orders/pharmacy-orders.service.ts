import type { HandedLine, NewOrder, PharmacyOrder } from '@lakou/contract/pharmacy-orders';
import { uuidv7 } from 'uuidv7';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import type { Config } from '#platform/config.ts';
import { fail } from '#platform/errors.ts';
import { countTry } from '#platform/limits/limiter.ts';
import { PHARMACY_ORDERS_PER_PERSON } from '#platform/limits/limits.ts';
import { noteMovement } from '../inventory/inventory.service.ts';
import { type NotificationKind, notify } from '../notifications/notify.service.ts';
import type { PrescriptionScope } from '../prescriptions/prescriptions.service.ts';
import { hidesUnverified } from '../providers/providers.service.ts';
import { isPharmacy } from './pharmacies.store.ts';
import {
  addHandedOver,
  findOrder,
  insertLines,
  insertOrder,
  listLines,
  listPharmacists,
  lockPrescriptions,
  moveOrder,
  type OrderMover,
  type OrderScope,
} from './pharmacy-orders.store.ts';
import { viewOrder } from './pharmacy-orders.view.ts';
import { mostNow } from './prescribed.rules.ts';

type Read = Parameters<typeof findOrder>[0];

export async function getOrder(grant: Read, orderId: string): Promise<PharmacyOrder> {
  const row = (await findOrder(grant, orderId)) ?? fail('not_found');
  return viewOrder(row, await listLines(grant, orderId));
}

export async function sendOrder(
  grant: Grant<'pharmacy-order:send', PrescriptionScope>,
  order: NewOrder,
  config: Config,
): Promise<PharmacyOrder> {
  await countTry(grant.db, PHARMACY_ORDERS_PER_PERSON, grant.actor.id, grant.at);
  return inTransaction(grant, async (tx) => {
    if (!(await isPharmacy(tx, order.pharmacyId, hidesUnverified(config)))) fail('not_found');
    const id = uuidv7();
    if (!(await insertOrder(tx, id, order))) fail('pharmacy_order_open');
    if ((await insertLines(tx, id)) === 0) fail('prescription_over');
    const sent = await getOrder(tx, id);
    // What was handed over whole, refills too, is used up.
    if (sent.lines.every(({ most }) => most === 0)) fail('prescription_used');
    for (const userId of await listPharmacists(tx, order.pharmacyId))
      await notify(tx, { userId, kind: 'pharmacy_order_new', subjectId: id });
    return sent;
  });
}

export const takeBack = (grant: Grant<'pharmacy-order:take-back', OrderScope>): Promise<PharmacyOrder> =>
  inTransaction(grant, async (tx) => {
    if (!(await moveOrder(tx, ['sent'], 'taken_back'))) fail('move_not_allowed');
    for (const userId of await listPharmacists(tx, tx.scope.clinicId))
      await notify(tx, { userId, kind: 'pharmacy_order_taken_back', subjectId: null });
    return getOrder(tx, tx.scope.orderId);
  });

/** The pharmacy's steps are told to the patient and written into the trail. */
async function tellPatient(
  tx: OrderMover,
  kind: NotificationKind,
  action: `pharmacy-order:${string}`,
): Promise<PharmacyOrder> {
  const { orderId, patientId, dependentId } = tx.scope;
  const order = await getOrder(tx, orderId);
  const details = { name: order.pharmacyName };
  await notify(tx, { userId: patientId, kind, subjectId: orderId, details });
  await writeAudit(tx, { action, actorId: tx.actor.id, subjectId: dependentId ?? patientId });
  return order;
}

export const makeReady = (
  grant: Grant<'pharmacy-order:ready', OrderScope>,
  answer: string,
): Promise<PharmacyOrder> =>
  inTransaction(grant, async (tx) => {
    if (!(await moveOrder(tx, ['sent'], 'ready', { answer }))) fail('move_not_allowed');
    return tellPatient(tx, 'pharmacy_order_ready', 'pharmacy-order:ready');
  });

export const refuse = (
  grant: Grant<'pharmacy-order:refuse', OrderScope>,
  reason: string,
): Promise<undefined> =>
  inTransaction(grant, async (tx) => {
    if (!(await moveOrder(tx, ['sent', 'ready'], 'refused', { reason }))) fail('move_not_allowed');
    await tellPatient(tx, 'pharmacy_order_refused', 'pharmacy-order:refuse');
    return undefined;
  });

/** Stock and order change together: what cannot be taken from the shelf is not handed over. */
export const handOver = (
  grant: Grant<'pharmacy-order:hand-over', OrderScope>,
  handed: readonly HandedLine[],
): Promise<PharmacyOrder> =>
  inTransaction(grant, async (tx) => {
    const { orderId, clinicId } = tx.scope;
    if (!(await moveOrder(tx, ['ready'], 'handed_over'))) fail('move_not_allowed');
    await lockPrescriptions(tx);
    const { number } = await getOrder(tx, orderId);
    for (const { prescriptionId, itemId, quantity } of handed) {
      const line =
        (await listLines(tx, orderId)).find((one) => one.prescriptionId === prescriptionId) ??
        fail('not_found');
      const soFar = line.handedOverInAll;
      if (line.isStopped) fail('prescription_over');
      if (line.handedOver + quantity > mostNow(line, soFar - line.handedOver)) fail('more_than_prescribed');
      await noteMovement(
        { ...tx, scope: { clinicId, itemId } },
        { change: -quantity, reason: 'dispensed', note: number },
      );
      await addHandedOver(tx, prescriptionId, quantity);
    }
    return tellPatient(tx, 'pharmacy_order_handed_over', 'pharmacy-order:hand-over');
  });
