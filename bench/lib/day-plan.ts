import { randomUUID } from 'node:crypto';
import { ASSUMED } from '../../scripts/scale-plan.ts';
import type { Ask } from './ask.ts';
import type { Person } from './databases.ts';

/** Of a day's requests, in each hour; the busiest has the share that docs/scale.md assumes. */
export const HOURS = [
  0.2, 0.1, 0.1, 0.1, 0.5, 2, 4, 7, 10, 15, 12, 9, 6, 5, 6, 5, 4, 4, 3.5, 3, 2, 1, 0.4, 0.1,
].map((percent) => percent / 100);

const HALF_HOUR_MS = 1_800_000;
// After all existing visits.
const FIRST_FREE = Math.ceil((Date.now() + 60 * 86_400_000) / HALF_HOUR_MS) * HALF_HOUR_MS;

const read = ({ cookie }: Person, path: string): Ask => ({
  method: 'GET',
  path,
  headers: { cookie, 'accept-encoding': 'br' },
});

const write = ({ cookie }: Person, path: string, key: string, body: object): Ask => ({
  method: 'POST',
  path,
  headers: { cookie, 'content-type': 'application/json', 'idempotency-key': key },
  body: JSON.stringify(body),
});

/** What the app asks when it opens. */
export const dashboardOf = (person: Person): Ask[] =>
  [
    '/api/auth/session',
    `/api/data/bookings/user/${person.id}?when=upcoming&limit=20`,
    `/api/data/bookings/user/${person.id}?when=owed&limit=20`,
    '/api/notifications/unread',
    '/api/chat/unread',
    '/api/unread',
  ].map((path) => read(person, path));

/** A blood pressure, as the outbox sends it: the same id however often it is tried. */
export function entryOf(person: Person, n: number): Ask {
  const id = randomUUID();
  return write(person, `/api/data/health/measurements/${person.id}`, id, {
    id,
    inPregnancy: false,
    at: new Date(Date.now() - n * 60_000).toISOString(),
    systolic: 110 + (n % 20),
    diastolic: 70,
  });
}

export interface Town {
  readonly patients: readonly Person[];
  readonly providers: readonly string[];
  /** The newest visit of each patient. */
  readonly bookings: ReadonlyMap<string, string>;
}

/** The next request of an ordinary day, in the shares that docs/scale.md assumes. */
export function requestsOf({ patients, providers, bookings }: Town): () => Ask {
  let count = 0;
  let booked = 0;
  return () => {
    const n = count++;
    // Shifted each round, so that nobody writes all the time and others only read.
    const patient = patients[(n + 37 * Math.floor(n / patients.length)) % patients.length];
    if (!patient) throw new Error('nobody to ask');
    const share = ((n * 7919) % 1000) / 1000;
    if (share < ASSUMED.lists) return read(patient, `/api/providers?limit=20&specialty=Surgery`);
    if (share < ASSUMED.lists + ASSUMED.writes / 2) return entryOf(patient, n);
    if (share < ASSUMED.lists + ASSUMED.writes) {
      const providerId = providers[booked % providers.length];
      const dateTime = new Date(FIRST_FREE + booked++ * HALF_HOUR_MS).toISOString();
      const wanted = { providerId, serviceType: 'General consultation', mode: 'video', dateTime };
      return write(patient, '/api/data/bookings', randomUUID(), { ...wanted, patientId: patient.id });
    }
    const all = dashboardOf(patient);
    return n % 7 === 0
      ? read(patient, `/api/bookings/${bookings.get(patient.id)}`)
      : (all[n % all.length] ?? read(patient, '/api/auth/session'));
  };
}
