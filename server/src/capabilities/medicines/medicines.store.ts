import type { Currency } from '@lakou/i18n';
import type { Grant, PublicGrant } from '#platform/access/grant.ts';

/** The stock and price of one medicine in one pharmacy. */
export interface StockLine {
  medicine: string;
  pharmacyId: string;
  pharmacyName: string;
  city: string;
  inStock: boolean;
  priceCents: number | null;
  currency: Currency | null;
}

/** Of one medicine, or of all; available ones first. */
export function listStock(grant: PublicGrant<'medicines:read'>, medicine?: string): Promise<StockLine[]> {
  // Bounded by the medicines and pharmacies that we list.
  return grant.db.read<StockLine>(
    `select s.medicine, p.id as "pharmacyId", p.name as "pharmacyName", p.city, s.in_stock as "inStock",
       s.price_cents as "priceCents", s.currency
     from pharmacy_stock s join pharmacies p on p.id = s.pharmacy_id
     where $1::text is null or s.medicine = $1
     order by s.medicine, s.in_stock desc, p.name, p.id`,
    [medicine ?? null],
  );
}

export interface Pharmacy {
  id: string;
  name: string;
  city: string;
  country: 'HT' | 'US';
}

export type PharmacyGrant = Grant<'pharmacies:stock', undefined, undefined>;

export async function savePharmacy(grant: PharmacyGrant, pharmacy: Pharmacy): Promise<void> {
  await grant.db.query(
    'insert into pharmacies (id, name, city, country, created_at) values ($1, $2, $3, $4, $5)',
    [pharmacy.id, pharmacy.name, pharmacy.city, pharmacy.country, grant.at],
  );
}

export interface PharmacyStock {
  medicine: string;
  inStock: boolean;
  priceCents: number | null;
}

/** The whole stock of a pharmacy, priced in one currency. */
export async function savePharmacyStock(
  grant: PharmacyGrant,
  pharmacyId: string,
  currency: Currency,
  shelf: readonly PharmacyStock[],
): Promise<void> {
  await grant.db.query(
    `insert into pharmacy_stock (pharmacy_id, medicine, in_stock, price_cents, currency, updated_at)
     select $1, medicine, in_stock, cents, case when cents is null then null else $2::text end, $3
     from unnest($4::text[], $5::boolean[], $6::integer[]) as line (medicine, in_stock, cents)
     on conflict (pharmacy_id, medicine) do update set in_stock = excluded.in_stock,
       price_cents = excluded.price_cents, currency = excluded.currency, updated_at = excluded.updated_at`,
    [
      pharmacyId,
      currency,
      grant.at,
      shelf.map(({ medicine }) => medicine),
      shelf.map(({ inStock }) => inStock),
      shelf.map(({ priceCents }) => priceCents),
    ],
  );
}
