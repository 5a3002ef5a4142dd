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

/** The team of the demo's clinic: who works today, who did yesterday, and a leave. */
export async function seedStaff(session: DemoSession, now: Date): Promise<void> {
  const { clinicId } = await session.act<{ clinicId: string }>(CLINIC, now, 'GET /api/auth/session');
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const ids: string[] = [];
  for (const person of TEAM) {
    const sent = { ...person, clinicId, isClinicStaff: true };
    const { id } = await session.act<{ id: string }>(CLINIC, ago(200), 'POST /api/users', sent);
    ids.push(id);
  }
  const work = async (id: string | undefined, begins: Date, ends?: Date) => {
    const path = `/api/users/staff/${id}`;
    const log = await session.act<{ id: string }>(CLINIC, begins, `POST ${path}/clock-in`, { clinicId });
    if (ends) await session.act(CLINIC, ends, `POST ${path}/clock-out`, { timeLogId: log.id });
  };
  await work(ids[1], ago(34), ago(26));
  await work(ids[0], ago(32), ago(24.5));
  await work(ids[0], ago(3));
  const day = (days: number) => new Date(now.getTime() + days * 24 * HOUR_MS).toISOString().slice(0, 10);
  await session.act(CLINIC, now, `POST /api/clinics/${clinicId}/leaves`, {
    staffId: ids[2],
    fromDay: day(0),
    toDay: day(4),
  });
}
