import type {
  Booking,
  BookingFilter,
  BookingMode,
  BookingStatus,
  PaymentStatus,
} from '@lakou/contract/bookings';
import type { Grant } from '#platform/access/grant.ts';
import type { ErasureGrant } from '#platform/capability.ts';
import { BOOKING_COLUMNS, BOOKING_JOINS } from './booking-columns.store.ts';
import type { ListScope } from './bookings.access.ts';
import { toBooking, type Viewer, type ViewRow } from './bookings.view.ts';

/** Grants that change one visit by hand. */
export type BookingChange =
  | 'booking:cancel'
  | 'booking:reschedule'
  | 'booking:accept'
  | 'booking:start'
  | 'booking:undo-start'
  | 'booking:complete'
  | 'booking:no-show'
  | 'booking:answer';

/** Grants that show one visit: here, in payments, or in a job. */
export type BookingReader = Grant<
  | 'booking:read'
  | 'booking:assign'
  | 'booking:unassign'
  | 'booking:place'
  | BookingChange
  | 'payment:capture'
  | 'payment:check'
  | 'payment:return'
  | 'payment:settle'
  | 'cash:record'
  | 'holds:release'
  | 'reminders:send'
  | 'staff:change'
  | 'staff:remove',
  unknown,
  unknown
>;

const BOOKING = `select ${BOOKING_COLUMNS} from bookings b ${BOOKING_JOINS} where b.id = $1`;

export async function findBooking(
  grant: BookingReader,
  id: string,
  viewer: Omit<Viewer, 'at'>,
): Promise<Booking | undefined> {
  const [row] = await grant.db.read<ViewRow>(BOOKING, [id]);
  return row && toBooking(row, { ...viewer, at: grant.at });
}

const TO_COME = `(b.status in ('requested', 'awaiting_payment', 'confirmed') and b.ends_at > $1
  or b.status = 'in_progress')`;
const OWED = `b.payment_status = 'unpaid' and b.invoice_id is null and (b.status = 'awaiting_payment' and b.hold_expires_at > $1 or b.status = 'completed')`;
const WHEN = {
  upcoming: TO_COME,
  past: `not ${TO_COME}`,
  owed: OWED,
  current: `(${TO_COME} or ${OWED})`,
  overdue: "b.status = 'confirmed' and b.ends_at <= $1",
  any: '$1::timestamptz is not null',
} as const;
const FIRST = '00000000-0000-0000-0000-000000000000';
const LAST = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** One more than the page size when there are more. */
export async function listBookings(
  grant: Grant<'bookings:list', ListScope>,
  { when, from, to, after, limit }: BookingFilter,
): Promise<Booking[]> {
  const { patientId, providerId, clinicId, withoutDependents } = grant.scope;
  const whose = Object.entries({ patient_id: patientId, provider_id: providerId, clinic_id: clinicId })
    .filter(([, id]) => id !== undefined)
    .map(([column, id], index) => ({ is: `b.${column} = $${index + 6}`, id }));
  const forward = when === 'upcoming' || when === 'current';
  const rows = await grant.db.read<ViewRow>(
    `with page as (
       select b.* from bookings b
       where ${whose.map(({ is }) => is).join(' and ')} ${withoutDependents ? 'and b.dependent_id is null' : ''} and ${WHEN[when ?? 'any']}
         and b.starts_at >= coalesce($2::timestamptz, '-infinity')
         and b.starts_at < coalesce($3::timestamptz, 'infinity')
         and (b.starts_at, b.id) ${forward ? '>' : '<'} (
           coalesce((select starts_at from bookings where id = $4::uuid), '${forward ? '-' : ''}infinity'),
           coalesce($4::uuid, '${forward ? FIRST : LAST}'))
       order by b.starts_at ${forward ? '' : 'desc'}, b.id ${forward ? '' : 'desc'} limit $5)
     select ${BOOKING_COLUMNS} from page b ${BOOKING_JOINS}
     order by b.starts_at ${forward ? '' : 'desc'}, b.id ${forward ? '' : 'desc'}`,
    [grant.at, from ?? null, to ?? null, after ?? null, limit + 1, ...whose.map(({ id }) => id)],
  );
  return rows.map((row) => toBooking(row, { ...grant.scope, at: grant.at }));
}

