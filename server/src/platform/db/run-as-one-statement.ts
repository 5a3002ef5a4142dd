import type { Db } from './db.ts';

export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** `with s0 as (…), s1 as (…) …`: all but the last as parts of the last, with their values renumbered. */
function join(statements: readonly Statement[]): string {
  let before = 0;
  const numbered = statements.map(({ text, values }) => {
    const shifted = text.replace(/\$(\d+)/g, (_, n: string) => `$${Number(n) + before}`);
    before += values.length;
    return shifted;
  });
  const last = numbered.pop() ?? '';
  const parts = numbered.map((text, n) => `s${n} as (${text})`).join(', ');
  return parts ? `with ${parts} ${last}` : last;
}

// One entry for each combination of fixed texts in the code.
const joined = new Map<string, string>();

function joinOnce(statements: readonly Statement[]): string {
  const key = statements.map(({ text }) => text).join(';');
  let text = joined.get(key);
  if (!text) {
    text = join(statements);
    joined.set(key, text);
  }
  return text;
}

/**
 * Runs several writing statements as one: they are sent together, and either all take effect or
 * none, without a transaction. None of them sees what the others write.
 */
export function runAsOneStatement<Row extends object>(
  db: Db,
  statements: readonly Statement[],
): Promise<Row[]> {
  return db.query<Row>(
    joinOnce(statements),
    statements.flatMap(({ values }) => values),
  );
}
