import type { SentSwap, ShiftSwap } from '@lakou/contract/shift-swaps';
import type { Grant } from '#platform/access/grant.ts';
import type { CopiedRows, CopyGrant } from '#platform/capability.ts';
import type { AskScope } from './shift-swaps.access.ts';
import type { SwapScope } from './swap-scope.store.ts';

interface OfClinic {
  readonly clinicId: string;
}
export type Lister = Grant<'shift-swaps:list', OfClinic>;
export type Asker = Grant<'shift-swap:ask', AskScope>;
export type Decider = Grant<'shift-swap:decide', SwapScope>;
export type Changer = Grant<'shift-swap:answer' | 'shift-swap:decide' | 'shift-swap:withdraw', SwapScope>;

export interface SwapRow extends Omit<ShiftSwap, 'shift' | 'otherShift' | 'askedAt'> {
  readonly shiftId: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly otherShiftId: string | null;
  readonly otherStartsAt: Date | null;
  readonly otherEndsAt: Date | null;
  readonly askedAt: Date;
}

const SWAP = `w.id, w.asker_id as "askerId", a.name as "askerName", w.colleague_id as "colleagueId",
  c.name as "colleagueName", w.shift_id as "shiftId", s.starts_at as "startsAt", s.ends_at as "endsAt",
  w.other_shift_id as "otherShiftId", o.starts_at as "otherStartsAt", o.ends_at as "otherEndsAt", w.state,
  w.asked_at as "askedAt"`;
const OF_SWAP = `join shifts s on s.id = w.shift_id left join shifts o on o.id = w.other_shift_id
  join app_users a on a.id = w.asker_id join app_users c on c.id = w.colleague_id`;

export const toSwap = ({
  shiftId: _shift,
  otherShiftId: _other,
  startsAt,
  endsAt,
  otherStartsAt,
  otherEndsAt,
  askedAt,
  ...row
}: SwapRow): ShiftSwap => ({
  ...row,
  shift: { startTime: startsAt.toISOString(), endTime: endsAt.toISOString() },
  otherShift:
    otherStartsAt && otherEndsAt
      ? { startTime: otherStartsAt.toISOString(), endTime: otherEndsAt.toISOString() }
      : null,
  askedAt: askedAt.toISOString(),
});

/** One's own until the shift is over; for planners also those that wait for them. One more than the page size. */
export function listSwaps(
  { db, scope, actor, at }: Lister,
  { limit, after, plans }: { limit: number; after?: string | undefined; plans: boolean },
): Promise<SwapRow[]> {
  return db.read<SwapRow>(
    `select ${SWAP} from shift_swaps w ${OF_SWAP}
     where w.clinic_id = $1 and s.ends_at > $3 and ($4::uuid is null or w.id < $4)
       and ($2 in (w.asker_id, w.colleague_id) or ($5 and w.state = 'accepted'))
     order by w.id desc limit $6`,
    [scope.clinicId, actor.id, at, after ?? null, plans, limit + 1],
  );
}

/** Nothing unless both shifts are published, to come, and of the two; the colleague works for the clinic. */
export async function insertSwap(
  { db, scope, at }: Asker,
  id: string,
  { shiftId, colleagueId, otherShiftId }: SentSwap,
): Promise<boolean> {
  const added = await db.query(
    `insert into shift_swaps (id, clinic_id, shift_id, other_shift_id, asker_id, colleague_id, state, asked_at)
     select $1, s.clinic_id, s.id, $5, s.staff_id, c.user_id, 'asked', $7
     from shifts s join clinic_staff c on c.clinic_id = s.clinic_id and c.user_id = $6 and c.ended_at is null
     where s.id = $2 and s.clinic_id = $3 and s.staff_id = $4 and s.published_at is not null and s.starts_at > $7
       and c.user_id <> $4
       and ($5::uuid is null or exists (select from shifts o where o.id = $5 and o.clinic_id = $3
         and o.staff_id = $6 and o.published_at is not null and o.starts_at > $7))
     returning id`,
    [id, shiftId, scope.clinicId, scope.askerId, otherShiftId ?? null, colleagueId, at],
  );
  return added.length > 0;
}

