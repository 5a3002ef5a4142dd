import { triage } from '../packages/clinical/src/triage/index.ts';
import { VIGNETTES_BY_LANGUAGE } from '../packages/clinical/src/triage/vignettes/all.ts';
import { type Benchmark, endWith, runBenchmark } from './lib/report.ts';
import { unlessShort } from './lib/short.ts';

const LENGTH = 500;
const ROUNDS = unlessShort(15, 3);
const TEXTS = unlessShort(100, 10);

/** Texts of one length, put together from what people say. */
function textsOf(phrases: readonly string[]): string[] {
  const all = phrases.join('. ');
  return Array.from({ length: TEXTS }, (_, at) => {
    const from = (at * LENGTH) % Math.max(1, all.length - LENGTH);
    return all.slice(from, from + LENGTH);
  });
}

/** The processor time of this process, in milliseconds: what others do on the machine does not count. */
function cpuOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

export const triageEngine: Benchmark = {
  title: `Triage: one text of ${LENGTH} characters, on this processor`,
  measure: async () =>
    Object.entries(VIGNETTES_BY_LANGUAGE).map(([lang, vignettes]) => {
      const texts = textsOf(vignettes.map(([, text]) => text));
      const read = () => {
        for (const text of texts) triage({ text });
      };
      // The first reading of a word looks it up in the lexicon, and the code is compiled meanwhile.
      read();
      const rounds = Array.from({ length: ROUNDS }, () => cpuOf(read) / texts.length);
      return { what: `the engine on a text in ${lang}, processor time`, unit: 'ms', rounds, atMost: 5 };
    }),
};

if (import.meta.main) endWith(await runBenchmark(triageEngine));
