import type pg from 'pg';

// What pg-boss keeps beside queues and jobs is its own measuring, and is made anew.
const JOB_TABLES = ['queue', 'schedule', 'subscription', 'job_common', 'job_dependency'];

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

export interface Table {
  /** With its schema, quoted. */
  readonly name: string;
  readonly isOfJobs: boolean;
  /** Quoted, without those that the database computes. */
  readonly columns: readonly string[];
  /** Quoted columns of the primary key. */
  readonly key: readonly string[];
}

interface TableRow {
  schema: string;
  name: string;
  columns: string[];
  key: string[] | null;
}

/** Every table whose rows survive a crash; the counts of tries do not, and need not. */
export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<TableRow>(
    `select n.nspname as schema, c.relname as name,
       array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0
         and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
       (select array(select a.attname::text from unnest(k.conkey) with ordinality as u (attnum, place)
          join pg_attribute a on a.attrelid = c.oid and a.attnum = u.attnum order by u.place)
        from pg_constraint k where k.conrelid = c.oid and k.contype = 'p') as key
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and c.relpersistence = 'p' and (
       (n.nspname = 'public' and c.relname <> 'schema_migrations')
       or (n.nspname = 'pgboss' and c.relname = any ($1)))
     order by 1, 2`,
    [JOB_TABLES],
  );
  return rows.map(({ schema, name, columns, key }) => ({
    name: `${quoted(schema)}.${quoted(name)}`,
    isOfJobs: schema === 'pgboss',
    columns: columns.map(quoted),
    key: (key ?? []).map(quoted),
  }));
}

export interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

export async function listForeignKeys(client: pg.Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select format('%I.%I', n.nspname, c.relname) as "table", quote_ident(k.conname) as name,
       pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
     where k.contype = 'f' and k.conparentid = 0 and n.nspname in ('public', 'pgboss') order by 1, 2`,
  );
  return rows;
}

export interface Sequence {
  readonly name: string;
  readonly value: string;
  readonly isCalled: boolean;
}

export async function listSequences(client: pg.Client): Promise<Sequence[]> {
  const { rows: names } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, sequencename) as name from pg_sequences where schemaname = 'public' order by 1`,
  );
  const found: Sequence[] = [];
  for (const { name } of names) {
    const { rows } = await client.query<Omit<Sequence, 'name'>>(
      `select last_value::text as value, is_called as "isCalled" from ${name}`,
    );
    if (rows[0]) found.push({ name, ...rows[0] });
  }
  return found;
}

export interface Migrated {
  readonly name: string;
  readonly checksum: string;
}

export async function listMigrated(client: pg.Client): Promise<Migrated[]> {
  const { rows } = await client.query<Migrated>('select name, checksum from schema_migrations order by name');
  return rows;
}

export async function readJobsVersion(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ version: number }>('select version from pgboss.version');
  return rows[0]?.version ?? 0;
}

/** The same text for the same value, whatever the settings of the server are. */
const SETTINGS = `set statement_timeout = 0; set idle_in_transaction_session_timeout = 0;
  set client_encoding = 'UTF8'; set datestyle = 'ISO, YMD'; set timezone = 'UTC'; set intervalstyle = 'postgres';
  set bytea_output = 'hex'; set extra_float_digits = 1; set lock_timeout = 0`;

/** A connection for work on the whole database, without the limits of requests. */
export async function withClient<T>(
  connect: () => pg.Client,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = connect();
  // The statement that is under way gets the error too.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(SETTINGS);
    return await work(client);
  } finally {
    await client.end();
  }
}
