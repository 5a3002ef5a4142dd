import type { Person } from './databases.ts';
import type { Program } from './program.ts';
import type { Figure } from './report.ts';
import { percentile } from './stats.ts';

/** One set of data, the program on it, and the people who make requests. */
export interface Side {
  readonly program: Pick<Program, 'url'>;
  readonly patients: readonly Person[];
  readonly doctors: readonly Person[];
  readonly providers: readonly string[];
  /** Providers with a full page after them. */
  readonly pageEnds: readonly string[];
  /** The person each patient writes with most. */
  readonly partners: ReadonlyMap<string, string>;
}

/** The values for a screen's requests. */
export interface Asker {
  readonly patient: Person;
  readonly doctor: Person;
  readonly provider: string;
  readonly pageEnd: string;
  readonly partner: string;
}

/** A caller, and the requests that are sent at once. */
export type Screen = (asker: Asker) => { readonly as: Person; readonly paths: readonly string[] };

export interface Extent {
  readonly times: number;
  readonly rounds: number;
  readonly asked: number;
  readonly atMost?: number;
  /** Runs before each round, outside of what is timed. */
  readonly before?: () => Promise<void>;
}

function askerOf(side: Side, index: number): Asker {
  const { patients, doctors, providers, pageEnds, partners } = side;
  const patient = patients[index % patients.length];
  const doctor = doctors[index % doctors.length];
  const provider = providers[(index * 7) % providers.length];
  const pageEnd = pageEnds[(index * 7) % pageEnds.length];
  const partner = partners.get(patient?.id ?? '');
  if (!patient || !doctor || !provider || !pageEnd || !partner) throw new Error('nobody to ask');
  return { patient, doctor, provider, pageEnd, partner };
}

async function ask(side: Side, screen: Screen, index: number): Promise<number> {
  const { as, paths } = screen(askerOf(side, index));
  const began = performance.now();
  await Promise.all(
    paths.map(async (path) => {
      const reply = await fetch(side.program.url + path, { headers: { cookie: as.cookie } });
      await reply.arrayBuffer();
      if (!reply.ok) throw new Error(`${path} answered ${reply.status}`);
    }),
  );
  return performance.now() - began;
}

/** The screens with one of these words in their name; all without words. */
export const screensNamed = (
  screens: Readonly<Record<string, Screen>>,
  words: readonly string[] | undefined,
): Record<string, Screen> =>
  Object.fromEntries(
    Object.entries(screens).filter(([name]) => !words || words.some((word) => name.includes(word))),
  );

interface Round {
  readonly small: number;
  readonly large: number;
}

/**
 * Alternates between the sides request by request, so that other load on the machine affects both
 * alike.
 */
async function p95Of(small: Side, large: Side, screen: Screen, asked: number): Promise<Round> {
  const times: { readonly small: number[]; readonly large: number[] } = { small: [], large: [] };
  for (let index = 0; index < asked; index++) {
    times.small.push(await ask(small, screen, index));
    times.large.push(await ask(large, screen, index));
  }
  return { small: percentile(times.small, 0.95), large: percentile(times.large, 0.95) };
}

/** How much longer each screen takes on the large side. */
export async function grow(
  small: Side,
  large: Side,
  screens: Readonly<Record<string, Screen>>,
  { times, rounds, asked, before, ...bar }: Extent,
): Promise<Figure[]> {
  const ratios: Figure[] = [];
  const plain: Figure[] = [];
  for (const [what, screen] of Object.entries(screens)) {
    const taken: Round[] = [];
    for (let round = 0; round <= rounds; round++) {
      await before?.();
      taken.push(await p95Of(small, large, screen, asked));
    }
    // The first round warms up.
    taken.shift();
    ratios.push({
      what: `${what}: p95 with ${times} times the data`,
      unit: '×',
      rounds: taken.map((one) => one.large / one.small),
      ...bar,
    });
    plain.push({ what: `${what}: p95, large`, unit: 'ms', rounds: taken.map((one) => one.large) });
  }
  return [...ratios, ...plain];
}
