import { LANGUAGES } from '@lakou/i18n';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Instance, testDatabase } from '#test/instance.ts';
import { listProvider } from '#test/providers.ts';
import { testWebFolder } from '#test/web-folder.ts';

const web = testWebFolder();
const lakou = testDatabase();
const JACMEL = { name: '5, rue du Commerce, Jacmel', lat: 18.2342, lng: -72.5354 };
let instance: Instance;
let paediatrician: string;
let hidden: string;
beforeAll(async () => {
  instance = await lakou.open({ webFolder: web.folder, jobs: false });
  paediatrician = await listProvider(lakou.db, {
    name: 'Mirlande Joseph',
    specialty: 'Pediatrics',
    place: JACMEL,
    verified: true,
    stars: [5, 4],
  });
  await lakou.db.query(
    "insert into provider_fees (provider_id, mode, base_cents) values ($1, 'clinic', 4500), ($1, 'in_home', 6000)",
    [paediatrician],
  );
  await listProvider(lakou.db, {
    name: 'Wilner Volcy',
    place: { name: 'Delmas 33', lat: 18.5446, lng: -72.303 },
    verified: true,
  });
  hidden = await listProvider(lakou.db, { name: 'Not Yet', specialty: 'Pediatrics', place: JACMEL });
});

const get = (url: string) => instance.app.inject({ url, headers: { accept: 'text/html' } });
const linksOf = (html: string) =>
  Array.from(html.matchAll(/<a class="row" href="([^"]+)"/g), ([, href]) => href);

describe('PUB-2 the directory', () => {
  test.each(LANGUAGES)('lists in %s the towns and specialties where somebody is', async (lang) => {
    const { statusCode, body } = await get(`/${lang}/care`);
    expect(statusCode).toBe(200);
    expect(body.match(/<h1>/g)).toHaveLength(1);
    expect(linksOf(body)).toEqual(
      expect.arrayContaining([
        `/${lang}/care/jacmel`,
        `/${lang}/care/delmas`,
        `/${lang}/care/haiti/pediatrics`,
        `/${lang}/care/haiti/family`,
      ]),
    );
    expect(linksOf(body)).not.toContain(`/${lang}/care/miami`);
    expect(JSON.parse(/ld\+json">(.+?)<\/script>/.exec(body)?.[1] ?? '')['@type']).toBe('CollectionPage');
  });

  test('shows who is in a town: work, town, languages, price, rating; no street, number or address', async () => {
    const { body } = await get('/en/care/jacmel');
    expect(linksOf(body)[0]).toBe(`/en/providers/${paediatrician}`);
    expect(body).toMatch(
      /Mirlande Joseph.*License verified.*Pediatrics · Jacmel · Kreyòl, Français · From \$45\.00 · 4\.5 out of 5/,
    );
    expect(body).not.toMatch(/rue du Commerce|@example|50937|tel:|Wilner/);
    expect(body).not.toContain('noindex');
    // Who set no fees is listed without a price.
    const other = (await get('/en/care/delmas')).body;
    expect(other).toMatch(/Wilner Volcy/);
    expect(other).not.toMatch(/From \$/);
  });

  test('attack: who is not verified is in no list', async () => {
    for (const path of ['/en/care/jacmel', '/en/care/haiti', '/en/care?what=Not', '/sitemap-care.xml'])
      expect((await get(path)).body, path).not.toContain(hidden);
    expect((await get('/en/care/jacmel/pediatrics')).body).toContain('1 provider');
  });

  test('the form leads to the one address of what it asks for', async () => {
    const to = async (query: string) => (await get(`/ht/care?${query}`)).headers.location;
    expect(await to('what=Pedyatri&where=Jakm%C3%A8l')).toBe('/ht/care/jacmel/pediatrics');
    expect(await to('what=&where=Delmas')).toBe('/ht/care/delmas');
    const byName = await get('/ht/care?what=mirlande&where=');
    expect([byName.statusCode, linksOf(byName.body)[0]]).toEqual([200, `/ht/providers/${paediatrician}`]);
    expect(byName.body).toContain('content="noindex"');
  });

  test('what finds nobody widens: the country, other care there, everybody; and says so', async () => {
    const elsewhere = (await get('/en/care/hinche/pediatrics')).body;
    expect(elsewhere).toContain('No one is listed there yet.');
    expect(linksOf(elsewhere)[0]).toBe(`/en/providers/${paediatrician}`);
    expect(elsewhere).toContain('content="noindex"');
    const other = (await get('/en/care/jacmel/surgery')).body;
    expect(other).toContain('Other care in Jacmel:');
    const abroad = (await get('/en/care/miami')).body;
    expect(abroad).toContain('No one is listed there yet.');
    const nothing = (await get('/en/care?what=%3Cb%3Exqzwv&where=')).body;
    expect(nothing).toContain('No one is listed for this yet.');
    expect(nothing).not.toContain('<b>xqzwv');
  });

  test('places and specialties that do not exist have no page', async () => {
    for (const path of ['/en/care/nowhere', '/en/care/jacmel/magic', '/en/care/jacmel/family/x'])
      expect((await get(path)).statusCode, path).toBe(404);
  });

  test('search engines are told of the pages with somebody on them', async () => {
    const reply = await get('/sitemap-care.xml');
    expect(reply.headers['content-type']).toContain('application/xml');
    const { publicUrl } = instance.platform.config;
    for (const path of ['/ht/care/jacmel', '/fr/care/jacmel/pediatrics', `/en/providers/${paediatrician}`])
      expect(reply.body).toContain(`<loc>${publicUrl}${path}</loc>`);
  });
});

test('PUB-2 a long list is read page by page, each provider once', async () => {
  for (let count = 0; count < 22; count += 1)
    await listProvider(lakou.db, {
      name: `Surgeon ${count}`,
      specialty: 'Surgery',
      verified: true,
      place: { name: 'Hinche', lat: 19.141, lng: -72.012 },
    });
  const first = (await get('/en/care/hinche/surgery')).body;
  const next = /href="([^"]+\?after=[^"]+)"/.exec(first)?.[1] ?? '';
  const second = (await get(next)).body;
  const providers = [...linksOf(first), ...linksOf(second)].filter((href) => href?.includes('/providers/'));
  expect(providers).toHaveLength(22);
  expect(new Set(providers).size).toBe(22);
  expect(second).toContain('content="noindex"');
});
