import type { SponsoredPerson, Sponsorship } from '@lakou/contract/sponsorships';
import { DEFAULT_SHARES, SPONSOR_SHARES, type SponsorShare } from '@lakou/contract/sponsorships.rules';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { notify } from '../notifications/notify.service.ts';
import { toBudget } from './budgets.rules.ts';
import { deleteBudget, listBudgets } from './budgets.store.ts';
import { findSponsorship, saveAnswer, saveShares } from './consent.store.ts';
import { listInvoices } from './invoices.store.ts';
import type { AskedScope, SponsorshipScope } from './sponsorships.access.ts';
import { REFUND_YEAR } from './sponsorships.service.ts';
import { endSponsorship, findPerson, lockPerson } from './sponsorships.store.ts';
import { viewPerson } from './sponsorships.view.ts';
import { listVisits } from './visits.store.ts';
import { isRefundable } from './years.rules.ts';
import { cancelYear, findLastPaid } from './years.store.ts';

type Answer = { decision: 'accept' | 'decline'; shares?: SponsorShare[] | undefined };

const unique = (shares: readonly SponsorShare[]) => SPONSOR_SHARES.filter((share) => shares.includes(share));

/** The patient's answer. The sponsor is told yes or no, and never why. */
export function respond(
  grant: Grant<'sponsorship:respond', AskedScope>,
  { decision, shares = [...DEFAULT_SHARES] }: Answer,
): Promise<Sponsorship> {
  return inTransaction(grant, async (tx) => {
    const isAccepted = decision === 'accept';
    const person = await lockPerson(tx);
    const isSaved = await saveAnswer(
      tx,
      isAccepted ? 'accepted' : 'declined',
      isAccepted ? unique(shares) : [],
    );
    if (!person || !isSaved) return fail('move_not_allowed');
    await writeAudit(tx, {
      action: `sponsorship:${decision}`,
      actorId: tx.actor.id,
      subjectId: tx.scope.sponsorshipId,
    });
    await notify(tx, {
      userId: person.sponsorId,
      kind: isAccepted ? 'sponsorship_accepted' : 'sponsorship_declined',
      subjectId: person.id,
      details: { name: person.name },
    });
    return (await findSponsorship(tx)) ?? fail('not_found');
  });
}

/** Changes what the sponsor sees, from the next look on; they are not told. */
export function changeShares(
  grant: Grant<'sponsorship:share', AskedScope>,
  shares: readonly SponsorShare[],
): Promise<Sponsorship> {
  return inTransaction(grant, async (tx) => {
    if (!(await saveShares(tx, unique(shares)))) fail('move_not_allowed');
    await writeAudit(tx, {
      action: 'sponsorship:share',
      actorId: tx.actor.id,
      subjectId: tx.scope.sponsorshipId,
    });
    return (await findSponsorship(tx)) ?? fail('not_found');
  });
}

/** The patient as the sponsor would see her with these shares, made by the same view. */
export async function previewPerson(
  grant: Grant<'sponsorship:preview', AskedScope>,
  wanted: string,
): Promise<SponsoredPerson> {
  const person = (await findPerson(grant)) ?? fail('not_found');
  const shares = SPONSOR_SHARES.filter((share) => wanted.split(',').includes(share));
  const { patientId } = grant.scope;
  const sharings = [{ id: person.id, sponsorId: person.sponsorId, patientId, shares }];
  const visits = await listVisits(grant, sharings);
  const invoices = await listInvoices(grant, sharings);
  const [budget] = await listBudgets(grant, [person.id]);
  return viewPerson({ ...person, consent: 'accepted', shares }, visits, {
    invoices,
    budget: budget && toBudget(budget, grant.at),
  });
}

/** A year that was just paid goes back when the support ends. */
async function giveBackYear(jobs: Platform['jobs'], tx: Grant<'sponsorship:end', SponsorshipScope>) {
  const last = await findLastPaid(tx);
  if (!last || !isRefundable(last, tx.at)) return;
  await cancelYear(tx, last.id, true);
  await jobs.send(tx.db, REFUND_YEAR, { yearId: last.id });
}

/** Ends it at once; the other side is told that it ended, and not why. */
export async function end(
  { jobs }: Platform,
  grant: Grant<'sponsorship:end', SponsorshipScope>,
): Promise<undefined> {
  await inTransaction(grant, async (tx) => {
    const person = await lockPerson(tx);
    if (!person || !(await endSponsorship(tx))) return;
    await giveBackYear(jobs, tx);
    await deleteBudget(tx);
    await writeAudit(tx, {
      action: 'sponsorship:end',
      actorId: tx.actor.id,
      subjectId: tx.scope.sponsorshipId,
    });
    const bySponsor = tx.actor.id === person.sponsorId;
    const other = bySponsor ? person.patientId : person.sponsorId;
    // A request that nobody answered ends without a word.
    if (!other || person.consent !== 'accepted') return;
    await notify(tx, {
      userId: other,
      kind: 'sponsorship_ended',
      subjectId: person.id,
      details: { name: bySponsor ? person.sponsorName : person.name },
    });
  });
  return undefined;
}
