import type { ChartCheck } from '@lakou/contract/toolbox';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Somebody } from '#test/bookings.ts';
import { labTest } from '#test/labs.ts';

const { care, completed, people } = labTest();
let nadege: Somebody;
let doctor: Somebody;
let stranger: Somebody;
let child: string;
beforeAll(async () => {
  ({ nadege, doctor, stranger, child } = await people());
});

const ask = (as: Somebody, drugs: string[], more: object = {}) =>
  care.send('POST', `/api/data/health/drug-checks/${nadege.id}`, as, { drugs, ...more });
const check = async (...drugs: string[]): Promise<ChartCheck> => (await ask(doctor, drugs)).json();
const about = async (...drugs: string[]) => (await check(...drugs)).warnings.map((warning) => warning.about);
const profile = () => `/api/data/health/maternity/${nadege.id}/profile`;
const share = (shared: boolean) =>
  care.instance().app.inject({ method: 'PUT', url: profile(), headers: nadege.headers, payload: { shared } });
const write = async (kind: string, text: string) =>
  expect(
    (await care.send('POST', `/api/records/${nadege.id}/entries`, nadege, { kind, text })).statusCode,
  ).toBe(201);

describe('TOOL-1 a medicine for a person in care is compared with her chart', () => {
  test('with her age alone while nothing else is known', async () => {
    const { facts, warnings, interactions } = await check('enalapril');
    expect(facts).toEqual({ ageYears: 36, pregnant: false, mayBreastfeed: false, egfr: null, egfrAt: null });
    expect(warnings).toEqual([]);
    expect(interactions).toMatch(/^None found in our list/);
    await care.lakou.db.query("update patient_profiles set date_of_birth = '1950-03-01' where user_id = $1", [
      nadege.id,
    ]);
    expect(await about('diazepam')).toEqual(['age']);
    await care.lakou.db.query("update patient_profiles set date_of_birth = '1990-03-01' where user_id = $1", [
      nadege.id,
    ]);
  });

  test('with what she takes and what she must not have, also by another name of the group', async () => {
    await write('medicine', 'Coumadin 5 mg');
    await write('medicine', 'Lisinopril');
    await write('allergy', 'Penisilin');
    const found = await check('ibuprofen', 'Amoksisilin 500 mg');
    expect(found.found.map(({ drugs }) => drugs)).toEqual([
      ['warfarin', 'ibuprofen'],
      ['lisinopril', 'ibuprofen'],
    ]);
    expect(found.allergies).toEqual([{ drug: 'amoxicillin', allergy: 'Penisilin' }]);
    expect((await check('losartan')).found).toMatchObject([{ drugs: ['lisinopril', 'losartan'] }]);
    // What she takes is not told again, and was not asked about.
    expect(await check('paracetamol')).toMatchObject({
      found: [{ drugs: ['warfarin', 'paracetamol'] }],
      drugs: [{ id: 'paracetamol' }],
    });
    expect((await check('enalapril')).duplicates).toMatchObject([{ drugs: ['enalapril', 'lisinopril'] }]);
  });

  test('with her own list: what is asked in the words of the record is one medicine, not two', async () => {
    const found = await check('Coumadin 5 mg', 'Lisinopril');
    expect(found.drugs.map(({ id }) => id)).toEqual(['warfarin', 'lisinopril']);
    expect(found.duplicates).toEqual([]);
  });

  test('with her kidneys, from the newest blood test of a year', async () => {
    await completed(nadege, doctor, { values: [{ test: 'creatinine', value: 2.6, unit: 'mg/dL' }] });
    const { facts, warnings } = await check('metformin');
    // CKD-EPI 2021 of a woman of 36 with 2.6 mg/dL.
    expect(facts).toMatchObject({ egfr: 24, egfrAt: '2026-11-15T12:00:00.000Z' });
    expect(warnings).toMatchObject([{ drug: 'metformin', about: 'kidney', severity: 'contraindicated' }]);
    await completed(nadege, doctor, { values: [{ test: 'egfr', value: 70, unit: 'mL/min/1.73m2' }] });
    await care.lakou.db.query("update lab_results set reported_at = reported_at - interval '400 days'");
    expect((await check('metformin')).facts).toMatchObject({ egfr: null, egfrAt: null });
  });

  test('with a pregnancy that she shares, and with the time of breastfeeding after it', async () => {
    await care.send('POST', profile(), nadege, { dueDate: '2027-03-09' });
    expect(await about('enalapril')).toEqual(['pregnancy']);
    await share(false);
    expect((await check('enalapril')).facts.pregnant).toBe(false);
    await share(true);
    await care.send('DELETE', profile(), nadege);
    expect((await check('codeine')).facts).toMatchObject({ pregnant: false, mayBreastfeed: true });
    expect(await about('codeine')).toEqual(['breastfeeding']);
    await care.lakou.db.query("update maternity_profiles set ended_at = ended_at - interval '3 years'");
    expect(await about('codeine')).toEqual([]);
  });

  test('which is put down; nobody but who treats her learns of it, nor of her child’s', async () => {
    const [look] = await care.lakou.db.query(
      "select subject_id as subject from audit_events where actor_id = $1 and action = 'drug-check:read' limit 1",
      [doctor.id],
    );
    expect(look).toEqual({ subject: nadege.id });
    expect((await ask(stranger, ['enalapril'])).statusCode).toBe(404);
    expect((await ask(doctor, ['enalapril'], { dependentId: child })).statusCode).toBe(404);
    expect((await ask(nadege, ['enalapril'])).statusCode).toBe(403);
    expect((await ask(doctor, [])).statusCode).toBe(400);
  });
});
