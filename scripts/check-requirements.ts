import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ExactText, exactTextChecker, isLater, readExactTexts } from './texts/exact.ts';

// `docs/requirements.md` lists what the product must do, one row per ID. Each ID marked as done
// must be named by a test, and each text that it quotes must be in `docs/texts.tsv`, which a test reads.
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

const QUOTED_ROW = /^\| ([A-Z]+-\d+) +\|(.*)\| (?:done|partly|later) +\|$/gm;

/** The texts in quotes of each row, with the ID. */
export const quotedIn = (text: string) =>
  Array.from(text.matchAll(QUOTED_ROW), ([, id = '', must = '']) =>
    Array.from(must.matchAll(/(?<=[\s(])'([^'|]+)'/g), ([, quoted = '']) => ({ id, text: quoted })),
  ).flat();

/** What is called done, but quotes a text that the product does not say or that no list has. */
export function textObjections(
  rows: ReadonlyMap<string, string>,
  quoted: readonly { id: string; text: string }[],
  listed: readonly ExactText[],
  faultOf: (text: string, place: string) => string | undefined,
): string[] {
  const isDone = ({ id }: { id: string }) => rows.get(id) === 'done';
  const isListed = ({ id, text }: { id: string; text: string }) =>
    listed.some((one) => one.id === id && one.text === text);
  return [
    ...listed
      .filter(({ id }) => !rows.has(id))
      .map(({ id }) => `${id} is in docs/texts.tsv, but is no requirement`),
    ...quoted
      .filter((one) => isDone(one) && !isListed(one))
      .map(({ id, text }) => `${id} is called done, but docs/texts.tsv does not have its text '${text}'`),
    ...listed
      .filter((one) => isDone(one) && isLater(one))
      .map(({ id, text }) => `${id} is called done, but no test asserts its text '${text}'`),
    ...listed
      .filter((one) => isDone(one) && !isLater(one))
      .flatMap(({ id, text, places }) =>
        places
          .map((place) => faultOf(text, place))
          .filter((fault) => fault !== undefined)
          .map((fault) => `${id} '${text}': ${fault}`),
      ),
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
  const requirements = readFileSync(join(ROOT, 'docs/requirements.md'), 'utf8');
  const rows = readRows(requirements);
  const found = [
    ...objections(rows, cited),
    ...textObjections(rows, quotedIn(requirements), readExactTexts(ROOT), exactTextChecker(ROOT)),
  ];
  for (const line of found) console.error(line);
  if (found.length > 0 || rows.size === 0) process.exit(1);
  const count = (state: string) => [...rows.values()].filter((one) => one === state).length;
  console.log(`requirements: ${count('done')} done, ${count('partly')} partly, ${count('later')} later`);
}
