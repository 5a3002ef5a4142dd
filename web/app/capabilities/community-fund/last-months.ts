const MONTHS = 24;

/** The months of the last two years, newest first, by the calendar of Haiti. */
export function lastMonths(now: Date): string[] {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Port-au-Prince' }).format(now);
  const [year = 0, month = 0] = today.split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  );
}
