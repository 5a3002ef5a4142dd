import type { RateReading } from '@lakou/contract/exchange-rates';
import type { RATE_PROBLEMS } from '@lakou/contract/exchange-rates.rules';
import { uuidv7 } from 'uuidv7';
import type { Grant } from '#platform/access/grant.ts';

/** Reads the source: by itself each day, or because an administrator asked for it. */
export type ReadingGrant = Grant<'exchange-rate:read-source', undefined, undefined>;
type DecideGrant = Grant<'exchange-rate:decide'>;

interface ReadingRow extends Omit<RateReading, 'readAt'> {
  readonly readAt: Date;
}
const READING = `r.id, r.htg_per_usd::float8 as "htgPerUsd", r.source, r.read_at as "readAt", r.state, r.problem,
  (select u.name from app_users u where u.id = r.decided_by) as "decidedBy"`;

const toReading = (row: ReadingRow): RateReading => ({ ...row, readAt: row.readAt.toISOString() });

/** One reading or decision at a time. */
export async function lockRates({ db }: ReadingGrant | DecideGrant): Promise<void> {
  await db.query("select pg_advisory_xact_lock(hashtext('exchange rate')) limit 1", []);
}

/** The last rate of the source that counts. */
export async function findLastRate({ db }: ReadingGrant): Promise<number | undefined> {
  const [found] = await db.query<{ rate: number }>(
    `select htg_per_usd::float8 as rate from exchange_rates where state = 'counts'
     order by counts_from desc, id desc limit 1`,
    [],
  );
  return found?.rate;
}

export type NewReading = { readonly source: string } & (
  | { readonly state: 'counts' | 'waiting'; readonly htgPerUsd: number }
  | { readonly state: 'failed'; readonly problem: (typeof RATE_PROBLEMS)[number] }
);

/** A reading that worked takes the place of one that waits. */
export async function insertReading({ db, at }: ReadingGrant, reading: NewReading): Promise<RateReading> {
  const isRate = reading.state !== 'failed';
  if (isRate) await db.query("update exchange_rates set state = 'replaced' where state = 'waiting'", []);
  const [row] = await db.query<ReadingRow>(
    `insert into exchange_rates as r (id, htg_per_usd, source, read_at, state, problem, counts_from)
     values ($1, $2, $3, $4, $5, $6, case when $5 = 'counts' then $4::timestamptz end)
     returning ${READING}`,
    [
      uuidv7(),
      isRate ? reading.htgPerUsd : null,
      reading.source,
      at,
      reading.state,
      isRate ? null : reading.problem,
    ],
  );
  if (!row) throw new Error('the reading was not written');
  return toReading(row);
}

export async function listAdministrators({ db }: ReadingGrant): Promise<string[]> {
  const rows = await db.read<{ id: string }>(
    "select id from app_users where role = 'ADMIN' order by id limit 500",
    [],
  );
  return rows.map(({ id }) => id);
}

export async function findWaiting({ db }: Grant<'exchange-rate:list'>): Promise<RateReading | null> {
  const [row] = await db.read<ReadingRow>(
    `select ${READING} from exchange_rates r where r.state = 'waiting' limit 1`,
    [],
  );
  return row ? toReading(row) : null;
}

/** Undefined when there is no such reading. */
export async function findState({ db }: DecideGrant, id: string): Promise<RateReading['state'] | undefined> {
  const [row] = await db.query<{ state: RateReading['state'] }>(
    'select state from exchange_rates where id = $1',
    [id],
  );
  return row?.state;
}

export async function decide(
  { db, at, actor }: DecideGrant,
  { readingId, accept }: { readonly readingId: string; readonly accept: boolean },
): Promise<RateReading | undefined> {
  const [row] = await db.query<ReadingRow>(
    `update exchange_rates r set state = $2, counts_from = case when $2 = 'counts' then $3::timestamptz end,
       decided_by = $4
     where r.id = $1 and r.state = 'waiting' returning ${READING}`,
    [readingId, accept ? 'counts' : 'refused', at, actor.id],
  );
  return row && toReading(row);
}

/** One more than the page size when there are more. */
export async function listReadings(
  { db }: Grant<'exchange-rate:list'>,
  { limit, after }: { limit: number; after?: string | undefined },
): Promise<RateReading[]> {
  const rows = await db.read<ReadingRow>(
    `select ${READING} from exchange_rates r where $1::uuid is null or r.id < $1 order by r.id desc limit $2`,
    [after ?? null, limit + 1],
  );
  return rows.map(toReading);
}
