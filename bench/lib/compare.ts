import type { Request } from 'autocannon';
import type { BenchDatabase } from './databases.ts';
import { loadFor, type Round } from './load.ts';
import type { Program } from './program.ts';
import type { Figure } from './report.ts';
import { ratios } from './stats.ts';

export interface Side {
  readonly program: Program;
  readonly database: BenchDatabase;
  /** The request of each connection. */
  readonly requests: readonly Request[];
}

const load = ({ program, database, requests }: Side, seconds: number) =>
  loadFor(seconds, program, database.name, requests);

/** Ours, theirs, ours, theirs…, after one warm-up round of each. */
export async function alternate(ours: Side, theirs: Side, { rounds = 7, seconds = 3 } = {}) {
  const product: Round[] = [];
  const bare: Round[] = [];
  await load(ours, seconds);
  await load(theirs, seconds);
  for (let round = 0; round < rounds; round++) {
    product.push(await load(ours, seconds));
    bare.push(await load(theirs, seconds));
  }
  return {
    of: (field: keyof Round) => ratios(product, bare, (round) => round[field]),
    /** The absolute figures behind the ratios. */
    plain: (name: string): Figure[] =>
      (
        [
          ['requests/s', '/s', 'perSecond'],
          ['p99', 'ms', 'p99'],
          ['Node CPU', 'ms', 'nodeCpu'],
          ['database CPU', 'ms', 'databaseCpu'],
        ] as const
      ).flatMap(([what, unit, field]) => [
        { what: `${name}: ${what}, product`, unit, rounds: product.map((round) => round[field]) },
        { what: `${name}: ${what}, bare`, unit, rounds: bare.map((round) => round[field]) },
      ]),
  };
}
