import type { Capability, CopiedRows, CopyGrant } from '#platform/capability.ts';

/** Patients, and those they act for, among these ids, but for the actor's own family. */
export async function findPatientsAmong(grant: CopyGrant, ids: readonly string[]): Promise<string[]> {
  // Bounded by the ids.
  const found = await grant.db.read<{ id: string }>(
    `select id from app_users where role = 'PATIENT' and id = any ($1::uuid[]) and id <> $2
     union all select id from dependents where id = any ($1::uuid[]) and patient_id <> $2`,
    [ids, grant.actor.id],
  );
  return found.map(({ id }) => id);
}

/**
 * The actor's own rows of every capability: those of its own tables, and those it copies itself.
 */
export async function copyRecords(
  grant: CopyGrant,
  capabilities: readonly Capability[],
): Promise<CopiedRows> {
  // Bounded by what one person wrote: a copy holds all of it.
  const records: CopiedRows = {};
  for (const { ownTables = {}, copy } of capabilities) {
    for (const [table, owner] of Object.entries(ownTables)) {
      const rows = await grant.db.read<{ row: Record<string, unknown> }>(
        `select to_jsonb(t) as row from ${table} t where ${owner} = $1`,
        [grant.actor.id],
      );
      records[table] = rows.map(({ row }) => row);
    }
    Object.assign(records, await copy?.(grant));
  }
  return records;
}
