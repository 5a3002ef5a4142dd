import { Id } from '@lakou/contract/primitives';
import type { Grant } from '#platform/access/grant.ts';
import { notify } from '../notifications/notify.service.ts';
import { findToPay, lockEnded, type PackageToPay, saveEndByRefund, savePaid } from './paying.store.ts';
import { refundCents } from './shares.rules.ts';

type Payer = Grant<
  'payment:create' | 'payment:moncash' | 'payment:page' | 'payment:settle',
  unknown,
  unknown
>;
type Settlement = Grant<'payment:settle', undefined, undefined>;

/** A package of this patient, and whether it can be paid for now. */
export async function findPackageToPay(
  grant: Payer,
  id: string,
  patientId: string,
): Promise<PackageToPay | undefined> {
  const parsed = Id.safeParse(id);
  return parsed.success ? findToPay(grant, parsed.data, patientId) : undefined;
}

/** The money has come: its days begin, and the provider is told. False when nothing is to be paid any more. */
export async function markPackagePaid(tx: Settlement, packageId: string): Promise<boolean> {
  const paid = await savePaid(tx, packageId);
  if (!paid) return false;
  await notify(tx, {
    userId: paid.providerId,
    kind: 'package_bought',
    subjectId: packageId,
    details: { name: paid.patientName },
  });
  return true;
}

/** All of it was given back by hand: nothing is booked on it any more. */
export const markPackageRefunded = saveEndByRefund;

/** What an ended package owes its patient in all; nothing while it has not ended. Locks it. */
export async function lockPackageRefund(tx: Settlement, packageId: string): Promise<number> {
  const ended = await lockEnded(tx, packageId);
  return ended ? refundCents(ended, ended.taken) : 0;
}
