import type { Page } from '@lakou/contract/primitives';
import type { Sponsorship } from '@lakou/contract/sponsorships';
import type { SponsorShare } from '@lakou/contract/sponsorships.rules';
import type { Grant } from '#platform/access/grant.ts';
import type { CopiedRows, CopyGrant } from '#platform/capability.ts';
import { toBudget } from './budgets.rules.ts';
import { listBudgets } from './budgets.store.ts';
import type { AskedScope } from './sponsorships.access.ts';

interface Row extends Omit<Sponsorship, 'createdAt' | 'budget'> {
  readonly createdAt: Date;
}

const SHOWN = `select s.id, p.name as "sponsorName", s.name, s.relationship, s.consent, s.shares,
    (select count(*)::int from payments y join bookings b on b.id = y.payable_id
     where y.created_by = s.sponsor_id and y.payable_kind = 'booking' and y.status = 'captured'
       and not y.surplus and b.patient_id = s.patient_id) as "paidVisits",
    s.created_at as "createdAt"
  from sponsorships s join app_users p on p.id = s.sponsor_id`;

type SponsorsGrant = Grant<'sponsorships:list'> | ConsentGrant;

async function withBudgets(grant: SponsorsGrant, rows: readonly Row[]): Promise<Sponsorship[]> {
  const budgets = await listBudgets(
    grant,
    rows.map(({ id }) => id),
  );
  return rows.map(({ createdAt, ...row }) => {
    const budget = budgets.find(({ sponsorshipId }) => sponsorshipId === row.id);
    return {
      ...row,
      budget: budget ? toBudget(budget, grant.at) : null,
      createdAt: createdAt.toISOString(),
    };
  });
}

/** Theirs, and those sent to their proven address; newest first, one more than the page size. */
export async function listSponsors(
  grant: Grant<'sponsorships:list'>,
  { limit, after }: Page,
): Promise<Sponsorship[]> {
  const rows = await grant.db.read<Row>(
    `${SHOWN} join app_users u on u.id = $1
     where (s.patient_id = u.id or (s.patient_id is null and s.email = u.email and u.is_email_verified))
       and s.consent in ('pending', 'accepted') and not s.hidden and ($2::uuid is null or s.id < $2)
     order by s.id desc limit $3`,
    [grant.actor.id, after ?? null, limit + 1],
  );
  return withBudgets(grant, rows);
}

type ConsentGrant = Grant<'sponsorship:respond' | 'sponsorship:share', AskedScope>;

export async function findSponsorship(grant: ConsentGrant): Promise<Sponsorship | undefined> {
  const rows = await grant.db.read<Row>(`${SHOWN} where s.id = $1 limit 1`, [grant.scope.sponsorshipId]);
  return (await withBudgets(grant, rows))[0];
}

/** Writes down the answer; false when the same sponsor supports this patient already. */
export async function saveAnswer(
  tx: ConsentGrant,
  consent: 'accepted' | 'declined',
  shares: readonly SponsorShare[],
): Promise<boolean> {
  const saved = await tx.db.query(
    `update sponsorships s set consent = $3, shares = $4, patient_id = $2, answered_at = $5,
       declined_at = case when $3 = 'declined' then $5::timestamptz end
     where id = $1 and consent = 'pending' and not exists (
       select from sponsorships o where o.sponsor_id = s.sponsor_id and o.patient_id = $2 and o.id <> s.id
         and o.consent in ('pending', 'accepted'))
     returning id`,
    [tx.scope.sponsorshipId, tx.scope.patientId, consent, shares, tx.at],
  );
  return saved.length > 0;
}

export async function saveShares(tx: ConsentGrant, shares: readonly SponsorShare[]): Promise<boolean> {
  const saved = await tx.db.query(
    `update sponsorships set shares = $2 where id = $1 and consent = 'accepted' returning id`,
    [tx.scope.sponsorshipId, shares],
  );
  return saved.length > 0;
}

/** For a person's copy: whom they support as they typed it, and who supports them. */
export async function copySponsorships(grant: CopyGrant): Promise<CopiedRows> {
  // Bounded by the people of one sponsor.
  const people = await grant.db.read<Record<string, unknown>>(
    `select s.id, s.name, s.email, s.relationship, s.consent, s.created_at, g.limit_cents as monthly_budget_cents
     from sponsorships s left join sponsorship_budgets g on g.sponsorship_id = s.id where s.sponsor_id = $1 order by s.id`,
    [grant.actor.id],
  );
  // Bounded by the sponsors of one person.
  const sponsors = await grant.db.read<Record<string, unknown>>(
    `select p.name as sponsor, s.name, s.relationship, s.consent, s.shares, s.created_at, s.answered_at, s.ended_at,
       g.limit_cents as monthly_budget_cents
     from sponsorships s join app_users p on p.id = s.sponsor_id
     left join sponsorship_budgets g on g.sponsorship_id = s.id where s.patient_id = $1 order by s.id`,
    [grant.actor.id],
  );
  return { sponsorships: people, sponsors };
}
