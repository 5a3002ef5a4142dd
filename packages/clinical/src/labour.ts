/** One contraction; the end is missing while it lasts. */
interface Contraction {
  readonly from: Date;
  readonly to: Date | null;
}

const MINUTE_MS = 60_000;
/** Five minutes apart from start to start, each a minute long, for an hour (MetroHealth, Signs of labor). */
const APART_MS = 5 * MINUTE_MS;
const LASTS_MS = MINUTE_MS;
const FOR_MS = 60 * MINUTE_MS;
/** So long after the last one the answer stays: she may be on her way, with other things in mind than the phone. */
const STAYS_MS = 30 * MINUTE_MS;

/** Weeks that are over; a birth before 37 of them is early. */
export const TERM_WEEKS = 37;
/** From here on contractions can be an early labour (ACOG Practice Bulletin 171, 2016). */
export const LABOUR_FROM_WEEKS = 20;
/** Movements are counted from here on (RCOG Green-top Guideline 57, 2011). */
export const MOVEMENTS_FROM_WEEKS = 28;

interface LabourPattern {
  readonly count: number;
  /** Averages of the last hour, in seconds; null while there is nothing to average. */
  readonly apartSeconds: number | null;
  readonly lastsSeconds: number | null;
  /** Whether they have come every five minutes, for a minute, over an hour. */
  readonly isActive: boolean;
}

const average = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, each) => sum + each, 0) / values.length;
const inSeconds = (ms: number | null): number | null => (ms === null ? null : Math.round(ms / 1000));

/** The pattern of contractions, in any order. Averages, so that one that was short or missed does not hide the rest. */
export function assessLabour(contractions: readonly Contraction[], now: Date): LabourPattern {
  const sorted = contractions
    .filter(({ from }) => from.getTime() <= now.getTime())
    .sort((a, b) => a.from.getTime() - b.from.getTime());
  const end = sorted.at(-1)?.from.getTime() ?? 0;
  const recent = sorted.filter(({ from }) => end - from.getTime() <= FOR_MS + APART_MS);
  const gaps = recent.slice(1).map(({ from }, at) => from.getTime() - (recent[at]?.from.getTime() ?? 0));
  const lengths = recent.flatMap(({ from, to }) => (to ? [to.getTime() - from.getTime()] : []));
  const [apart, lasts] = [average(gaps), average(lengths)];
  const isActive =
    apart !== null &&
    lasts !== null &&
    Math.round(apart) <= APART_MS &&
    Math.round(lasts) >= LASTS_MS &&
    end - (recent[0]?.from.getTime() ?? end) >= FOR_MS - APART_MS &&
    now.getTime() - end <= STAYS_MS;
  return { count: sorted.length, apartSeconds: inSeconds(apart), lastsSeconds: inSeconds(lasts), isActive };
}

/** Ten separate movements within two hours, else she calls (RCOG Green-top Guideline 57, 2011). */
export const ENOUGH_MOVEMENTS = 10;
const MOVEMENTS_MS = 2 * FOR_MS;

/** Whether ten movements were felt in time; `few` once two hours are over without them. */
export function assessMovements(
  movements: readonly Date[],
  startedAt: Date,
  now: Date,
): 'enough' | 'counting' | 'few' {
  const ends = startedAt.getTime() + MOVEMENTS_MS;
  if (movements.filter((at) => at.getTime() <= ends).length >= ENOUGH_MOVEMENTS) return 'enough';
  return now.getTime() >= ends ? 'few' : 'counting';
}
