import type { AgendaEntry, AgendaSpan, NewAgendaEntry, PlannedEntry } from '@lakou/contract/agenda';
import { MOST_AGENDA_DAYS } from '@lakou/contract/agenda.rules';
import { uuidv7 } from 'uuidv7';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import { publish } from '#platform/events/publish.ts';
import { type AgendaReader, listAgendaBookings } from '../bookings/agenda-bookings.service.ts';
import { dayIn, findWork } from '../scheduling/scheduling.service.ts';
import { isSlotConflict } from '../scheduling/slot-conflict.rules.ts';
import {
  deleteEntry,
  deleteSeries,
  type EntryDetails,
  type EntryScope,
  findEntry,
  insertEntry,
  insertSeries,
  listBusy,
  listEntries,
  lockAndListPlanned,
  saveEntry,
} from './entries.store.ts';
import type { roadTimes } from './road-times.service.ts';
import { weeklyStarts } from './weekly.rules.ts';

const DAY_MS = 86_400_000;
const FURTHEST_DAYS = 366;

export async function readAgenda(
  grant: AgendaReader,
  span: { readonly from: string; readonly to: string },
  travelBetween: ReturnType<typeof roadTimes>,
): Promise<AgendaSpan> {
  const [from, to] = [new Date(span.from), new Date(span.to)];
  const length = to.getTime() - from.getTime();
  if (length < 0 || length > MOST_AGENDA_DAYS * DAY_MS)
    fail('invalid_request', { fields: [{ path: 'to', code: 'invalid_request' }] });
  const [bookings, entries, busy] = await Promise.all([
    listAgendaBookings(grant, span),
    listEntries(grant, from, to),
    listBusy(grant, from, to),
  ]);
  return { bookings, entries, busy, travel: await travelBetween(bookings) };
}

function detailsOf({ title, type, time, minutes }: NewAgendaEntry, at: Date): EntryDetails {
  const start = new Date(time);
  if (start.getTime() > at.getTime() + FURTHEST_DAYS * DAY_MS)
    fail('invalid_request', { fields: [{ path: 'time', code: 'invalid_request' }] });
  return { title, type, time: start, endsAt: new Date(start.getTime() + minutes * 60_000) };
}

/** The database refuses what overlaps a visit or another entry. */
async function besideOthers<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isSlotConflict(error)) fail('entry_overlaps');
    throw error;
  }
}

type Planner = Grant<'entry:create' | 'entry:change' | 'entry:remove', unknown>;

/** Other screens of the provider read the agenda again. */
async function entryChanged(grant: Planner, id: string, action: string): Promise<void> {
  await writeAudit(grant, { action, actorId: grant.actor.id, subjectId: grant.actor.id });
  publish(grant.db, [grant.actor.id], { kind: 'booking', id });
}

type Planned = AgendaEntry & { readonly skipped: string[] };

/** One each week; a week in which something else is planned at that time is left out and named. */
function planSeries(grant: Grant<'entry:create'>, details: EntryDetails, until: string): Promise<Planned> {
  return inTransaction(grant, async (tx) => {
    const { timeZone } = await findWork(tx);
    const length = details.endsAt.getTime() - details.time.getTime();
    const all = weeklyStarts(details.time, until, timeZone).map((time) => ({
      id: uuidv7(),
      ...details,
      time,
      endsAt: new Date(time.getTime() + length),
    }));
    const last = all.at(-1);
    if (!last || last.time.getTime() > tx.at.getTime() + FURTHEST_DAYS * DAY_MS)
      fail('invalid_request', { fields: [{ path: 'repeatUntil', code: 'invalid_request' }] });
    const planned = await lockAndListPlanned(tx, details.time, last.endsAt);
    const isFree = (one: EntryDetails) =>
      !planned.some(({ startsAt, endsAt }) => startsAt < one.endsAt && one.time < endsAt);
    const rows = all.filter(isFree);
    const first = rows[0] ?? fail('entry_overlaps');
    const seriesId = uuidv7();
    await insertSeries(tx, seriesId, rows);
    await entryChanged(tx, first.id, 'entry:create');
    return {
      ...first,
      seriesId,
      time: first.time.toISOString(),
      endsAt: first.endsAt.toISOString(),
      skipped: all.filter((one) => !isFree(one)).map(({ time }) => dayIn(timeZone, time)),
    };
  });
}

/** Past times are refused: an entry keeps patients from booking, which nobody can for the past. */
export async function planEntry(
  grant: Grant<'entry:create'>,
  { repeatUntil, ...sent }: PlannedEntry,
): Promise<Planned> {
  const details = detailsOf(sent, grant.at);
  if (details.endsAt <= grant.at) fail('time_passed');
  if (repeatUntil) return besideOthers(() => planSeries(grant, details, repeatUntil));
  const entry = await besideOthers(() => insertEntry(grant, uuidv7(), details));
  await entryChanged(grant, entry.id, 'entry:create');
  return { ...entry, skipped: [] };
}

export async function removeEntry(
  grant: Grant<'entry:remove', EntryScope>,
  wholeSeries: boolean,
): Promise<void> {
  if (!(await (wholeSeries ? deleteSeries(grant) : deleteEntry(grant)))) fail('not_found');
  await entryChanged(grant, grant.scope.entryId, 'entry:remove');
}

/** One that has passed may be renamed, but nothing is moved into the past. */
export async function changeEntry(
  grant: Grant<'entry:change', EntryScope>,
  sent: NewAgendaEntry,
): Promise<AgendaEntry> {
  const details = detailsOf(sent, grant.at);
  const current = (await findEntry(grant)) ?? fail('not_found');
  const stays =
    Date.parse(current.time) === details.time.getTime() &&
    Date.parse(current.endsAt) === details.endsAt.getTime();
  if (!stays && details.endsAt <= grant.at) fail('time_passed');
  const entry = (await besideOthers(() => saveEntry(grant, details))) ?? fail('not_found');
  await entryChanged(grant, entry.id, 'entry:change');
  return entry;
}
