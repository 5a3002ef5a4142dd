import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// `docs/requirements.md` lists what the product must do, one row per ID. Each ID marked as done
// must be named by a test.
const ROOT = join(import.meta.dirname, '..');
const ROW = /^\| ([A-Z]+-\d+) +\|.*\| (done|partly|later) +\|$/gm;
const TITLE = /\b(?:test|describe|it)(?:\.\w+(?:\([^)]*\))?)*\(\s*(['"`])((?:[A-Z]+-\d+[ ,]*)+)/g;

/** Requirement IDs and their state. */
export const readRows = (text: string) =>
  new Map(Array.from(text.matchAll(ROW), ([, id = '', state = '']) => [id, state]));

/** IDs that test titles begin with. */
export const citedIn = (code: string) =>
  Array.from(code.matchAll(TITLE), ([, , ids = '']) => ids.match(/[A-Z]+-\d+/g) ?? []).flat();

export function objections(rows: ReadonlyMap<string, string>, cited: ReadonlySet<string>): string[] {
  const unproven = [...rows].filter(([id, state]) => state !== 'later' && !cited.has(id));
  const unknown = [...cited].filter((id) => !rows.has(id));
  const early = [...rows].filter(([id, state]) => state === 'later' && cited.has(id));
  return [
    ...unproven.map(([id, state]) => `${id} is called ${state}, but no test names it`),
    ...unknown.map((id) => `${id} is named by a test, but docs/requirements.md does not have it`),
    ...early.map(([id]) => `${id} is named by a test, but docs/requirements.md says later`),
  ];
}

if (import.meta.main) {
  const tests = globSync(
    [
      'packages/*/src/**/*.test.ts',
      'server/{src,test}/**/*.test.ts',
      'web/app/**/*.test.ts',
      'scripts/**/*.test.ts',
      'e2e/*.spec.ts',
    ],
    { cwd: ROOT },
  );
  const cited = new Set(tests.flatMap((file) => citedIn(readFileSync(join(ROOT, file), 'utf8'))));
  const rows = readRows(readFileSync(join(ROOT, 'docs/requirements.md'), 'utf8'));
  const found = objections(rows, cited);
  for (const line of found) console.error(line);
  if (found.length > 0 || rows.size === 0) process.exit(1);
  const count = (state: string) => [...rows.values()].filter((one) => one === state).length;
  console.log(`requirements: ${count('done')} done, ${count('partly')} partly, ${count('later')} later`);
}
