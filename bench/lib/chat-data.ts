import pg from 'pg';
import { openDatabase } from '../../server/src/platform/db/db.ts';
import { startSession } from '../../server/src/platform/session/session.ts';
import type { Person } from './databases.ts';

/**
 * The providers that every patient writes with, one of them often. Fifty messages per patient in
 * all.
 */
const CHATS = 5;
const LONG = 30;
const SHORT = 5;
export const MESSAGES_PER_PATIENT = LONG + (CHATS - 1) * SHORT;

const TEXTS = [
  'Bonjou doktè, pitit mwen an gen lafyèv depi yè swa.',
  'Konbyen ane li genyen? Èske li bwè dlo byen?',
  'Li gen twa zan. Li bwè yon ti kras dlo chak inèdtan.',
  'Mèsi, mwen pral mezire tanperati li epi mwen ap ekri ou.',
  'Tanpri pran randevou a pou demen maten, si ou kapab.',
  'Kote klinik la ye? Mwen pa konnen ri sa a.',
  'Bonswa, analiz yo rive. Tout bagay anfòm.',
  'Mwen voye foto preskripsyon an ba ou la a.',
  'Pran grenn lan de fwa pa jou, apre manje.',
  'Dakò, nou wè lendi. Pase yon bon jounen!',
];

// With $1 patients and $2 providers; every provider has the same number of patients.
const TALKS = `with p as (select id, row_number() over (order by id) - 1 as n from app_users where role = 'PATIENT'),
    v as (select id, row_number() over (order by id) - 1 as n from app_users where role = 'PROVIDER')
  insert into conversations (id, low_id, high_id, last_seq)
  select uuidv7(), least(p.id, v.id), greatest(p.id, v.id), case when k = 0 then ${LONG} else ${SHORT} end
  from p cross join generate_series(0, ${CHATS - 1}) k
  join v on v.n = (p.n * 7 + k * 13) % $2::bigint where p.n < $1::bigint`;

// Mixed as in real use: not one conversation after the other.
const MESSAGES = `insert into messages (id, conversation_id, seq, sender_id, client_id, content, created_at)
  select uuidv7(), c.id, seq, case when seq % 2 = 0 then low_id else high_id end,
    seq || '-' || c.n, ($1::text[])[1 + (c.n + seq) % cardinality($1)], now() - (${LONG} - seq) * interval '1 hour'
  from generate_series(1, ${LONG}) seq
  join (select *, row_number() over (order by id) as n from conversations) c on seq <= last_seq
  order by seq, c.n`;

// A third has unread messages and was notified.
const MEMBERS = `insert into conversation_members (user_id, other_id, conversation_id, last_at, unread, read_seq,
    unread_since, told_at, was_written_to)
  select case k when 0 then low_id else high_id end, case k when 0 then high_id else low_id end, id,
    now() - (${LONG} - last_seq) * interval '1 hour' - n * interval '1 microsecond', case when n % 3 = 0 then 1 else 0 end,
    last_seq - 1, case when n % 3 = 0 then now() end, case when n % 3 = 0 then now() end, true
  from (select *, row_number() over (order by id) as n from conversations) c cross join generate_series(0, 1) k`;

/** Creates messages between patients and providers. */
export async function fillChat(url: string, patients: number, providers: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // The references are correct by construction; checking millions of them takes minutes.
  await client.query('set session_replication_role = replica');
  await client.query(TALKS, [patients, providers]);
  await client.query(MESSAGES, [TEXTS]);
  await client.query(MEMBERS);
  await client.query('vacuum analyze conversations, messages, conversation_members');
  // Else what was just filled is still being written while it is asked for.
  await client.query('checkpoint');
  await client.end();
}

/** The provider each of these patients writes with most. */
export async function partnersOf(url: string, ids: readonly string[]): Promise<Map<string, string>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ id: string; other: string }>(
    `select distinct on (m.user_id) m.user_id as id, m.other_id as other
     from conversation_members m join conversations c on c.id = m.conversation_id
     where m.user_id = any ($1) order by m.user_id, c.last_seq desc, m.other_id`,
    [ids],
  );
  await client.end();
  return new Map(rows.map(({ id, other }) => [id, other]));
}

/** Signs people in. */
export async function signIn(url: string, ids: readonly string[]): Promise<Person[]> {
  const db = openDatabase(url);
  const client = { address: '127.0.0.1', userAgent: 'bench' };
  const people: Person[] = [];
  for (const id of ids)
    people.push({ id, cookie: `session=${await startSession(db, id, client, new Date())}` });
  await db.close();
  return people;
}
