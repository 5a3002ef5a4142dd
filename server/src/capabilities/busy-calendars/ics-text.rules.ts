/** A line of a calendar: `DTSTART;TZID=America/New_York:20261103T090000`. */
interface Property {
  readonly params: Readonly<Record<string, string>>;
  readonly value: string;
}

/** The lines of one event by name; a name may stand there several times. */
export type IcsEvent = ReadonlyMap<string, readonly Property[]>;

const MOST_EVENTS = 5000;

const unfold = (text: string): string[] => text.replace(/\r?\n[ \t]/g, '').split(/\r?\n/);

function propertyOf(line: string): (Property & { readonly name: string }) | undefined {
  // The first colon that is not inside of quotes ends the name and its parameters.
  const match = /^((?:[^":]|"[^"]*")*):(.*)$/.exec(line);
  const [name = '', ...params] = match?.[1]?.split(';') ?? [];
  if (!match || !name) return undefined;
  const pairs = params.map((one) => {
    const at = one.indexOf('=');
    return [one.slice(0, at).toUpperCase(), one.slice(at + 1).replaceAll('"', '')] as const;
  });
  return { name: name.toUpperCase(), params: Object.fromEntries(pairs), value: match[2] ?? '' };
}

/** The events of a calendar; undefined for a text that is none. Alarms inside of events are left out. */
export function readEvents(text: string): IcsEvent[] | undefined {
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text)) return undefined;
  const events: IcsEvent[] = [];
  let event: Map<string, Property[]> | undefined;
  let inside = 0;
  for (const line of unfold(text)) {
    const property = propertyOf(line);
    if (!property) continue;
    const { name, value } = property;
    const part = value.trim().toUpperCase();
    if (name === 'BEGIN' && part === 'VEVENT') event = new Map();
    else if (name === 'BEGIN' && event) inside++;
    else if (name === 'END' && part === 'VEVENT') {
      if (event) events.push(event);
      event = undefined;
      inside = 0;
      if (events.length === MOST_EVENTS) break;
    } else if (name === 'END' && event) inside--;
    else if (event && inside === 0) {
      const others = event.get(name);
      if (others) others.push(property);
      else event.set(name, [property]);
    }
  }
  return events;
}
