import type { Db } from '#platform/db/db.ts';

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

export const uuidsIn = (text: string): string[] => [...new Set(text.match(UUID))];

/** Counts of tries, and what a poll computes from other rows whenever its turn comes. */
const LEFT_OUT = ['migrations', 'rate_limits', 'free_times', 'free_time_changes'];

/** Every row of every table, as text. */
export async function allRows(db: Db): Promise<Map<string, string[]>> {
  const tables = await db.query<{ name: string }>(
    `select relname::text as name from pg_class
     where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and relname <> all ($1) order by 1`,
    [LEFT_OUT],
  );
  const rows = new Map<string, string[]>();
  for (const { name } of tables) {
    // By id where they have one: the order in which they lie on the disk changes with every update.
    const found = await db.query<{ row: string }>(
      `select to_jsonb(t)::text as row from "${name}" t order by to_jsonb(t) ->> 'id'`,
    );
    rows.set(
      name,
      found.map(({ row }) => row),
    );
  }
  return rows;
}

interface Row {
  readonly id?: unknown;
  readonly role?: string;
  readonly clinic_id?: string;
  readonly is_profile_complete?: boolean;
  readonly kind?: string;
  readonly owner_id?: string;
}

/** Clinics that no patient is shown: nobody completed their profile. */
function unlistedClinics(clinics: readonly Row[], people: readonly Row[]): string[] {
  const managers = people.filter((one) => one.role === 'CLINIC_ADMIN' && one.is_profile_complete);
  const listed = new Set<unknown>(managers.map((one) => one.clinic_id));
  return clinics.map(({ id }) => `${id}`).filter((id) => !listed.has(id));
}

/** Everybody may look at a provider whose profile is complete. */
const kindOfPerson = ({ role, is_profile_complete: isListed }: Row) =>
  role === 'PROVIDER' && !isListed ? 'PROVIDER not listed' : `${role}`;

/**
 * The kind of thing that each id names: its table; for people their role, for files what and whose they are, for
 * providers and clinics whether patients are shown them.
 */
export function kindsOf(rows: ReadonlyMap<string, readonly string[]>): Map<string, string> {
  const kinds = new Map<string, string>();
  const tables = [...rows].map(
    ([table, texts]) => [table, texts.map((text): Row => JSON.parse(text))] as const,
  );
  for (const [table, found] of tables)
    for (const row of found)
      if (typeof row.id === 'string' && uuidsIn(row.id).length === 1)
        kinds.set(row.id, table === 'app_users' ? kindOfPerson(row) : table);
  const inTable = (name: string) => tables.find(([table]) => table === name)?.[1] ?? [];
  for (const id of unlistedClinics(inTable('clinics'), inTable('app_users')))
    kinds.set(id, 'clinics not listed');
  for (const { id, kind, owner_id: owner } of inTable('files'))
    kinds.set(`${id}`, `files ${kind} of ${owner && kinds.get(owner)}`);
  return kinds;
}

export const tableOf = (kind: string) =>
  /^[A-Z_]+( |$)/.test(kind) ? 'app_users' : kind.split(' ', 1).join();
const isNamed = (kind: string, name: string) =>
  new RegExp(`^${name.replace(/ids?(\\.\\[\\])?$/i, '')}s?$`, 'i').test(kind.replaceAll('_', ''));

const OTHER_KINDS = 5;

/**
 * Ids to try in a place: one of each kind of the table that it takes ids of, known from an id that belongs there or by
 * its name, and some of other kinds, different ones in each place. Where nothing is known, and with `EVERY_ID=1`, one
 * of each kind.
 */
export function idsFor(
  kinds: ReadonlyMap<string, string>,
  name: string,
  usual: string | undefined,
  turn: number,
) {
  const newest = [...new Map([...kinds].map(([id, kind]) => [kind, id])).entries()];
  const known = kinds.get(usual ?? '') ?? newest.find(([kind]) => isNamed(kind, name))?.[0];
  if (!known || process.env.EVERY_ID) return newest.map(([, id]) => id);
  const alike = newest.filter(([kind]) => tableOf(kind) === tableOf(known));
  const others = newest.filter(([kind]) => tableOf(kind) !== tableOf(known));
  const some = others.filter((_, n) => (n + turn) % Math.ceil(others.length / OTHER_KINDS) === 0);
  return [...alike, ...some].map(([, id]) => id);
}
