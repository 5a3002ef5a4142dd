import type { LightMyRequestResponse } from 'fastify';
import { bookingTest, type Somebody } from './bookings.ts';

export { OFFICE_HOURS, type Somebody } from './bookings.ts';

/** The product with providers, patients and visits, and the calls of a provider. */
export function agendaTest(start?: string) {
  const care = bookingTest(start);
  const { instance, lakou, send } = care;

  async function pay(patient: Somebody, bookingId: string): Promise<void> {
    const order = await send('POST', '/api/payments/paypal/create-order', patient, { customId: bookingId });
    const { orderID } = order.json();
    const captured = await send('POST', '/api/payments/paypal/capture-order', patient, { orderID });
    if (captured.statusCode !== 200) throw new Error(`paying: ${order.body} ${captured.body}`);
  }

  return {
    ...care,
    pay,
    change: (as: Somebody, payload: object): Promise<LightMyRequestResponse> =>
      instance().app.inject({
        method: 'PUT',
        url: '/api/providers/me/availability',
        headers: as.headers,
        payload,
      }),
    verify: (provider: Somebody) =>
      lakou.db.query('update provider_profiles set license_verified = true where user_id = $1', [
        provider.id,
      ]),
    rename: (somebody: Somebody, name: string) =>
      lakou.db.query("update app_users set name = $2, phone = '+50937001234' where id = $1", [
        somebody.id,
        name,
      ]),
    patients: (as: Somebody, of: { id: string }, query = '') =>
      send('GET', `/api/providers/${of.id}/patients${query}`, as),
    earnings: (as: Somebody, query = '') => send('GET', `/api/providers/me/earnings${query}`, as),
    paidBookings: (as: Somebody, query = '') => send('GET', `/api/providers/me/earnings/visits${query}`, as),
    /** Who is listed in the audit trail as having read a person's data. */
    looks: async (at: Somebody) =>
      (
        await lakou.db.query<{ action: string; actorId: string }>(
          'select action, actor_id as "actorId" from audit_events where subject_id = $1 and actor_id <> $1 order by id',
          [at.id],
        )
      ).map(({ action, actorId }) => `${action} ${actorId}`),
  };
}
