import type { Booking } from '@lakou/contract/bookings';
import { beforeAll, describe, expect, test } from 'vitest';
import { bookingTest, type Somebody } from '#test/bookings.ts';
import { cityOf } from './booking-details.rules.ts';

const DAY_S = 24 * 3600;
const t = bookingTest();
const HOME = '12, rue Capois, Jacmel';
const DETAILS = { notes: 'A private word', location: HOME, lat: null, lng: null };
const NOTHING = { notes: null, location: null, lat: null, lng: null };
let verified: Somebody;
let unverified: Somebody;
let slot = 0;

beforeAll(async () => {
  verified = await t.provider();
  unverified = await t.provider();
  await t.lakou.db.query('update provider_profiles set license_verified = true where user_id = $1', [
    verified.id,
  ]);
});

/** A visit at a patient's home that ended, or was completed, so many days ago. */
async function visit(by: Somebody, status: Booking['status'], daysAgo = 0) {
  const patient = await t.patient(HOME);
  const at = new Date(Date.UTC(2026, 10, 16, 14) + slot++ * DAY_S * 1000).toISOString();
  const more = { mode: undefined, notes: 'A private word' };
  const { id } = await t.booking(patient, by.id, at, more);
  await t.put(id, status);
  const now = t.clock.now();
  if (daysAgo > 0)
    await t.lakou.db.query(
      `update bookings set starts_at = $2::timestamptz - interval '1 minute', ends_at = $2,
         completed_at = case when status = 'completed' then $2::timestamptz end where id = $1`,
      [id, new Date(now.getTime() - (daysAgo * DAY_S + slot * 120) * 1000)],
    );
  return { id, patient };
}

const detailsOf = ({ notes, location, lat, lng }: Booking) => ({ notes, location, lat, lng });
/** What one reply says of the visit, and the other. */
async function seen(as: Somebody, id: string) {
  const one = detailsOf((await t.read(as, id)).json());
  const listed: Booking[] = (await t.list(as, as.id)).json();
  const among = listed.find((booking) => booking.id === id);
  expect(among && detailsOf(among)).toEqual(one);
  const file = (await t.send('GET', `/api/bookings/${id}/calendar`, as)).body;
  expect(file.includes('Capois')).toBe(one.location === HOME);
  return one;
}
const opens = async (as: Somebody, patient: Somebody) =>
  (await t.send('GET', `/api/users/${patient.id}`, as)).statusCode === 200;

describe('notes and address of a visit', () => {
  test.each(['requested', 'awaiting_payment', 'confirmed', 'in_progress', 'completed'] as const)(
    '%s: whole for a provider whose licence was checked, the city for another',
    async (status) => {
      expect(await seen(verified, (await visit(verified, status)).id)).toEqual(DETAILS);
      expect(await seen(unverified, (await visit(unverified, status)).id)).toEqual({
        ...NOTHING,
        location: 'Jacmel',
      });
    },
  );

  test.each(['cancelled', 'no_show'] as const)('%s: nothing more, but for the patient', async (status) => {
    const { id, patient } = await visit(verified, status);
    expect(await seen(verified, id)).toEqual(NOTHING);
    expect(await seen(patient, id)).toEqual(DETAILS);
    expect(await opens(verified, patient)).toBe(false);
  });

  test('a point on the map is part of the address', async () => {
    const { id } = await visit(unverified, 'confirmed');
    await t.lakou.db.query('update bookings set lat = 18.2, lng = -72.5 where id = $1', [id]);
    expect(await seen(unverified, id)).toEqual({ ...NOTHING, location: 'Jacmel' });
  });

  test('the reply to calling it off holds none of it any more', async () => {
    const { id } = await visit(verified, 'confirmed');
    expect(detailsOf((await t.act(verified, id, 'cancel')).json())).toEqual(NOTHING);
    const accepted = await visit(unverified, 'requested');
    expect(detailsOf((await t.act(unverified, accepted.id, 'accept')).json())).toEqual({
      ...NOTHING,
      location: 'Jacmel',
    });
  });
});

describe('care ends a year after the visit, whether it was completed or not', () => {
  test.each(['awaiting_payment', 'confirmed', 'in_progress', 'completed'] as const)('%s', async (status) => {
    const lately = await visit(verified, status, 364);
    expect([await opens(verified, lately.patient), await seen(verified, lately.id)]).toEqual([true, DETAILS]);
    const long = await visit(verified, status, 366);
    expect([await opens(verified, long.patient), await seen(verified, long.id)]).toEqual([false, NOTHING]);
    expect(await seen(long.patient, long.id)).toEqual(DETAILS);
  });
});

test.each([
  ['12, rue Capois, Jacmel', 'Jacmel'],
  ['12 rue Capois, Jacmel, Haïti', 'Jacmel'],
  ['Jacmel, rue Capois', null],
  ['rue Capois 12', null],
  ['Jacmel', null],
  ['8 Main St, Miami, FL 33101', null],
  ['', null],
  [null, null],
])('of %j the city is %j', (address, city) => {
  expect(cityOf(address)).toBe(city);
});
