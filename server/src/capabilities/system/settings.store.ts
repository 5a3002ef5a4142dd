import type { SettingChange } from '@lakou/contract/system';
import { RATE_SOURCE, type SettingName, type SettingValue } from '@lakou/contract/system.rules';
import { uuidv7 } from 'uuidv7';
import type { Grant } from '#platform/access/grant.ts';

type ChangeGrant = Grant<'setting:change'>;

/** Null when the environment's value counts. Locks the setting until the end of the transaction, also without a row. */
export async function lockSetting({ db }: ChangeGrant, name: SettingName): Promise<SettingValue | null> {
  await db.query("select pg_advisory_xact_lock(hashtext('setting ' || $1)) limit 1", [name]);
  const [found] = await db.query<{ value: SettingValue }>(
    'select value from settings where name = $1 limit 1',
    [name],
  );
  return found?.value ?? null;
}

interface Change<Name> {
  readonly name: Name;
  readonly before: SettingValue | null;
  readonly after: SettingValue | null;
}
const json = (value: SettingValue | null) => (value === null ? null : JSON.stringify(value));

/** Returns the id of the change. */
export async function insertChange(
  { db, at, actor }: ChangeGrant,
  { name, before, after }: Change<SettingChange['name']>,
): Promise<string> {
  const id = uuidv7();
  await db.query(
    `insert into setting_changes (id, name, before, after, changed_by, changed_at)
     values ($1, $2, $3::jsonb, $4::jsonb, $5, $6)`,
    [id, name, json(before), json(after), actor.id, at],
  );
  return id;
}

export async function saveSetting(grant: ChangeGrant, change: Change<SettingName>): Promise<string> {
  const { db } = grant;
  const { name, after } = change;
  const id = await insertChange(grant, change);
  if (after === null) await db.query('delete from settings where name = $1', [name]);
  else
    await db.query(
      `insert into settings (name, value, change_id) values ($1, $2::jsonb, $3)
       on conflict (name) do update set value = $2::jsonb, change_id = $3`,
      [name, json(after), id],
    );
  return id;
}

interface ChangeRow extends Omit<SettingChange, 'changedAt'> {
  readonly changedAt: Date;
}

const CHANGE = `select c.id, c.name, c.before, c.after, u.name as "changedBy", c.changed_at as "changedAt",
    c.name <> '${RATE_SOURCE}'
      and not exists (select from setting_changes l where l.name = c.name and l.id > c.id) as undoable
  from setting_changes c left join app_users u on u.id = c.changed_by`;

/** Undefined when there is no such change. */
export async function findChange({ db }: ChangeGrant, id: string): Promise<ChangeRow | undefined> {
  const [found] = await db.query<ChangeRow>(`${CHANGE} where c.id = $1`, [id]);
  return found;
}

/** One more than the page size when there are more. */
export async function listChanges(
  { db }: Grant<'setting:read'>,
  { limit, after }: { limit: number; after?: string | undefined },
): Promise<SettingChange[]> {
  const rows = await db.read<ChangeRow>(
    `${CHANGE} where $1::uuid is null or c.id < $1 order by c.id desc limit $2`,
    [after ?? null, limit + 1],
  );
  return rows.map((row) => ({ ...row, changedAt: row.changedAt.toISOString() }));
}
