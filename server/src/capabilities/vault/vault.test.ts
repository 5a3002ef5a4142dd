import type { TimelineLine } from '@lakou/contract/vault';
import { beforeAll, expect, test } from 'vitest';
import { agendaTest, type Somebody } from '#test/agenda.ts';

const care = agendaTest('2026-11-15T12:00:00Z');
let nadege: Somebody;
let doctor: Somebody;
let stranger: Somebody;
let child: string;

const get = (rest: string, as: Somebody) =>
  care
    .instance()
    .app.inject({ method: 'GET', url: `/api/records/${nadege.id}/${rest}`, headers: as.headers });
const timeline = async (as: Somebody, query = '') =>
  (await get(`timeline${query}`, as)).json<{ entries: TimelineLine[]; next: string | null }>();
const note = (entry: object) => care.send('POST', `/api/records/${nadege.id}/entries`, nadege, entry);

beforeAll(async () => {
  [nadege, doctor, stranger] = [await care.patient(), await care.provider(), await care.provider()];
  await care.rename(nadege, 'Nadège Pierre');
  await care.verify(doctor);
  await care.verify(stranger);
  child = await care.dependent(nadege);
  for (const [hour, provider] of [
    ['14', doctor],
    ['15', stranger],
  ] as const) {
    const { id } = await care.booking(nadege, provider.id, `2026-11-16T${hour}:00:00Z`, {
      serviceType: 'General checkup',
    });
    await care.put(id, provider === doctor ? 'confirmed' : 'completed');
  }
  // Of the stranger care ends; the visit stays in the record.
  await care.lakou.db.query(
    `update bookings set starts_at = '2024-05-01T14:00Z', ends_at = '2024-05-01T14:30Z', completed_at = '2024-05-01T14:30Z'
     where provider_id = $1`,
    [stranger.id],
  );
  await note({ kind: 'allergy', text: 'Pénicilline', severity: 'severe' });
  await note({ kind: 'procedure', text: 'Caesarean', since: '2019-04-02' });
  await note({ kind: 'condition', text: 'Asthma', dependentId: child });
});

test('VAULT-1 the timeline has everything, newest first, by tab and by words', async () => {
  const { entries, next } = await timeline(nadege);
  expect(entries.map(({ kind, title }) => `${kind} ${title}`)).toEqual([
    'visit General checkup',
    'entry Pénicilline',
    'visit General checkup',
    'entry Caesarean',
  ]);
  expect(next).toBeNull();
  expect((await timeline(nadege, '?tab=visits')).entries).toHaveLength(2);
  expect((await timeline(nadege, '?tab=labs')).entries).toEqual([]);
  expect((await timeline(nadege, '?q=penicill')).entries.map(({ title }) => title)).toEqual(['Pénicilline']);
  const counts = (await get('counts', nadege)).json<{ tabs: { tab: string; count: number }[] }>().tabs;
  expect(Object.fromEntries(counts.map(({ tab, count }) => [tab, count]))).toMatchObject({
    all: 4,
    visits: 2,
    labs: 0,
    entries: 2,
  });
});

test('VAULT-1 pages follow each other without a gap or a repetition, also within one moment', async () => {
  const somebody = await care.patient();
  for (const text of ['one', 'two', 'three', 'four', 'five'])
    await care.send('POST', `/api/records/${somebody.id}/entries`, somebody, {
      kind: 'procedure',
      text: `Operation ${text}`,
      since: '2020',
      confirmDuplicate: true,
    });
  const titles: string[] = [];
  const pageFrom = async (before: string): Promise<Awaited<ReturnType<typeof timeline>>> =>
    (await care.send('GET', `/api/records/${somebody.id}/timeline?limit=2${before}`, somebody)).json();
  for (let before: string | null = ''; before !== null; ) {
    const page = await pageFrom(before);
    titles.push(...page.entries.map(({ title }) => title));
    before = page.next && `&before=${page.next}`;
  }
  expect(titles).toEqual(['five', 'four', 'three', 'two', 'one'].map((text) => `Operation ${text}`));
  for (const wrong of ['x', `1_${'-'.repeat(36)}`, `1_${'a'.repeat(36)}`, `${somebody.id}`])
    expect(
      (await care.send('GET', `/api/records/${somebody.id}/timeline?before=${wrong}`, somebody)).statusCode,
      wrong,
    ).toBe(400);
});

