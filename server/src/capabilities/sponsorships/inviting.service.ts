import type { Page } from '@lakou/contract/primitives';
import type { NewSponsorship, SponsoredPerson } from '@lakou/contract/sponsorships';
import { MOST_SPONSORED } from '@lakou/contract/sponsorships.rules';
import { uuidv7 } from 'uuidv7';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import { countTry } from '#platform/limits/limiter.ts';
import { SPONSORSHIPS_PER_PERSON } from '#platform/limits/limits.ts';
import type { Platform } from '#platform/platform.ts';
import { toBudget } from './budgets.rules.ts';
import { listBudgets } from './budgets.store.ts';
import { listInvoices } from './invoices.store.ts';
import { findListed } from './listings.store.ts';
import type { SupportedScope } from './sponsorships.access.ts';
import { countPeople, insertPerson, listPeople, type NewPerson } from './sponsorships.store.ts';
import { viewPerson } from './sponsorships.view.ts';
import { listVisits, type Sharing } from './visits.store.ts';
import { toYear } from './years.rules.ts';
import { listYears } from './years.store.ts';

export const TELL_ASKED = 'tell-sponsored-person';

type SponsorGrant = Grant<'sponsorship:create', { userId: string }>;

/** The row that is listed at once; whether the address has an account plays no part. */
async function personOf(grant: SponsorGrant, sent: NewSponsorship): Promise<NewPerson> {
  const id = uuidv7();
  if (!('listingId' in sent)) return { id, patientId: null, ...sent };
  const listed = (await findListed(grant, sent.listingId)) ?? fail('not_found');
  const relationship = sent.relationship ?? '';
  return { id, patientId: listed.patientId, email: null, name: listed.shownName, relationship };
}

/** Asks somebody whether one may support them. A job finds out whom to tell, so that the answer takes as long for all. */
export async function sponsor(
  { jobs, db }: Platform,
  grant: SponsorGrant,
  sent: NewSponsorship,
): Promise<SponsoredPerson> {
  const person = await personOf(grant, sent);
  // Who asked for support wants to be written to.
  if (person.email) await countTry(db, SPONSORSHIPS_PER_PERSON, grant.actor.id, grant.at);
  return inTransaction(grant, async (tx) => {
    if ((await countPeople(tx)) >= MOST_SPONSORED) fail('too_many_sponsored');
    const row = (await insertPerson(tx, person)) ?? fail('already_sponsored');
    await writeAudit(tx, { action: 'sponsorship:create', actorId: tx.actor.id, subjectId: row.id });
    await jobs.send(tx.db, TELL_ASKED, { sponsorshipId: row.id });
    return viewPerson(row, []);
  });
}

/** The people of a sponsor, each with what they share. */
export async function listSponsored(
  grant: Grant<'sponsored:list', SupportedScope>,
  page: Page,
): Promise<SponsoredPerson[]> {
  const people = await listPeople(grant, page);
  const sharings = people.flatMap(({ id, sponsorId, patientId, consent, shares }): Sharing[] =>
    patientId && consent === 'accepted' ? [{ id, sponsorId, patientId, shares }] : [],
  );
  const ids = people.map(({ id }) => id);
  const [visits, invoices, years, budgets] = await Promise.all([
    listVisits(grant, sharings),
    listInvoices(grant, sharings),
    listYears(grant, ids),
    listBudgets(grant, ids),
  ]);
  return people.map((person) => {
    const year = years.find(({ sponsorshipId }) => sponsorshipId === person.id);
    const budget = budgets.find(({ sponsorshipId }) => sponsorshipId === person.id);
    return viewPerson(person, visits, {
      invoices,
      year: year && toYear(year, grant.at),
      budget: budget && toBudget(budget, grant.at),
    });
  });
}
