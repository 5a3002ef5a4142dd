import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { testsOf } from './importers.ts';
import type { Project } from './test-process.ts';

interface Run {
  readonly project: Project;
  readonly tests: readonly string[];
  readonly only?: string;
}
interface Group {
  readonly files: readonly string[];
  /** The tests for one file, the fastest first. */
  readonly runs: (file: string) => readonly Run[];
}

const CAPABILITIES = 'server/src/capabilities';
const ACCESS = 'server/src/platform/access';
const unitTests = (pattern: string) => (file: string) => [
  { project: 'unit' as const, tests: testsOf(file, pattern) },
];
export const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Rows for every call: who gets what, and what asks for more than a session. */
const ROWS = ['server/test/access.test.ts', 'server/test/proofs.test.ts'];

const callsOf = (folder: string): string[] =>
  globSync(join(folder, '*.access-table.ts')).flatMap((table) =>
    [...readFileSync(table, 'utf8').matchAll(/^ {2}'([A-Z]+ \/[^']+)'/gm)].map(([, key = '']) => key),
  );

/** The rows for the calls of a capability; for the platform's own files, those of profiles. */
function accessRows(file: string): Run {
  const folder = file.startsWith(CAPABILITIES) ? dirname(file) : join(CAPABILITIES, 'profiles');
  const keys = callsOf(folder);
  const only = `(?:${keys.map(escaped).join('|')}) on `;
  return { project: 'http', tests: keys.length > 0 ? ROWS : [], only };
}

const isOverHttp = (test: string) => !test.endsWith('.rules.test.ts');

/** The tests of a capability; those of others that use its addresses where it has none of its own. */
function testsBeside(folder: string): string[] {
  const own = globSync(join(folder, '*.test.ts')).filter(isOverHttp);
  if (own.length > 0) return own;
  const addresses = callsOf(folder).map((key) => key.replace(/^[A-Z]+ /, '').replace(/:.*/, ''));
  return globSync(`${CAPABILITIES}/*/*.test.ts`).filter((test) => {
    const text = readFileSync(test, 'utf8');
    return isOverHttp(test) && addresses.some((address) => text.includes(address));
  });
}

/** What the tests are tried on; the rules are the business of tests that need no server. */
export const GROUPS: Readonly<Record<string, Group>> = {
  clinical: {
    files: ['packages/clinical/src/**/*.ts'],
    runs: unitTests('packages/clinical/src/**/*.test.ts'),
  },
  money: {
    files: [
      `${CAPABILITIES}/payments/*.rules.ts`,
      `${CAPABILITIES}/scheduling/fare.rules.ts`,
      `${CAPABILITIES}/bookings/refund.rules.ts`,
      `${CAPABILITIES}/sponsorships/*.rules.ts`,
    ],
    runs: unitTests(`${CAPABILITIES}/*/*.rules.test.ts`),
  },
  scheduling: {
    files: [`${CAPABILITIES}/{scheduling,bookings,shifts}/*.rules.ts`],
    runs: unitTests(`${CAPABILITIES}/*/*.rules.test.ts`),
  },
  access: {
    files: [`${CAPABILITIES}/*/*.access.ts`, `${ACCESS}/*.ts`],
    runs: (file) => [
      accessRows(file),
      file.startsWith(CAPABILITIES)
        ? { project: 'http', tests: testsBeside(dirname(file)) }
        : {
            project: 'unit',
            tests: globSync(`${ACCESS}/*.test.ts`).filter((test) => !test.includes('.http.')),
          },
    ],
  },
};
