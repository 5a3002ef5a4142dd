import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Outcome } from './claim.ts';

const FILE = join(import.meta.dirname, '../../docs/proof.md');
const HEAD = '| Claim | Holds | Figures | Commit | Date |\n| --- | --- | --- | --- | --- |\n';

interface Proven extends Outcome {
  readonly what: string;
  readonly seconds: string;
  readonly commit: string;
}

/** The commit, and whether files differ from it. */
export function commitNow(): string {
  const git = (...words: string[]) => spawnSync('git', words, { encoding: 'utf8' }).stdout.trim();
  const changed = git('status', '--porcelain', '--untracked-files=no', '--', ':!docs/proof.md');
  return `${git('rev-parse', '--short', 'HEAD')}${changed ? ' and changes' : ''}`;
}

/** The same claim at another size is the same line. */
const subjectOf = (line: string) => line.replaceAll(/[\d,]+/g, '#');

const claimOf = (line: string) => line.split(' | ')[0] ?? '';

/** The table with the line of this claim, in place of what it said before. */
export function withLine(text: string, line: string): string {
  const lines = text.trimEnd().split('\n');
  const at = lines.findIndex((one) => subjectOf(claimOf(one)) === subjectOf(claimOf(line)));
  const end = lines.findLastIndex((one) => one.startsWith('|')) + 1;
  return `${(at < 0 ? lines.toSpliced(end, 0, line) : lines.with(at, line)).join('\n')}\n`;
}

const cell = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').trim();

/** Writes into docs/proof.md what a run found. */
export function record({ what, holds, counts, seconds, commit }: Proven): void {
  const figures = Object.entries(counts)
    .filter(([name]) => name !== 'for example')
    .map(([name, value]) => `${name} ${value}`);
  const date = new Date().toISOString().slice(0, 10);
  const line = `| ${[what, holds ? 'yes' : '**no**', `${figures.join(', ')}; ${seconds} s`, commit, date].map(cell).join(' | ')} |`;
  const before = readFileSync(FILE, 'utf8');
  writeFileSync(FILE, withLine(before.includes(HEAD) ? before : `${before.trimEnd()}\n\n${HEAD}`, line));
}
