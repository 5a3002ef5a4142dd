import { SERVICE_FEE_CENTS } from '@lakou/contract/bookings.rules';
import type { BoughtPackage, NewPackageOffer, PackageOffer } from '@lakou/contract/packages';
import { uuidv7 } from 'uuidv7';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { notify } from '../notifications/notify.service.ts';
import { planBooking } from '../scheduling/booking-plan.rules.ts';
import { findSchedule } from '../scheduling/scheduling.service.ts';
import { insertOffer, listOffers } from './offers.store.ts';
import { REFUND_PACKAGE } from './package-ends.service.ts';
import type { PackageScope } from './packages.access.ts';
import { findPackage, insertUnpaid, lockPackage, saveEnd } from './packages.store.ts';
import { toOffer, toPackage } from './packages.view.ts';
import type { OfferRow } from './packages-scope.store.ts';

export { endPackagesOf, REFUND_PACKAGE } from './package-ends.service.ts';
export {
  findPackageToPay,
  lockPackageRefund,
  markPackagePaid,
  markPackageRefunded,
} from './paying.service.ts';
export { findUsable, holdPlace, isBeforeEnd, type Place, type UsablePackage } from './places.service.ts';

type Viewer = Grant<'package-offer:create' | 'package:buy' | 'package-offers:read', unknown>;

const getSchedule = async ({ config }: Platform, grant: Viewer, providerId: string) =>
  (await findSchedule(grant, providerId, config.providerVerification === 'listing')) ?? fail('not_found');

/** A service of the catalogue in a mode that the provider gives it in. */
export async function offerPackage(
  platform: Platform,
  grant: Grant<'package-offer:create'>,
  sent: NewPackageOffer,
): Promise<PackageOffer> {
  const schedule = await getSchedule(platform, grant, grant.actor.id);
  const { service } = planBooking({ serviceType: sent.service, mode: sent.mode }, schedule);
  if (!service) return fail('invalid_request', { fields: [{ path: 'service', code: 'invalid_request' }] });
  return inTransaction(grant, async (tx) => {
    const offer = (await insertOffer(tx, { ...sent, service, id: uuidv7() })) ?? fail('too_many_packages');
    await writeAudit(tx, { action: 'package-offer:create', actorId: tx.actor.id, subjectId: offer.id });
    return toOffer(offer);
  });
}

export async function seeOffers(
  platform: Platform,
  grant: Grant<'package-offers:read'>,
  providerId: string,
): Promise<PackageOffer[]> {
  await getSchedule(platform, grant, providerId);
  return (await listOffers(grant, providerId)).map(toOffer);
}

/** The patient’s own package at the offer’s price, still to be paid. */
export async function buyPackage(
  platform: Platform,
  grant: Grant<'package:buy', { offer: OfferRow }>,
): Promise<BoughtPackage> {
  await getSchedule(platform, grant, grant.scope.offer.providerId);
  const id = await insertUnpaid(grant, uuidv7(), SERVICE_FEE_CENTS);
  return toPackage((await findPackage(grant, id)) ?? fail('not_found'), grant.at);
}

export const readPackage = async (grant: Grant<'package:read', PackageScope>): Promise<BoughtPackage> =>
  toPackage((await findPackage(grant, grant.scope.packageId)) ?? fail('not_found'), grant.at);

/** One of both ends it: the free share goes back, and the other is told. */
export function endPackage(
  { jobs }: Platform,
  grant: Grant<'package:end', PackageScope>,
): Promise<BoughtPackage> {
  return inTransaction(grant, async (tx) => {
    const { packageId, patientId, side } = tx.scope;
    await lockPackage(tx, packageId);
    const before = (await findPackage(tx, packageId)) ?? fail('not_found');
    if (before.toCome > 0) fail('package_has_visits');
    if (!(await saveEnd(tx, packageId, side))) fail('move_not_allowed');
    await jobs.send(tx.db, REFUND_PACKAGE, { packageId });
    await writeAudit(tx, { action: 'package:end', actorId: tx.actor.id, subjectId: patientId });
    await notify(tx, {
      userId: side === 'patient' ? before.providerId : patientId,
      kind: side === 'patient' ? 'package_ended' : 'package_closed',
      subjectId: packageId,
      details: { name: side === 'patient' ? before.patientName : before.providerName },
    });
    return toPackage((await findPackage(tx, packageId)) ?? fail('not_found'), tx.at);
  });
}
