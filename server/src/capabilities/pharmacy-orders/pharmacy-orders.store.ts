import type { NewOrder, OrderLine, PharmacyOrder } from '@lakou/contract/pharmacy-orders';
import type { PharmacyOrderStatus } from '@lakou/contract/pharmacy-orders.rules';
import type { Page } from '@lakou/contract/primitives';
import type { Grant } from '#platform/access/grant.ts';
import type { Lookup } from '#platform/access/lookup.ts';
import type { PrescriptionScope } from '../prescriptions/prescriptions.service.ts';

export interface OrderScope {
  readonly orderId: string;
  readonly noteId: string;
  readonly patientId: string;
  readonly dependentId: string | null;
  readonly clinicId: string;
  readonly status: PharmacyOrderStatus;
}

type Mover =
  | 'pharmacy-order:take-back'
  | 'pharmacy-order:ready'
  | 'pharmacy-order:hand-over'
  | 'pharmacy-order:refuse';
type Reader = Mover | 'pharmacy-order:read' | 'pharmacy-order:send';
export type OrderMover = Grant<Mover, OrderScope>;

export interface OrderRow
  extends Omit<PharmacyOrder, 'lines' | 'sentAt' | 'readyAt' | 'closedAt' | 'prescribedAt'> {
  readonly sentAt: Date;
  readonly readyAt: Date | null;
  readonly closedAt: Date | null;
  readonly prescribedAt: Date;
}
export interface LineRow extends Omit<OrderLine, 'most'> {
  /** Of all orders of this prescription, this one's too. */
  readonly handedOverInAll: number;
}
export interface ListedRow
  extends Pick<
    OrderRow,
    | 'id'
    | 'number'
    | 'status'
    | 'way'
    | 'patientId'
    | 'dependentId'
    | 'personName'
    | 'pharmacyId'
    | 'pharmacyName'
    | 'noteId'
    | 'sentAt'
  > {
  readonly drugs: string[];
}

const LISTED = `o.id, o.status, o.way, o.patient_id as "patientId", o.dependent_id as "dependentId",
  coalesce(d.name, u.name) as "personName", o.clinic_id as "pharmacyId", c.name as "pharmacyName",
  o.note_id as "noteId", o.sent_at as "sentAt",
  (select min(p.number) from prescriptions p where p.note_id = o.note_id) as number`;
const FROM = `pharmacy_orders o join app_users u on u.id = o.patient_id join clinics c on c.id = o.clinic_id
  left join dependents d on d.id = o.dependent_id`;
const DRUGS = `(select array_agg(p.drug order by p.position) from pharmacy_order_lines l
  join prescriptions p on p.id = l.prescription_id where l.order_id = o.id) as drugs`;

/** For policies. */
export async function findOrderScope({ db }: Lookup, id: string): Promise<OrderScope | undefined> {
  const [found] = await db.read<OrderScope>(
    `select id as "orderId", note_id as "noteId", patient_id as "patientId", dependent_id as "dependentId",
       clinic_id as "clinicId", status
     from pharmacy_orders where id = $1`,
    [id],
  );
  return found;
}

/** Newest first; one more than the page size when there are more. */
export function listOwnOrders(
  { db, scope }: Grant<'pharmacy-orders:list-own', { userId: string }>,
  { noteId, after, limit }: Page & { noteId?: string | undefined },
): Promise<ListedRow[]> {
  return db.read<ListedRow>(
    `select ${LISTED}, ${DRUGS} from ${FROM}
     where o.patient_id = $1 and ($2::uuid is null or o.note_id = $2)
       and ($3::uuid is null or (o.sent_at, o.id) <
         (select sent_at, id from pharmacy_orders where patient_id = $1 and id = $3))
     order by o.sent_at desc, o.id desc limit $4`,
    [scope.userId, noteId ?? null, after ?? null, limit + 1],
  );
}

/** What this pharmacy works on or has handed over, newest first; one more than the page size when there are more. */
export function listOrdersOf(
  { db, scope }: Grant<'pharmacy-orders:list', { clinicId: string }>,
  { open, after, limit }: Page & { open?: string | undefined },
): Promise<ListedRow[]> {
  return db.read<ListedRow>(
    `select ${LISTED}, ${DRUGS} from ${FROM}
     where o.clinic_id = $1 and o.status = any ($2::text[])
       and ($3::uuid is null or (o.sent_at, o.id) <
         (select sent_at, id from pharmacy_orders where clinic_id = $1 and id = $3))
     order by o.sent_at desc, o.id desc limit $4`,
    [scope.clinicId, open ? ['sent', 'ready'] : ['sent', 'ready', 'handed_over'], after ?? null, limit + 1],
  );
}

