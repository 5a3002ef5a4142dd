import type { DiscountBand, SentBand } from '@lakou/contract/billing';
import { MOST_BANDS } from '@lakou/contract/billing.rules';
import type { Grant } from '#platform/access/grant.ts';
import type { Lookup } from '#platform/access/lookup.ts';

type OfClinic = { clinicId: string };
type OfRow = { clinicId: string; id: string };

export async function findBandOf({ db }: Lookup, clinicId: string, id: string): Promise<boolean> {
  const found = await db.read('select 1 from discount_bands where id = $1 and clinic_id = $2', [
    id,
    clinicId,
  ]);
  return found.length > 0;
}

/** The smallest discount first. */
export function listBands({ db, scope }: Grant<'bands:list', OfClinic>): Promise<DiscountBand[]> {
  return db.read<DiscountBand>(
    'select id, name, percent from discount_bands where clinic_id = $1 order by percent, id limit $2',
    [scope.clinicId, MOST_BANDS],
  );
}

/** Held until the end of the transaction, so that two at once do not add one too many. */
export async function countBands({ db, scope }: Grant<'band:add', OfClinic>): Promise<number> {
  await db.query('select 1 from clinics where id = $1 for no key update', [scope.clinicId]);
  const [row] = await db.query<{ count: number }>(
    'select count(*)::int as count from discount_bands where clinic_id = $1',
    [scope.clinicId],
  );
  return row?.count ?? 0;
}

/** Nothing when another band has the name. */
export async function insertBand(
  { db, scope, at }: Grant<'band:add', OfClinic>,
  id: string,
  { name, percent }: SentBand,
): Promise<DiscountBand | undefined> {
  const [added] = await db.query<DiscountBand>(
    `insert into discount_bands (id, clinic_id, name, percent, created_at) values ($1, $2, $3, $4, $5)
     on conflict (clinic_id, lower(name)) do nothing returning id, name, percent`,
    [id, scope.clinicId, name, percent, at],
  );
  return added;
}

/** Nothing when another band has the name. */
export async function saveBand(
  { db, scope }: Grant<'band:change', OfRow>,
  { name, percent }: SentBand,
): Promise<DiscountBand | undefined> {
  const [saved] = await db.query<DiscountBand>(
    `update discount_bands set name = $3, percent = $4
     where id = $1 and clinic_id = $2 and not exists (
       select from discount_bands o where o.clinic_id = $2 and lower(o.name) = lower($3) and o.id <> $1)
     returning id, name, percent`,
    [scope.id, scope.clinicId, name, percent],
  );
  return saved;
}

export async function deleteBand({ db, scope }: Grant<'band:delete', OfRow>): Promise<void> {
  await db.query('delete from discount_bands where id = $1 and clinic_id = $2', [scope.id, scope.clinicId]);
}

export async function findBand(
  { db, scope }: Grant<'invoice:write', OfClinic>,
  id: string,
): Promise<DiscountBand | undefined> {
  const [found] = await db.query<DiscountBand>(
    'select id, name, percent from discount_bands where id = $1 and clinic_id = $2',
    [id, scope.clinicId],
  );
  return found;
}
