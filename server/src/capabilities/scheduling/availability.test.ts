import { uuidv7 } from 'uuidv7';
import { describe, expect, test } from 'vitest';
import { bookingTest, daily, OFFICE_HOURS } from '#test/bookings.ts';

// Thursday, 29 October 2026, 08:00 in Haiti: the clocks change on Sunday, there and in New York.
const t = bookingTest('2026-10-29T12:00:00Z');

const CLINIC = '&serviceType=Visit&mode=clinic';
const startsOf = (reply: { json(): { slots: { startsAt: string }[] } }) =>
  reply.json().slots.map(({ startsAt }) => startsAt);

describe('BOOK-4 when a provider is free', () => {
  test('a week from today in the provider’s zone, from now on, with what it costs', async () => {
    const [doctor, patient] = [await t.provider({ fees: { clinic: { base: 30 } } }), await t.patient()];
    const reply = await t.slots(patient, doctor.id, '?serviceType=Visit');
    expect(reply.json()).toMatchObject({
      timeZone: 'America/Port-au-Prince',
      available: true,
      keepsHours: true,
      fare: { base: 30, serviceFee: 5, total: 35 },
      payFirst: false,
    });
    const starts = startsOf(reply);
    expect(starts[0]).toBe('2026-10-29T12:00:00.000Z');
    expect(starts).toHaveLength(7 * 16);
    expect(starts).toContain('2026-10-31T12:00:00.000Z'); // eight o’clock, summer time
    expect(starts).toContain('2026-11-01T13:00:00.000Z'); // eight o’clock, winter time
    expect(starts).not.toContain('2026-11-01T12:00:00.000Z');
  });

  test('the zone is the provider’s, else the clinic’s, else Haiti’s', async () => {
    const clinicId = uuidv7();
    await t.lakou.db.query(
      `insert into clinics (id, name, opening_hours, created_at)
       values ($1, 'Clinic', '{"timeZone": "America/Chicago", "hours": []}', now())`,
      [clinicId],
    );
    const patient = await t.patient();
    const zoneOf = async (options: Parameters<typeof t.provider>[0]) =>
      (await t.slots(patient, (await t.provider(options)).id, '')).json().timeZone;
    const inNewYork = { timeZone: 'America/New_York', hours: daily('08:00', '16:00') };
    expect(await zoneOf({ clinicId, availability: inNewYork })).toBe('America/New_York');
    expect(await zoneOf({ clinicId, availability: null })).toBe('America/Chicago');
    expect(await zoneOf({ availability: null })).toBe('America/Port-au-Prince');
  });

  test('what is taken is not offered; a visit that is to be moved does not stand in its own way', async () => {
    const [doctor, patient, other] = [await t.provider(), await t.patient(), await t.patient()];
    const booking = await t.booking(patient, doctor.id, '2026-10-30T14:00:00Z');
    const query = `?from=2026-10-30&days=1${CLINIC}`;
    expect(startsOf(await t.slots(patient, doctor.id, query))).not.toContain('2026-10-30T14:00:00.000Z');
    expect(startsOf(await t.slots(patient, doctor.id, query))).toHaveLength(15);
    const moving = `${query}&moving=${booking.id}`;
    expect(startsOf(await t.slots(patient, doctor.id, moving))).toContain('2026-10-30T14:00:00.000Z');
    // ATTACK: nothing about another person's visit is revealed.
    expect(startsOf(await t.slots(other, doctor.id, moving))).toHaveLength(15);
    await t.act(patient, booking.id, 'cancel');
    expect(startsOf(await t.slots(patient, doctor.id, query))).toHaveLength(16);
  });

  test('a visit at home needs an hour, and two half hours in a row', async () => {
    const [doctor, patient] = [await t.provider(), await t.patient()];
    await t.booking(patient, doctor.id, '2026-10-30T14:00:00Z');
    const starts = startsOf(await t.slots(patient, doctor.id, '?from=2026-10-30&days=1&mode=in_home'));
    expect(starts).not.toContain('2026-10-30T13:30:00.000Z');
    expect(starts).toContain('2026-10-30T14:30:00.000Z');
    expect(starts.at(-1)).toBe('2026-10-30T19:00:00.000Z');
  });

  test('days that differ from the week', async () => {
    const [doctor, patient] = [await t.provider(), await t.patient()];
    await t.lakou.db.query(
      `insert into availability_exceptions (provider_id, day, hours)
       values ($1, '2026-10-30', '[]'), ($1, '2026-10-31', '[{"from": "10:00", "to": "11:00"}]')`,
      [doctor.id],
    );
    const starts = startsOf(await t.slots(patient, doctor.id, `?from=2026-10-30&days=2${CLINIC}`));
    expect(starts).toEqual(['2026-10-31T14:00:00.000Z', '2026-10-31T14:30:00.000Z']);
    const closed = {
      serviceType: 'Visit',
      mode: 'clinic',
      providerId: doctor.id,
      dateTime: '2026-10-30T12:00:00Z',
    };
    expect((await t.book(patient, closed)).json().dateTime).toBe('2026-10-31T14:00:00.000Z');
  });

  test('days that have passed have none, and a strange request is refused', async () => {
    const [doctor, patient] = [await t.provider(), await t.patient()];
    expect(startsOf(await t.slots(patient, doctor.id, '?from=2026-10-01&days=2'))).toEqual([]);
    for (const query of ['?days=32', '?from=tomorrow', '?mode=pigeon'])
      expect((await t.slots(patient, doctor.id, query)).statusCode).toBe(400);
  });
});

describe('BOOK-4 across the change of the clocks', () => {
  test('a visit in the hour that comes twice is one of two, and the other stays free', async () => {
    const night = { timeZone: 'America/New_York', hours: daily('00:00', '06:00') };
    const doctor = await t.provider({ availability: night });
    await t.booking(await t.patient(), doctor.id, '2026-11-01T05:30:00Z'); // 01:30, still summer time
    const again = await t.booking(await t.patient(), doctor.id, '2026-11-01T01:30:00-05:00');
    expect(again.dateTime).toBe('2026-11-01T06:30:00.000Z');
    const day = startsOf(await t.slots(await t.patient(), doctor.id, `?from=2026-11-01&days=1${CLINIC}`));
    expect(day).toHaveLength(14 - 2);
  });

  test('a slot across midnight, booked in Miami and seen from both zones', async () => {
    const night = {
      timeZone: 'America/Port-au-Prince',
      hours: [...daily('22:00', '23:59'), ...daily('00:00', '02:00')],
    };
    const doctor = await t.provider({ availability: night });
    const booking = await t.booking(await t.patient(), doctor.id, '2026-11-03T04:30:00Z', {
      mode: undefined,
      timeZone: 'America/New_York',
    });
    expect(booking).toMatchObject({
      dateTime: '2026-11-03T04:30:00.000Z', // Monday 23:30
      endsAt: '2026-11-03T05:30:00.000Z', // Tuesday 00:30
      timeZone: 'America/Port-au-Prince',
      patientTimeZone: 'America/New_York',
    });
    const tuesday = startsOf(await t.slots(await t.patient(), doctor.id, `?from=2026-11-03&days=1${CLINIC}`));
    expect(tuesday[0]).toBe('2026-11-03T05:30:00.000Z');
  });

  test('a zone that nobody knows is that of the provider', async () => {
    const doctor = await t.provider({ availability: OFFICE_HOURS });
    const booking = await t.booking(await t.patient(), doctor.id, '2026-11-03T15:00:00Z', {
      timeZone: 'Mars/Olympus',
    });
    expect(booking.patientTimeZone).toBe('America/Port-au-Prince');
  });
});
