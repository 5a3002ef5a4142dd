import pg from 'pg';
import type { Db, ReadOptions } from '#platform/db/db.ts';

interface Node {
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly Node[];
}

function rowsOf(node: Node): number {
  const passedOver = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  const own = node['Relation Name'] ? (node['Actual Rows'] + passedOver) * node['Actual Loops'] : 0;
  return (node.Plans ?? []).reduce((sum, child) => sum + rowsOf(child), own);
}

function literal(value: unknown): string {
  if (value === null) return 'null';
  if (value instanceof Date) return pg.escapeLiteral(value.toISOString());
  return pg.escapeLiteral(
    Array.isArray(value) ? `{${value.map((one) => one ?? 'null').join(',')}}` : String(value),
  );
}

interface RecordedStatement {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly planEachTime?: boolean | undefined;
}

/**
 * Uses a generic plan, as for a prepared statement that runs often; or a plan for the values, where
 * the statement asks for it.
 */
async function explain(db: Db, { text, values, planEachTime }: RecordedStatement): Promise<number> {
  const given = values.length > 0 ? `(${values.map(literal).join(', ')})` : '';
  return db.transaction(async (tx) => {
    await tx.query(`set local plan_cache_mode = force_${planEachTime ? 'custom' : 'generic'}_plan`);
    await tx.query(`prepare asked as ${text}`);
    const [row] = await tx.query<{ 'QUERY PLAN': { Plan: Node }[] }>(
      `explain (analyze, format json) execute asked ${given}`,
    );
    await tx.query('deallocate asked');
    return rowsOf(
      row?.['QUERY PLAN'][0]?.Plan ?? { 'Actual Rows': Number.NaN, 'Actual Loops': 1, 'Relation Name': '?' },
    );
  });
}

/**
 * How many table rows the statements of this work read: its cost, independent of the machine's
 * load.
 */
export async function rowsRead(db: Db, work: (db: Db) => Promise<unknown>): Promise<number> {
  const asked: RecordedStatement[] = [];
  await work({
    ...db,
    query: (text, values = []) => {
      asked.push({ text, values });
      return db.query(text, values);
    },
    read: (text: string, values: readonly unknown[] = [], options?: ReadOptions) => {
      asked.push({ text, values, planEachTime: options?.planEachTime });
      return db.read(text, values, options);
    },
  });
  let rows = 0;
  for (const one of asked) rows += await explain(db, one);
  return rows;
}