export async function findOrder(
  { db }: Grant<Reader, { readonly noteId: string }>,
  orderId: string,
): Promise<OrderRow | undefined> {
  const [found] = await db.query<OrderRow>(
    `select ${LISTED}, o.phone, o.note, o.answer, o.reason, o.ready_at as "readyAt", o.closed_at as "closedAt",
       c.facility_address as "pharmacyAddress", c.contact_phone as "pharmacyPhone",
       coalesce(d.date_of_birth::text, case when d.id is null then pp.date_of_birth::text end) as "bornOn",
       n.author_name as "authorName", n.license_number as "licenseNumber", n.license_authority as "licenseAuthority",
       (select min(p.prescribed_at) from prescriptions p where p.note_id = o.note_id) as "prescribedAt"
     from ${FROM} join visit_notes n on n.id = o.note_id
     left join patient_profiles pp on pp.user_id = o.patient_id
     where o.id = $1`,
    [orderId],
  );
  return found;
}

export function listLines(
  { db }: Grant<Reader, { readonly noteId: string }>,
  orderId: string,
): Promise<LineRow[]> {
  // Bounded by the number of medicines that one note may prescribe.
  return db.query<LineRow>(
    `select l.prescription_id as "prescriptionId", p.drug, p.form, p.dose, p.frequency,
       p.duration_days as "durationDays", p.quantity, p.instructions, p.refills, p.status = 'stopped' as "isStopped",
       l.quantity as "handedOver",
       (select coalesce(sum(a.quantity), 0)::int from pharmacy_order_lines a
         where a.prescription_id = l.prescription_id) as "handedOverInAll"
     from pharmacy_order_lines l join prescriptions p on p.id = l.prescription_id
     where l.order_id = $1 order by p.position`,
    [orderId],
  );
}

/** Nothing when the paper is with a pharmacy already. */
export async function insertOrder(
  { db, scope, at }: Grant<'pharmacy-order:send', PrescriptionScope>,
  id: string,
  { pharmacyId, way, phone, note }: NewOrder,
): Promise<boolean> {
  const made = await db.query(
    `insert into pharmacy_orders (id, note_id, patient_id, dependent_id, clinic_id, status, way, phone, note, sent_at)
     values ($1, $2, $3, $4, $5, 'sent', $6, $7, $8, $9)
     on conflict (note_id) where status in ('sent', 'ready') do nothing returning id`,
    [id, scope.noteId, scope.patientId, scope.dependentId, pharmacyId, way, phone, note, at],
  );
  return made.length > 0;
}

/** All that was prescribed together and goes on; how many medicines that are. */
export async function insertLines(
  { db, scope }: Grant<'pharmacy-order:send', PrescriptionScope>,
  orderId: string,
): Promise<number> {
  const added = await db.query(
    `insert into pharmacy_order_lines (order_id, prescription_id, patient_id)
     select $1, id, patient_id from prescriptions where note_id = $2 and patient_id = $3 and status = 'active'
     returning prescription_id`,
    [orderId, scope.noteId, scope.patientId],
  );
  return added.length;
}

/** Whether it was in one of these states until now; nobody else moves it before the transaction ends. */
export async function moveOrder(
  { db, scope, at }: OrderMover,
  from: readonly PharmacyOrderStatus[],
  to: PharmacyOrderStatus,
  { answer = null, reason = null }: { answer?: string | null; reason?: string | null } = {},
): Promise<boolean> {
  const moved = await db.query(
    `update pharmacy_orders set status = $3, reason = $4, answer = coalesce($5, answer),
       ready_at = case when $3 = 'ready' then $6 else ready_at end,
       closed_at = case when $3 = 'ready' then null else $6::timestamptz end
     where id = $1 and status = any ($2::text[]) returning id`,
    [scope.orderId, from, to, reason, answer, at],
  );
  return moved.length > 0;
}

/** Holds the prescriptions of an order, so that two pharmacies do not hand out the same one at once. */
export async function lockPrescriptions({
  db,
  scope,
}: Grant<'pharmacy-order:hand-over', OrderScope>): Promise<void> {
  await db.query(
    `select 1 from prescriptions where id in
       (select prescription_id from pharmacy_order_lines where order_id = $1) order by id for update`,
    [scope.orderId],
  );
}

export async function addHandedOver(
  { db, scope }: Grant<'pharmacy-order:hand-over', OrderScope>,
  prescriptionId: string,
  quantity: number,
): Promise<void> {
  await db.query(
    'update pharmacy_order_lines set quantity = quantity + $3 where order_id = $1 and prescription_id = $2',
    [scope.orderId, prescriptionId, quantity],
  );
}

/** Who runs the pharmacy. */
export async function listPharmacists(
  { db }: Grant<'pharmacy-order:send' | 'pharmacy-order:take-back', { readonly noteId: string }>,
  clinicId: string,
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select id from app_users where clinic_id = $1 and role = 'CLINIC_ADMIN' and erased_at is null limit 20`,
    [clinicId],
  );
  return rows.map(({ id }) => id);
}
