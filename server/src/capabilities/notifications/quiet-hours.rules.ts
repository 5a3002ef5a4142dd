const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
const HOUR_MS = 60 * MINUTE_MS;

export interface QuietHours {
  /** Times of the reader's day, as 21:00; null when no hour is quiet. */
  readonly quietFrom: string | null;
  readonly quietTo: string | null;
  readonly timeZone: string | null;
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

function minuteOfDay(at: Date, timeZone: string): number {
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(at);
  return minutesOf(time) % DAY_MINUTES;
}

/** When the quiet hours that it is now end; undefined when it is none. On the day the clocks change, an hour off. */
function endOfQuiet({ quietFrom, quietTo, timeZone }: QuietHours, at: Date): Date | undefined {
  if (!quietFrom || !quietTo || !timeZone) return undefined;
  const [from, to, now] = [minutesOf(quietFrom), minutesOf(quietTo), minuteOfDay(at, timeZone)];
  const isQuiet = from <= to ? now >= from && now < to : now >= from || now < to;
  if (!isQuiet) return undefined;
  const left = (to - now + DAY_MINUTES) % DAY_MINUTES;
  return new Date(at.getTime() + left * MINUTE_MS);
}

/** When a text message leaves: at once or after the quiet hours, unless that is too late for the visit it is about. */
export function textTime(
  { kind, visitAt }: { readonly kind: string; readonly visitAt: Date | undefined },
  quiet: QuietHours,
  at: Date,
): Date {
  const end = endOfQuiet(quiet, at);
  if (!end || kind === 'reminder_hour') return at;
  const isTooLate = kind === 'reminder_day' && visitAt && visitAt.getTime() < end.getTime() + HOUR_MS;
  return isTooLate ? at : end;
}
