import type { SponsorshipBudget } from '@lakou/contract/sponsorships';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import { notify } from '../notifications/notify.service.ts';
import { toBudget } from './budgets.rules.ts';
import { deleteBudget, listBudgets, saveBudget } from './budgets.store.ts';
import type { SponsorshipScope } from './sponsorships.access.ts';
import { lockPerson } from './sponsorships.store.ts';

type BudgetGrant = Grant<'sponsorship:budget', SponsorshipScope>;

/** Sets the budget; the person is told of a new limit, and not of a pause. */
export function setBudget(
  grant: BudgetGrant,
  { limit, status, charge }: Pick<SponsorshipBudget, 'limit' | 'status'> & { readonly charge: boolean },
): Promise<SponsorshipBudget> {
  return inTransaction(grant, async (tx) => {
    const person = await lockPerson(tx);
    if (person?.consent !== 'accepted' || !person.patientId) return fail('move_not_allowed');
    const limitCents = Math.round(limit * 100);
    const before = await saveBudget(tx, { limitCents, status, charge });
    await writeAudit(tx, { action: 'sponsorship:budget', actorId: tx.actor.id, subjectId: person.id });
    if (before !== limitCents)
      await notify(tx, {
        userId: person.patientId,
        kind: 'sponsor_budget',
        subjectId: person.id,
        details: { name: person.sponsorName, amount: (limitCents / 100).toFixed(2) },
      });
    const [saved] = await listBudgets(tx, [person.id]);
    return saved ? toBudget(saved, tx.at) : fail('not_found');
  });
}

export async function removeBudget(grant: BudgetGrant): Promise<undefined> {
  await inTransaction(grant, async (tx) => {
    if (!(await deleteBudget(tx))) return;
    await writeAudit(tx, {
      action: 'sponsorship:end-budget',
      actorId: tx.actor.id,
      subjectId: tx.scope.sponsorshipId,
    });
  });
  return undefined;
}
