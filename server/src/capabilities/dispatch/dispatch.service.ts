import type { AssignedVisit, ClinicDashboard, Lane, UnassignedVisit } from '@lakou/contract/dispatch';
import type { PlacedPoint } from '@lakou/contract/dispatch.rules';
import { uuidv7 } from 'uuidv7';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { fail } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import {
  type Assignment,
  assignBooking,
  placeBooking,
  unassignBooking,
} from '../bookings/bookings.service.ts';
import { dayIn } from '../scheduling/scheduling.service.ts';
import { isSlotConflict } from '../scheduling/slot-conflict.rules.ts';
import { startOf } from '../shifts/shift-times.rules.ts';
import { summariseShifts, zoneOf } from '../shifts/shifts.service.ts';
import {
  closeAssignment,
  countUnassigned,
  findArranged,
  findAssigner,
  insertAssignment,
  listLaneVisits,
  listOnShift,
  listUrgent,
  lockCandidate,
} from './dispatch.store.ts';
import { toAssigned, toLanes, toVisit } from './dispatch.view.ts';

const SHOWN_MS = 48 * 3_600_000;

export async function readLanes(grant: Grant<'dispatch:list', { clinicId: string }>): Promise<Lane[]> {
  const timeZone = await zoneOf(grant);
  const from = startOf(dayIn(timeZone, grant.at), timeZone);
  const providers = await listOnShift(grant);
  const ids = providers.map(({ id }) => id);
  const to = new Date(from.getTime() + SHOWN_MS);
  return toLanes(
    grant.actor.language,
    providers,
    ids.length > 0 ? await listLaneVisits(grant, ids, { from, to }) : [],
  );
}

/** Gives a visit to somebody who is on shift; of several who try, one succeeds and the others are told who did. */
export async function assignVisit(
  grant: Grant<'booking:assign', Assignment>,
  providerId: string,
  { config }: Pick<Platform, 'config'>,
): Promise<AssignedVisit> {
  try {
    return await inTransaction(grant, async (tx) => {
      const candidate = (await lockCandidate(tx, providerId)) ?? fail('not_found');
      if (!candidate.isOnShift) fail('provider_off_shift');
      if (config.providerVerification !== 'off' && !candidate.isVerified) fail('provider_unverified');
      const booking = await assignBooking(tx, providerId);
      if (!booking) {
        const takenBy = await findAssigner(tx);
        return takenBy ? fail('visit_taken', { takenBy }) : fail('move_not_allowed');
      }
      await insertAssignment(tx, uuidv7(), providerId);
      return toAssigned(tx.actor.language, booking);
    });
  } catch (error) {
    if (isSlotConflict(error)) fail('provider_busy');
    throw error;
  }
}

export function unassignVisit(grant: Grant<'booking:unassign', Assignment>): Promise<AssignedVisit> {
  return inTransaction(grant, async (tx) => {
    const providerId = (await closeAssignment(tx)) ?? fail('move_not_allowed');
    const booking = (await unassignBooking(tx, providerId)) ?? fail('move_not_allowed');
    return toAssigned(tx.actor.language, booking);
  });
}

/** Says where the address of a visit is; the last who says so is right. */
export function placeVisit(
  grant: Grant<'booking:place', Assignment>,
  point: PlacedPoint,
): Promise<UnassignedVisit> {
  return inTransaction(grant, async (tx) => {
    if (!(await placeBooking(tx, point))) fail('move_not_allowed');
    return toVisit(tx.actor.language)((await findArranged(tx)) ?? fail('not_found'));
  });
}

export async function readDashboard(
  grant: Grant<'clinic-dashboard:read', { clinicId: string }>,
): Promise<ClinicDashboard> {
  const [shifts, unassignedVisits, urgent] = await Promise.all([
    summariseShifts(grant),
    countUnassigned(grant),
    listUrgent(grant),
  ]);
  return { ...shifts, unassignedVisits, urgent: urgent.map(toVisit(grant.actor.language)) };
}
