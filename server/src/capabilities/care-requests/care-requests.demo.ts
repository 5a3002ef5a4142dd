import type { DemoSession } from '#platform/demo-session.ts';

/** A patient of the demo who lives near its provider in Jacmel. */
const WIDELINE = 'wideline.augustin@lakou.test';
const DAY = 86_400_000;
/** Two in the afternoon in Haiti, in winter. */
const AFTERNOON = 19 * 3_600_000;

/** One open request that fits the demo provider. */
export async function seedCareRequests(session: DemoSession, now: Date): Promise<void> {
  const day = Math.floor(now.getTime() / DAY) * DAY + 2 * DAY;
  await session.act(WIDELINE, now, 'POST /api/care-requests', {
    serviceType: 'home-doctor-visit',
    mode: 'in_home',
    dateTime: new Date(day + AFTERNOON).toISOString(),
    timeZone: 'America/Port-au-Prince',
    commune: 'Jacmel',
    location: { lat: 18.2405, lng: -72.5283, address: 'Baryè ble a, lari Sainte-Anne, Jacmel' },
    notes: 'Doulè nan do depi yon semèn.',
    language: 'ht',
  });
}
