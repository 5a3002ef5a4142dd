import { expect, test } from 'vitest';
import { type Person, testApp } from '#test/app.ts';
import { employ } from '#test/clinic-staff.ts';

const lakou = testApp();
const call = (as: Person, method: string, url: string, payload?: object) =>
  lakou.send(`${method} ${url}`, payload && { payload }, as);

async function newClinic() {
  const admin = await lakou.person('CLINIC_ADMIN');
  const clinic = `/api/clinics/${admin.clinicId}`;
  return { admin, codes: `${clinic}/service-codes`, fees: `${clinic}/fee-schedules` };
}
const CODE = { code: 'CONS', description: 'General visit', category: 'Visits' };

test('BILL-1 a service code has code, description and perhaps a category; each code is there once', async () => {
  const { admin, codes } = await newClinic();
  for (const wrong of [{ code: 'A' }, { description: 'B' }, { code: ' ', description: 'B' }]) {
    const refused = await call(admin, 'POST', codes, wrong);
    expect([refused.statusCode, refused.json().message]).toEqual([400, 'Code and Description are required.']);
  }
  const added = await call(admin, 'POST', codes, CODE);
  expect([added.statusCode, added.json()]).toMatchObject([201, CODE]);
  const again = await call(admin, 'POST', codes, { ...CODE, code: 'cons' });
  expect([again.statusCode, again.json().code]).toEqual([409, 'code_taken']);
  const other = (await call(admin, 'POST', codes, { code: 'LAB', description: 'Blood count' })).json();
  expect(other.category).toBe('');
  const clash = await call(admin, 'PUT', `/api/clinics/service-codes/${other.id}`, CODE);
  expect(clash.json().code).toBe('code_taken');
  const own = { ...CODE, id: added.json().id, description: 'Visit' };
  expect((await call(admin, 'PUT', `/api/clinics/service-codes/${own.id}`, own)).json()).toEqual(own);
});

test('BILL-1 a price needs code, price and day; odd cents are kept, half a cent is refused', async () => {
  const { admin, codes, fees } = await newClinic();
  const { id: serviceCodeId } = (await call(admin, 'POST', codes, CODE)).json();
  const fee = { serviceCodeId, price: '19.99', effectiveDate: '2026-01-01' };
  for (const missing of ['serviceCodeId', 'price', 'effectiveDate']) {
    const refused = await call(admin, 'POST', fees, { ...fee, [missing]: undefined });
    expect([refused.statusCode, refused.json().message], missing).toEqual([400, 'All fields are required.']);
  }
  for (const price of [-1, 1.005, 'abc', 1e9]) {
    const refused = await call(admin, 'POST', fees, { ...fee, price });
    expect([refused.statusCode, refused.json().code], `${price}`).toEqual([400, 'price_invalid']);
  }
  const added = await call(admin, 'POST', fees, fee);
  expect(added.json()).toMatchObject({
    serviceCodeId,
    price: 19.99,
    effectiveDate: '2026-01-01',
    code: 'CONS',
  });
  expect((await call(admin, 'POST', fees, fee)).json().code).toBe('fee_taken');
  await call(admin, 'POST', fees, { ...fee, price: 25, effectiveDate: '2026-06-01' });
  const listed = (await call(admin, 'GET', fees)).json();
  expect(listed.map(({ price }: { price: number }) => price)).toEqual([25, 19.99]);
  const path = `/api/clinics/fee-schedules/${added.json().id}`;
  expect((await call(admin, 'PUT', path, { ...fee, price: 0 })).json().price).toBe(0);
  expect((await call(admin, 'PUT', path, { ...fee, effectiveDate: '2026-06-01' })).json().code).toBe(
    'fee_taken',
  );
  expect((await call(admin, 'DELETE', path)).statusCode).toBe(204);
  expect((await call(admin, 'GET', fees)).json()).toHaveLength(1);
});

test('BILL-1 two administrators at once: one code and one price a day stand, and the other reads why not', async () => {
  const { admin, codes, fees } = await newClinic();
  const second = await employ(lakou, admin.clinicId, 'Admin');
  const both = async (url: string, body: object) =>
    (await Promise.all([admin, second].map((one) => call(one, 'POST', url, body)))).sort(
      (a, b) => a.statusCode - b.statusCode,
    );
  const [code, taken] = await both(codes, CODE);
  expect([code?.statusCode, taken?.json().code]).toEqual([201, 'code_taken']);
  const fee = { serviceCodeId: code?.json().id, price: 10, effectiveDate: '2026-01-01' };
  const [price, again] = await both(fees, fee);
  expect([price?.statusCode, again?.json().code]).toEqual([201, 'fee_taken']);
  const path = `/api/clinics/fee-schedules/${price?.json().id}`;
  const removed = await Promise.all([admin, second].map((one) => call(one, 'DELETE', path)));
  // Both may have seen it before either deleted it.
  for (const { statusCode } of removed) expect([204, 404]).toContain(statusCode);
  expect((await call(admin, 'DELETE', path)).statusCode).toBe(404);
});

test('BILL-2 a code with prices is retired and its prices stay; one without is deleted', async () => {
  const { admin, codes, fees } = await newClinic();
  const { id: used } = (await call(admin, 'POST', codes, CODE)).json();
  const { id: unused } = (await call(admin, 'POST', codes, { ...CODE, code: 'X' })).json();
  const fee = { serviceCodeId: used, price: 10, effectiveDate: '2026-01-01' };
  await call(admin, 'POST', fees, fee);
  for (const id of [used, unused])
    expect((await call(admin, 'DELETE', `/api/clinics/service-codes/${id}`)).statusCode).toBe(204);
  expect((await call(admin, 'GET', codes)).json()).toEqual([]);
  expect((await call(admin, 'GET', fees)).json()).toMatchObject([{ code: 'CONS', price: 10 }]);
  const left = await lakou.platform.db.query('select id from service_codes where clinic_id = $1', [
    admin.clinicId,
  ]);
  expect(left).toEqual([{ id: used }]);
  const late = await call(admin, 'POST', fees, { ...fee, effectiveDate: '2026-02-01' });
  expect(late.statusCode).toBe(404);
});

test('BILL-1 a price never names a code of another clinic', async () => {
  const { admin, fees } = await newClinic();
  const other = await newClinic();
  const { id: serviceCodeId } = (await call(other.admin, 'POST', other.codes, CODE)).json();
  const refused = await call(admin, 'POST', fees, { serviceCodeId, price: 1, effectiveDate: '2026-01-01' });
  expect(refused.statusCode).toBe(404);
  expect((await call(admin, 'GET', other.fees)).statusCode).toBe(404);
});
