import type { Booking } from '@lakou/contract/bookings';
import { uuidv7 } from 'uuidv7';
import { beforeAll, describe, expect, test } from 'vitest';
import { bookingTest, type Somebody } from '#test/bookings.ts';

// Sunday, 15 November 2026, 07:00 in Haiti.
const t = bookingTest();
let rose: Somebody;
beforeAll(async () => {
  rose = await t.patient();
});

/** A clinic that somebody runs; with its administrator. */
async function newClinic(name: string): Promise<{ clinicId: string; adminId: string }> {
  const { id: adminId } = await t.somebody('CLINIC_ADMIN');
  const [clinic] = await t.lakou.db.query<{ id: string }>(
    'update clinics set name = $2 where id = (select clinic_id from app_users where id = $1) returning id',
    [adminId, name],
  );
  return { clinicId: clinic?.id ?? '', adminId };
}

describe('BOOK-1 the defaults', () => {
  test('a service type alone with a provider: in 48 hours, at home, by card, 50 + 5 dollars', async () => {
    const doctor = await t.provider({ availability: 'Monday to Friday' });
    const reply = await t.book(rose, { serviceType: 'General checkup', providerId: doctor.id });
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toMatchObject({
      patientId: rose.id,
      patientName: 'Somebody',
      providerId: doctor.id,
      providerName: 'Dr Mirlande',
      providerSpecialty: 'Family Medicine',
      serviceType: 'General checkup',
      dateTime: '2026-11-17T12:00:00.000Z',
      mode: 'in_home',
      location: '12, rue Capois, Jacmel',
      paymentMethod: 'Card',
      fare: { base: 50, serviceFee: 5, total: 55 },
      status: 'confirmed',
      paymentStatus: 'unpaid',
      notes: null,
      holdExpiresAt: null,
      reviewed: false,
    });
    expect(reply.json()).not.toHaveProperty('dependentId');
  });

  test('a service type is required', async () => {
    for (const payload of [{}, { serviceType: '  ' }, { serviceType: null }])
      expect((await t.book(rose, payload)).statusCode).toBe(400);
  });

  test('a service that is never given at home takes its own first way, and no address', async () => {
    const doctor = await t.provider();
    const video = await t.booking(await t.patient(), doctor.id, '2026-11-16T14:00:00Z', {
      serviceType: 'Video visit',
      mode: undefined,
    });
    expect(video).toMatchObject({ service: 'video-visit', mode: 'video', location: null });
    expect(Date.parse(video.endsAt) - Date.parse(video.dateTime)).toBe(30 * 60_000);
  });

  test('at the clinic it is where the provider works', async () => {
    const doctor = await t.provider();
    const booking = await t.booking(await t.patient(), doctor.id, '2026-11-16T14:00:00Z');
    expect(booking).toMatchObject({ mode: 'clinic', location: 'Jacmel', lat: 18.2342, lng: -72.5354 });
  });

  test('a way that the service does not allow, or the provider does not offer, is refused', async () => {
    const doctor = await t.provider({ fees: { video: { base: 20 } } });
    const service = { serviceType: 'Video visit', mode: 'clinic', providerId: doctor.id };
    expect((await t.book(rose, service)).json()).toMatchObject({ fields: [{ path: 'mode' }] });
    const home = { serviceType: 'Anything', mode: 'in_home', providerId: doctor.id };
    expect((await t.book(rose, home)).statusCode).toBe(400);
  });

  test('a place that was sent is kept, in words or with a point', async () => {
    const sent = [
      ['3, rue Commerce', { location: '3, rue Commerce', lat: null }],
      [
        { lat: '18.5', lng: '-72.3', address: 'Pétion-Ville' },
        { location: 'Pétion-Ville', lat: 18.5, lng: -72.3 },
      ],
    ] as const;
    for (const [location, kept] of sent) {
      const reply = await t.book(await t.patient(), { serviceType: 'Visit', location });
      expect(reply.json()).toMatchObject(kept);
    }
  });
});

