import { systemGrant } from '#platform/access/system-grant.ts';
import { Refusal } from '#platform/errors.ts';
import { publish } from '#platform/events/publish.ts';
import { FetchFailure, type FetchText } from '#platform/http/fetch-public.ts';
import type { Platform } from '#platform/platform.ts';
import { openSecretBox } from '#platform/secret-box.ts';
import { inThread } from '#platform/threads/in-thread.ts';
import { HOME_ZONE } from '../scheduling/scheduling.service.ts';
import {
  type CalendarReader,
  type CalendarToRead,
  findCalendarToRead,
  listDueCalendars,
  saveFailed,
  saveRead,
} from './busy-calendars.store.ts';
import type { BusyTimes } from './busy-times.rules.ts';
import type * as reading from './read-calendar.thread.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** As far ahead as a visit can be booked. */
const AHEAD_DAYS = 366;
const AT_ONCE = 50;

const calendars = inThread<typeof reading>(new URL('./read-calendar.thread.ts', import.meta.url));

/** Undefined for what is no calendar, and for one that takes too long to read. */
async function read(text: string, { timeZone }: CalendarToRead, at: Date): Promise<BusyTimes | undefined> {
  const within = { start: at.getTime() - DAY_MS, end: at.getTime() + AHEAD_DAYS * DAY_MS };
  try {
    return await calendars('readCalendar', text, { within, timeZone: timeZone ?? HOME_ZONE });
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/** Reads one calendar and keeps when it is busy, or why it could not be read. */
async function readOne(platform: Platform, fetchText: FetchText, calendar: CalendarToRead): Promise<void> {
  const { db, clock, config } = platform;
  const fetched = async () =>
    fetchText(new URL(openSecretBox(config).open(calendar.address, calendar.providerId)));
  const text = await fetched().catch((error: unknown) =>
    error instanceof FetchFailure ? error : new FetchFailure('unreachable'),
  );
  const at = clock.now();
  const busy = text instanceof FetchFailure ? undefined : await read(text, calendar, at);
  const problem = text instanceof FetchFailure ? text.problem : 'not_calendar';
  await db.transaction(async (connection) => {
    const tx = grantFor(connection, at);
    const saved = await (busy ? saveRead(tx, calendar, busy) : saveFailed(tx, calendar, problem));
    if (saved) publish(tx.db, [calendar.providerId], { kind: 'booking', id: calendar.providerId });
  });
}

const grantFor = (db: Platform['db'] | CalendarReader['db'], at: Date): CalendarReader =>
  systemGrant('busy-calendars:read', { db, at, requestId: 'busy-calendars' });

/** The calendar of one provider, as soon as its address is known. */
export async function readCalendarOf(
  platform: Platform,
  fetchText: FetchText,
  providerId: string,
): Promise<void> {
  const calendar = await findCalendarToRead(grantFor(platform.db, platform.clock.now()), providerId);
  if (calendar) await readOne(platform, fetchText, calendar);
}

/** All calendars that were not tried in this hour, some at a time. */
export async function readDueCalendars(platform: Platform, fetchText: FetchText): Promise<void> {
  const before = new Date(platform.clock.now().getTime() - HOUR_MS / 2);
  for (;;) {
    const due = await listDueCalendars(grantFor(platform.db, platform.clock.now()), before, AT_ONCE);
    for (const calendar of due) await readOne(platform, fetchText, calendar);
    if (due.length < AT_ONCE) return;
  }
}
