import type { SponsorshipYear } from '@lakou/contract/sponsorships';
import { YEARLY_FEE } from '@lakou/contract/sponsorships.rules';
import { uuidv7 } from 'uuidv7';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import type { SponsorshipScope } from './sponsorships.access.ts';
import { REFUND_YEAR } from './sponsorships.service.ts';
import { lockPerson } from './sponsorships.store.ts';
import { isRefundable, isRenewable, toYear } from './years.rules.ts';
import { cancelYear, findLastPaid, openYear } from './years.store.ts';

type Of<P extends string> = Grant<P, SponsorshipScope>;

/** The next year of support, to be paid at our price. */
export function prepareYear(grant: Of<'sponsorship:pay-year'>): Promise<SponsorshipYear> {
  return inTransaction(grant, async (tx) => {
    const person = await lockPerson(tx);
    if (person?.consent !== 'accepted') fail('move_not_allowed');
    const last = await findLastPaid(tx);
    if (last && !last.cancelledAt && !isRenewable(last, tx.at)) fail('year_paid');
    const open = await openYear(tx, { id: uuidv7(), amountCents: YEARLY_FEE * 100 });
    return open ? toYear(open, tx.at) : fail('year_paid');
  });
}

/** Cancels the paid year: just paid, it is refunded; else it runs to its end and is not renewed. */
export function cancelPaidYear(
  { jobs }: Platform,
  grant: Of<'sponsorship:cancel-year'>,
): Promise<{ refund: number | null }> {
  return inTransaction(grant, async (tx) => {
    await lockPerson(tx);
    const last = await findLastPaid(tx);
    if (!last || last.cancelledAt) return fail('move_not_allowed');
    const isRefunded = isRefundable(last, tx.at);
    await cancelYear(tx, last.id, isRefunded);
    if (isRefunded) await jobs.send(tx.db, REFUND_YEAR, { yearId: last.id });
    await writeAudit(tx, {
      action: 'sponsorship:cancel-year',
      actorId: tx.actor.id,
      subjectId: tx.scope.sponsorshipId,
    });
    return { refund: isRefunded ? last.amountCents / 100 : null };
  });
}
