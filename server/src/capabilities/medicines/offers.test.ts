import type { MedicineOffer } from '@lakou/contract/medicines';
import { expect, test } from 'vitest';
import { type Person, testApp } from '#test/app.ts';

const lakou = testApp();
const call = (as: Person, method: string, url: string, payload?: object) =>
  lakou.send(`${method} ${url}`, payload && { payload }, as);

async function decide({ clinicId }: Person, payload: object) {
  const as = await lakou.person('ADMIN');
  const decided = await call(as, 'PUT', `/api/admin/clinics/${clinicId}/verification`, payload);
  expect(decided.statusCode, decided.body).toBe(200);
}
async function complete(admin: Person, name: string, facilityAddress: string) {
  const clinicDetails = {
    name,
    contactEmail: `${admin.clinicId}@example.test`,
    contactPhone: '+509 3712 3456',
    facilityAddress,
  };
  const completed = await call(admin, 'POST', `/api/users/${admin.id}/complete-profile`, { clinicDetails });
  expect(completed.statusCode, completed.body).toBe(200);
}
async function newClinic(name: string, facilityAddress: string, isVerified = true) {
  const admin = await lakou.person('CLINIC_ADMIN');
  await complete(admin, name, facilityAddress);
  const paper = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF').toString('base64');
  const sent = await call(admin, 'PUT', `/api/clinics/${admin.clinicId}/verification`, {
    kind: 'pharmacy',
    registrationNumber: 'MSPP-1',
    issuingAuthority: 'MSPP',
    documentUrl: `data:application/pdf;base64,${paper}`,
  });
  expect(sent.statusCode, sent.body).toBe(200);
  if (isVerified) await decide(admin, { decision: 'verified' });
  return { admin, base: `/api/clinics/${admin.clinicId}/inventory` };
}
async function add({ admin, base }: { admin: Person; base: string }, item: object) {
  const added = await call(admin, 'POST', base, { sku: 'AMOX', reorderPoint: 10, ...item });
  expect(added.statusCode, added.body).toBe(201);
  return added.json();
}
const offers = async (query = '', medicine = 'amoxicillin') =>
  (await lakou.send(`GET /api/medicines/${medicine}/offers${query}`)).json<MedicineOffer[]>();

test('MED-2 a clinic lets everybody know that it has a medicine and its price, never how much', async () => {
  const clinic = await newClinic('Klinik Solèy', '3, rue du Quai, Jacmel');
  const item = await add(clinic, {
    name: 'Amoxicilline 500 mg',
    unitOfMeasure: 'plakèt',
    currentStock: 4321,
    medicine: 'amoxicillin',
    publicPriceCents: 12_500,
  });
  expect(item).toMatchObject({
    medicine: 'amoxicillin',
    publicPriceCents: 12_500,
    publicCurrency: 'HTG',
  });
  await add(clinic, { name: 'Gauze', sku: 'GAUZE', currentStock: 9 });
  const [offer, ...more] = await offers('?lang=ht');
  expect(more).toEqual([]);
  expect(offer).toEqual({
    id: item.id,
    placeName: 'Klinik Solèy',
    clinicId: clinic.admin.clinicId,
    address: '3, rue du Quai, Jacmel',
    phone: '+50937123456',
    itemName: 'Amoxicilline 500 mg',
    unitOfMeasure: 'plakèt',
    level: 'in',
    price: expect.stringContaining('125'),
    updatedAt: lakou.clock.now().toISOString(),
  });
  expect(JSON.stringify(offer)).not.toContain('4321');

  const path = `/api/clinics/inventory/${item.id}`;
  for (const [change, level] of [
    [-4311, 'low'],
    [-10, 'out'],
  ] as const) {
    await call(clinic.admin, 'POST', `${path}/movements`, { change, reason: 'dispensed' });
    expect((await offers())[0]?.level).toBe(level);
  }
  const hidden = await call(clinic.admin, 'PUT', path, { medicine: null });
  expect(hidden.json()).toMatchObject({ medicine: null, publicPriceCents: null, publicCurrency: null });
  expect(await offers()).toEqual([]);
});

test('MED-2 those who have it come first, a town narrows the list, and pages join without a gap', async () => {
  const medicine = 'metformin';
  for (const [name, town, currentStock] of [
    ['Klinik A', 'Jérémie', 0],
    ['Klinik B', 'Gonaïves', 5],
    ['Klinik C', 'Jérémie', 50],
    ['Klinik D', 'Les Cayes', 50],
  ] as const)
    await add(await newClinic(name, town), { name: 'Metformine', currentStock, medicine });
  const names = (list: readonly MedicineOffer[]) => list.map(({ placeName }) => placeName);
  expect(names(await offers('', medicine))).toEqual(['Klinik C', 'Klinik D', 'Klinik B', 'Klinik A']);
  expect(names(await offers('?place=jeremie', medicine))).toEqual(['Klinik C', 'Klinik A']);
  const first = await lakou.send(`GET /api/medicines/${medicine}/offers?limit=3`);
  const next = /<([^>]+)>/.exec(`${first.headers.link}`)?.[1] ?? '';
  expect(names((await lakou.send(`GET ${next}`)).json())).toEqual(['Klinik A']);
});

test('MED-2 a clinic that nobody finds offers nothing; only who runs it may show an item, and no opioid', async () => {
  const hidden = await lakou.person('CLINIC_ADMIN');
  await add(
    { admin: hidden, base: `/api/clinics/${hidden.clinicId}/inventory` },
    { name: 'Insulin', currentStock: 5, medicine: 'insulin-nph' },
  );
  expect(await offers('', 'insulin-nph')).toEqual([]);
  const clinic = await newClinic('Klinik E', 'Hinche');
  const { id } = await add(clinic, { name: 'Zinc', currentStock: 5 });
  const nurse = await lakou.person('PROVIDER');
  await lakou.platform.db.query('update app_users set clinic_id = $2 where id = $1', [
    nurse.id,
    clinic.admin.clinicId,
  ]);
  const path = `/api/clinics/inventory/${id}`;
  expect((await call(nurse, 'PUT', path, { medicine: 'zinc-sulfate' })).statusCode).toBe(403);
  const unknown = await call(clinic.admin, 'PUT', path, { medicine: 'snake-oil' });
  expect([unknown.statusCode, unknown.json().code]).toEqual([400, 'medicine_unknown']);
  expect((await lakou.send('GET /api/medicines/snake-oil/offers')).statusCode).toBe(404);
  const guarded = await call(clinic.admin, 'PUT', path, { medicine: 'morphine' });
  expect([guarded.statusCode, guarded.json().code]).toEqual([400, 'medicine_not_offered']);
});

test('MED-2 only a verified clinic is shown, and only while it is', async () => {
  const medicine = 'ibuprofen';
  const clinic = await newClinic('Klinik Nouvo', 'Okay', false);
  await add(clinic, { name: 'Ibuprofène', currentStock: 50, medicine });
  expect(await offers('', medicine)).toEqual([]);
  await decide(clinic.admin, { decision: 'verified' });
  expect(await offers('', medicine)).toHaveLength(1);
  await complete(clinic.admin, 'Klinik Lòt Non', 'Okay');
  expect(await offers('', medicine)).toEqual([]);
});