export async function findSwap(
  { db }: Asker | Changer,
  clinicId: string,
  id: string,
): Promise<SwapRow | undefined> {
  const [found] = await db.query<SwapRow>(
    `select ${SWAP} from shift_swaps w ${OF_SWAP} where w.id = $1 and w.clinic_id = $2`,
    [id, clinicId],
  );
  return found;
}

/** Whether it was in one of these states and its shifts have not begun; of two changes at once, one is. */
export async function moveSwap(
  { db, scope, at }: Changer,
  from: readonly ShiftSwap['state'][],
  to: ShiftSwap['state'],
): Promise<boolean> {
  const moved = await db.query(
    `update shift_swaps w set state = $3, closed_at = case when $3 in ('asked', 'accepted') then null else $5::timestamptz end
     where w.id = $1 and w.clinic_id = $2 and w.state = any ($4)
       and ($3 not in ('accepted', 'approved') or not exists (
         select from shifts s where s.id in (w.shift_id, w.other_shift_id) and s.starts_at <= $5))
     returning w.id`,
    [scope.swapId, scope.clinicId, to, from, at],
  );
  return moved.length > 0;
}

export async function isAway({ db, scope }: Decider, staffId: string, day: string): Promise<boolean> {
  const found = await db.query(
    `select 1 from staff_leaves where clinic_id = $1 and staff_id = $2 and $3::date between from_day and to_day limit 1`,
    [scope.clinicId, staffId, day],
  );
  return found.length > 0;
}

/** Gives a shift of one person to another who works there; the database refuses two at once. */
async function give(
  { db, scope }: Decider,
  { shiftId, from, to }: { shiftId: string; from: string; to: string },
): Promise<boolean> {
  const given = await db.query(
    `update shifts s set staff_id = $4 where s.id = $1 and s.clinic_id = $2 and s.staff_id = $3
       and s.published_at is not null and exists (
         select from clinic_staff c where c.clinic_id = $2 and c.user_id = $4 and c.ended_at is null)
     returning s.id`,
    [shiftId, scope.clinicId, from, to],
  );
  return given.length > 0;
}

async function moveInTime({ db, scope }: Decider, shiftId: string, years: number): Promise<void> {
  await db.query(
    `update shifts set starts_at = starts_at + make_interval(hours => $3), ends_at = ends_at + make_interval(hours => $3)
     where id = $1 and clinic_id = $2`,
    [shiftId, scope.clinicId, years * 365 * 24],
  );
}

/** Whether both still were theirs. */
export async function changeHands(
  tx: Decider,
  { shiftId, otherShiftId, askerId, colleagueId }: SwapRow,
): Promise<boolean> {
  // The one may begin while the other runs: out of the way until its owner is free.
  if (otherShiftId) await moveInTime(tx, otherShiftId, -200);
  if (!(await give(tx, { shiftId, from: askerId, to: colleagueId }))) return false;
  if (!otherShiftId) return true;
  if (!(await give(tx, { shiftId: otherShiftId, from: colleagueId, to: askerId }))) return false;
  await moveInTime(tx, otherShiftId, 200);
  return true;
}

/** Those who may approve. */
export async function listPlanners({ db, scope }: Changer): Promise<string[]> {
  const rows = await db.read<{ id: string }>(
    `select u.id from app_users u left join provider_profiles v on v.user_id = u.id
     where u.clinic_id = $1 and u.erased_at is null
       and (u.role = 'CLINIC_ADMIN' or (u.role = 'PROVIDER' and v.clinic_role in ('Admin', 'Scheduler')))
     order by u.id limit 100`,
    [scope.clinicId],
  );
  return rows.map(({ id }) => id);
}

/** For a person's copy: what colleagues asked of them. */
export async function copyAsked({ db, actor }: CopyGrant): Promise<CopiedRows> {
  // Bounded by what one person was asked.
  const rows = await db.read<Record<string, unknown>>(
    'select id, clinic_id, shift_id, state, asked_at, closed_at from shift_swaps where colleague_id = $1 order by id limit 10000',
    [actor.id],
  );
  return { shift_swaps_asked_of_me: rows };
}
