import type { Grant } from '#platform/access/grant.ts';
import type { OrderRow } from './icd10.rules.ts';

type CodeReader = Grant<'icd10:read', undefined>;
export type CodeImporter = Grant<'icd10:import', undefined, undefined>;

export async function findNewestImport({ db }: CodeReader): Promise<string | undefined> {
  const [row] = await db.read<{ id: string }>(
    'select id from icd10_imports order by imported_at desc limit 1',
    [],
  );
  return row?.id;
}

/** Those that can be billed: a group of codes is not a diagnosis. */
export function listCodes({ db }: CodeReader): Promise<{ code: string; description: string }[]> {
  // Bounded by the official list.
  return db.read('select code, description from icd10_codes where billable order by code', []);
}

export async function removeCodes({ db }: CodeImporter): Promise<void> {
  await db.query('delete from icd10_codes', []);
}

export async function addCodes({ db }: CodeImporter, rows: readonly OrderRow[]): Promise<void> {
  await db.query(
    `insert into icd10_codes (code, description, billable)
     select * from unnest($1::text[], $2::text[], $3::boolean[]) on conflict (code) do nothing`,
    [
      rows.map(({ code }) => code),
      rows.map(({ description }) => description),
      rows.map(({ billable }) => billable),
    ],
  );
}

export async function addImport(
  { db, at }: CodeImporter,
  { id, file, codes }: { id: string; file: string; codes: number },
): Promise<void> {
  await db.query('insert into icd10_imports (id, file, codes, imported_at) values ($1, $2, $3, $4)', [
    id,
    file,
    codes,
    at,
  ]);
}
