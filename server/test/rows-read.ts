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

interface Asked {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly planEachTime?: boolean | undefined;
}

/** Planned as for any values, as a prepared statement that runs often is; or for its own, where it says so. */
async function explain(db: Db, { text, values, planEachTime }: Asked): Promise<number> {
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

/** How many rows of tables the statements of this work look at: what it costs, whatever else the machine does. */
export async function rowsRead(db: Db, work: (db: Db) => Promise<unknown>): Promise<number> {
  const asked: Asked[] = [];
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
