// What a number of patients costs, from measured figures: `node scripts/scale-plan.ts` prints the tables of
// docs/scale.md, and a test compares them.

/** Measured on two arm64 cores that others used too: bench/size.ts, and the load of bench/lib/load.ts on three calls. */
export const MEASURED = {
  bytes: { account: 536, visit: 726, message: 410, auditLine: 657 },
  /** Milliseconds of processor time for one request. */
  read: { node: 0.46, database: 0.3 },
  list: { node: 1.1, database: 2.1 },
  book: { node: 2.4, database: 2.5 },
} as const;

/** Not measured: nobody has used this yet. Change them here when there are real ones. */
export const ASSUMED = {
  visitsPerYear: 10,
  messagesPerYear: 50,
  auditLinesPerYear: 100,
  /** Of all patients, on one day. */
  activeShare: 0.1,
  requestsPerActiveDay: 40,
  /** Of a day's requests, in its busiest hour; and how much its busiest minute exceeds the hour. */
  busiestHour: 0.15,
  burst: 3,
  /** Of the requests. */
  lists: 0.3,
  writes: 0.1,
  /** Of a core that is used in the busiest minute, so that answers stay fast. */
  useOfCore: 0.5,
} as const;

export interface Plan {
  readonly patients: number;
  readonly gigabytesPerYear: number;
  readonly peakPerSecond: number;
  /** Cores in the busiest minute. */
  readonly nodeCores: number;
  readonly databaseCores: number;
  /** Of those, what a replica can take. */
  readonly replicaCores: number;
}

const cost = (kind: 'node' | 'database') => {
  const { lists, writes } = ASSUMED;
  return {
    lists: lists * MEASURED.list[kind],
    rest: (1 - lists - writes) * MEASURED.read[kind] + writes * MEASURED.book[kind],
  };
};

export function planFor(patients: number): Plan {
  const { bytes } = MEASURED;
  const perYear =
    ASSUMED.visitsPerYear * bytes.visit +
    ASSUMED.messagesPerYear * bytes.message +
    ASSUMED.auditLinesPerYear * bytes.auditLine;
  const perDay = patients * ASSUMED.activeShare * ASSUMED.requestsPerActiveDay;
  const peakPerSecond = (perDay * ASSUMED.busiestHour * ASSUMED.burst) / 3600;
  const cores = (milliseconds: number) => (peakPerSecond * milliseconds) / 1000 / ASSUMED.useOfCore;
  const [node, database] = [cost('node'), cost('database')];
  return {
    patients,
    gigabytesPerYear: (patients * (perYear + bytes.account)) / 1e9,
    peakPerSecond,
    nodeCores: cores(node.lists + node.rest),
    databaseCores: cores(database.lists + database.rest),
    replicaCores: cores(database.lists),
  };
}

const short = (value: number) =>
  value >= 10 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(2)));

/** One line of the table for each size. */
export function planTable(sizes: readonly number[]): string {
  const lines = sizes.map(planFor).map((plan) => {
    const { patients, gigabytesPerYear, peakPerSecond, nodeCores, databaseCores, replicaCores } = plan;
    const cells = [gigabytesPerYear, peakPerSecond, nodeCores, databaseCores, replicaCores].map(short);
    return `| ${[patients.toLocaleString('en'), ...cells].join(' | ')} |`;
  });
  return [
    '| Patients | GB a year | requests/s at the peak | cores for Node | cores for PostgreSQL | of these, for a replica at most |',
    '| --- | --- | --- | --- | --- | --- |',
    ...lines,
  ].join('\n');
}

export const SIZES = [1_000, 10_000, 1_000_000, 10_000_000] as const;

if (import.meta.main) console.log(planTable(SIZES));
