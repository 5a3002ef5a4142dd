import type { ClinicWeek, SentShift, Shift, ShiftFilter } from '@lakou/contract/shifts';
import { uuidv7 } from 'uuidv7';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import { notify } from '../notifications/notify.service.ts';
import { dayIn, HOME_ZONE } from '../scheduling/scheduling.service.ts';
import { isSlotConflict } from '../scheduling/slot-conflict.rules.ts';
import {
  daysBefore,
  daysBetween,
  endOf,
  movedBy,
  readSpan,
  type ShiftSpan,
  startOf,
  weekOf,
} from './shift-times.rules.ts';
import {
  countByDay,
  deleteShift,
  findTimeZone,
  insertDrafts,
  insertShift,
  isOnLeave,
  listScheduledStaff,
  listShifts,
  type NewShift,
  type OfClinic,
  type Planner,
  publishDrafts,
  toShift,
  type ZoneReader,
} from './shifts.store.ts';

const MOST_OF_A_WEEK = 2000;
const SHOWN_BEFORE_DAYS = 28;
const DASHBOARD_DAYS = 7;
const MOST_OF_A_DAY = 200;

type Lister = Grant<'shifts:list', OfClinic>;

/** The zone of the clinic's clocks. */
export const zoneOf = async (grant: ZoneReader): Promise<string> => (await findTimeZone(grant)) ?? HOME_ZONE;

const mayPlan = ({ actor }: Lister) => actor.clinicRole === 'Admin' || actor.clinicRole === 'Scheduler';

/** One more than the page size when there are more. */
export async function readShifts(grant: Lister, query: ShiftFilter): Promise<Shift[]> {
  const timeZone = await zoneOf(grant);
  const from = query.from ?? daysBefore(dayIn(timeZone, grant.at), query.mine ? 0 : SHOWN_BEFORE_DAYS);
  const found = await listShifts(grant, {
    from: startOf(from, timeZone),
    to: query.to ? endOf(query.to, timeZone) : null,
    after: query.after ?? null,
    limit: query.limit + 1,
    staffId: query.mine ? grant.actor.id : null,
    drafts: mayPlan(grant),
  });
  return found.map(toShift);
}

const spanOfDays = (days: readonly string[], timeZone: string): ShiftSpan => ({
  startsAt: startOf(days[0] ?? '', timeZone),
  endsAt: endOf(days.at(-1) ?? '', timeZone),
});

export async function readWeek(grant: Lister, day: string | undefined): Promise<ClinicWeek> {
  const timeZone = await zoneOf(grant);
  const today = dayIn(timeZone, grant.at);
  const days = weekOf(day ?? today);
  const { startsAt: from, endsAt: to } = spanOfDays(days, timeZone);
  const [staff, found] = await Promise.all([
    listScheduledStaff(grant, days),
    listShifts(grant, {
      from,
      to,
      after: null,
      limit: MOST_OF_A_WEEK,
      staffId: null,
      drafts: mayPlan(grant),
    }),
  ]);
  return { timeZone, today, days, staff, shifts: found.map(toShift) };
}

/** Tells somebody about their shift, unless they planned it themselves. */
async function tell(
  tx: Grant<'shifts:plan' | 'shift:delete', OfClinic>,
  kind: 'shifts_published' | 'shift_removed',
  { staffId, startsAt }: { staffId: string; startsAt: Date },
  timeZone: string,
): Promise<void> {
  if (staffId === tx.actor.id) return;
  const details = { at: startsAt.toISOString(), timeZone };
  await notify(tx, { userId: staffId, kind, subjectId: tx.scope.clinicId, details });
}

