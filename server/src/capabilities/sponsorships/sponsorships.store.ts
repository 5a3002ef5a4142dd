import type { Page } from '@lakou/contract/primitives';
import type { SponsorShare } from '@lakou/contract/sponsorships.rules';
import type { Language } from '@lakou/i18n';
import type { Grant } from '#platform/access/grant.ts';
import type { AskedScope, SponsorshipScope, SupportedScope } from './sponsorships.access.ts';

export interface PersonRow {
  readonly id: string;
  readonly sponsorId: string;
  readonly sponsorName: string;
  readonly patientId: string | null;
  readonly name: string;
  readonly email: string | null;
  readonly relationship: string;
  readonly consent: 'pending' | 'accepted' | 'declined';
  readonly shares: SponsorShare[];
  readonly createdAt: Date;
}

const PERSON = `id, sponsor_id as "sponsorId",
  (select u.name from app_users u where u.id = sponsor_id) as "sponsorName", patient_id as "patientId", name, email, relationship, consent, shares,
  created_at as "createdAt"`;

/** Newest first; one more than the page size when there are more. */
export function listPeople(
  grant: Grant<'sponsored:list', SupportedScope>,
  { limit, after }: Page,
): Promise<PersonRow[]> {
  return grant.db.read<PersonRow>(
    `select ${PERSON} from sponsorships
     where sponsor_id = $1 and consent <> 'ended' and ($2::uuid is null or id < $2) order by id desc limit $3`,
    [grant.scope.userId, after ?? null, limit + 1],
  );
}

export type OnePersonGrant =
  | Grant<'sponsorship:preview' | 'sponsorship:end', SponsorshipScope>
  | Grant<'sponsorship:pay-year' | 'sponsorship:cancel-year' | 'sponsorship:budget', SponsorshipScope>
  | Grant<'sponsorship:respond' | 'sponsorship:share', AskedScope>;

export async function findPerson(grant: OnePersonGrant): Promise<PersonRow | undefined> {
  const [found] = await grant.db.read<PersonRow>(`select ${PERSON} from sponsorships where id = $1`, [
    grant.scope.sponsorshipId,
  ]);
  return found;
}

/** Locks the sponsorship, so that two answers at once are one after the other. */
export async function lockPerson(tx: OnePersonGrant): Promise<PersonRow | undefined> {
  const [found] = await tx.db.query<PersonRow>(
    `select ${PERSON} from sponsorships where id = $1 and consent <> 'ended' for update`,
    [tx.scope.sponsorshipId],
  );
  return found;
}

export interface NewPerson {
  readonly id: string;
  readonly patientId: string | null;
  readonly email: string | null;
  readonly name: string;
  readonly relationship: string;
}

type SponsorGrant = Grant<'sponsorship:create', { userId: string }>;

export async function countPeople(grant: SponsorGrant): Promise<number> {
  const [found] = await grant.db.read<{ count: number }>(
    `select count(*)::int as count from sponsorships where sponsor_id = $1 and consent <> 'ended'`,
    [grant.scope.userId],
  );
  return found?.count ?? 0;
}

/** Undefined when this person is already supported or asked. Whoever declined before is not asked again. */
export async function insertPerson(tx: SponsorGrant, person: NewPerson): Promise<PersonRow | undefined> {
  const [inserted] = await tx.db.query<PersonRow>(
    `insert into sponsorships (id, sponsor_id, patient_id, email, name, relationship, consent, hidden, created_at)
     values ($1, $2, $3, $4, $5, $6, 'pending', exists (
       select from sponsorships o where o.sponsor_id = $2 and o.declined_at is not null
         and (o.email = $4 or o.patient_id = $3)), $7)
     on conflict do nothing returning ${PERSON}`,
    [person.id, tx.scope.userId, person.patientId, person.email, person.name, person.relationship, tx.at],
  );
  return inserted;
}

export interface Asked {
  /** The patient with the proven address, if there is one. */
  readonly patientId: string | null;
  readonly email: string | null;
  /** Whether anybody has this address: then no invitation is mailed to it. */
  readonly hasAccount: boolean;
  readonly hidden: boolean;
  readonly name: string;
  readonly sponsorName: string;
  readonly language: Language;
}

/** Whom a new sponsorship is told, for the job that does so. */
export async function findAsked(
  grant: Grant<'sponsorships:tell', undefined, undefined>,
  id: string,
): Promise<Asked | undefined> {
  const [found] = await grant.db.read<Asked>(
    `select u.id as "patientId", s.email, exists (select from app_users a where a.email = s.email) as "hasAccount",
       s.hidden, s.name, p.name as "sponsorName", p.preferred_language as language
     from sponsorships s join app_users p on p.id = s.sponsor_id
     left join app_users u on u.role = 'PATIENT'
       and (u.id = s.patient_id or (s.patient_id is null and u.email = s.email and u.is_email_verified))
     where s.id = $1 and s.consent = 'pending'`,
    [id],
  );
  return found;
}

/** False when it has ended or changed meanwhile. */
export async function endSponsorship(tx: Grant<'sponsorship:end', SponsorshipScope>): Promise<boolean> {
  const ended = await tx.db.query(
    `update sponsorships set consent = 'ended', shares = '{}', ended_at = $2 where id = $1 and consent <> 'ended'
     returning id`,
    [tx.scope.sponsorshipId, tx.at],
  );
  return ended.length > 0;
}
