import type { Db } from './db.ts';

export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** `with s0 as (…), s1 as (…) …`: all but the last as parts of the last, their values numbered through. */
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

interface Known {
  joined?: string;
  readonly followedBy: Map<string, Known>;
}

const known: Known = { followedBy: new Map() };

/** The same, found again text by text: to put the texts in a row only to look them up would cost as much as joining. */
function joinOnce(statements: readonly Statement[]): string {
  let found = known;
  for (const { text } of statements) {
    let next = found.followedBy.get(text);
    if (!next) {
      next = { followedBy: new Map() };
      found.followedBy.set(text, next);
    }
    found = next;
  }
  found.joined ??= join(statements);
  return found.joined;
}

/**
 * Runs statements that change something as one: a single journey, and all of it happens or nothing, without a
 * transaction around it. None sees what the others write.
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
