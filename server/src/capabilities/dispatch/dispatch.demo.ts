import type { DemoSession } from '#platform/demo-session.ts';

const CLINIC = 'clinic@lakou.test';
const MIDWIFE = 'mirlande.joseph@lakou.test';
const DAY_MS = 24 * 3_600_000;

/** Hours of tomorrow (UTC) at which nobody of the demo has a visit: before eight and after five in Haiti. */
const ASKED = [
  {
    who: 'wideline.augustin@lakou.test',
    hour: 11,
    serviceType: 'home-wound-care',
    location: { lat: 18.6377, lng: -74.1253, address: 'Ri Stenio Vincent' },
  },
  {
    who: 'jean-robert.casimir@lakou.test',
    hour: 12,
    serviceType: 'home-injection',
    location: 'Ri Brice Aîné, Jérémie',
  },
  {
    who: 'marie-ange.louis@lakou.test',
    hour: 23,
    serviceType: 'home-nurse-visit',
    location: 'Kafou Dejan, dèyè lekòl nasyonal la',
  },
] as const;

/** Home visits that were asked of the demo's clinic: one is given, one has an address that names no town. */
export async function seedDispatch(session: DemoSession, now: Date): Promise<void> {
  const { clinicId } = await session.act<{ clinicId: string }>(CLINIC, now, 'GET /api/auth/session');
  const midnight = Math.ceil(now.getTime() / DAY_MS) * DAY_MS;
  const visits: string[] = [];
  for (const { who, hour, ...visit } of ASKED) {
    const dateTime = new Date(midnight + hour * 3_600_000).toISOString();
    const sent = { ...visit, mode: 'in_home', clinicId, dateTime };
    visits.push((await session.act(who, now, 'POST /api/data/bookings', sent)).id);
  }
  const providerId = await session.idOf(MIDWIFE);
  await session.act(CLINIC, now, `POST /api/users/staff/${providerId}/clock-in`, { clinicId });
  await session.act(CLINIC, now, `PUT /api/clinics/bookings/${visits[0]}/assign`, { providerId });
}