test('VAULT-1 who treats her reads it and opens their own visits alone; it is put down', async () => {
  const { entries } = await timeline(doctor);
  expect(entries.filter(({ kind }) => kind === 'visit').map(({ opens }) => opens)).toEqual([true, false]);
  expect((await get('person', doctor)).json()).toMatchObject({ name: 'Nadège Pierre', dependentId: null });
  for (const what of ['person', 'timeline', 'counts', 'summary'])
    expect([what, (await get(what, stranger)).statusCode]).toEqual([what, 404]);
  const { looks } = (await care.send('GET', '/api/audit/me', nadege)).json();
  expect(looks[0]).toMatchObject({ action: 'vault:read', by: { name: 'Dr Mirlande' }, through: 'visit' });
});

test('FAM-3 the timeline of a child is the child’s', async () => {
  const { entries } = await timeline(nadege, `?dependentId=${child}`);
  expect(entries.map(({ title }) => title)).toEqual(['Asthma']);
  expect((await get(`person?dependentId=${child}`, nadege)).json()).toMatchObject({
    name: 'Ti Rose',
    dateOfBirth: '2019-05-01',
  });
  expect((await get(`timeline?dependentId=${child}`, doctor)).statusCode).toBe(404);
});

test('VAULT-3 the summary is a PDF', async () => {
  const reply = await get('summary?language=ht', nadege);
  expect(reply.headers['content-type']).toBe('application/pdf');
  expect(reply.headers['content-disposition']).toContain('record-2026-11-15.pdf');
  expect(reply.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
});

test('SUM-1 the page for a doctor is a PDF, hers and of who treats her, and it is put down', async () => {
  const reply = await get('doctor-page?language=en', doctor);
  expect(reply.headers['content-type']).toBe('application/pdf');
  expect(reply.headers['content-disposition']).toContain('for-the-doctor-2026-11-15.pdf');
  expect(reply.headers['cache-control']).toBe('private, no-store');
  expect(reply.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  const [look] = (await care.send('GET', '/api/audit/me', nadege)).json().looks;
  expect(look).toMatchObject({ action: 'vault:read', by: { name: 'Dr Mirlande' } });
  expect((await get(`doctor-page?dependentId=${child}`, nadege)).statusCode).toBe(200);
  expect((await get('doctor-page', stranger)).statusCode).toBe(404);
});

test('VAULT-1 five thousand entries do not slow a page', async () => {
  const many = await care.patient();
  await care.lakou.db.query(
    `insert into record_entries (id, patient_id, kind, label, status, author_id, by_provider, at, created_at, changed_at)
     select gen_random_uuid(), $1, 'condition', 'Cough ' || n, 'active', $1, false,
       '2026-01-01'::timestamptz - n * interval '1 hour', now(), now() from generate_series(1, 5000) n`,
    [many.id],
  );
  await care.lakou.db.query('analyze record_entries');
  const plan = await care.lakou.db.query<{ 'QUERY PLAN': string }>(
    `explain select e.id from record_entries e
     where e.patient_id = $1 and coalesce(e.dependent_id, e.patient_id) = coalesce(null::uuid, $1)
       and (e.at, e.id) < ('2025-12-01'::timestamptz, gen_random_uuid()) order by e.at desc, e.id desc limit 31`,
    [many.id],
  );
  expect(plan.map((line) => line['QUERY PLAN']).join(' ')).toContain('record_entries_newest');
  const url = `/api/records/${many.id}/timeline?limit=30`;
  expect((await care.send('GET', url, many)).json().entries).toHaveLength(30);
});