describe('BOOK-2 BOOK-9 what a visit begins as', () => {
  test('confirmed and unpaid; both are told', async () => {
    const doctor = await t.provider();
    const booking = await t.booking(rose, doctor.id, '2026-11-16T15:00:00Z');
    expect(booking).toMatchObject({ status: 'confirmed', paymentStatus: 'unpaid' });
    expect(await t.told(rose.id, booking.id)).toEqual(['booking_confirmed']);
    expect(await t.told(doctor.id, booking.id)).toEqual(['booking_new']);
  });

  test('awaiting payment where the fee says pay first, held for 30 minutes; the provider hears of it when paid', async () => {
    const doctor = await t.provider({ fees: { clinic: { base: 80, payFirst: true } } });
    const booking = await t.booking(await t.patient(), doctor.id, '2026-11-16T15:00:00Z');
    expect(booking).toMatchObject({
      status: 'awaiting_payment',
      paymentStatus: 'unpaid',
      fare: { base: 80, serviceFee: 5, total: 85 },
      holdExpiresAt: '2026-11-15T12:30:00.000Z',
    });
    expect(await t.told(doctor.id, booking.id)).toEqual([]);
  });

  test('API-10 requested without a provider, addressed to a clinic or to nobody', async () => {
    const { clinicId } = await newClinic('Klinik Solèy');
    const addressed = await t.book(await t.patient(), { serviceType: 'Visit', clinicId });
    expect(addressed.json()).toMatchObject({
      status: 'requested',
      providerId: null,
      clinicId,
      clinicName: 'Klinik Solèy',
      dateTime: '2026-11-17T12:00:00.000Z',
    });
    const open = await t.book(await t.patient(), { serviceType: 'Visit', providerId: null });
    expect(open.json()).toMatchObject({ status: 'requested', clinicId: null });
    const unknown = { serviceType: 'Visit', clinicId: uuidv7() };
    expect((await t.book(await t.patient(), unknown)).statusCode).toBe(404);
  });

  test.each(['suspended_at', 'erase_after', 'erased_at'])(
    'CLIN-8 a clinic that nobody runs any more (%s) is asked for nothing, like one that does not exist',
    async (column) => {
      const { clinicId, adminId } = await newClinic('Klinik Fèmen');
      const request = { serviceType: 'Visit', clinicId };
      expect((await t.book(await t.patient(), request)).statusCode).toBe(201);
      await t.lakou.db.query(`update app_users set ${column} = now() where id = $1`, [adminId]);
      const refused = await t.book(await t.patient(), request);
      const unknown = await t.book(await t.patient(), { ...request, clinicId: uuidv7() });
      expect([refused.statusCode, refused.json()]).toEqual([404, unknown.json()]);
    },
  );

  test('CLIN-8 where only verified clinics are shown, a hidden one cannot be asked by its id', async () => {
    const { clinicId } = await newClinic('Klinik Kache');
    const patient = await t.patient();
    const strict = await t.lakou.open({ jobs: false, config: { providerVerification: 'listing' } });
    const reply = await strict.app.inject({
      method: 'POST',
      url: '/api/data/bookings',
      headers: patient.headers,
      payload: { serviceType: 'Visit', clinicId },
    });
    expect(reply.statusCode).toBe(404);
  });

  test('ATTACK status, fare and name in the body are not believed', async () => {
    const doctor = await t.provider();
    const booking = await t.booking(await t.patient(), doctor.id, '2026-11-16T16:00:00Z', {
      status: 'completed',
      paymentStatus: 'paid',
      patientName: 'Another',
      fare: { base: 0, serviceFee: 0, total: 0 },
    });
    expect(booking).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'unpaid',
      patientName: 'Somebody',
      fare: { total: 55 },
    });
  });
});

test('BOOK-2 what booking answers is what reading the visit answers afterwards, for a child too', async () => {
  const { clinicId } = await newClinic('Klinik Solèy');
  const doctor = await t.provider({ clinicId, fees: { clinic: { base: 80, payFirst: true } } });
  const mother = await t.patient();
  const dependentId = await t.dependent(mother);
  const slotRequest = { serviceType: 'Visit', mode: 'clinic', providerId: doctor.id, notes: 'Li touse' };
  const asked = [
    { ...slotRequest, dateTime: '2026-11-18T14:00:00Z', timeZone: 'America/New_York' },
    { ...slotRequest, dateTime: '2026-11-18T15:00:00Z', dependentId },
    { ...slotRequest, dateTime: '2026-11-18T15:07:00Z' },
    { serviceType: 'General consultation', clinicId, location: { lat: 18.5, lng: -72.3 } },
  ];
  for (const payload of asked) {
    const booked = (await t.book(mother, payload)).json();
    expect((await t.send('GET', `/api/bookings/${booked.id}`, mother)).json()).toEqual(booked);
  }
});

