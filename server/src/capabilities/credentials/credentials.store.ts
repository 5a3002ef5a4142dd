import type {
  Credential,
  CredentialDecision,
  NewCredential,
  WaitingCredential,
} from '@lakou/contract/credentials';
import type { Page } from '@lakou/contract/primitives';
import type { Grant } from '#platform/access/grant.ts';
import type { Lookup } from '#platform/access/lookup.ts';
import type { PaperScope } from './credentials.access.ts';

/** A paper that still exists. */
export async function findOwner({ db }: Lookup, id: string): Promise<string | undefined> {
  const [row] = await db.read<{ providerId: string }>(
    'select provider_id as "providerId" from credentials where id = $1',
    [id],
  );
  return row?.providerId;
}

type Row<C> = Omit<C, 'sentAt'> & { readonly sentAt: Date };
const toView = <C extends { sentAt: Date }>({ sentAt, ...row }: C) => ({
  ...row,
  sentAt: sentAt.toISOString(),
});

/** The day, in the main time zone, decides whether a paper has expired. */
const columns = (
  day: string,
) => `c.id, c.type, c.issue_date::text as "issueDate", c.expiry_date::text as "expiryDate",
  '/api/files/' || c.file_id as "fileUrl", c.reason, c.note, c.sent_at as "sentAt",
  case when c.status = 'verified' and c.expiry_date < ${day}::date then 'Expired' else initcap(c.status) end as status`;

export async function listCredentials(
  grant: Grant<'credentials:list'>,
  today: string,
): Promise<Credential[]> {
  // Bounded by two papers of each kind.
  const rows = await grant.db.read<Row<Credential>>(
    `select ${columns('$2')} from credentials c where c.provider_id = $1 order by c.type, c.sent_at limit 20`,
    [grant.actor.id, today],
  );
  return rows.map(toView);
}

type Changer = Grant<'credential:add'> | Grant<'credential:decide', PaperScope>;

export async function getCredential(grant: Changer, id: string, today: string): Promise<Credential> {
  const [row] = await grant.db.read<Row<Credential>>(
    `select ${columns('$2')} from credentials c where c.id = $1`,
    [id, today],
  );
  if (!row) throw new Error('the paper was written in this transaction');
  return toView(row);
}

/** Deletes what was sent before and is not in force. Answers the papers whose files are then unused. */
export async function dropLatest(tx: Grant<'credential:add'>, type: string): Promise<string[]> {
  const gone = await tx.db.query<{ id: string }>(
    `delete from credentials where provider_id = $1 and type = $2 and status in ('pending', 'rejected') returning id`,
    [tx.actor.id, type],
  );
  return gone.map(({ id }) => id);
}

export async function insertCredential(
  tx: Grant<'credential:add'>,
  {
    id,
    fileId,
    type,
    issueDate,
    expiryDate,
  }: Omit<NewCredential, 'fileUrl'> & { id: string; fileId: string },
): Promise<void> {
  await tx.db.query(
    `insert into credentials (id, provider_id, type, file_id, issue_date, expiry_date, sent_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, tx.actor.id, type, fileId, issueDate ?? null, expiryDate, tx.at],
  );
}

/** The longest wait first; one more than the page size when there are more. */
export async function listWaiting(
  grant: Grant<'credentials:review'>,
  { after, limit }: Page,
  today: string,
): Promise<WaitingCredential[]> {
  const rows = await grant.db.read<Row<WaitingCredential>>(
    `select ${columns('$3')}, u.id as "providerId", u.name as "providerName",
       v.professional_title as "professionalTitle"
     from credentials c join app_users u on u.id = c.provider_id left join provider_profiles v on v.user_id = u.id
     where c.status = 'pending' and u.erased_at is null
       and ($1::uuid is null or (c.sent_at, c.id) > (select sent_at, id from credentials where id = $1))
     order by c.sent_at, c.id limit $2`,
    [after ?? null, limit + 1, today],
  );
  return rows.map(toView);
}

type Decider = Grant<'credential:decide', PaperScope>;

export async function lockCredential(
  tx: Decider,
): Promise<{ status: string; type: string; expiryDate: string } | undefined> {
  const [row] = await tx.db.query<{ status: string; type: string; expiryDate: string }>(
    'select status, type, expiry_date::text as "expiryDate" from credentials where id = $1 for update',
    [tx.scope.credentialId],
  );
  return row;
}

/** Deletes the paper that a newly verified one replaces. Answers it, because its file is then unused. */
export async function dropReplaced(tx: Decider, type: string): Promise<string[]> {
  const gone = await tx.db.query<{ id: string }>(
    `delete from credentials where provider_id = $1 and type = $2 and status = 'verified' returning id`,
    [tx.scope.providerId, type],
  );
  return gone.map(({ id }) => id);
}

export async function saveDecision(
  tx: Decider,
  { decision, reason, note }: CredentialDecision,
): Promise<void> {
  const rejects = decision === 'rejected';
  await tx.db.query(
    `update credentials set status = $2, reason = $3, note = $4, decided_at = $5, decided_by = $6 where id = $1`,
    [
      tx.scope.credentialId,
      decision,
      rejects ? (reason ?? 'other') : null,
      (rejects && note) || null,
      tx.at,
      tx.actor.id,
    ],
  );
}

/** A checked licence is verified as long as its paper: then its holder is no longer listed as verified and reads no record. */
export async function boundLicence(tx: Decider, until: string): Promise<void> {
  await tx.db.query(
    'update provider_profiles set verified_until = $2 where user_id = $1 and license_verified',
    [tx.scope.providerId, until],
  );
}

/** Papers in force whose provider is to be told now that they end. */
export function takeReminders(
  tx: Grant<'credentials:remind', undefined, undefined>,
  today: string,
): Promise<{ id: string; providerId: string; days: number }[]> {
  return tx.db.query(
    `update credentials c set reminded_days = due.days
     from (select id, case when expiry_date < $1::date then 0 when expiry_date <= $1::date + 7 then 7
         when expiry_date <= $1::date + 30 then 30 else 90 end as days
       from credentials where status = 'verified' and expiry_date <= $1::date + 90
       order by expiry_date limit 5000) due
     where c.id = due.id and due.days < coalesce(c.reminded_days, 1000)
     returning c.id, c.provider_id as "providerId", due.days`,
    [today],
  );
}
