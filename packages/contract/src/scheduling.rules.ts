/** The maximum fee of a provider for a visit, in US dollars. */
export const HIGHEST_FEE = 10_000;

/** How far a provider may go for a home visit, in kilometres. */
export const LONGEST_RADIUS_KM = 500;
/** How far somebody goes who did not say. */
export const USUAL_RADIUS_KM = 40;
/** How many services a provider may name. */
export const MOST_SERVICES = 200;

/** How long a visit for a service may take, in minutes. */
export const SHORTEST_SERVICE_MINUTES = 15;
export const LONGEST_SERVICE_MINUTES = 240;

/** How many minutes before or after a visit may be kept free. */
export const LONGEST_BUFFER_MINUTES = 120;
/** How long before its beginning a time may cease to be offered. */
export const LONGEST_NOTICE_HOURS = 336;

/** How often a day that differs from the week comes again, counted from its first day. */
export const REPEATS = ['week', 'two_weeks', 'month_day', 'month_weekday'] as const;
/** How many of them a provider may have. */
export const MOST_REPEATS = 50;

interface Repeated {
  readonly firstDay: string;
  readonly every: (typeof REPEATS)[number];
  readonly until: string | null;
}

const DAY_MS = 86_400_000;
const WEEK = 7;
const LAST_WEEK = 5;

const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);
const weekOfMonth = (date: Date) => Math.ceil(date.getUTCDate() / WEEK);
const isLastOfMonth = (date: Date) =>
  new Date(date.getTime() + WEEK * DAY_MS).getUTCMonth() !== date.getUTCMonth();

const isSameWeekOfMonth = (first: Date, date: Date) =>
  weekOfMonth(first) === LAST_WEEK ? isLastOfMonth(date) : weekOfMonth(first) === weekOfMonth(date);

/** Whether it falls on this day. A month without the day of the month is left out. */
export function fallsOn({ firstDay, every, until }: Repeated, day: string): boolean {
  if (day < firstDay || (until !== null && day > until)) return false;
  const [first, date] = [dateOf(firstDay), dateOf(day)];
  if (every === 'month_day') return first.getUTCDate() === date.getUTCDate();
  if (first.getUTCDay() !== date.getUTCDay()) return false;
  if (every === 'week') return true;
  if (every === 'two_weeks') return ((date.getTime() - first.getTime()) / DAY_MS) % (2 * WEEK) === 0;
  return isSameWeekOfMonth(first, date);
}

/** The hours of a day that differs again and again; where several fall on one day, a day off goes first. */
export function repeatedHours<Hours extends readonly unknown[]>(
  repeats: readonly (Repeated & { readonly hours: Hours })[],
  day: string,
): Hours | undefined {
  const falling = repeats.filter((repeat) => fallsOn(repeat, day));
  return (falling.find(({ hours }) => hours.length === 0) ?? falling[0])?.hours;
}