describe('for whom and with whom', () => {
  test('ATTACK FAM-3 for a dependent of one’s own, never of somebody else', async () => {
    const child = await t.dependent(rose);
    const doctor = await t.provider();
    const booking = await t.booking(rose, doctor.id, '2026-11-18T15:00:00Z', { dependentId: child });
    expect(booking).toMatchObject({ patientId: rose.id, dependentId: child, patientName: 'Ti Rose' });
    const other = await t.patient();
    const stolen = { serviceType: 'Visit', providerId: doctor.id, dependentId: child };
    expect((await t.book(other, stolen)).statusCode).toBe(404);
    await t.lakou.db.query('update dependents set removed_at = now() where id = $1', [child]);
    expect((await t.book(rose, stolen)).statusCode).toBe(404);
  });

  test('ATTACK a patientId that is not the session’s is refused', async () => {
    const other = await t.patient();
    expect((await t.book(rose, { serviceType: 'Visit', patientId: other.id })).statusCode).toBe(403);
    const own = { serviceType: 'Visit', patientId: rose.id, dateTime: '2027-01-05T15:00:00Z' };
    expect((await t.book(rose, own)).statusCode).toBe(201);
  });

  test('a provider who is not listed does not exist', async () => {
    const hidden = await t.provider({ complete: false });
    for (const providerId of [hidden.id, rose.id, uuidv7(), 'dr-house']) {
      expect((await t.book(rose, { serviceType: 'Visit', providerId })).statusCode).toBe(404);
      expect((await t.slots(rose, providerId)).statusCode).toBe(404);
    }
  });

  test('where only verified providers are listed, the others cannot be booked', async () => {
    const { app } = await t.lakou.open({ clock: t.clock, config: { providerVerification: 'listing' } });
    const doctor = await t.provider();
    const book = () =>
      app.inject({
        method: 'POST',
        url: '/api/data/bookings',
        headers: rose.headers,
        payload: { serviceType: 'Visit', providerId: doctor.id, dateTime: '2026-12-20T14:00:00Z' },
      });
    expect((await book()).statusCode).toBe(404);
    await t.lakou.db.query('update provider_profiles set license_verified = true where user_id = $1', [
      doctor.id,
    ]);
    expect((await book()).statusCode).toBe(201);
  });

  test('one who takes no new visits just now has no free slots', async () => {
    const away = await t.provider({ isAvailable: false });
    expect((await t.slots(rose, away.id)).json()).toMatchObject({ available: false, slots: [] });
    const reply = await t.book(rose, { serviceType: 'Visit', providerId: away.id });
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'no_free_slot']);
  });
});

describe('BOOK-8 which time it becomes', () => {
  const at = async (reply: Promise<{ json(): Booking }>) => (await reply).json().dateTime;

  test('now + 48 hours is seldom a slot’s start: the first free slot from then on', async () => {
    const doctor = await t.provider(); // opens at 13:00 UTC; 48 hours from now is 12:00
    const base = { serviceType: 'Visit', mode: 'clinic', providerId: doctor.id };
    expect(await at(t.book(await t.patient(), base))).toBe('2026-11-17T13:00:00.000Z');
    expect(await at(t.book(await t.patient(), base))).toBe('2026-11-17T13:30:00.000Z');
    const odd = { ...base, dateTime: '2026-11-17T08:10:00-05:00' };
    expect(await at(t.book(await t.patient(), odd))).toBe('2026-11-17T14:00:00.000Z');
    const evening = { ...base, dateTime: '2026-11-17T23:00:00Z' };
    expect(await at(t.book(await t.patient(), evening))).toBe('2026-11-18T13:00:00.000Z');
  });

  test('free for the patient too', async () => {
    const [one, two, patient] = [await t.provider(), await t.provider(), await t.patient()];
    await t.booking(patient, one.id, '2026-11-17T13:00:00Z');
    const reply = await t.book(patient, { serviceType: 'Visit', mode: 'clinic', providerId: two.id });
    expect(reply.json().dateTime).toBe('2026-11-17T13:30:00.000Z');
  });

  test('BOOK-4 a slot’s start is exact: taken, it is refused with the next free slots', async () => {
    const doctor = await t.provider();
    await t.booking(await t.patient(), doctor.id, '2026-11-17T14:00:00Z');
    const again = {
      serviceType: 'Visit',
      mode: 'clinic',
      providerId: doctor.id,
      dateTime: '2026-11-17T14:00:00Z',
    };
    const reply = await t.book(await t.patient(), again);
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toEqual({
      message: 'This time was just taken. Please choose another one.',
      code: 'slot_taken',
      slots: [
        '2026-11-17T14:30:00.000Z',
        '2026-11-17T15:00:00.000Z',
        '2026-11-17T15:30:00.000Z',
        '2026-11-17T16:00:00.000Z',
        '2026-11-17T16:30:00.000Z',
        '2026-11-17T17:00:00.000Z',
      ],
    });
  });

  test('an hour that would run into somebody else’s half hour is taken as well', async () => {
    const doctor = await t.provider();
    await t.booking(await t.patient(), doctor.id, '2026-11-17T14:30:00Z');
    const home = { serviceType: 'Visit', providerId: doctor.id, dateTime: '2026-11-17T14:00:00Z' };
    expect((await t.book(await t.patient(), home)).json().code).toBe('slot_taken');
  });

  test('the patient’s own other visit at that time is named as such; a child’s is not in the way', async () => {
    const [one, two, patient] = [await t.provider(), await t.provider(), await t.patient()];
    await t.booking(patient, one.id, '2026-11-17T14:00:00Z');
    const second = {
      serviceType: 'Visit',
      mode: 'clinic',
      providerId: two.id,
      dateTime: '2026-11-17T14:00:00Z',
    };
    expect((await t.book(patient, second)).json().code).toBe('patient_busy');
    const dependentId = await t.dependent(patient);
    expect((await t.book(patient, { ...second, dependentId })).statusCode).toBe(201);
  });

  test('a provider without weekly hours is booked at the time sent, if nothing overlaps', async () => {
    const doctor = await t.provider({ availability: 'On call, day and night' });
    const booking = await t.booking(await t.patient(), doctor.id, '2026-11-17T03:17:00Z');
    expect(booking.dateTime).toBe('2026-11-17T03:17:00.000Z');
    const near = {
      serviceType: 'Visit',
      mode: 'clinic',
      providerId: doctor.id,
      dateTime: '2026-11-17T03:30:00Z',
    };
    expect((await t.book(await t.patient(), near)).json()).toMatchObject({ code: 'slot_taken', slots: [] });
    expect((await t.slots(rose, doctor.id)).json()).toMatchObject({ keepsHours: false, slots: [] });
  });

  test('nobody books more than a year ahead', async () => {
    const doctor = await t.provider();
    const far = { serviceType: 'Visit', providerId: doctor.id, dateTime: '2028-01-01T15:00:00Z' };
    expect((await t.book(rose, far)).statusCode).toBe(400);
  });

  test('a time that has passed is refused', async () => {
    const doctor = await t.provider();
    const past = { serviceType: 'Visit', providerId: doctor.id, dateTime: '2026-11-15T11:59:59Z' };
    const reply = await t.book(rose, past);
    expect([reply.statusCode, reply.json().code]).toEqual([422, 'time_passed']);
  });

  test('a provider who is booked out for eight weeks has no free slot', async () => {
    const hours = [{ day: 'mon', from: '08:00', to: '08:30' }] as const;
    const doctor = await t.provider({
      availability: { timeZone: 'America/Port-au-Prince', hours: [...hours] },
    });
    const base = { serviceType: 'Visit', mode: 'clinic', providerId: doctor.id };
    for (let week = 0; week < 8; week++) expect((await t.book(await t.patient(), base)).statusCode).toBe(201);
    const reply = await t.book(await t.patient(), base);
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'no_free_slot']);
  });
});

