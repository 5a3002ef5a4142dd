import type { StockLevel } from '@lakou/contract/inventory.rules';
import type { Currency } from '@lakou/i18n';
import type { PublicGrant } from '#platform/access/grant.ts';

/** What one place says of one medicine. */
export interface OfferRow {
  readonly id: string;
  readonly placeName: string;
  readonly clinicId: string | null;
  readonly address: string | null;
  readonly phone: string | null;
  readonly itemName: string | null;
  readonly unitOfMeasure: string | null;
  readonly level: StockLevel;
  readonly priceCents: number | null;
  readonly currency: Currency | null;
  readonly updatedAt: Date;
}

interface Asked {
  readonly medicine: string;
  readonly place?: string | undefined;
  readonly verifiedOnly: boolean;
  readonly after?: string | undefined;
  readonly limit: number;
}

/** What verified clinics that everybody finds let know of their stock; a stock at its reorder point is low. */
const OF_CLINICS = `select i.id, c.name as "placeName", c.id as "clinicId", c.facility_address as address,
    c.contact_phone as phone, i.name as "itemName", nullif(i.unit_of_measure, '') as "unitOfMeasure",
    case when i.current_stock = 0 then 2 when i.current_stock <= i.reorder_point then 1 else 0 end as rank,
    i.public_price_cents as "priceCents", i.public_currency as currency, i.changed_at as "updatedAt"
  from inventory_items i join clinics c on c.id = i.clinic_id
  where i.medicine = $1 and i.retired_at is null and is_clinic_shown(c.id, $2)
    and is_clinic_verified(c.id)`;

const OF_PHARMACIES = `select p.id, p.name, null::uuid, p.city, null, null, null, case when s.in_stock then 0 else 2 end,
    s.price_cents, s.currency, s.updated_at
  from pharmacy_stock s join pharmacies p on p.id = s.pharmacy_id where s.medicine = $1`;

/** Who has it first, by name; one more than the page size when there are more. */
export function listOffers(
  { db }: PublicGrant<'medicines:read'>,
  { medicine, place, verifiedOnly, after, limit }: Asked,
): Promise<OfferRow[]> {
  return db.read<OfferRow>(
    `with offers as (${OF_CLINICS} union all ${OF_PHARMACIES})
     select id, "placeName", "clinicId", address, phone, "itemName", "unitOfMeasure",
       (array['in', 'low', 'out'])[rank + 1] as level, "priceCents", currency, "updatedAt"
     from offers
     where ($3::text is null or position(plain_text($3) in plain_text(concat_ws(' ', "placeName", address))) > 0)
       and ($4::uuid is null or (rank, "placeName", id) > (select rank, "placeName", id from offers where id = $4))
     order by rank, "placeName", id limit $5`,
    [medicine, verifiedOnly, place || null, after ?? null, limit + 1],
  );
}
