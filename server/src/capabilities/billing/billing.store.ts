import type { FeeEntry, SentCode, SentFee, ServiceCode } from '@lakou/contract/billing';
import type { Page } from '@lakou/contract/primitives';
import type { Grant } from '#platform/access/grant.ts';
import type { Lookup } from '#platform/access/lookup.ts';

type OfClinic = { clinicId: string };
type OfRow = { clinicId: string; id: string };

const CODE = 'id, code, description, category';
const FEE = `f.id, f.service_code_id as "serviceCodeId", f.price_cents / 100.0::float8 as price,
  f.effective_date::text as "effectiveDate", c.code, c.description`;

export async function findCodeOf({ db }: Lookup, clinicId: string, id: string): Promise<boolean> {
  const found = await db.read(
    'select 1 from service_codes where id = $1 and clinic_id = $2 and retired_at is null',
    [id, clinicId],
  );
  return found.length > 0;
}

export async function findFeeOf({ db }: Lookup, clinicId: string, id: string): Promise<boolean> {
  const found = await db.read('select 1 from fee_entries where id = $1 and clinic_id = $2', [id, clinicId]);
  return found.length > 0;
}

/** By code; one more than the page size when there are more. */
export function listCodes(
  grant: Grant<'service-codes:list', OfClinic>,
  { after, limit }: Page,
): Promise<ServiceCode[]> {
  return grant.db.read<ServiceCode>(
    `select ${CODE} from service_codes
     where clinic_id = $1 and retired_at is null
       and ($2::uuid is null or (lower(code), id) > (select lower(code), id from service_codes where id = $2))
     order by lower(code), id limit $3`,
    [grant.scope.clinicId, after ?? null, limit + 1],
  );
}

/** Nothing when another service has the code. */
export async function insertCode(
  grant: Grant<'service-code:add', OfClinic>,
  id: string,
  { code, description, category }: SentCode,
): Promise<ServiceCode | undefined> {
  const [added] = await grant.db.query<ServiceCode>(
    `insert into service_codes (id, clinic_id, code, description, category, created_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (clinic_id, lower(code)) where retired_at is null do nothing returning ${CODE}`,
    [id, grant.scope.clinicId, code, description, category, grant.at],
  );
  return added;
}

/** Nothing when another service has the code. */
export async function saveCode(
  { db, scope }: Grant<'service-code:change', OfRow>,
  { code, description, category }: SentCode,
): Promise<ServiceCode | undefined> {
  const [saved] = await db.query<ServiceCode>(
    `update service_codes set code = $3, description = $4, category = $5
     where id = $1 and clinic_id = $2 and retired_at is null and not exists (
       select from service_codes o where o.clinic_id = $2 and lower(o.code) = lower($3) and o.id <> $1
         and o.retired_at is null)
     returning ${CODE}`,
    [scope.id, scope.clinicId, code, description, category],
  );
  return saved;
}

/** A code without prices is deleted, one with prices is taken off the list. */
export async function removeCode({ db, scope, at }: Grant<'service-code:delete', OfRow>): Promise<void> {
  await db.query(
    `with unused as (
       delete from service_codes c where c.id = $1 and c.clinic_id = $2
         and not exists (select from fee_entries f where f.service_code_id = c.id) returning c.id)
     update service_codes set retired_at = $3
     where id = $1 and clinic_id = $2 and retired_at is null and not exists (select from unused)`,
    [scope.id, scope.clinicId, at],
  );
}

/** The newest first; one more than the page size when there are more. */
export function listFees(grant: Grant<'fees:list', OfClinic>, { after, limit }: Page): Promise<FeeEntry[]> {
  return grant.db.read<FeeEntry>(
    `select ${FEE} from fee_entries f join service_codes c on c.id = f.service_code_id
     where f.clinic_id = $1 and ($2::uuid is null or (f.effective_date, f.id) <
       (select effective_date, id from fee_entries where id = $2))
     order by f.effective_date desc, f.id desc limit $3`,
    [grant.scope.clinicId, after ?? null, limit + 1],
  );
}

const cents = (price: number) => Math.round(price * 100);

/** Whether the code is one of this clinic that is still in use. */
export async function isOwnCode(
  { db, scope }: Grant<'fee:add' | 'fee:change', OfClinic>,
  codeId: string,
): Promise<boolean> {
  const found = await db.query(
    'select 1 from service_codes where id = $1 and clinic_id = $2 and retired_at is null for share',
    [codeId, scope.clinicId],
  );
  return found.length > 0;
}

/** Nothing when the code has a price from that day on. */
export async function insertFee(
  { db, scope, at }: Grant<'fee:add', OfClinic>,
  id: string,
  { serviceCodeId, price, effectiveDate }: SentFee,
): Promise<FeeEntry | undefined> {
  const [added] = await db.query<FeeEntry>(
    `with f as (
       insert into fee_entries (id, clinic_id, service_code_id, price_cents, effective_date, created_at)
       values ($1, $2, $3, $4, $5, $6) on conflict (service_code_id, effective_date) do nothing returning *)
     select ${FEE} from f join service_codes c on c.id = f.service_code_id`,
    [id, scope.clinicId, serviceCodeId, cents(price), effectiveDate, at],
  );
  return added;
}

/** Nothing when the code has another price from that day on. */
export async function saveFee(
  { db, scope }: Grant<'fee:change', OfRow>,
  { serviceCodeId, price, effectiveDate }: SentFee,
): Promise<FeeEntry | undefined> {
  const [saved] = await db.query<FeeEntry>(
    `with f as (
       update fee_entries set service_code_id = $3, price_cents = $4, effective_date = $5
       where id = $1 and clinic_id = $2 and not exists (
         select from fee_entries o where o.service_code_id = $3 and o.effective_date = $5 and o.id <> $1)
       returning *)
     select ${FEE} from f join service_codes c on c.id = f.service_code_id`,
    [scope.id, scope.clinicId, serviceCodeId, cents(price), effectiveDate],
  );
  return saved;
}

export async function deleteFee({ db, scope }: Grant<'fee:delete', OfRow>): Promise<void> {
  await db.query('delete from fee_entries where id = $1 and clinic_id = $2', [scope.id, scope.clinicId]);
}
