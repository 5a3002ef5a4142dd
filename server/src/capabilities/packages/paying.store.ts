import type { Grant } from '#platform/access/grant.ts';
import type { Paid } from './shares.rules.ts';

type Settlement = Grant<'payment:settle', undefined, undefined>;

export interface PackageToPay {
  readonly id: string;
  readonly totalCents: number;
  readonly feeCents: number;
  readonly payable: boolean;
}

// Who is not listed any more sells nothing more.
const PAYABLE = `k.paid_at is null and exists (select from package_offers o join app_users u on u.id = o.provider_id
  where o.id = k.offer_id and o.withdrawn_at is null and u.erase_after is null and u.erased_at is null
    and u.suspended_at is null)`;

export async function findToPay(
  { db }: Grant<'payment:create' | 'payment:moncash' | 'payment:page' | 'payment:settle', unknown, unknown>,
  id: string,
  patientId: string,
): Promise<PackageToPay | undefined> {
  const [found] = await db.read<PackageToPay>(
    `select k.id, k.price_cents + k.fee_cents as "totalCents", k.fee_cents as "feeCents", ${PAYABLE} as payable
     from packages k where k.id = $1 and k.patient_id = $2`,
    [id, patientId],
  );
  return found;
}

export async function savePaid(
  { db, at }: Settlement,
  id: string,
): Promise<{ providerId: string; patientName: string } | undefined> {
  const [paid] = await db.query<{ providerId: string; patientName: string }>(
    `update packages k set paid_at = $2, expires_at = $2::timestamptz + make_interval(days => k.valid_days)
     from app_users u where k.id = $1 and u.id = k.patient_id and ${PAYABLE}
     returning k.provider_id as "providerId", u.name as "patientName"`,
    [id, at],
  );
  return paid;
}

export async function saveEndByRefund({ db, at }: Settlement, id: string): Promise<void> {
  await db.query(
    `update packages set ended_at = $2, ended_by = 'refund' where id = $1 and ended_at is null and paid_at is not null`,
    [id, at],
  );
}

export async function lockEnded(
  { db }: Settlement,
  id: string,
): Promise<(Paid & { taken: number[] }) | undefined> {
  const [found] = await db.query<Paid>(
    `select visits, price_cents as "priceCents", fee_cents as "feeCents" from packages
     where id = $1 and ended_at is not null for update`,
    [id],
  );
  if (!found) return undefined;
  // Bounded by the visits of one package.
  const places = await db.query<{ place: number }>(
    'select package_place as place from bookings where package_id = $1 and package_place is not null',
    [id],
  );
  return { ...found, taken: places.map(({ place }) => place) };
}
