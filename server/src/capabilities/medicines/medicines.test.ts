import type { ListedMedicine, Medicine } from '@lakou/contract/medicines';
import { beforeAll, expect, test } from 'vitest';
import { createGrant } from '#platform/access/grant.ts';
import { testApp } from '#test/app.ts';
import { openPharmacies } from './medicines.service.ts';
import { openDemoPharmacies } from './pharmacies.demo.ts';

const lakou = testApp();
const ids = async (query: string) =>
  (await lakou.send(`GET /api/medicines?${query}`)).json<ListedMedicine[]>().map(({ id }) => id);
const medicine = async (path: string) => (await lakou.send(`GET /api/medicines/${path}`)).json<Medicine>();

beforeAll(async () => {
  const { db } = lakou.platform;
  const claims = { actor: undefined, scope: undefined, db, at: lakou.clock.now(), requestId: 'test' };
  await openPharmacies(createGrant<'pharmacies:stock', undefined, undefined>(claims), [
    {
      id: '01900000-0000-7000-8000-00000000000a',
      name: 'Famasi A',
      city: 'Jacmel',
      country: 'HT',
      currency: 'HTG',
      shelf: [
        { medicine: 'ibuprofen', inStock: false, priceCents: 12_000 },
        { medicine: 'morphine', inStock: true, priceCents: null },
      ],
    },
    {
      id: '01900000-0000-7000-8000-00000000000b',
      name: 'Famasi B',
      city: 'Delmas',
      country: 'HT',
      currency: 'HTG',
      shelf: [{ medicine: 'ibuprofen', inStock: true, priceCents: 7500 }],
    },
  ]);
});

test('MED-1 anybody reads the directory: at least 150 medicines, in three languages', async () => {
  const all = (await lakou.send('GET /api/medicines')).json<ListedMedicine[]>();
  expect(all.length).toBeGreaterThanOrEqual(150);
  const inCreole = (await lakou.send('GET /api/medicines?lang=ht')).json<ListedMedicine[]>();
  expect(inCreole).toHaveLength(all.length);
  expect(inCreole.find(({ id }) => id === 'paracetamol')).toMatchObject({
    name: 'Tylenol',
    genericName: 'Parasetamòl (asetaminofèn)',
    categoryName: 'Doulè ak lafyèv',
    dosageForms: expect.arrayContaining(['Grenn', 'Sipozitwa']),
  });
});

test('MED-1, MED-3 by brand, generic or Creole name, in any case, with a slip of the finger', async () => {
  for (const q of ['TYLENOL', 'paracetamol', 'Parasetamòl', 'tylenoll', 'parasetamol 500 mg'])
    expect((await ids(`q=${encodeURIComponent(q)}`))[0], q).toBe('paracetamol');
  expect(await ids('q=zzzzzz')).toEqual([]);
});

test('MED-1 a category narrows the list, `all` does not, and one that nobody knows has none', async () => {
  const pain = await ids('category=pain-fever');
  expect(pain).toContain('ibuprofen');
  expect(pain).not.toContain('amoxicillin');
  expect(await ids('category=all')).toEqual(await ids(''));
  expect(await ids('category=witchcraft')).toEqual([]);
  expect(await ids('category=antibiotics&q=ibuprofen')).toEqual([]);
});

test('API-1 the list comes in parts that join without a gap', async () => {
  const first = await lakou.send('GET /api/medicines?limit=7&category=antibiotics&lang=fr');
  expect(first.json()).toHaveLength(7);
  const next = /<(.+)>; rel="next"/.exec(String(first.headers.link))?.[1];
  const second = await lakou.send(`GET ${next}`);
  const joined = [...first.json<ListedMedicine[]>(), ...second.json<ListedMedicine[]>()];
  expect(joined.map(({ id }) => id)).toEqual((await ids('category=antibiotics&lang=fr')).slice(0, 14));
});

test('MED-1 a medicine tells uses, side effects, pregnancy, where it comes from and that nobody reviewed it', async () => {
  expect(await medicine('paracetamol?lang=fr')).toMatchObject({
    genericName: 'Paracétamol (acétaminophène)',
    commonUses: 'Il soulage la douleur et fait baisser la fièvre.',
    sideEffects: expect.stringContaining('foie'),
    pregnancy: { level: 'ok', text: expect.stringContaining('grossesse') },
    warning: expect.stringContaining('hôpital maintenant'),
    source: expect.arrayContaining([expect.objectContaining({ publisher: expect.any(String) })]),
    reviewedBy: null,
  });
  expect(await medicine('amoxicillin')).not.toHaveProperty('warning');
  expect((await lakou.send('GET /api/medicines/snake-oil')).statusCode).toBe(404);
});

test('MED-1, MED-3 price range and stock are what pharmacies list, in stock first', async () => {
  const { priceRange, availability } = await medicine('ibuprofen');
  expect(priceRange).toBe('75\u00a0gourdes – 120\u00a0gourdes');
  expect(availability.map(({ pharmacyName, inStock, price }) => [pharmacyName, inStock, price])).toEqual([
    ['Famasi B', true, '75\u00a0gourdes'],
    ['Famasi A', false, '120\u00a0gourdes'],
  ]);
});

test('MED-1 without a listed price there is no price range', async () => {
  const sold = await medicine('morphine');
  expect(sold.availability).toEqual([expect.objectContaining({ inStock: true })]);
  expect(sold.priceRange).toBeNull();
  expect(await medicine('warfarin')).toMatchObject({ availability: [] });
  expect(await medicine('warfarin')).toMatchObject({ priceRange: null, availability: [] });
});

test('MED-1 demo pharmacies name medicines that exist, in both countries’ money', async () => {
  await openDemoPharmacies(lakou.platform);
  const all = (await lakou.send('GET /api/medicines/details')).json<Medicine[]>();
  const [stocked] = await lakou.platform.db.query<{ count: number }>(
    'select count(distinct medicine) as count from pharmacy_stock',
  );
  const shown = all.filter(({ availability }) => availability.length > 0);
  expect(shown).toHaveLength(Number(stocked?.count));
  expect(shown.length).toBeGreaterThanOrEqual(40);
  expect((await medicine('paracetamol')).priceRange).toBe('70\u00a0gourdes – 90\u00a0gourdes; $4.24 – $4.99');
});

test('OFF-1 what is the same for everybody may be kept, and is not sent twice', async () => {
  for (const path of [
    'medicines',
    'medicines/details',
    'medicines/ibuprofen',
    'first-aid',
    'first-aid/kit',
  ]) {
    const reply = await lakou.send(`GET /api/${path}`);
    const { etag } = reply.headers;
    expect(reply.headers).toMatchObject({ 'cache-control': 'public, max-age=300' });
    const again = await lakou.send(`GET /api/${path}`, { headers: { 'if-none-match': String(etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const inFrench = await lakou.send(`GET /api/${path}?lang=fr`, {
      headers: { 'if-none-match': String(etag) },
    });
    expect(inFrench.statusCode).toBe(200);
  }
  const refused = await lakou.send('GET /api/medicines/snake-oil');
  expect(refused.headers['cache-control']).toBe('no-store');
});
