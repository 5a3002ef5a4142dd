import { setTimeout as sleep } from 'node:timers/promises';
import { uuidv7 } from 'uuidv7';
import { beforeAll, expect } from 'vitest';
import { openPaymentServices } from '#capabilities/payments/payment-services.service.ts';
import type { Config } from '#platform/config.ts';
import { testClock } from './app.ts';
import { type Instance, signedIn, testDatabase } from './instance.ts';

export type Somebody = Awaited<ReturnType<typeof signedIn>>;

interface BookingOptions {
  status?: string;
  clinicId?: string | null;
  holdExpiresAt?: Date;
}

/** The product with its own database, with people who have visits to pay for. */
export function paymentTest(config: Partial<Config> = {}) {
  const lakou = testDatabase();
  const clock = testClock();
  let opened: Instance | undefined;
  let days = 0;
  beforeAll(async () => {
    opened = await lakou.open({ clock, config });
  });
  const instance = (): Instance => {
    if (!opened) throw new Error('the app starts with the first test');
    return opened;
  };
  const send = (
    key: string,
    as?: Somebody,
    payload?: object | string,
    headers: Record<string, string> = {},
  ) => {
    const [method, url = ''] = key.split(' ') as ['GET' | 'POST', string];
    const all = { ...as?.headers, ...headers };
    return instance().app.inject({ method, url, headers: all, ...(payload && { payload }) });
  };

  return {
    lakou,
    clock,
    instance,
    send,
    somebody: (role: Parameters<typeof signedIn>[1] = 'PATIENT') => signedIn(instance().platform, role),
    paymentServices: () => openPaymentServices(instance().platform),

    /** A visit of 50 + 5 dollars, each on a different day. */
    async booking(
      patient: Somebody,
      { status = 'confirmed', clinicId = null, holdExpiresAt }: BookingOptions = {},
    ) {
      const provider = await signedIn(instance().platform, 'PROVIDER');
      const id = uuidv7();
      const startsAt = new Date(clock.now().getTime() + (++days + 2) * 86_400_000);
      await lakou.db.query(
        `insert into bookings (id, patient_id, provider_id, clinic_id, service_type, mode, starts_at, ends_at,
           time_zone, patient_time_zone, status, base_cents, service_fee_cents, total_cents, hold_expires_at,
           created_by, created_at)
         values ($1, $2, $3, $4, 'Consultation', 'video', $5, $6, 'America/Port-au-Prince', 'America/New_York',
           $7, 5000, 500, 5500, $8, $2, $9)`,
        [
          id,
          patient.id,
          provider.id,
          clinicId,
          startsAt,
          new Date(startsAt.getTime() + 1_800_000),
          status,
          holdExpiresAt ?? null,
          clock.now(),
        ],
      );
      return id;
    },

    async order(patient: Somebody, bookingId: string): Promise<string> {
      const reply = await send('POST /api/payments/paypal/create-order', patient, { customId: bookingId });
      expect(reply.statusCode, reply.body).toBe(200);
      return reply.json().orderID;
    },
    capture: (patient: Somebody, orderID: string) =>
      send('POST /api/payments/paypal/capture-order', patient, { orderID }),

    /** The payer's choice on the sandbox page. */
    choose: (orderID: string, choice: string) =>
      send(`POST /sandbox/pay/${orderID}`, undefined, `choice=${choice}`, {
        'content-type': 'application/x-www-form-urlencoded',
      }),

    async state(bookingId: string) {
      const [row] = await lakou.db.query<{ status: string; paymentStatus: string; payment: string | null }>(
        `select b.status, b.payment_status as "paymentStatus",
           (select status from payments where payable_id = b.id order by id desc limit 1) as payment
         from bookings b where b.id = $1`,
        [bookingId],
      );
      return row;
    },
    /** Every account's balance, in cents. */
    async books(): Promise<Record<string, number>> {
      const rows = await lakou.db.query<{ account: string; cents: number }>(
        `select account || ' ' || currency as account, sum(cents)::bigint as cents from ledger_entries
         group by account, currency order by account`,
      );
      return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]));
    },
    async count(table: string, where = 'true'): Promise<number> {
      const [row] = await lakou.db.query<{ n: number }>(`select count(*) as n from ${table} where ${where}`);
      return row?.n ?? 0;
    },
    /** Jobs run in parallel to the test: waits until they are done. */
    async until(check: () => Promise<boolean>): Promise<void> {
      for (let tries = 0; tries < 300; tries++) {
        if (await check()) return;
        await sleep(100);
      }
      throw new Error('it did not happen');
    },
  };
}
