import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { medicines } from '../packages/content/src/medicines.ts';
import { triageWords } from '../packages/content/src/triage.ts';

// The glossary's lists of medicines and conditions, from the data that patients read: one place to check a name.
const FILE = join(import.meta.dirname, '..', 'GLOSSARY.md');
const HEADING = '## Medicines and conditions';

type Names = readonly [en: string, fr: string, ht: string];

export const namesInUse = (): Names[] => [
  ...medicines().map(({ generic }): Names => [generic.en, generic.fr, generic.ht]),
  ...Array.from(triageWords().conditions.values(), ({ en, fr, ht }): Names => [en, fr, ht]),
];

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

function glossaryNames(): string {
  const names = namesInUse().toSorted(([a], [b]) => a.localeCompare(b, 'en'));
  return [
    HEADING,
    '',
    'As patients read them. Made from the data by `node scripts/glossary-names.ts`; a test fails when it is behind.',
    '',
    row(['English', 'French', 'Creole']),
    row(['---', '---', '---']),
    ...names.map(row),
    '',
  ].join('\n');
}

/** Without the spaces that only line up the columns. */
export const plainRows = (markdown: string): string[] =>
  markdown
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.replaceAll(/ *\| */g, '|'));

if (import.meta.main) {
  const [before = ''] = readFileSync(FILE, 'utf8').split(HEADING);
  writeFileSync(FILE, `${before.trimEnd()}\n\n${glossaryNames()}`);
}
