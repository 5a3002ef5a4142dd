import type { SentClinicBooking } from '@lakou/contract/clinic-patients';
import type { KeptWalkIn, MovedWalkIn, SentWalkIn, WalkIn } from '@lakou/contract/walk-ins';
import { WALK_IN_FROM } from '@lakou/contract/walk-ins.rules';
import { uuidv7 } from 'uuidv7';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { fail } from '#platform/errors.ts';
import { publish } from '#platform/events/publish.ts';
import type { Platform } from '#platform/platform.ts';
import { type AssignScope, bookFor } from '../clinic-patients/booking-for.service.ts';
import { keepAsPatient } from '../clinic-patients/keep-patient.service.ts';
import type { WalkInScope } from './walk-ins.access.ts';
import {
  insertWalkIn,
  listWatchers,
  lockWalkIn,
  moveWalkIn,
  type QueueWriter,
  rememberPatient,
  rememberVisit,
} from './walk-ins.store.ts';

/** Tells everybody who looks at the queue, or at the visits that begin in it. */
export const showQueue = async (tx: QueueWriter) =>
  publish(tx.db, await listWatchers(tx), { kind: 'walk-in', id: tx.scope.clinicId });

export const addWalkIn = (
  grant: Grant<'walk-in:add', { clinicId: string }>,
  sent: SentWalkIn,
): Promise<WalkIn> =>
  inTransaction(grant, async (tx) => {
    const added = (await insertWalkIn(tx, uuidv7(), sent)) ?? fail('not_found');
    await showQueue(tx);
    return added;
  });

export const moveTo = (
  grant: Grant<'walk-in:move', WalkInScope>,
  { status, room }: MovedWalkIn,
): Promise<WalkIn> =>
  inTransaction(grant, async (tx) => {
    const from = WALK_IN_FROM[status];
    const moved = (await moveWalkIn(tx, { status, from, room: room || null })) ?? fail('walk_in_moved');
    await showQueue(tx);
    return moved;
  });

/** Remembered with the one who walked in: asked again, it is the same patient. */
export const keepWalkIn = (
  grant: Grant<'walk-in:keep', WalkInScope>,
  sent: KeptWalkIn,
): Promise<{ clinicPatientId: string }> =>
  inTransaction(grant, async (tx) => {
    const { name, linkId } = (await lockWalkIn(tx)) ?? fail('not_found');
    if (linkId) return { clinicPatientId: linkId };
    const clinicPatientId = await keepAsPatient(tx, { ...sent, name });
    await rememberPatient(tx, clinicPatientId);
    await showQueue(tx);
    return { clinicPatientId };
  });

/** Asked again, it is the same visit: the one who walked in is its key. */
export async function bookWalkIn(
  platform: Platform,
  grant: Grant<'clinic-patient:book', AssignScope & WalkInScope>,
  sent: Omit<SentClinicBooking, 'clientId'>,
): Promise<WalkIn> {
  const { id } = await bookFor(platform, grant, { ...sent, clientId: grant.scope.walkInId });
  return inTransaction(grant, async (tx) => {
    const booked = (await rememberVisit(tx, id)) ?? fail('not_found');
    await showQueue(tx);
    return booked;
  });
}
