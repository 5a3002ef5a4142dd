import { randomUUID } from 'node:crypto';
import type { DemoSession } from '#platform/demo-session.ts';

const CLINIC = 'clinic@lakou.test';
const HOUR_MS = 3_600_000;

const TEAM = [
  { name: 'Guerda Louis', email: 'guerda.louis@lakou.test', clinicRole: 'Scheduler' },
  { name: 'Wilner Charles', email: 'wilner.charles@lakou.test', clinicRole: 'Dispatcher' },
  {
    name: 'Rose-Laure Estimé',
    email: 'roselaure.estime@lakou.test',
    clinicRole: 'Provider',
    credentials: 'RN',
    licenseNumber: 'MSPP-INF-2210',
    licenseExpirationDate: '2028-06-30',
  },
] as const;

/** How many days ago the two of the desk came and went; the last is yesterday. */
const WORKED = [13, 12, 9, 8, 7, 6, 5, 2, 1];

/** The team of the demo's clinic: who works now, who did in the last two weeks, and a leave. */
export async function seedStaff(session: DemoSession, now: Date): Promise<void> {
  const { clinicId } = await session.act<{ clinicId: string }>(CLINIC, now, 'GET /api/auth/session');
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  /** Hours in UTC: seven in the morning in Haiti is noon. */
  const on = (daysAgo: number, hour: number) =>
    new Date((Math.floor(now.getTime() / (24 * HOUR_MS)) - daysAgo) * 24 * HOUR_MS + hour * HOUR_MS);
  const ids: string[] = [];
  for (const person of TEAM) {
    const sent = { ...person, clinicId, isClinicStaff: true };
    const { id } = await session.act<{ id: string }>(CLINIC, ago(400), 'POST /api/users', sent);
    ids.push(id);
  }
  const [scheduler = '', dispatcher = '', nurse = ''] = ids;
  const work = async (id: string, begins: Date, ends?: Date) => {
    const path = `/api/users/staff/${id}`;
    const log = await session.act<{ id: string }>(CLINIC, begins, `POST ${path}/clock-in`, { clinicId });
    if (ends) await session.act(CLINIC, ends, `POST ${path}/clock-out`, { timeLogId: log.id });
  };
  for (const days of WORKED) {
    await work(scheduler, on(days, 12), on(days, 20));
    if (days > 1) await work(dispatcher, on(days, 13.25), on(days, 21));
  }
  // Yesterday the network was away until the evening: the clinic has yet to confirm when he worked.
  for (const [kind, hour] of [
    ['clock_in', 13.25],
    ['clock_out', 21],
  ] as const)
    await session.act(TEAM[1].email, on(1, 21.25), `POST /api/clinics/${clinicId}/clock-claims`, {
      id: randomUUID(),
      kind,
      at: on(1, hour).toISOString(),
    });
  await work(scheduler, ago(3));
  const day = (days: number) => new Date(now.getTime() + days * 24 * HOUR_MS).toISOString().slice(0, 10);
  await session.act(CLINIC, now, `POST /api/clinics/${clinicId}/leaves`, {
    staffId: nurse,
    fromDay: day(0),
    toDay: day(4),
  });
  await seedShifts(session, now, clinicId, { scheduler, dispatcher, nurse });
}

interface Team {
  readonly scheduler: string;
  readonly dispatcher: string;
  readonly nurse: string;
}

/** Four weeks of shifts, copied from the first as a scheduler would; the last is still a draft. */
async function seedShifts(session: DemoSession, now: Date, clinicId: string, team: Team): Promise<void> {
  const clinic = `/api/clinics/${clinicId}`;
  const { today } = await session.act<{ today: string }>(CLINIC, now, `GET ${clinic}/schedule`);
  const sunday = Date.parse(today) - new Date(today).getUTCDay() * 24 * HOUR_MS;
  const day = (days: number) => new Date(sunday + days * 24 * HOUR_MS).toISOString().slice(0, 10);
  const midwife = await session.idOf('mirlande.joseph@lakou.test');
  const plan = (staffId: string, at: number, startTime: string, endTime: string) =>
    session.act(CLINIC, now, `POST ${clinic}/shifts`, {
      staffId,
      startTime: `${day(at)}T${startTime}`,
      endTime: `${day(at)}T${endTime}`,
    });
  const first = -14;
  for (const weekday of [1, 2, 3, 4, 5]) {
    await plan(team.scheduler, first + weekday, '07:00', '15:00');
    await plan(midwife, first + weekday, '08:00', '16:00');
    await plan(team.dispatcher, first + weekday, '08:00', '16:00');
  }
  await plan(team.nurse, first + 6, '19:00', '07:00');
  for (const week of [first + 7, 0, 7]) {
    await session.act(CLINIC, now, `POST ${clinic}/shifts/copy`, { from: day(week - 7), to: day(week) });
    if (week <= 0) await session.act(CLINIC, now, `POST ${clinic}/shifts/publish`, { week: day(week) });
  }
  for (const [name, startTime, endTime] of [
    ['Jounen', '07:00', '15:00'],
    ['Lannwit', '19:00', '07:00'],
  ])
    await session.act(CLINIC, now, `POST ${clinic}/shift-templates`, { name, startTime, endTime });
}
