import type { SupportMessage, SupportRow, SupportSearch } from '@lakou/contract/support';
import type { Language } from '@lakou/i18n';
import { uuidv7 } from 'uuidv7';
import type { Grant, PublicGrant } from '#platform/access/grant.ts';
import type { Lookup } from '#platform/access/lookup.ts';
import { ROWS_OF_A_PAGE } from '#platform/db/one-page.ts';

export type Answerer = Grant<'support:answer', { requestId: string }>;

export async function isRequest({ db }: Lookup, id: string): Promise<boolean> {
  const found = await db.read('select 1 from support_requests where id = $1', [id]);
  return found.length > 0;
}

/** Kept with the account of this address or number, if there is one, so that it is erased with it. */
export async function insertRequest(
  { db, at }: PublicGrant<'support:write'>,
  { name, email, phone, topic, message }: SupportMessage,
  language: Language,
): Promise<void> {
  await db.query(
    `insert into support_requests (id, user_id, name, email, phone, language, topic, message, created_at)
     values ($1, coalesce((select id from app_users where email = $3), (select user_id from sign_in_phones where phone = $4)),
       $2, $3, $4, $5, $6, $7, $8)`,
    [uuidv7(), name, email ?? null, phone ?? null, language, topic, message, at],
  );
}

type Dated = Omit<SupportRow, 'createdAt' | 'closedAt'> & { createdAt: Date; closedAt: Date | null };

const ROW = `select r.id, r.name, r.email, r.phone, r.topic, r.message, r.language, r.created_at as "createdAt",
    r.closed_at as "closedAt",
    case when u.id is not null then jsonb_build_object('id', u.id, 'name', u.name, 'role', u.role) end as account,
    (select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'text', a.text,
       'createdAt', to_char(a.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
       'by', b.name) order by a.id), '[]')
     from support_answers a left join app_users b on b.id = a.answered_by and b.erased_at is null
     where a.request_id = r.id) as answers
  from support_requests r left join app_users u on u.id = r.user_id and u.erased_at is null`;

const toRow = (row: Dated): SupportRow => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  closedAt: row.closedAt?.toISOString() ?? null,
});

const PART = {
  open: { where: 'r.closed_at is null and ($1::uuid is null or r.id > $1)', order: 'id' },
  closed: { where: 'r.closed_at is not null and ($1::uuid is null or r.id < $1)', order: 'id desc' },
} as const;

/** One more than the page size when there are more. */
export async function listRequests(
  { db }: Grant<'support:list'>,
  { limit, after, state }: SupportSearch,
): Promise<SupportRow[]> {
  const { where, order } = PART[state];
  const rows = await db.read<Dated>(
    `select * from (${ROW} where ${where} order by r.${order} limit ${ROWS_OF_A_PAGE}) p order by ${order} limit $2`,
    [after ?? null, limit + 1],
  );
  return rows.map(toRow);
}

export async function findRequest({ db, scope }: Answerer): Promise<SupportRow | undefined> {
  const [row] = await db.read<Dated>(`${ROW} where r.id = $1`, [scope.requestId]);
  return row && toRow(row);
}

export async function insertAnswer({ db, at, actor, scope }: Answerer, text: string): Promise<void> {
  await db.query(
    'insert into support_answers (id, request_id, answered_by, text, created_at) values ($1, $2, $3, $4, $5)',
    [uuidv7(), scope.requestId, actor.id, text, at],
  );
}

/** False when somebody closed it before. */
export async function closeRequest({ db, at, actor, scope }: Answerer): Promise<boolean> {
  const closed = await db.query(
    'update support_requests set closed_at = $2, closed_by = $3 where id = $1 and closed_at is null returning id',
    [scope.requestId, at, actor.id],
  );
  return closed.length > 0;
}

export async function deleteOldRequests(
  { db }: Grant<'support:forget', undefined, undefined>,
  before: Date,
): Promise<void> {
  await db.query('delete from support_requests where closed_at < $1', [before]);
}
