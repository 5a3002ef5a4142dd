import { type CareSize, fillCare, pageEnds } from './lib/care-data.ts';
import { CARE_SCREENS, CHAT_SCREENS, MAPS } from './lib/care-screens.ts';
import { fillChat, MESSAGES_PER_PATIENT, partnersOf, signIn } from './lib/chat-data.ts';
import { type BenchDatabase, withDatabases } from './lib/databases.ts';
import { withFolder } from './lib/folder.ts';
import { grow, type Side, screensNamed } from './lib/grow.ts';
import { untilIdle } from './lib/idle.ts';
import { type Program, startProduct } from './lib/program.ts';
import { type Benchmark, endWith, runBenchmark } from './lib/report.ts';
import { argument, unlessShort } from './lib/short.ts';

const ROUNDS = Number(argument('rounds') ?? unlessShort(7, 2));
const ASKED = Number(argument('asked') ?? unlessShort(100, 30));
const TIMES = Number(argument('times') ?? unlessShort(100, 10));
/** `--part=care` leaves out the chats, which take longest to fill; `--part=chats` asks them alone. */
const PART = argument('part');
/** `--only=agenda,search`: the screens with one of these words in their name, on no more data than they read. */
const ONLY = argument('only')?.split(',');
const CARE = PART === 'chats' ? {} : screensNamed(CARE_SCREENS, ONLY);
const CHATS = PART === 'care' ? {} : screensNamed(CHAT_SCREENS, ONLY);
// No bar: a map shows more when there is more to show.
const WITHOUT_BAR = PART ? {} : screensNamed(MAPS, ONLY);
const ALL = [CARE, CHATS, WITHOUT_BAR].flatMap(Object.keys);
if (ALL.length === 0) throw new Error(`no screen has ${ONLY?.join(' or ')} in its name`);
const HAS_CHATS = Object.keys(CHATS).length > 0;
const ASKERS = 32;
const SMALL: CareSize = { patients: 1000, providers: 100, bookings: 10_000 };
const LARGE: CareSize = {
  patients: SMALL.patients * TIMES,
  providers: SMALL.providers * TIMES,
  bookings: SMALL.bookings * TIMES,
};

interface Running extends Side {
  readonly program: Program;
}

async function sideOf(database: BenchDatabase | undefined, size: CareSize): Promise<Running> {
  if (!database) throw new Error('two databases were asked for');
  const { url, people: patients } = database;
  const providers = await fillCare(url, size);
  if (HAS_CHATS) await fillChat(url, size.patients, size.providers);
  const doctors = await signIn(url, providers.slice(0, ASKERS));
  const partners = HAS_CHATS
    ? await partnersOf(
        url,
        patients.map(({ id }) => id),
      )
    : new Map(patients.map(({ id }) => [id, id]));
  const program = await startProduct({ DATABASE_URL: url, DEMO: '0' });
  return { program, patients, doctors, providers, pageEnds: await pageEnds(url), partners };
}

const count = (value: number) => value.toLocaleString('en');

export const careGrowth: Benchmark = {
  title: `Growth: ${count(LARGE.bookings)} visits, ${count(LARGE.providers)} providers, ${count(
    LARGE.patients * MESSAGES_PER_PATIENT,
  )} messages`,
  measure: () =>
    withFolder((folder) =>
      withDatabases(folder, ['small', 'large'], ASKERS, async ([few, many]) => {
        const small = await sideOf(few, SMALL);
        const large = await sideOf(many, LARGE);
        await untilIdle([small.program, large.program]);
        const extent = { times: TIMES, rounds: ROUNDS, asked: ASKED };
        try {
          return [
            ...(await grow(small, large, { ...CARE, ...CHATS }, { ...extent, atMost: 1.3 })),
            ...(await grow(small, large, WITHOUT_BAR, extent)),
          ];
        } finally {
          await small.program.stop();
          await large.program.stop();
        }
      }),
    ),
};

if (import.meta.main) endWith(await runBenchmark(careGrowth));
