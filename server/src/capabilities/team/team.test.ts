import { expect, test } from 'vitest';
import { type Person, testApp } from '#test/app.ts';
import { employ } from '#test/clinic-staff.ts';

const lakou = testApp();
const call = (as: Person, method: string, url: string, payload?: object) =>
  lakou.send(`${method} ${url}`, payload && { payload }, as);

/** A clinic with two who work there, one of them a scheduler. */
async function newClinic() {
  const admin = await lakou.person('CLINIC_ADMIN');
  const nurse = await employ(lakou, admin.clinicId, 'Provider');
  const scheduler = await employ(lakou, admin.clinicId, 'Scheduler');
  return { admin, nurse, scheduler, base: `/api/clinics/${admin.clinicId}/team-messages` };
}

async function write(as: Person, base: string, text: string, channel = 'team') {
  const reply = await call(as, 'POST', base, { channel, text });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json();
}
const unseen = async (as: Person, base: string) => (await call(as, 'GET', `${base}/unread`)).json();

test('CLIN-7 staff write to each other, newest first, page by page, and another clinic sees nothing', async () => {
  const { admin, nurse, base } = await newClinic();
  const first = await write(admin, base, 'Bonjou ekip la');
  const second = await write(nurse, base, '  Bonjou, Yolette  ');
  expect(second).toMatchObject({ text: 'Bonjou, Yolette', authorId: nurse.id, readCount: null });
  const page = await call(admin, 'GET', `${base}?limit=1`);
  expect(page.json()).toEqual([second]);
  expect((await call(admin, 'GET', `${base}?limit=1&after=${second.id}`)).json()).toEqual([first]);
  const stranger = await lakou.person('CLINIC_ADMIN');
  expect((await call(stranger, 'GET', base)).statusCode).toBe(404);
  expect((await call(stranger, 'DELETE', `/api/clinics/team-messages/${first.id}`)).statusCode).toBe(404);
  for (const text of [' ', 'x'.repeat(4001)])
    expect((await call(admin, 'POST', base, { channel: 'team', text })).statusCode).toBe(400);
});

test('CLIN-7 announcements come from managers, are told to everybody once, and say how many have read them', async () => {
  const { admin, nurse, scheduler, base } = await newClinic();
  const refused = await call(nurse, 'POST', base, { channel: 'announcements', text: 'Fèmen bonè' });
  expect(refused.statusCode).toBe(403);
  await write(scheduler, base, 'The rota is out', 'announcements');
  const said = await write(admin, base, 'Fire drill on Friday', 'announcements');
  expect([said.readCount, said.staffCount]).toEqual([0, 2]);
  const told = (await call(nurse, 'GET', '/api/notifications')).json();
  const kinds = (told.items ?? told).map(({ kind }: { kind: string }) => kind);
  expect(kinds.filter((kind: string) => kind === 'announcement')).toHaveLength(2);
  expect(await unseen(nurse, base)).toEqual({ announcements: 2, team: 0 });

  const seen = { channel: 'announcements', lastId: said.id };
  for (const reader of [nurse, nurse, admin])
    expect((await call(reader, 'PUT', `${base}/seen`, seen)).statusCode).toBe(204);
  expect(await unseen(nurse, base)).toEqual({ announcements: 0, team: 0 });
  const [listed] = (await call(admin, 'GET', `${base}?channel=announcements`)).json();
  expect([listed.readCount, listed.staffCount]).toEqual([1, 2]);
});

test('CLIN-7 who is called by name in a team message is told, once, and nobody of another clinic', async () => {
  const { admin, nurse, base } = await newClinic();
  const [esther, other] = [
    await employ(lakou, admin.clinicId, 'Provider', { name: 'Esther Cadet' }),
    await employ(lakou, (await newClinic()).admin.clinicId, 'Provider', { name: 'Esther Cadet' }),
  ];
  await write(nurse, base, 'Mèsi @esther cadet, @Esther Cadet!');
  await write(esther, base, 'Se mwen menm, @Esther Cadet');
  const told = async (as: Person) => {
    const reply = (await call(as, 'GET', '/api/notifications')).json();
    return reply.map(({ kind }: { kind: string }) => kind);
  };
  expect(await told(esther)).toEqual(['team_mention']);
  expect([await told(other), await told(admin)]).toEqual([[], []]);
});

test('CLIN-7 what was seen stays seen: an older message, one of another channel or clinic moves nothing', async () => {
  const { admin, nurse, base } = await newClinic();
  const other = await newClinic();
  const foreign = await write(other.admin, other.base, 'Elsewhere');
  const older = await write(admin, base, 'One');
  const newer = await write(admin, base, 'Two');
  const see = (lastId: string, channel = 'team') => call(nurse, 'PUT', `${base}/seen`, { channel, lastId });
  await see(foreign.id);
  await see(newer.id, 'announcements');
  expect(await unseen(nurse, base)).toEqual({ announcements: 0, team: 2 });
  await see(newer.id);
  await see(older.id);
  expect(await unseen(nurse, base)).toEqual({ announcements: 0, team: 0 });
});

test('CLIN-7 one takes back what one wrote, and nobody else’s; who left reads nothing any more', async () => {
  const { admin, nurse, base } = await newClinic();
  const { id } = await write(nurse, base, 'Sent by mistake');
  expect((await call(admin, 'DELETE', `/api/clinics/team-messages/${id}`)).statusCode).toBe(404);
  expect((await call(nurse, 'DELETE', `/api/clinics/team-messages/${id}`)).statusCode).toBe(204);
  expect((await call(admin, 'GET', base)).json()).toEqual([]);
  const { staffCount } = await write(admin, base, 'Meeting', 'announcements');
  await lakou.platform.db.query('update app_users set clinic_id = null where id = $1', [nurse.id]);
  expect((await call(nurse, 'GET', base)).statusCode).toBe(404);
  const [listed] = (await call(admin, 'GET', `${base}?channel=announcements`)).json();
  expect(listed.staffCount).toBe(staffCount - 1);
});
