import type { BookingMode } from '@lakou/contract/bookings';
import type { Lookup } from '#platform/access/lookup.ts';
import type { PackageScope } from './packages.access.ts';

export interface OfferRow {
  readonly id: string;
  readonly providerId: string;
  readonly service: string;
  readonly mode: BookingMode;
  readonly visits: number;
  readonly priceCents: number;
  readonly validDays: number;
}

export const OFFER = `id, provider_id as "providerId", service, mode, visits, price_cents as "priceCents",
  valid_days as "validDays"`;

export async function isOwnOffer({ actor, db }: Lookup, id: string): Promise<boolean> {
  const found = await db.read(
    'select 1 from package_offers where id = $1 and provider_id = $2 and withdrawn_at is null',
    [id, actor.id],
  );
  return found.length > 0;
}

export async function findOpenOffer({ db }: Lookup, id: string): Promise<OfferRow | undefined> {
  const [found] = await db.read<OfferRow>(
    `select ${OFFER} from package_offers where id = $1 and withdrawn_at is null`,
    [id],
  );
  return found;
}

export async function findPackageScope({ actor, db }: Lookup, id: string): Promise<PackageScope | undefined> {
  const [found] = await db.read<PackageScope>(
    `select id as "packageId", patient_id as "patientId",
       case when patient_id = $2 then 'patient' else 'provider' end as side
     from packages where id = $1 and (patient_id = $2 or (provider_id = $2 and paid_at is not null))`,
    [id, actor.id],
  );
  return found;
}
