import type { Db } from '#platform/db/db.ts';

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

export const uuidsIn = (text: string): string[] => [...new Set(text.match(UUID))];

/** Every row of every table, as text; what merely counts tries is left out. */
export async function allRows(db: Db): Promise<Map<string, string[]>> {
  const tables = await db.query<{ name: string }>(
    `select relname::text as name from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not in ('rate_limits', 'migrations')
     order by 1`,
  );
  const rows = new Map<string, string[]>();
  for (const { name } of tables) {
    const found = await db.query<{ row: string }>(`select to_jsonb(t)::text as row from "${name}" t`);
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
  readonly kind?: string;
  readonly owner_id?: string;
}

/** The kind of thing that each id names: its table; for people their role, for files what and whose they are. */
export function kindsOf(rows: ReadonlyMap<string, readonly string[]>): Map<string, string> {
  const kinds = new Map<string, string>();
  const tables = [...rows].map(
    ([table, texts]) => [table, texts.map((text): Row => JSON.parse(text))] as const,
  );
  for (const [table, found] of tables)
    for (const { id, role } of found)
      if (typeof id === 'string' && uuidsIn(id).length === 1)
        kinds.set(id, table === 'app_users' ? `${role}` : table);
  for (const { id, kind, owner_id: owner } of tables.find(([table]) => table === 'files')?.[1] ?? [])
    kinds.set(`${id}`, `${kind} of ${owner && kinds.get(owner)}`);
  return kinds;
}

/** One id of each kind, the newest. */
export const sampleIds = (kinds: ReadonlyMap<string, string>): string[] => [
  ...new Map([...kinds].map(([id, kind]) => [kind, id])).values(),
];
