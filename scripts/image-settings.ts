import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const DOCKERFILE = readFileSync(join(import.meta.dirname, '../deploy/Dockerfile'), 'utf8');

/** How the image's memory allocator is set. */
export const allocatorSettings: Readonly<Record<string, string>> = Object.fromEntries(
  [...DOCKERFILE.matchAll(/\b(MALLOC_\w+)=(\d+)/g)].map(([, name = '', value = '']) => [name, value]),
);

/** What the image runs, without the program's own name. */
export function imageCommand(): { flags: string[]; file: string } {
  const [, ...words] = JSON.parse(DOCKERFILE.match(/^CMD (.+)$/m)?.[1] ?? '[]') as string[];
  return { flags: words.slice(0, -1), file: words.at(-1) ?? '' };
}
