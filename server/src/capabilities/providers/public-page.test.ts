import { beforeAll, describe, expect, test } from 'vitest';
import { type Instance, testDatabase } from '#test/instance.ts';
import { jsonLdFaults } from '#test/json-ld.ts';
import { bookingBetween, listProvider } from '#test/providers.ts';
import { testWebFolder } from '#test/web-folder.ts';

const web = testWebFolder();
const lakou = testDatabase();
let instance: Instance;
let mirlande: string;

const ORIGIN = 'https://lakou.example';
const get = (url: string, headers: Record<string, string> = {}, { app } = instance) =>
  app.inject({ url, headers: { accept: 'text/html', ...headers } });
const contentOf = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];

beforeAll(async () => {
  instance = await lakou.open({ webFolder: web.folder, jobs: false, config: { publicUrl: ORIGIN } });
  mirlande = await listProvider(lakou.db, {
    name: 'Mirlande Joseph',
    title: 'Pediatrician',
    specialty: 'Pediatrics',
    place: { name: 'Jacmel', lat: 18.2342, lng: -72.5354 },
  });
  await lakou.db.query(
    "insert into provider_fees (provider_id, mode, base_cents) values ($1, 'video', 5000), ($1, 'clinic', 4000)",
    [mirlande],
  );
});

