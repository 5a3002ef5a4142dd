import { beforeAll, describe, expect, test } from 'vitest';
import { profileTest, type Somebody } from '#test/profiles.ts';
import { bookingBetween, listProvider } from '#test/providers.ts';

const { lakou, instance, somebody, send } = profileTest();
let patient: Somebody;
let providerId: string;

beforeAll(async () => {
  await instance().platform.jobs.start(); // a job notifies the provider
  patient = await somebody('PATIENT');
  await lakou.db.query("update app_users set name = 'Marie Rose Joseph' where id = $1", [patient.id]);
  providerId = await listProvider(lakou.db, { name: 'Dr Claudel', verified: true });
});

const booking = (status?: string, of = patient) => bookingBetween(lakou.db, of.id, providerId, status);
const review = (id: string, payload: object = { stars: 5 }, as = patient) =>
  send('POST', `/api/bookings/${id}/review`, as, payload);
const open = (url: string) => instance().app.inject({ url });
const profile = async () => (await open(`/api/providers/${providerId}`)).json();

describe('FIND-4 reviews', () => {
  test('a completed visit is reviewed once; the rating is computed and the provider is told', async () => {
    const first = await booking();
    const reply = await review(first, { stars: '4', text: '  Li koute mwen byen.  ' });
    expect([reply.statusCode, reply.json()]).toEqual([
      201,
      {
        id: expect.any(String),
        stars: 4,
        text: 'Li koute mwen byen.',
        author: 'Marie J.',
        createdAt: '2026-11-15T12:00:00.000Z',
        answer: null,
      },
    ]);
    const again = await review(first, { stars: 1 });
    expect([again.statusCode, again.json()]).toEqual([
      409,
      { message: 'You have already reviewed this visit.', code: 'already_reviewed' },
    ]);
    await review(await booking(), { stars: 5, text: '' });
    expect(await profile()).toMatchObject({ rating: 4.5, reviews: 2 });
    const told = await lakou.db.query(
      'select kind, subject_id, details from notifications where user_id = $1',
      [providerId],
    );
    expect(told[0]).toEqual({ kind: 'review_new', subject_id: first, details: { name: 'Marie J.' } });
  });

  test('twenty at once for one visit leave one', async () => {
    const id = await booking();
    const before = (await profile()).reviews;
    const replies = await Promise.all(Array.from({ length: 20 }, () => review(id)));
    expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(replies.filter(({ statusCode }) => statusCode === 409)).toHaveLength(19);
    expect((await profile()).reviews).toBe(before + 1);
  });

  test.each(['requested', 'confirmed', 'in_progress', 'cancelled', 'no_show'])(
    'a visit that is %s cannot be reviewed',
    async (status) => {
      const id = await booking(status);
      const reply = await review(id);
      expect([reply.statusCode, reply.json().code]).toEqual([409, 'visit_not_completed']);
      await lakou.db.query('delete from bookings where id = $1', [id]);
    },
  );

  test.each([
    [{}],
    [{ stars: 0 }],
    [{ stars: 6 }],
    [{ stars: 4.5 }],
    [{ stars: 'many' }],
    [{ stars: 5, text: 'a'.repeat(1001) }],
  ])('%j is refused', async (payload) => {
    expect((await review(await booking(), payload)).statusCode).toBe(400);
  });

  test('attack: nobody reviews another’s visit, nor for another, nor by another role', async () => {
    const other = await somebody('PATIENT');
    const foreign = await booking('completed', other);
    expect((await review(foreign)).statusCode).toBe(404);
    const own = await review(await booking(), {
      stars: 5,
      authorId: other.id,
      providerId: other.id,
      createdAt: '2000-01-01T00:00:00Z',
    });
    expect(own.json()).toMatchObject({ author: 'Marie J.', createdAt: '2026-11-15T12:00:00.000Z' });
    for (const role of ['PROVIDER', 'SPONSOR', 'CLINIC_ADMIN'] as const)
      expect((await review(foreign, { stars: 1 }, await somebody(role))).statusCode).toBe(403);
  });

  test('are public, newest first, a page at a time, and name nobody in full', async () => {
    const url = `/api/providers/${providerId}/reviews`;
    const all = (await open(url)).json();
    expect(all.length).toBeGreaterThan(2);
    expect(all.map(({ id }: { id: string }) => id)).toEqual(
      all
        .map(({ id }: { id: string }) => id)
        .toSorted()
        .toReversed(),
    );
    expect(JSON.stringify(all)).not.toContain('Joseph');
    expect(JSON.stringify(all)).not.toContain(patient.id);
    const reply = await open(`${url}?limit=1`);
    expect(reply.json()).toEqual([all[0]]);
    const next = /<([^>]+)>/.exec(String(reply.headers.link))?.[1] ?? '';
    expect((await open(next)).json()).toEqual([all[1]]);
  });

  test('the provider answers once for everybody to read, can change it, and nobody else can', async () => {
    const doctor = await somebody('PROVIDER');
    const visit = await bookingBetween(lakou.db, patient.id, doctor.id);
    const { id } = (await review(visit, { stars: 2, text: 'Li te an reta.' })).json();
    const answer = (as: Somebody, payload: object) => send('PUT', `/api/reviews/${id}/reply`, as, payload);
    const told = () =>
      lakou.db.query('select details from notifications where user_id = $1 and kind = $2', [
        patient.id,
        'review_answered',
      ]);
    const first = await answer(doctor, { text: '  Mwen mande ou padon.  ', at: '2000-01-01T00:00:00Z' });
    const text = 'Mwen mande ou padon.';
    expect([first.statusCode, first.json()]).toMatchObject([
      200,
      { id, stars: 2, answer: { text, at: '2026-11-15T12:00:00.000Z' } },
    ]);
    await answer(doctor, { text: 'Sa p ap rive ankò.' });
    expect(await told()).toHaveLength(1);
    const own = (await send('GET', '/api/providers/me/reviews', doctor)).json();
    expect(own).toMatchObject([{ id, author: 'Marie J.', answer: { text: 'Sa p ap rive ankò.' } }]);
    expect((await answer(await somebody('PROVIDER'), { text })).statusCode).toBe(404);
    expect((await answer(patient, { text })).statusCode).toBe(403);
    for (const payload of [{}, { text: ' ' }, { text: 'a'.repeat(501) }])
      expect((await answer(doctor, payload)).statusCode).toBe(400);
  });

  test('leave with their author, and the rating follows', async () => {
    const leaving = await somebody('PATIENT');
    await review(await booking('completed', leaving), { stars: 1 }, leaving);
    const { reviews } = await profile();
    await lakou.db.query('delete from provider_reviews where author_id = $1', [leaving.id]);
    expect((await profile()).reviews).toBe(reviews - 1);
    const [{ sum } = { sum: 0 }] = await lakou.db.query<{ sum: number }>(
      `select rating_sum - (select sum(stars) from provider_reviews where provider_id = $1) as sum
       from provider_profiles where user_id = $1`,
      [providerId],
    );
    expect(sum).toBe(0);
  });
});

describe('FIND-4 the public profile', () => {
  test('is open to everybody, with hours, places and fees, and nothing private', async () => {
    const reply = await open(`/api/providers/${providerId}`);
    expect([reply.statusCode, reply.json()]).toMatchObject([
      200,
      {
        name: 'Dr Claudel',
        licenseVerified: true,
        education: 'UEH',
        yearsOfExperience: 12,
        availability: { timeZone: 'America/Port-au-Prince' },
        serviceLocations: [{ name: 'Jacmel' }],
        fees: [{ mode: 'in_home', base: 50 }, {}, {}, {}, {}],
      },
    ]);
    for (const secret of ['licenseNumber', 'npi', 'medicalLicenseUrl', 'photoIdUrl', 'role'])
      expect(reply.json()).not.toHaveProperty(secret);
  });

  test('of somebody who is not listed does not exist', async () => {
    const unfinished = await listProvider(lakou.db, { complete: false });
    for (const id of [unfinished, patient.id, 'x', '01900000-0000-7000-8000-000000000000']) {
      expect((await open(`/api/providers/${id}`)).statusCode).toBe(404);
      expect((await open(`/api/providers/${id}/reviews`)).statusCode).toBe(404);
    }
  });
});