export async function addShift(grant: Planner, sent: SentShift): Promise<Shift> {
  const timeZone = await zoneOf(grant);
  const span = readSpan(sent, timeZone);
  if (typeof span === 'string') return fail(span);
  const { staffId, draft = false } = sent;
  try {
    return await inTransaction(grant, async (tx) => {
      if (await isOnLeave(tx, staffId, dayIn(timeZone, span.startsAt))) fail('staff_on_leave');
      const added = await insertShift(tx, { id: uuidv7(), staffId, draft, ...span });
      if (!added) return fail('not_found');
      if (!draft && span.endsAt > tx.at) await tell(tx, 'shifts_published', added, timeZone);
      return toShift(added);
    });
  } catch (error) {
    if (isSlotConflict(error)) fail('shift_overlaps');
    throw error;
  }
}

export function removeShift(
  grant: Grant<'shift:delete', { clinicId: string; shiftId: string }>,
): Promise<undefined> {
  return inTransaction(grant, async (tx) => {
    const gone = (await deleteShift(tx)) ?? fail('not_found');
    await writeAudit(tx, { action: 'shift:delete', actorId: tx.actor.id, subjectId: gone.staffId });
    if (!gone.isDraft && gone.endsAt > tx.at) await tell(tx, 'shift_removed', gone, await zoneOf(tx));
    return undefined;
  });
}

/** Everybody is told once, with the first of their new shifts. */
export function publishWeek(grant: Planner, day: string): Promise<{ published: number }> {
  return inTransaction(grant, async (tx) => {
    const timeZone = await zoneOf(tx);
    const published = await publishDrafts(tx, spanOfDays(weekOf(day), timeZone));
    const inOrder = published.toSorted((a, b) => b.startsAt.getTime() - a.startsAt.getTime());
    const first = new Map(inOrder.map((shift) => [shift.staffId, shift]));
    for (const shift of first.values()) await tell(tx, 'shifts_published', shift, timeZone);
    return { published: published.length };
  });
}

/** The same people at the same clock times in another week, as drafts. */
export function copyWeek(
  grant: Planner,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<{ copied: number; skipped: number }> {
  return inTransaction(grant, async (tx) => {
    const timeZone = await zoneOf(tx);
    const [days, target] = [weekOf(from), weekOf(to)];
    const shiftedBy = daysBetween(days[0] ?? '', target[0] ?? '');
    if (shiftedBy === 0) return { copied: 0, skipped: 0 };
    const { startsAt, endsAt } = spanOfDays(days, timeZone);
    const wanted = { from: startsAt, to: endsAt, after: null, staffId: null, drafts: true };
    const found = await listShifts(tx, { ...wanted, limit: MOST_OF_A_WEEK });
    const drafts = found.flatMap((shift): NewShift[] => {
      const moved = movedBy(shift, shiftedBy, timeZone);
      if (!moved) return [];
      return [{ ...moved, id: uuidv7(), staffId: shift.staffId, day: dayIn(timeZone, moved.startsAt) }];
    });
    const copied = drafts.length > 0 ? await insertDrafts(tx, drafts) : 0;
    return { copied, skipped: found.length - copied };
  });
}

/** Today's published shifts, and how many there were on each of the last seven days. */
export async function summariseShifts(grant: Grant<'clinic-dashboard:read', OfClinic>) {
  const timeZone = await zoneOf(grant);
  const today = dayIn(timeZone, grant.at);
  const days = Array.from({ length: DASHBOARD_DAYS }, (_, n) => daysBefore(today, DASHBOARD_DAYS - 1 - n));
  const [counts, schedule] = await Promise.all([
    countByDay(grant, spanOfDays(days, timeZone), timeZone),
    listShifts(grant, {
      from: startOf(today, timeZone),
      to: endOf(today, timeZone),
      after: null,
      limit: MOST_OF_A_DAY,
      staffId: null,
      drafts: false,
    }),
  ]);
  return {
    timeZone,
    today,
    shiftsToday: counts.get(today) ?? 0,
    shiftsPerDay: days.map((day) => ({ day, shifts: counts.get(day) ?? 0 })),
    schedule: schedule.map(toShift),
  };
}