describe('FIND-4 the page of a provider', () => {
  test.each([
    [
      'en',
      'Mirlande Joseph, Pediatrician, Pediatrics · Lakou',
      /^Mirlande Joseph, .*Jacmel: hours, locations/,
    ],
    ['fr', 'Mirlande Joseph, Pediatrician, Pédiatrie · Lakou', /Jacmel\u00a0: horaires, lieux/],
    ['ht', 'Mirlande Joseph, Pediatrician, Pedyatri · Lakou', /Jakmèl: lè travay, kote/],
  ])('says in %s who it is, to search engines and to whom it is sent', async (lang, title, description) => {
    const reply = await get(`/${lang}/providers/${mirlande}?from=mail`);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    const html = reply.body;
    expect(contentOf(html, /<html lang="(\w+)"/)).toBe(lang);
    expect(contentOf(html, /<title>([^<]+)<\/title>/)).toBe(title);
    expect(contentOf(html, /<meta name="description" content="([^"]+)"/)).toMatch(description);
    const address = `${ORIGIN}/${lang}/providers/${mirlande}`;
    expect(contentOf(html, /<link rel="canonical" href="([^"]+)"/)).toBe(address);
    expect(contentOf(html, /<meta property="og:url" content="([^"]+)"/)).toBe(address);
    expect(contentOf(html, /<meta property="og:title" content="([^"]+)"/)).toBe(title);
    expect(contentOf(html, /<meta property="og:image" content="([^"]+)"/)).toBe(`${ORIGIN}/og.png`);
    for (const other of ['en', 'fr', 'ht'])
      expect(html).toContain(`hreflang="${other}" href="${ORIGIN}/${other}/providers/${mirlande}"`);
    const data = JSON.parse(contentOf(html, /<script type="application\/ld\+json">(.+?)<\/script>/) ?? '');
    expect(data).toMatchObject({
      '@type': 'ProfilePage',
      mainEntity: { '@type': 'Physician', name: 'Mirlande Joseph', address: { addressLocality: 'Jacmel' } },
    });
    expect(jsonLdFaults(data)).toEqual([]);
  });

  test('attack: neither it nor the public reply tells the address the provider signs in with', async () => {
    const rows = await lakou.db.query<{ email: string }>('select email from app_users where id = $1', [
      mirlande,
    ]);
    const [{ email }] = rows as [{ email: string }];
    const reply = await get(`/api/providers/${mirlande}`);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({ email: null });
    expect(reply.body).not.toContain(email);
    expect((await get(`/en/providers/${mirlande}`)).body).not.toContain(email);
  });

  test('PUB-2 reads whole without script: place, price, languages, and the next three free times', async () => {
    const { body } = await get(`/en/providers/${mirlande}`);
    expect(body).not.toMatch(/<script(?! type="application)/);
    expect(body.match(/<h1>/g)).toHaveLength(1);
    expect(body).toContain('<dd>Jacmel</dd>');
    expect(body).toContain('<dd>Kreyòl, Français</dd>');
    expect(body).toMatch(/Video visit <b>\$50\.00<\/b> \(about [\d,]+.gourdes\)/);
    expect(body).toContain('No reviews yet');
    const times = Array.from(body.matchAll(/<time datetime="([^"]+)">/g), ([, at = '']) => at);
    expect(times).toHaveLength(3);
    const now = instance.platform.clock.now().toISOString();
    expect([now, ...times]).toEqual([now, ...times].sort());
    expect(body).toContain(`href="/language/en?to=/app/book/${mirlande}"`);
    // The time that is tapped goes along into the booking.
    for (const at of times) {
      const link = `/language/en?to=/app/book/${mirlande}?at=${at}`;
      expect(body).toContain(`href="${link}"`);
      expect((await get(link)).headers.location).toBe(`/app/book/${mirlande}?at=${at}`);
    }
  });

  test('PUB-2 PROV-1 who set no fees offers neither times nor prices, but can be written to', async () => {
    const newcomer = await listProvider(lakou.db, { name: 'Ti Nouvo', title: 'Doctor' });
    const { body } = await get(`/en/providers/${newcomer}`);
    expect(body).toContain('Visits and fees aren’t set yet. You can send a message.');
    expect(body).not.toMatch(/<time|\$50|\/app\/book\//);
    expect(body).toContain(`href="/language/en?to=/app/messages/${newcomer}"`);
    const card = (await get(`/api/providers/${newcomer}`)).json();
    expect(card).toMatchObject({
      offeredModes: [],
      fees: expect.arrayContaining([{ mode: 'video', base: 50 }]),
    });
    expect((await get(`/api/providers/${mirlande}`)).json().offeredModes).toEqual(['clinic', 'video']);
  });

  test('PUB-2 a time that somebody took is not offered, and nothing tells who', async () => {
    const timesOf = async () =>
      Array.from(
        (await get(`/en/providers/${mirlande}`)).body.matchAll(/<time datetime="([^"]+)">/g),
        ([, at = '']) => at,
      );
    const [first = '', second, third] = await timesOf();
    const patient = crypto.randomUUID();
    await lakou.db.query(
      `insert into app_users (id, name, email, role, preferred_language, created_at)
       values ($1, 'Nadia Secret', 'nadia@example.test', 'PATIENT', 'ht', now())`,
      [patient],
    );
    const booking = await bookingBetween(lakou.db, patient, mirlande, 'confirmed');
    await lakou.db.query(
      `update bookings set starts_at = $2::timestamptz, ends_at = $2::timestamptz + interval '30 minutes' where id = $1`,
      [booking, first],
    );
    expect((await timesOf()).slice(0, 2)).toEqual([second, third]);
    expect((await get(`/en/providers/${mirlande}`)).body).not.toContain('Nadia');
    await lakou.db.query('delete from bookings where id = $1', [booking]);
  });

  test('is not sent again to who has it, until it changes', async () => {
    const first = await get(`/ht/providers/${mirlande}`);
    expect(first.headers['cache-control']).toBe('no-cache');
    const known = { 'if-none-match': String(first.headers.etag) };
    const again = await get(`/ht/providers/${mirlande}`, known);
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await lakou.db.query("update app_users set name = 'Mirlande J. Joseph' where id = $1", [mirlande]);
    expect((await get(`/ht/providers/${mirlande}`, known)).statusCode).toBe(200);
    await lakou.db.query("update app_users set name = 'Mirlande Joseph' where id = $1", [mirlande]);
  });

  test('tells neither address nor number, and shows the picture when there is one', async () => {
    const { body } = await get(`/en/providers/${mirlande}`);
    expect(body).not.toMatch(/@example\.test|50937/);
    await lakou.db.query("update app_users set profile_photo_url = '/api/files/x' where id = $1", [mirlande]);
    expect((await get(`/en/providers/${mirlande}`)).body).toContain(
      `<meta property="og:image" content="${ORIGIN}/api/providers/${mirlande}/photo"/>`,
    );
    await lakou.db.query('update app_users set profile_photo_url = null where id = $1', [mirlande]);
  });

  test('attack: markup in a name stays text, in the head and in its data', async () => {
    const id = await listProvider(lakou.db, { name: '"><script>alert(1)</script>', place: '</script><b>' });
    const { body } = await get(`/en/providers/${id}`);
    expect(body).not.toContain('<script>alert');
    expect(body).not.toContain('</script><b>');
    expect(body).toContain('<title>&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;, ');
  });
});

describe('FIND-4 without anybody to show', () => {
  test('who is unknown and who is not listed are one and the same: 404, and the page that says so', async () => {
    const hidden = await listProvider(lakou.db, { name: 'Hidden', complete: false });
    const leaving = await listProvider(lakou.db, { name: 'Leaving' });
    await lakou.db.query('update app_users set erase_after = now() where id = $1', [leaving]);
    const patient = crypto.randomUUID();
    await lakou.db.query(
      `insert into app_users (id, name, email, role, preferred_language, created_at)
       values ($1, 'Nadège', 'nadege@example.test', 'PATIENT', 'ht', now())`,
      [patient],
    );
    const nowhere = await get('/ht/nowhere');
    for (const id of [hidden, leaving, patient, crypto.randomUUID(), '-'.repeat(36)]) {
      const reply = await get(`/ht/providers/${id}`);
      expect([reply.statusCode, reply.body]).toEqual([404, nowhere.body]);
      const { 'x-request-id': _, date: __, ...headers } = reply.headers;
      const { 'x-request-id': _a, date: __a, ...same } = nowhere.headers;
      expect(headers).toEqual(same);
    }
  });

  test('where licences decide who is listed, an unchecked one has no page', async () => {
    const strict = await lakou.open({
      webFolder: web.folder,
      jobs: false,
      config: { providerVerification: 'listing' },
    });
    expect((await get(`/ht/providers/${mirlande}`, {}, strict)).statusCode).toBe(404);
    await lakou.db.query('update provider_profiles set license_verified = true where user_id = $1', [
      mirlande,
    ]);
    expect((await get(`/ht/providers/${mirlande}`, {}, strict)).statusCode).toBe(200);
  });

  test('PUB-2 who is not verified has a page for those they sent it to, but not for search engines', async () => {
    const id = await listProvider(lakou.db, { name: 'Not Yet' });
    const { body } = await get(`/en/providers/${id}`);
    expect(body).toContain('content="noindex"');
    expect(body).toContain('License not verified yet');
    expect((await get('/sitemap-care.xml')).body).not.toContain(id);
  });

  test('while the database is away, the page says so and when to try again', async () => {
    const lost = await lakou.open({ webFolder: web.folder, jobs: false });
    const away = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
    const refuse = () => Promise.reject(away);
    Object.assign(lost.platform.db, { read: refuse, query: refuse });
    const reply = await get(`/ht/providers/${mirlande}`, {}, lost);
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '5']);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.body).toContain('<h1>Lakou</h1>');
    expect(reply.body).toContain('content="noindex"');
  });
});