describe('BOOK-6 one key, one booking', () => {
  test('a repeated submit is answered with the first visit', async () => {
    const [doctor, patient] = [await t.provider(), await t.patient()];
    const payload = { serviceType: 'Visit', mode: 'clinic', providerId: doctor.id };
    const first = await t.book(patient, payload, 'key-1');
    const again = await t.book(patient, payload, 'key-1');
    expect(again.statusCode).toBe(201);
    expect(again.json()).toEqual(first.json());
    expect((await t.list(patient, patient.id)).json()).toHaveLength(1);
    expect(await t.told(doctor.id, first.json().id)).toEqual(['booking_new']);
  });

  test('ten at once with one key make one visit', async () => {
    const [doctor, patient] = [await t.provider(), await t.patient()];
    const payload = { serviceType: 'Visit', mode: 'clinic', providerId: doctor.id };
    const replies = await Promise.all(Array.from({ length: 10 }, () => t.book(patient, payload, 'key-2')));
    expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1);
    expect((await t.list(patient, patient.id)).json()).toHaveLength(1);
  });

  test('the same key with another body is refused; another person’s key is their own', async () => {
    const [doctor, patient, other] = [await t.provider(), await t.patient(), await t.patient()];
    const payload = { serviceType: 'Visit', mode: 'clinic', providerId: doctor.id };
    await t.book(patient, payload, 'key-3');
    const reply = await t.book(patient, { ...payload, notes: 'Cough' }, 'key-3');
    expect([reply.statusCode, reply.json().code]).toEqual([422, 'idempotency_key_reused']);
    expect((await t.book(other, payload, 'key-3')).json().patientId).toBe(other.id);
  });

  test('a booking that was refused leaves its key free', async () => {
    const [doctor, patient] = [await t.provider(), await t.patient()];
    const taken = await t.booking(await t.patient(), doctor.id, '2026-11-17T14:00:00Z');
    const payload = { serviceType: 'Visit', mode: 'clinic', providerId: doctor.id, dateTime: taken.dateTime };
    expect((await t.book(patient, payload, 'key-4')).statusCode).toBe(409);
    await t.put(taken.id, 'cancelled');
    expect((await t.book(patient, payload, 'key-4')).statusCode).toBe(201);
  });
});
