import type { Grant } from '#platform/access/grant.ts';

interface Counted {
  readonly kind: 'view' | 'search';
  readonly path: string;
  readonly count: number;
}

/** In one order, so that two servers that write at once do not wait for each other in a circle. */
export async function addCounts(
  { db }: Grant<'site-counts:write', undefined, undefined>,
  day: string,
  counted: readonly Counted[],
): Promise<void> {
  await db.query(
    `insert into site_counts (day, kind, path, count)
     select $1::date, kind, path, count from unnest($2::text[], $3::text[], $4::int[]) as c (kind, path, count)
     order by kind, path
     on conflict (day, kind, path) do update set count = site_counts.count + excluded.count`,
    [
      day,
      counted.map(({ kind }) => kind),
      counted.map(({ path }) => path),
      counted.map(({ count }) => count),
    ],
  );
}

/** Views and searches of each day that had any, oldest first. Bounded by the days asked for. */
export function listDays(
  { db }: Grant<'site-counts:read'>,
  from: string,
): Promise<{ day: string; views: number; searches: number }[]> {
  return db.read(
    `select to_char(day, 'YYYY-MM-DD') as day,
       coalesce(sum(count) filter (where kind = 'view'), 0)::int as views,
       coalesce(sum(count) filter (where kind = 'search'), 0)::int as searches
     from site_counts where day >= $1::date group by day order by day limit 400`,
    [from],
  );
}

/** The most opened pages. */
export function listPages(
  { db }: Grant<'site-counts:read'>,
  from: string,
  most: number,
): Promise<{ path: string; views: number }[]> {
  return db.read(
    `select path, sum(count)::int as views from site_counts
     where day >= $1::date and kind = 'view' group by path order by views desc, path limit $2`,
    [from, most],
  );
}

export async function deleteOldCounts(
  { db }: Grant<'site-counts:forget', undefined, undefined>,
  before: string,
): Promise<void> {
  await db.query('delete from site_counts where day < $1::date', [before]);
}