/** What a change of a visit depends on. */
export interface BookingState {
  readonly id: string;
  readonly patientId: string;
  readonly dependentId: string | null;
  readonly providerId: string | null;
  readonly mode: BookingMode;
  readonly location: string | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly status: BookingStatus;
  readonly paymentStatus: PaymentStatus;
  readonly totalCents: number;
  readonly packageId: string | null;
  readonly movedLate: boolean;
  readonly movedByProvider: boolean;
}

const STATE = `select id, patient_id as "patientId", dependent_id as "dependentId", provider_id as "providerId", mode, location,
  starts_at as "startsAt", ends_at as "endsAt", status, payment_status as "paymentStatus",
  total_cents as "totalCents", package_id as "packageId", moved_late as "movedLate",
  moved_by_provider as "movedByProvider" from bookings where id = $1`;

type StateReader = Grant<'booking:read' | 'booking:reschedule' | 'booking:cancel', unknown>;
type StateLocker = Grant<BookingChange | 'payment:settle', unknown, unknown>;

export async function findState(grant: StateReader, id: string): Promise<BookingState | undefined> {
  const [found] = await grant.db.read<BookingState>(STATE, [id]);
  return found;
}

/** The same, locked: other changes wait until the transaction ends. */
export async function lockState(tx: StateLocker, id: string): Promise<BookingState | undefined> {
  const [found] = await tx.db.query<BookingState>(`${STATE} for no key update`, [id]);
  return found;
}

/** How often its time was changed. */
export async function findSequence(grant: Grant<'booking:read', unknown>, id: string): Promise<number> {
  const [found] = await grant.db.read<{ sequence: number }>('select sequence from bookings where id = $1', [
    id,
  ]);
  return found?.sequence ?? 0;
}

/** The owner closes the account, or an administrator ends or changes it. */
export type ClosingGrant = Grant<'account:close' | 'user:edit' | 'user:remove' | 'user:suspend', unknown>;

/** Visits of a patient or provider that can still be cancelled. */
export function listOpenBookings(
  grant: ClosingGrant,
  personId: string,
): Promise<{ bookingId: string; patientId: string; dependentId: string | null }[]> {
  // Bounded by the visits that one person has to come.
  return grant.db.read(
    `select id as "bookingId", patient_id as "patientId", dependent_id as "dependentId" from bookings
     where (patient_id = $1 or provider_id = $1) and status in ('requested', 'awaiting_payment', 'confirmed')
       and ends_at > $2 order by id`,
    [personId, grant.at],
  );
}

/** Visits of exactly this person that can still be cancelled. */
export function listOpenBookingsOf(
  grant: Grant<'death:decide', unknown>,
  { patientId, dependentId }: { patientId: string; dependentId: string | null },
): Promise<{ bookingId: string; patientId: string; dependentId: string | null }[]> {
  // Bounded by the visits that one person has to come.
  return grant.db.read(
    `select id as "bookingId", patient_id as "patientId", dependent_id as "dependentId" from bookings
     where patient_id = $1 and dependent_id is not distinct from $2::uuid
       and status in ('requested', 'awaiting_payment', 'confirmed') and ends_at > $3 order by id`,
    [patientId, dependentId, grant.at],
  );
}

/** Deletes the addresses where an erased person was visited, and the numbers where they were called. */
export async function eraseLocations({ db, scope }: ErasureGrant): Promise<void> {
  await db.query(
    `update bookings set location = null, lat = null, lng = null, placed_lat = null, placed_lng = null, call_phone = null
     where patient_id = $1`,
    [scope.userId],
  );
}
