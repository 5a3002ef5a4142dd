import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const NEWEST = 50;

/** The newest JSON files of a folder; their names begin with their moment. A missing folder is empty. */
export async function readNewestFiles<T>(folder: string): Promise<T[]> {
  const names = await readdir(folder).catch(() => []);
  const newest = names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .reverse()
    .slice(0, NEWEST);
  return Promise.all(newest.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8'))));
}
