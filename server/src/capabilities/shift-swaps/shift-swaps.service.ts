import type { SentSwap, ShiftSwap } from '@lakou/contract/shift-swaps';
import { uuidv7 } from 'uuidv7';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import { type NotificationKind, notify } from '../notifications/notify.service.ts';
import { dayIn } from '../scheduling/scheduling.service.ts';
import { isSlotConflict } from '../scheduling/slot-conflict.rules.ts';
import { zoneOf } from '../shifts/shifts.service.ts';
import {
  type Asker,
  type Changer,
  changeHands,
  type Decider,
  findSwap,
  insertSwap,
  isAway,
  type Lister,
  listPlanners,
  listSwaps,
  moveSwap,
  type SwapRow,
  toSwap,
} from './shift-swaps.store.ts';
import type { SwapScope } from './swap-scope.store.ts';

const mayPlan = ({ actor }: Lister) => actor.clinicRole === 'Admin' || actor.clinicRole === 'Scheduler';

export async function readSwaps(
  grant: Lister,
  page: { limit: number; after?: string | undefined },
): Promise<ShiftSwap[]> {
  return (await listSwaps(grant, { ...page, plans: mayPlan(grant) })).map(toSwap);
}

/** Tells people when the shift is and with whom it is swapped, unless they did it themselves. */
async function tell(
  tx: Asker | Changer,
  kind: NotificationKind,
  { to, swap }: { to: readonly string[]; swap: SwapRow },
): Promise<void> {
  const timeZone = await zoneOf(tx);
  for (const userId of new Set(to)) {
    if (userId === tx.actor.id) continue;
    const name = userId === swap.askerId ? swap.colleagueName : swap.askerName;
    const details = { name, at: swap.startsAt.toISOString(), timeZone };
    await notify(tx, { userId, kind, subjectId: tx.scope.clinicId, details });
  }
}

const swapOf = async (tx: Changer): Promise<SwapRow> =>
  (await findSwap(tx, tx.scope.clinicId, tx.scope.swapId)) ?? fail('not_found');

const isOpenAlready = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'shift_swaps_open';

export async function askSwap(grant: Asker, sent: SentSwap): Promise<ShiftSwap> {
  const id = uuidv7();
  try {
    return await inTransaction(grant, async (tx) => {
      if (!(await insertSwap(tx, id, sent))) fail('not_found');
      const swap = (await findSwap(tx, tx.scope.clinicId, id)) ?? fail('not_found');
      await tell(tx, 'swap_asked', { to: [swap.colleagueId], swap });
      return toSwap(swap);
    });
  } catch (error) {
    if (isOpenAlready(error)) fail('swap_open_already');
    throw error;
  }
}

export function answerSwap(
  grant: Grant<'shift-swap:answer', SwapScope>,
  accept: boolean,
): Promise<ShiftSwap> {
  return inTransaction(grant, async (tx) => {
    if (!(await moveSwap(tx, ['asked'], accept ? 'accepted' : 'declined'))) fail('item_changed');
    const swap = await swapOf(tx);
    if (accept) await tell(tx, 'swap_waiting', { to: await listPlanners(tx), swap });
    else await tell(tx, 'swap_declined', { to: [swap.askerId], swap });
    return toSwap(swap);
  });
}

async function approve(tx: Decider, swap: SwapRow): Promise<void> {
  const timeZone = await zoneOf(tx);
  const takes = [
    { staffId: swap.colleagueId, startsAt: swap.startsAt },
    ...(swap.otherStartsAt ? [{ staffId: swap.askerId, startsAt: swap.otherStartsAt }] : []),
  ];
  for (const { staffId, startsAt } of takes)
    if (await isAway(tx, staffId, dayIn(timeZone, startsAt))) fail('staff_on_leave');
  if (!(await changeHands(tx, swap))) fail('item_changed');
}

export async function decideSwap(grant: Decider, approved: boolean): Promise<ShiftSwap> {
  try {
    return await inTransaction(grant, async (tx) => {
      if (!(await moveSwap(tx, ['accepted'], approved ? 'approved' : 'refused'))) fail('item_changed');
      const swap = await swapOf(tx);
      if (approved) await approve(tx, swap);
      await writeAudit(tx, {
        action: approved ? 'shift-swap:approve' : 'shift-swap:refuse',
        actorId: tx.actor.id,
        subjectIds: [swap.askerId, swap.colleagueId],
      });
      const to = [swap.askerId, swap.colleagueId];
      await tell(tx, approved ? 'swap_approved' : 'swap_refused', { to, swap });
      return toSwap(swap);
    });
  } catch (error) {
    if (isSlotConflict(error)) fail('shift_overlaps');
    throw error;
  }
}

export function withdrawSwap(grant: Grant<'shift-swap:withdraw', SwapScope>): Promise<undefined> {
  return inTransaction(grant, async (tx) => {
    if (!(await moveSwap(tx, ['asked', 'accepted'], 'withdrawn'))) fail('item_changed');
    const swap = await swapOf(tx);
    await tell(tx, 'swap_withdrawn', { to: [swap.askerId, swap.colleagueId], swap });
    return undefined;
  });
}
