import type { Grant } from '#platform/access/grant.ts';

export type PriceReader = Grant<'invoice:write', { clinicId: string }>;

export interface Priced {
  readonly id: string;
  readonly code: string;
  readonly description: string;
  readonly cents: number | null;
}

export function findPrices(
  { db, scope }: PriceReader,
  codeIds: readonly string[],
  day: string,
): Promise<Priced[]> {
  return db.query<Priced>(
    `select c.id, c.code, c.description, (
       select f.price_cents from fee_entries f where f.service_code_id = c.id and f.effective_date <= $3::date
       order by f.effective_date desc limit 1) as cents
     from service_codes c where c.clinic_id = $1 and c.id = any ($2::uuid[]) and c.retired_at is null limit 100`,
    [scope.clinicId, codeIds, day],
  );
}
