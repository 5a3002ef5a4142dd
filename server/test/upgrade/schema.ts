import type { Db } from '#platform/db/db.ts';

const OWN = `in (select oid from pg_class where relnamespace = 'public'::regnamespace)`;
// Objects of extensions are left out.
const NOT_EXTENSION = (oid: string) =>
  `not exists (select from pg_depend where objid = ${oid} and deptype = 'e')`;

// PostgreSQL 18 has constraints for "not null", older versions have none; the column definitions
// say it in all versions.
const PARTS: Readonly<Record<string, string>> = {
  tables: `select relname as name, concat_ws(' ', relkind, relpersistence, reloptions) as definition
    from pg_class where relnamespace = 'public'::regnamespace and relkind <> 'i'`,
  columns: `select table_name || '.' || column_name as name,
      concat_ws(' ', udt_name, collation_name, character_maximum_length, numeric_precision, numeric_scale, is_nullable,
        column_default, is_identity, generation_expression) as definition
    from information_schema.columns where table_schema = 'public'`,
  constraints: `select conrelid::regclass::text || '.' || conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where conrelid ${OWN} and contype <> 'n'`,
  indexes: `select indexname as name, indexdef as definition from pg_indexes where schemaname = 'public'`,
  triggers: `select tgrelid::regclass::text || '.' || tgname as name, concat_ws(' ', pg_get_triggerdef(oid), tgenabled) as definition
    from pg_trigger where tgrelid ${OWN} and not tgisinternal`,
  functions: `select oid::regprocedure::text as name, pg_get_functiondef(oid) as definition
    from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'f' and ${NOT_EXTENSION('oid')}`,
  views: `select viewname as name, definition from pg_views where schemaname = 'public'`,
  enums: `select t.typname as name, string_agg(e.enumlabel, ',' order by e.enumsortorder) as definition
    from pg_type t join pg_enum e on e.enumtypid = t.oid
    where t.typnamespace = 'public'::regnamespace group by t.typname`,
  extensions: 'select extname as name, extnamespace::regnamespace::text as definition from pg_extension',
};

/** The whole schema of the product as text: the definition of each of its parts by kind and name. */
export async function readSchema(db: Db): Promise<Record<string, string>> {
  const schema: Record<string, string> = {};
  for (const [kind, query] of Object.entries(PARTS))
    for (const { name, definition } of await db.query<{ name: string; definition: string }>(query))
      schema[`${kind} ${name}`] = definition;
  return schema;
}
