import { Page } from '@lakou/contract/primitives';
import { beforeAll, expect, test } from 'vitest';
import type { Actor } from '#platform/access/actor.ts';
import { createGrant } from '#platform/access/grant.ts';
import type { Db } from '#platform/db/db.ts';
import { testDatabase } from '#test/instance.ts';
import { rowsRead } from '#test/rows-read.ts';
import { toConversations } from './conversations.service.ts';
import { countUnread, listConversations } from './conversations.store.ts';
import { listMessages } from './history.store.ts';
import { toMessages } from './message-rows.store.ts';

const lakou = testDatabase();

const idOf = (kind: string, n: number | string) =>
  `01900000-0000-7000-8000-${kind}${String(n).padStart(11, '0')}`;
const DOCTOR = idOf('d', 0);
const PAGE = 5;
const OWN = 40; // conversations of each provider
const EACH = 6; // messages in each

// A hundred providers and their patients: 24,000 messages, in the order they came.
const FILL = [
  `insert into app_users (id, name, email, role, preferred_language, created_at)
   select ('01900000-0000-7000-8000-' || kind || lpad(n::text, 11, '0'))::uuid, 'Person ' || n, kind || n || '@many.test',
     case kind when 'd' then 'PROVIDER' else 'PATIENT' end, 'ht', now()
   from unnest('{d,a}'::text[]) kind cross join generate_series(0, ${OWN} * 100 - 1) n where kind = 'a' or n < 100`,
  `insert into conversations (id, low_id, high_id, last_seq)
   select replace(a.id::text, '-8000-a', '-8000-c')::uuid, a.id, d.id, ${EACH}
   from app_users a join app_users d on d.email = 'd' || (substr(a.email, 2, strpos(a.email, '@') - 2)::int % 100) || '@many.test'
   where a.email like 'a%@many.test'`,
  `insert into messages (id, conversation_id, seq, sender_id, content, created_at)
   select gen_random_uuid(), c.id, seq, case when seq % 2 = 0 then low_id else high_id end, 'Mesaj ' || seq, now()
   from generate_series(1, ${EACH}) seq cross join conversations c order by seq, c.id`,
  `insert into conversation_members (user_id, other_id, conversation_id, last_at, unread, unread_since)
   select a, b, id, now(), 1, now()
   from conversations cross join lateral (values (low_id, high_id), (high_id, low_id)) two (a, b)`,
  'analyze',
];
beforeAll(async () => {
  for (const statement of FILL) await lakou.db.query(statement);
});

function claims<Scope>(db: Db, scope: Scope) {
  const actor: Actor = {
    id: DOCTOR,
    role: 'PROVIDER',
    clinicId: null,
    clinicRole: null,
    language: 'ht',
    sessionId: idOf('e', 0),
    isEmailVerified: true,
    provenAt: new Date(),
  };
  return { actor, scope, db, at: new Date(), requestId: 'test' };
}

const list = (search?: string) =>
  rowsRead(lakou.db, async (db) => {
    const grant = createGrant<'conversation:list', undefined, Actor>(claims(db, undefined));
    await toConversations(grant, await listConversations(grant, { ...Page.parse({ limit: PAGE }), search }));
  });

const history = (search?: string) =>
  rowsRead(lakou.db, async (db) => {
    const scope = { ownId: DOCTOR, otherId: idOf('a', 100), conversationId: idOf('c', 100) };
    const grant = createGrant<'message:read', typeof scope, Actor>(claims(db, scope));
    const rows = await listMessages(grant, { ...Page.parse({ limit: PAGE }), search });
    expect(rows).toHaveLength(search ? 0 : PAGE + 1);
    await toMessages(db, rows);
  });

test('CHAT-4 a page of conversations is read without reading those of others', async () => {
  // At most each member, conversation and person; then each last message, its conversation and who
  // has seen it.
  expect(await list()).toBeLessThanOrEqual(3 * OWN + 3 * (PAGE + 1));
});

test('CHAT-4 a search looks through one’s own messages only, each once', async () => {
  expect(await list('nobody wrote this')).toBeLessThanOrEqual(OWN * EACH + 4 * OWN);
});

test('CHAT-1 a page of what two wrote is read without reading what others did', async () => {
  expect(await history()).toBeLessThanOrEqual(3 * (PAGE + 1));
  expect(await history('nobody wrote this')).toBeLessThanOrEqual(3 * (PAGE + 1));
});

test('CHAT-4 what lies unread is counted without reading what others have', async () => {
  const count = (db: Db) =>
    countUnread(createGrant<'conversation:list', undefined, Actor>(claims(db, undefined)));
  expect(await count(lakou.db)).toBe(OWN);
  expect(await rowsRead(lakou.db, count)).toBe(OWN);
});
