import { readFileSync } from 'node:fs';
import { join } from 'node:path';

// What reaches people must have a licence that lets an operator run, change and pass on the product. Tools that only
// build and test it may have others: they are not part of it.
const ALLOWED = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'Apache-2.0',
  'CC0-1.0',
  'OFL-1.1',
  'MPL-2.0',
];

/** Packages whose licence is not in the lock file or not in the list, and why they may be used. */
const REASONS: readonly [name: RegExp, reason: string][] = [
  [/^@img\/sharp-/, 'LGPL library in a file of its own, which an operator may replace'],
  [/^(png-js|combine-errors)$/, 'MIT by a file of its own'],
];

interface Entry {
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
}
export type Packages = Readonly<Record<string, Entry>>;

const nameOf = (at: string) => at.slice(at.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** "(MIT OR CC0-1.0)" is allowed when one of them is, "Apache-2.0 AND MIT" when all are. */
export function isAllowed(expression: string): boolean {
  const plain = expression.replace(/[()]/g, '');
  if (plain.includes(' OR ')) return plain.split(' OR ').some(isAllowed);
  return plain.split(' AND ').every((one) => ALLOWED.includes(one));
}

/** What is not allowed, one line each. */
export function faultsIn(packages: Packages): string[] {
  return Object.entries(packages)
    .filter(([at, { dev, link }]) => at.includes('node_modules/') && !dev && !link)
    .map(([at, { license = 'none' }]) => ({ name: nameOf(at), license }))
    .filter(({ name, license }) => !isAllowed(license) && !REASONS.some(([known]) => known.test(name)))
    .map(({ name, license }) => `${name} has the licence ${license}`);
}

if (import.meta.main) {
  const text = readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8');
  const { packages }: { packages: Packages } = JSON.parse(text);
  const faults = faultsIn(packages);
  for (const fault of faults) console.error(`licences: ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
  else console.log('licences: all of what reaches people may be used, changed and passed on');
}
