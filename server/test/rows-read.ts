import pg from 'pg';
import type { Db } from '#platform/db/db.ts';

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
  return pg.escapeLiteral(Array.isArray(value) ? `{${value.join(',')}}` : String(value));
}

/** Planned as for anybody, the way a statement that is prepared once and asked often ends up. */
async function explain(db: Db, text: string, values: readonly unknown[]): Promise<number> {
  const given = values.length > 0 ? `(${values.map(literal).join(', ')})` : '';
  return db.transaction(async (tx) => {
    await tx.query('set local plan_cache_mode = force_generic_plan');
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
  const asked: { text: string; values: readonly unknown[] }[] = [];
  await work({
    ...db,
    query: (text, values = []) => {
      asked.push({ text, values });
      return db.query(text, values);
    },
  });
  let rows = 0;
  for (const { text, values } of asked) rows += await explain(db, text, values);
  return rows;
}
