import type { Pharmacy } from '@lakou/contract/pharmacy-orders';
import type { Page } from '@lakou/contract/primitives';
import type { Grant } from '#platform/access/grant.ts';
import { everyWord, patternsOf } from '#platform/db/word-search.ts';
import type { PrescriptionScope } from '../prescriptions/prescriptions.service.ts';

interface Asked extends Page {
  readonly q?: string | undefined;
  readonly verifiedOnly: boolean;
}

/** By name; one more than the page size when there are more. What a clinic keeps to itself tells no level. */
export function listPharmacies(
  { db, scope }: Grant<'pharmacies:choose', PrescriptionScope>,
  { q, verifiedOnly, after, limit }: Asked,
): Promise<Pharmacy[]> {
  return db.read<Pharmacy>(
    `with word as (select plain_text(split_part(drug, ' ', 1)) as of from prescriptions where id = $1)
     select c.id, c.name, c.facility_address as address, c.contact_phone as phone,
       (select (array['in', 'low', 'out'])[1 + min(case when i.current_stock = 0 then 2
           when i.current_stock <= i.reorder_point then 1 else 0 end)]
         from inventory_items i, word
         where i.clinic_id = c.id and i.medicine is not null and i.retired_at is null
           and length(word.of) >= 4 and position(word.of in plain_text(i.name)) > 0) as level
     from clinics c
     where exists (select from inventory_items i
         where i.clinic_id = c.id and i.medicine is not null and i.retired_at is null)
       and is_clinic_shown(c.id, $2)
       and ${everyWord('c.search', '$3')}
       and ($4::uuid is null or (c.name, c.id) > (select name, id from clinics where id = $4))
     order by c.name, c.id limit $5`,
    [scope.prescriptionId, verifiedOnly, patternsOf(q), after ?? null, limit + 1],
    { planEachTime: true },
  );
}

/** Whether patients may choose this clinic. */
export async function isPharmacy(
  { db }: Grant<'pharmacy-order:send', PrescriptionScope>,
  clinicId: string,
  verifiedOnly: boolean,
): Promise<boolean> {
  const found = await db.query(
    `select 1 from inventory_items i where i.clinic_id = $1 and i.medicine is not null and i.retired_at is null
       and is_clinic_shown($1, $2) limit 1`,
    [clinicId, verifiedOnly],
  );
  return found.length > 0;
}
