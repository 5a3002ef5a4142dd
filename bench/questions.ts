import { type CareSize, fillCare } from './lib/care-data.ts';
import { signIn } from './lib/chat-data.ts';
import { type BenchDatabase, withDatabases } from './lib/databases.ts';
import { withFolder } from './lib/folder.ts';
import { grow, type Side } from './lib/grow.ts';
import { type Program, startProduct } from './lib/program.ts';
import { fillQuestions } from './lib/qna-data.ts';
import { QUESTION_SCREENS, WORDS_OF_MANY } from './lib/question-screens.ts';
import { type Benchmark, endWith, runBenchmark } from './lib/report.ts';
import { argument, unlessShort } from './lib/short.ts';

const ROUNDS = Number(argument('rounds') ?? unlessShort(7, 2));
const ASKED = Number(argument('asked') ?? unlessShort(100, 30));
const TIMES = Number(argument('times') ?? unlessShort(100, 10));
/** `--part=bars` or `--part=words` asks one half, each on data of its own. */
const PART = argument('part');
const FEW = 10_000;
const ASKERS = 32;
/** Who asks; only the questions grow. */
const PEOPLE: CareSize = { patients: 1000, providers: 100, bookings: 1000 };

interface Running extends Side {
  readonly program: Program;
}

async function sideOf(database: BenchDatabase | undefined, questions: number): Promise<Running> {
  if (!database) throw new Error('two databases were asked for');
  const { url, people: patients } = database;
  const providers = await fillCare(url, PEOPLE);
  await fillQuestions(url, questions);
  const doctors = await signIn(url, providers.slice(0, ASKERS));
  const partners = new Map(patients.map(({ id }, index) => [id, providers[index] ?? id]));
  const program = await startProduct({ DATABASE_URL: url, DEMO: '0' });
  return { program, patients, doctors, providers, pageEnds: providers, partners };
}

export const questions: Benchmark = {
  title: `Questions: ${(FEW * TIMES).toLocaleString('en')} against ${FEW.toLocaleString('en')}`,
  measure: () =>
    withFolder((folder) =>
      withDatabases(folder, ['few', 'many'], ASKERS, async ([few, many]) => {
        const small = await sideOf(few, FEW);
        const large = await sideOf(many, FEW * TIMES);
        const extent = { times: TIMES, rounds: ROUNDS, asked: ASKED };
        try {
          const bars = PART === 'words' ? {} : QUESTION_SCREENS;
          const words = PART === 'bars' ? {} : WORDS_OF_MANY;
          // What is asked first would pay for the start of the programs and the rest of the filling.
          await grow(small, large, bars, { ...extent, rounds: 0 });
          return [
            ...(await grow(small, large, bars, { ...extent, atMost: 1.3 })),
            ...(await grow(small, large, words, extent)),
          ];
        } finally {
          await small.program.stop();
          await large.program.stop();
        }
      }),
    ),
};

if (import.meta.main) endWith(await runBenchmark(questions));
