import type { BookingMode } from '@lakou/contract/bookings';
import type { Grant } from '#platform/access/grant.ts';
import { fail } from '#platform/errors.ts';
import { findExpiry, findUsableRow, listTakenPlaces, lockUsable } from './places.store.ts';
import { freePlaces, shareCents } from './shares.rules.ts';

type Booking = Grant<'booking:create', unknown>;

/** What a visit on a package is, whatever the booking says. */
export interface UsablePackage {
  readonly id: string;
  readonly providerId: string;
  readonly service: string;
  readonly mode: BookingMode;
}

/** A place of a package for one visit, and what it is worth. */
export interface Place {
  readonly packageId: string;
  readonly place: number;
  readonly cents: number;
}

/** The patient’s own paid package; undefined for anybody else’s. */
export const findUsable = (
  grant: Booking,
  id: string,
  patientId: string,
): Promise<UsablePackage | undefined> => findUsableRow(grant, id, patientId);

/** The first free place for a visit at this time, locked: two visits at once never take the same one. */
export async function holdPlace(tx: Booking, packageId: string, startsAt: Date): Promise<Place> {
  const bought = await lockUsable(tx, packageId);
  if (!bought || bought.expiresAt <= startsAt) return fail('package_over');
  const [place] = freePlaces(bought.visits, await listTakenPlaces(tx, packageId));
  if (place === undefined) return fail('package_used_up');
  return { packageId, place, cents: shareCents(bought, place) };
}

/** Whether a visit on this package may be moved to then. */
export async function isBeforeEnd(
  tx: Grant<'booking:reschedule', unknown>,
  packageId: string,
  startsAt: Date,
): Promise<boolean> {
  const expiresAt = await findExpiry(tx, packageId);
  return expiresAt !== undefined && startsAt < expiresAt;
}
