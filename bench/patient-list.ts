import { forgetTries } from './lib/databases.ts';
import { withOneProvider } from './lib/one-provider.ts';
import { fillFlags } from './lib/patient-flags-data.ts';
import { startProduct } from './lib/program.ts';
import { type Benchmark, endWith, runBenchmark } from './lib/report.ts';
import { unlessShort } from './lib/short.ts';
import { percentile } from './lib/stats.ts';

const PATIENTS = 10_000;
const ROUNDS = unlessShort(7, 3);
const ASKED = unlessShort(40, 15);
const FIRST = 'limit=30';
/** What a provider chooses above the list; the first is what the others are compared with. */
const LISTS = {
  'by name': FIRST,
  'by need': `${FIRST}&sort=need`,
  'by next visit': `${FIRST}&sort=next`,
  'by last visit': `${FIRST}&sort=last`,
  'those in danger': `${FIRST}&flag=danger`,
  'those who did not come back, by need': `${FIRST}&flag=recall&sort=need`,
};

/** One provider who treats all of them: every order and filter beside the list by name, turn by turn. */
export const patientList: Benchmark = {
  title: `Orders and filters of ${PATIENTS.toLocaleString('en')} patients of one provider`,
  measure: () =>
    withOneProvider({ patients: PATIENTS, bookings: 2 * PATIENTS }, async ({ url, doctor }) => {
      await fillFlags(url, doctor.id);
      const program = await startProduct({ DATABASE_URL: url, DEMO: '0' });
      const ask = async (query: string) => {
        const began = performance.now();
        const path = `/api/providers/${doctor.id}/patients?${query}`;
        const reply = await fetch(program.url + path, { headers: { cookie: doctor.cookie } });
        const found = (await reply.json()) as unknown[];
        if (!reply.ok || found.length === 0) throw new Error(`${path} answered ${reply.status}`);
        return performance.now() - began;
      };
      const rounds = new Map<string, number[]>(Object.keys(LISTS).map((name) => [name, []]));
      try {
        for (let round = 0; round <= ROUNDS; round++) {
          const times = new Map<string, number[]>(Object.keys(LISTS).map((name) => [name, []]));
          await forgetTries(url);
          for (let index = 0; index < ASKED; index++)
            for (const [name, query] of Object.entries(LISTS)) times.get(name)?.push(await ask(query));
          // The first round warms up.
          if (round > 0) for (const [name, all] of times) rounds.get(name)?.push(percentile(all, 0.95));
        }
      } finally {
        await program.stop();
      }
      const base = rounds.get('by name') ?? [];
      return [...rounds].flatMap(([name, values]) => [
        { what: `patients ${name}: p95`, unit: 'ms', rounds: values },
        ...(values === base
          ? []
          : [
              {
                what: `patients ${name}: p95 of the list by name`,
                unit: '×',
                rounds: values.map((value, at) => value / (base[at] ?? Number.NaN)),
              },
            ]),
      ]);
    }),
};

if (import.meta.main) endWith(await runBenchmark(patientList));
