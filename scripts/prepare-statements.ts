import { existsSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { createTemplate, dropTemplate, startTestCluster, urlOf } from '../server/test/database.ts';

/** Where the HTTP tests write each statement that they sent. */
export const STATEMENTS_FILE = 'node_modules/.cache/lakou/statements.jsonl';

const PREPARABLE = /^\s*(with|select|insert|update|delete|merge|values)\b/i;
/** Tables that tests of the database itself make for themselves. */
const UNKNOWN_TABLE = '42P01';

/**
 * Has the server of TEST_DATABASE_URL parse each statement that the HTTP tests sent, on all migrations: what an older
 * version does not know is refused there, without running the tests again.
 */
export async function prepareStatements(): Promise<{ passed: number; failures: string[] }> {
  if (!existsSync(STATEMENTS_FILE)) return { passed: 0, failures: ['run the HTTP tests first'] };
  const lines = readFileSync(STATEMENTS_FILE, 'utf8').split('\n').filter(Boolean);
  const texts = [...new Set(lines)].map((line): string => JSON.parse(line));
  const { adminUrl, stop } = await startTestCluster();
  const template = await createTemplate(adminUrl);
  const client = new pg.Client({ connectionString: urlOf(adminUrl, template) });
  await client.connect();
  const failures: string[] = [];
  let passed = 0;
  for (const text of texts.filter((one) => PREPARABLE.test(one))) {
    try {
      await client.query(`prepare tried as ${text}`);
      await client.query('deallocate tried');
      passed++;
    } catch (error) {
      if ((error as pg.DatabaseError).code !== UNKNOWN_TABLE) failures.push(`${error}\n${text}`);
    }
  }
  await client.end();
  await dropTemplate(adminUrl, template);
  await stop();
  return { passed, failures };
}
