import type { Db } from './db.ts';

export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

const joined = new Map<string, string>();

/** `with s0 as (…), s1 as (…) …`: all but the last as parts of the last, their values numbered through. */
function join(statements: readonly Statement[]): string {
  const key = statements.map(({ text }) => text).join('\n');
  const known = joined.get(key);
  if (known) return known;
  let before = 0;
  const numbered = statements.map(({ text, values }) => {
    const shifted = text.replace(/\$(\d+)/g, (_, n: string) => `$${Number(n) + before}`);
    before += values.length;
    return shifted;
  });
  const last = numbered.pop() ?? '';
  const parts = numbered.map((text, n) => `s${n} as (${text})`).join(', ');
  const text = parts ? `with ${parts} ${last}` : last;
  joined.set(key, text);
  return text;
}

/**
 * Runs statements that change something as one: a single journey, and all of it happens or nothing, without a
 * transaction around it. None sees what the others write.
 */
export function together<Row extends object>(db: Db, statements: readonly Statement[]): Promise<Row[]> {
  return db.query<Row>(
    join(statements),
    statements.flatMap(({ values }) => values),
  );
}
