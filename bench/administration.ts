import { type AdministrationSize, fillAdministration } from './lib/administration-data.ts';
import { type CareSize, fillCare } from './lib/care-data.ts';
import { type BenchDatabase, forgetTries, withDatabases } from './lib/databases.ts';
import { withFolder } from './lib/folder.ts';
import { grow, type Screen, type Side } from './lib/grow.ts';
import { untilIdle } from './lib/idle.ts';
import { type Program, startProduct } from './lib/program.ts';
import { type Benchmark, endWith, runBenchmark } from './lib/report.ts';
import { argument, unlessShort } from './lib/short.ts';

const ROUNDS = Number(argument('rounds') ?? unlessShort(5, 2));
const ASKED = Number(argument('asked') ?? unlessShort(40, 10));
const TIMES = Number(argument('times') ?? unlessShort(100, 10));

const PEOPLE: CareSize = { patients: 1000, providers: 100, bookings: 1000 };
// Enough for a full first page of each list: else the large side only answers more rows.
const SMALL: AdministrationSize = { payments: 1000, clinics: 120, cases: 500, auditLines: 10_000 };

const timesMore = <Size extends object>(size: Size): Size =>
  Object.fromEntries(Object.entries(size).map(([name, count]) => [name, count * TIMES])) as Size;

const list =
  (path: string): Screen =>
  ({ patient }) => ({ as: patient, paths: [`/api/admin/${path}`] });

const LISTS: Readonly<Record<string, Screen>> = {
  'accounts, first page': list('users?limit=50'),
  'accounts, a later page': ({ patient, pageEnd }) => ({
    as: patient,
    paths: [`/api/admin/users?limit=50&after=${pageEnd}`],
  }),
  'accounts of one role': list('users?limit=50&role=CLINIC_ADMIN'),
  'accounts by a name that nobody has': list('users?limit=50&search=zzyzx'),
  'accounts that are suspended, of which there are none': list('users?limit=50&state=suspended'),
  'clinics, first page': list('clinics?limit=50'),
  'clinics by a rare name': list('clinics?limit=50&search=zefiren'),
  'licences that wait': list('verifications?limit=50'),
  'clinics that wait for their review': list('clinic-verifications?limit=50'),
  'papers that wait': list('credentials?limit=50'),
  'requests to the fund': list('fund-requests?limit=50'),
  'reports that wait': list('qna/reports?limit=50'),
  'questions to support': list('support?limit=50'),
  'questions to support, closed': list('support?limit=50&state=closed'),
  'payments, first page': list('payments?limit=50'),
  'payments that failed': list('payments?limit=50&status=failed'),
  'payments without a result, of which there are none': list('payments?limit=50&unsettled=1'),
  'refunds by hand': list('refunds?limit=50'),
  'differences with the payment services': list('differences?limit=50'),
  'what is owed to providers and clinics': list('payout-balances?limit=50'),
  'payout runs': list('payout-runs?limit=50'),
  'audit trail, first page': list('audit?limit=50'),
  'audit trail of one kind': list('audit?limit=50&action=vault%3Aread'),
  'audit trail about one person': ({ patient, provider }) => ({
    as: patient,
    paths: [`/api/admin/audit?limit=50&person=${provider}`],
  }),
  'kinds of events in the trail': list('audit/actions'),
};

/** No bar: it counts everything there is. */
const OVERVIEW: Readonly<Record<string, Screen>> = { 'overview with its counts': list('stats') };

interface Running extends Side {
  readonly program: Program;
}

async function sideOf(
  database: BenchDatabase | undefined,
  people: CareSize,
  size: AdministrationSize,
): Promise<Running> {
  const [administrator] = database?.people ?? [];
  if (!database || !administrator) throw new Error('two databases with somebody in each were asked for');
  const { url } = database;
  const providers = await fillCare(url, people);
  await fillAdministration(url, administrator.id, size);
  const program = await startProduct({ DATABASE_URL: url, DEMO: '0' });
  const middle = providers[Math.floor(providers.length / 2)] ?? '';
  return {
    program,
    patients: [administrator],
    doctors: [administrator],
    providers: [middle],
    pageEnds: [middle],
    partners: new Map([[administrator.id, middle]]),
  };
}

export const administration: Benchmark = {
  title: `Administration: ${(SMALL.payments * TIMES).toLocaleString('en')} payments, ${(
    SMALL.auditLines * TIMES
  ).toLocaleString('en')} lines in the trail`,
  measure: () =>
    withFolder((folder) =>
      withDatabases(folder, ['small', 'large'], 1, async ([few, many]) => {
        const small = await sideOf(few, PEOPLE, SMALL);
        const large = await sideOf(many, timesMore(PEOPLE), timesMore(SMALL));
        await untilIdle([small.program, large.program]);
        const forget = () =>
          Promise.all([few, many].map((one) => forgetTries(one?.url ?? ''))).then(() => undefined);
        const extent = { times: TIMES, rounds: ROUNDS, asked: ASKED, before: forget };
        try {
          return [
            ...(await grow(small, large, LISTS, { ...extent, atMost: 1.3 })),
            ...(await grow(small, large, OVERVIEW, extent)),
          ];
        } finally {
          await small.program.stop();
          await large.program.stop();
        }
      }),
    ),
};

if (import.meta.main) endWith(await runBenchmark(administration));
