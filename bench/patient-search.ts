import { forgetTries } from './lib/databases.ts';
import { withOneProvider } from './lib/one-provider.ts';
import { startProduct } from './lib/program.ts';
import { type Benchmark, endWith, runBenchmark } from './lib/report.ts';
import { unlessShort } from './lib/short.ts';
import { percentile } from './lib/stats.ts';

const PATIENTS = 10_000;
const ROUNDS = unlessShort(7, 2);
const ASKED = unlessShort(100, 30);

/** What a field holds while somebody types a name and a number. */
function typed(index: number): string[] {
  const name = `Pasyan ${index * 97}`;
  return Array.from(name, (_, at) => name.slice(0, at + 1).trim());
}

/** One provider who treats all of them. */
export const patientSearch: Benchmark = {
  title: `Search as you type among ${PATIENTS.toLocaleString('en')} patients of one provider`,
  measure: () =>
    withOneProvider({ patients: PATIENTS, bookings: PATIENTS }, async ({ url, doctor }) => {
      const program = await startProduct({ DATABASE_URL: url, DEMO: '0' });
      const ask = async (query: string) => {
        const began = performance.now();
        const path = `/api/providers/${doctor.id}/patients?limit=20&q=${encodeURIComponent(query)}`;
        const reply = await fetch(program.url + path, { headers: { cookie: doctor.cookie } });
        await reply.arrayBuffer();
        if (!reply.ok) throw new Error(`${path} answered ${reply.status}`);
        return performance.now() - began;
      };
      try {
        const rounds: number[] = [];
        for (let round = 0; round <= ROUNDS; round++) {
          const times: number[] = [];
          await forgetTries(url);
          for (let index = 0; times.length < ASKED; index++)
            for (const query of typed(index + round)) times.push(await ask(query));
          // The first round warms up.
          if (round > 0) rounds.push(percentile(times, 0.95));
        }
        return [{ what: 'a letter more in the search of patients: p95', unit: 'ms', rounds, atMost: 60 }];
      } finally {
        await program.stop();
      }
    }),
};

if (import.meta.main) endWith(await runBenchmark(patientSearch));
