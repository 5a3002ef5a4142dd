// PostgreSQL does not count a lock or a notification as a write, so its read-only mode does not
// refuse them.
const CHANGES =
  /\b(insert into|update \S+ (\S+ )?set|delete from|merge into|for (no key )?update|for (key )?share|pg_(try_)?advisory\w*|pg_notify|nextval|setval|set_config)\b/i;
const MOST_REMEMBERED = 2000;

const allowed = new Set<string>();

/**
 * Throws unless the text is one select that changes and locks nothing. Each text is checked once.
 */
export function refuseUnlessRead(text: string): void {
  if (allowed.has(text)) return;
  const isSelect = /^\s*(select|with)\b/i.test(text);
  const change = CHANGES.exec(text.replaceAll(/\s+/g, ' '))?.[0];
  if (!isSelect || change)
    throw new Error(`Db.read takes a plain select; use Db.query for ${change ?? text.trim().slice(0, 30)}`);
  if (allowed.size >= MOST_REMEMBERED) allowed.clear();
  allowed.add(text);
}
