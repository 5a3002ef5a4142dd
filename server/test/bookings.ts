import type { Booking, BookingStatus } from '@lakou/contract/bookings';
import type { OpenHours, WeeklyHours } from '@lakou/contract/user';
import type { LightMyRequestResponse } from 'fastify';
import { uuidv7 } from 'uuidv7';
import { beforeAll } from 'vitest';
import { testClock } from './app.ts';
import { type Instance, signedIn, testDatabase } from './instance.ts';

export type Somebody = Awaited<ReturnType<typeof signedIn>>;

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** The same hours on every day. */
export const daily = (from: string, to: string): OpenHours[] => DAYS.map((day) => ({ day, from, to }));

/** Eight to four in Haiti, which is 13:00 to 21:00 UTC in winter. */
export const OFFICE_HOURS: WeeklyHours = {
  timeZone: 'America/Port-au-Prince',
  hours: daily('08:00', '16:00'),
};

interface ProviderOptions {
  availability?: WeeklyHours | string | null;
  isAvailable?: boolean;
  complete?: boolean;
  clinicId?: string;
  fees?: Partial<Record<Booking['mode'], { base: number; payFirst?: boolean }>>;
}

/** The product with its own database, with providers and patients. */
export function bookingTest(start?: string) {
  const lakou = testDatabase();
  const clock = testClock(start);
  let opened: Instance | undefined;
  beforeAll(async () => {
    opened = await lakou.open({ clock });
    // Recurring jobs run only when a test calls them.
    await lakou.db.query('delete from pgboss.schedule');
  });
  const instance = (): Instance => {
    if (!opened) throw new Error('the app starts with the first test');
    return opened;
  };
  const send = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    as: Somebody,
    payload?: object,
    headers: Record<string, string> = {},
  ): Promise<LightMyRequestResponse> =>
    instance().app.inject({
      method,
      url,
      headers: { ...as.headers, ...headers },
      ...(payload && { payload }),
    });

  async function patient(address: string | null = '12, rue Capois, Jacmel'): Promise<Somebody> {
    const somebody = await signedIn(instance().platform, 'PATIENT');
    await lakou.db.query('insert into patient_profiles (user_id, address) values ($1, $2)', [
      somebody.id,
      address,
    ]);
    return somebody;
  }

  async function provider(options: ProviderOptions = {}): Promise<Somebody> {
    const somebody = await signedIn(instance().platform, 'PROVIDER');
    await lakou.db.query(
      `insert into provider_profiles (user_id, specialty, availability, service_locations, is_available)
       values ($1, 'Family Medicine', $2, $3, $4)`,
      [
        somebody.id,
        JSON.stringify(options.availability === undefined ? OFFICE_HOURS : options.availability),
        JSON.stringify([{ name: 'Jacmel', lat: 18.2342, lng: -72.5354 }]),
        options.isAvailable ?? true,
      ],
    );
    await lakou.db.query(
      "update app_users set is_profile_complete = $2, clinic_id = $3, name = 'Dr Mirlande' where id = $1",
      [somebody.id, options.complete ?? true, options.clinicId ?? null],
    );
    for (const [mode, { base, payFirst }] of Object.entries(options.fees ?? {}))
      await lakou.db.query(
        'insert into provider_fees (provider_id, mode, base_cents, pay_first) values ($1, $2, $3, $4)',
        [somebody.id, mode, base * 100, payFirst ?? false],
      );
    return somebody;
  }

  async function dependent(of: Somebody, name = 'Ti Rose'): Promise<string> {
    const id = uuidv7();
    await lakou.db.query(
      `insert into dependents (id, patient_id, name, date_of_birth, relationship, created_at)
       values ($1, $2, $3, '2019-05-01', 'child', now())`,
      [id, of.id, name],
    );
    return id;
  }

  const book = (as: Somebody, payload: object, key?: string) =>
    send('POST', '/api/data/bookings', as, payload, key === undefined ? {} : { 'idempotency-key': key });

  return {
    lakou,
    clock,
    instance,
    send,
    patient,
    provider,
    dependent,
    book,
    somebody: (role: Parameters<typeof signedIn>[1]) => signedIn(instance().platform, role),
    /** Books a half hour at the clinic and returns the visit. */
    async booking(as: Somebody, providerId: string, dateTime: string, more: object = {}): Promise<Booking> {
      const reply = await book(as, { serviceType: 'Visit', mode: 'clinic', providerId, dateTime, ...more });
      if (reply.statusCode !== 201) throw new Error(`booking: ${reply.body}`);
      return reply.json();
    },
    act: (as: Somebody, id: string, action: string, payload?: object) =>
      send('POST', `/api/bookings/${id}/${action}`, as, payload),
    read: (as: Somebody, id: string) => send('GET', `/api/bookings/${id}`, as),
    list: (as: Somebody, id: string, query = '') => send('GET', `/api/data/bookings/user/${id}${query}`, as),
    slots: (as: Somebody, providerId: string, query = '') =>
      send('GET', `/api/availability/${providerId}${query}`, as),
    /** Sets the status directly. */
    put: (id: string, status: BookingStatus, paymentStatus = 'unpaid') =>
      lakou.db.query(
        `update bookings set status = $2, payment_status = $3,
           hold_expires_at = case when $2 = 'awaiting_payment' then starts_at end where id = $1`,
        [id, status, paymentStatus],
      ),
    /** The notifications that a person got about a visit, oldest first. */
    told: async (userId: string, about: string) =>
      (
        await lakou.db.query<{ kind: string }>(
          'select kind from notifications where user_id = $1 and subject_id = $2 order by id',
          [userId, about],
        )
      ).map(({ kind }) => kind),
  };
}
