import type { Db } from '#platform/db/db.ts';

/**
 * Columns of a table that name a parent and an owner whom the parent names too, where no foreign key holds both at
 * once: such a row could name one person's parent and another's id.
 */
export async function looseOwners(db: Db): Promise<string[]> {
  const rows = await db.query<{ loose: string }>(
    `with link as (
       select c.conrelid as child, c.confrelid as parent, a.attname as "column"
       from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
       where c.contype = 'f' and array_length(c.conkey, 1) = 1)
     select distinct format('%s.%s of %s.%s', l.child::regclass, o.attname, l.parent::regclass, l."column") as loose
     from link l
     join pg_attribute o on o.attrelid = l.child and o.attname ~ '^(patient|provider|clinic|owner|user|sponsor)_id$'
     join pg_attribute p on p.attrelid = l.parent and p.attname = o.attname
     where l."column" <> o.attname and l.parent <> 'app_users'::regclass
       and not exists (
         select from pg_constraint k where k.contype = 'f' and k.conrelid = l.child and k.confrelid = l.parent
           and o.attnum = any (k.conkey) and array_length(k.conkey, 1) > 1)
     order by 1`,
  );
  return rows.map(({ loose }) => loose);
}
