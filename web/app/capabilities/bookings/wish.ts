/** The parts of a day that somebody may wish for, and the hours in which such a visit begins. */
export const WISHED_PARTS = ['any', 'morning', 'afternoon', 'evening'] as const;
type WishedPart = (typeof WISHED_PARTS)[number];

const HOURS: Readonly<Record<WishedPart, readonly [from: number, to: number]>> = {
  any: [8, 20],
  morning: [8, 12],
  afternoon: [12, 17],
  evening: [17, 20],
};

/** A day and a part of it, for when nobody knows which times are free. */
export interface Wish {
  readonly day: string;
  readonly part: WishedPart;
}

/** Sent when a free time between the two will do, whichever it is. */
export interface WishedTimes {
  readonly dateTime: string;
  readonly latest: string;
}

const MINUTE_MS = 60_000;
const hourOf = (day: string, hour: number) => new Date(`${day}T${String(hour).padStart(2, '0')}:00`);

/** Undefined while the day is being typed, and for times that have passed. */
export function timesOf({ day, part }: Wish, now: Date): WishedTimes | undefined {
  const [from, to] = HOURS[part];
  const [first, end] = [hourOf(day, from), hourOf(day, to)];
  if (Number.isNaN(end.getTime()) || end <= now) return undefined;
  return { dateTime: first.toISOString(), latest: new Date(end.getTime() - MINUTE_MS).toISOString() };
}

/** The wish behind what was sent, as the device's clock tells it. */
export function wishOf({ dateTime, latest }: WishedTimes, dayHere: (at: Date) => string): Wish {
  const [first, last] = [new Date(dateTime), new Date(latest)];
  const part = WISHED_PARTS.find(
    (one) => HOURS[one][0] === first.getHours() && HOURS[one][1] === last.getHours() + 1,
  );
  return { day: dayHere(first), part: part ?? 'any' };
}
