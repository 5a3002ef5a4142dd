import type { LabRequest, LabResult } from '@lakou/contract/labs';
import { uuidv7 } from 'uuidv7';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Somebody } from '#test/bookings.ts';
import { HB, labTest } from '#test/labs.ts';
import { pagesOf } from '#test/pdf-pages.ts';
import { releaseHeldResults } from './held-results.jobs.ts';

const { care, ask, status, request, requested, move, enter, results, processed, completed, verify, people } =
  labTest();
let nadege: Somebody;
let marie: Somebody;
let doctor: Somebody;
let technician: Somebody;
let stranger: Somebody;
let child: string;
let clinic: string;
beforeAll(async () => {
  ({ nadege, marie, doctor, technician, stranger, child, clinic } = await people());
});

describe('LAB-1 asking for a test', () => {
  test('LAB-1 API-2 the documented body makes a request; state and time are the server’s', async () => {
    const reply = await ask('POST', 'requests', nadege, {
      patientId: nadege.id,
      testType: 'blood',
      status: 'completed',
      requestedDate: '2020-01-01T00:00:00.000Z',
    });
    expect([reply.statusCode, reply.json()]).toEqual([
      201,
      expect.objectContaining({
        patientId: nadege.id,
        testType: 'blood',
        status: 'requested',
        requestedDate: '2026-11-15T12:00:00.000Z',
        title: 'Blood test',
      }),
    ]);
    expect(reply.json()).not.toHaveProperty('dependentId');
    for (const wrong of [{ testType: 'hair' }, { testType: undefined }, { tests: ['urinalysis'] }])
      expect((await request(nadege, wrong)).statusCode).toBe(400);
  });

  test('LAB-1 a panel of the catalogue, a laboratory and a note; sent again it is written once', async () => {
    const clientId = uuidv7();
    const details = {
      tests: ['complete_blood_count', 'malaria'],
      laboratoryId: clinic,
      note: 'Fever',
      clientId,
    };
    const first = await requested(nadege, details);
    expect(first).toMatchObject({ title: 'Complete blood count, Malaria test', laboratory: { id: clinic } });
    expect((await requested(nadege, details)).id).toBe(first.id);
    expect((await ask('GET', `requests/${nadege.id}`, nadege)).json()).toHaveLength(1);
    // The same client id of somebody else is another request.
    expect((await requested(marie, { clientId })).id).not.toBe(first.id);
    expect((await request(nadege, { clientId, dependentId: child })).statusCode).toBe(409);
  });

  test('FAM-3 LAB-4 for a dependent; the list shows the family, or one of them', async () => {
    await requested(nadege);
    const childs = await requested(nadege, { dependentId: child, testType: 'urine' });
    expect(childs).toMatchObject({ dependentId: child, personName: 'Ti Rose' });
    const list = async (query = ''): Promise<LabRequest[]> =>
      (await ask('GET', `requests/${nadege.id}${query}`, nadege)).json();
    expect(await list()).toHaveLength(2);
    expect((await list(`?subject=${child}`)).map(({ id }) => id)).toEqual([childs.id]);
    expect((await list(`?subject=${nadege.id}`)).map(({ testType }) => testType)).toEqual(['blood']);
    expect((await request(marie, { dependentId: child })).statusCode).toBe(404);
    expect((await request(marie, { patientId: nadege.id })).statusCode).toBe(403);
  });

  test('LAB-4 who treats her orders for her and reads hers, not the child’s', async () => {
    await requested(nadege);
    await requested(nadege, { dependentId: child });
    const ordered = await ask('POST', 'requests', doctor, { patientId: nadege.id, testType: 'urine' });
    expect([ordered.statusCode, ordered.json().requestedBy.id]).toEqual([201, doctor.id]);
    expect(await status('POST', 'requests', stranger, { patientId: nadege.id, testType: 'urine' })).toBe(404);
    expect((await ask('GET', `requests/${nadege.id}`, doctor)).json()).toHaveLength(2);
    expect(await status('GET', `requests/${nadege.id}`, stranger)).toBe(404);
    expect((await ask('GET', 'worklist', doctor)).json()).toHaveLength(2);
    expect((await ask('GET', 'worklist', stranger)).json()).toEqual([]);
  });

  test('LAB-4 attack: one client id does not lead a provider from one patient to another', async () => {
    const other = await care.patient();
    const { id } = await care.booking(other, doctor.id, '2026-11-18T14:00:00Z');
    await care.put(id, 'confirmed');
    const of = (who: Somebody) => ({ patientId: who.id, testType: 'urine', clientId });
    const clientId = uuidv7();
    expect(await status('POST', 'requests', doctor, of(nadege))).toBe(201);
    expect(await status('POST', 'requests', doctor, of(other))).toBe(409);
  });
});

describe('LAB-2 from requested to completed', () => {
  test('LAB-2 each step follows the one before; completed comes with its result alone', async () => {
    const { id } = await requested(nadege);
    expect((await move(doctor, id, 'processing')).json().code).toBe('move_not_allowed');
    expect((await enter(doctor, id)).statusCode).toBe(409);
    expect((await move(doctor, id, 'sample_collected')).json().status).toBe('sample_collected');
    expect((await move(doctor, id, 'processing')).statusCode).toBe(200);
    expect((await move(doctor, id, 'completed')).statusCode).toBe(409);
    expect((await enter(doctor, id)).statusCode).toBe(201);
    expect((await enter(doctor, id)).statusCode).toBe(409);
    expect((await move(doctor, id, 'cancelled')).statusCode).toBe(409);
  });

  test('LAB-2 a patient cancels what nobody has begun, and moves nothing else', async () => {
    const { id } = await requested(nadege);
    expect((await move(nadege, id, 'sample_collected')).statusCode).toBe(403);
    expect((await move(marie, id, 'cancelled')).statusCode).toBe(404);
    expect((await move(nadege, id, 'cancelled')).json().status).toBe('cancelled');
    const { id: begun } = await processed(nadege, doctor);
    expect((await move(nadege, begun, 'cancelled')).json().code).toBe('move_not_allowed');
    expect((await move(doctor, begun, 'cancelled')).statusCode).toBe(200);
  });

  test('LAB-2 staff of the named laboratory see that request and nothing else of hers', async () => {
    const before = await completed(nadege, doctor);
    const { id } = await requested(nadege, { laboratoryId: clinic, tests: ['hemoglobin'] });
    expect((await ask('GET', 'worklist', technician)).json().map((one: LabRequest) => one.id)).toEqual([id]);
    for (const to of ['sample_collected', 'processing'])
      expect((await move(technician, id, to)).statusCode).toBe(200);
    const work = (await ask('GET', `worklist/${id}`, technician)).json();
    expect(work).toMatchObject({ person: { ageYears: 36, sex: 'Female' }, earlier: [] });
    expect((await ask('GET', `worklist/${id}`, doctor)).json().earlier[0].points).toHaveLength(1);
    expect((await enter(technician, id)).statusCode).toBe(201);
    expect((await results(technician)).map(({ requestId }) => requestId)).toEqual([id]);
    expect((await ask('GET', `results/${id}/trends`, technician)).json()[0].points).toHaveLength(1);
    expect((await ask('GET', `results/${id}/trends`, nadege)).json()[0].points).toHaveLength(2);
    expect(await status('GET', `results/${before.id}`, technician)).toBe(404);
    expect(await status('GET', `requests/${nadege.id}`, technician)).toBe(404);
    await care.lakou.db.query('update provider_profiles set license_verified = false where user_id = $1', [
      technician.id,
    ]);
    expect(await status('GET', `results/${id}`, technician)).toBe(404);
    expect(await status('GET', 'worklist', technician)).toBe(403);
    await verify(technician);
  });
});

describe('LAB-3 results', () => {
  test('LAB-3 API-3 the printed range wins, then ours by age and sex, else there is none', async () => {
    const { id } = await processed(nadege, doctor);
    const values = [
      HB,
      { ...HB, test: '718-7', value: '10,6', low: 10, high: 16 },
      { test: 'malaria', value: 'negative' },
      { test: 'Ferritin', value: 9, unit: 'ng/mL', low: 15, high: 150 },
      { test: 'Vitamin X', value: '4' },
    ];
    const result: LabResult = (await enter(doctor, id, { values, summary: 'Iron for 3 months.' })).json();
    expect(
      result.values.map(({ name, loinc, flag, basis, low, high }) => [name, loinc, flag, basis, low, high]),
    ).toEqual([
      ['Hemoglobin', '718-7', 'low', 'reference_range', 12, 15.5],
      ['Hemoglobin', '718-7', 'normal', 'printed_range', 10, 16],
      ['Malaria test', null, 'unknown', 'none', null, null],
      ['Ferritin', null, 'low', 'printed_range', 15, 150],
      ['Vitamin X', null, 'unknown', 'none', null, null],
    ]);
    expect(result).toMatchObject({
      requestId: id,
      reportDate: '2026-11-15T12:00:00.000Z',
      downloadUrl: `/api/data/labs/results/${id}/download`,
      comment: 'Iron for 3 months.',
    });
    expect(result.summary).toContain('Hemoglobin 10.6 g/dL\n');
    expect(await results(nadege)).toEqual([result]);
    expect(await care.told(nadege.id, id)).toEqual(['lab_ready']);
  });

  test('LAB-3 a child’s value is compared with no adult range', async () => {
    const childs = await care.booking(nadege, doctor.id, '2026-11-17T14:00:00Z', { dependentId: child });
    await care.put(childs.id, 'confirmed');
    const { id } = await processed(nadege, doctor, { dependentId: child });
    expect((await enter(doctor, id)).json().values[0]).toMatchObject({ flag: 'unknown', low: null });
    expect((await results(nadege, `?subject=${child}`))[0]?.dependentId).toBe(child);
    expect(await results(nadege, `?subject=${nadege.id}`)).toEqual([]);
    await care.put(childs.id, 'cancelled');
    expect(await status('GET', `results/${id}`, doctor)).toBe(404);
  });

  test('LAB-3 an impossible number, one without its unit and an empty result are refused, and nothing is completed', async () => {
    const { id } = await processed(nadege, doctor);
    const slip = await enter(doctor, id, { values: [HB, { ...HB, value: 106 }] });
    expect([slip.statusCode, slip.json().fields]).toEqual([
      400,
      [{ path: 'values.1.value', code: 'lab_value_impossible' }],
    ]);
    const bare = await enter(doctor, id, { values: [HB, { test: 'glucose', value: 90 }] });
    expect([bare.json().code, bare.json().fields]).toEqual([
      'lab_unit_missing',
      [{ path: 'values.1.unit', code: 'lab_unit_missing' }],
    ]);
    expect((await enter(doctor, id, { values: [] })).json().code).toBe('lab_result_empty');
    expect((await enter(nadege, id)).statusCode).toBe(403);
    expect((await enter(stranger, id)).statusCode).toBe(404);
    expect((await ask('GET', `requests/${nadege.id}`, nadege)).json()[0].status).toBe('processing');
  });

  test('LAB-3 an amendment is a version, and the first one can still be read', async () => {
    const { id } = await completed(nadege, doctor);
    const amend = (as: Somebody, more: object = {}) =>
      ask('POST', `results/${id}/amendments`, as, {
        values: [{ ...HB, value: 11.6 }],
        reason: 'Typo',
        ...more,
      });
    expect((await amend(doctor)).json()).toMatchObject({ version: 2, reason: 'Typo' });
    // She read the first one: that it was corrected is said as such.
    expect((await care.told(nadege.id, id)).sort()).toEqual(['lab_amended', 'lab_ready']);
    expect((await amend(doctor, { reason: '' })).statusCode).toBe(400);
    expect((await amend(nadege)).statusCode).toBe(403);
    const read = async (query = '') => (await ask('GET', `results/${id}${query}`, nadege)).json();
    expect((await read()).values[0].value).toBe('11.6');
    expect((await read('?version=1')).values[0].value).toBe('10.6');
    expect(await results(nadege)).toHaveLength(1);
  });

  test('LAB-3 NOTE-1 what is held is shown once reviewed, or after a week, and told then', async () => {
    const { id } = await completed(nadege, doctor, { hold: true });
    const seen = async () => [await status('GET', `results/${id}`, nadege), (await results(nadege)).length];
    expect(await seen()).toEqual([404, 0]);
    expect((await ask('GET', `requests/${nadege.id}`, nadege)).json()[0]).toMatchObject({ held: true });
    expect((await ask('GET', `results/${id}`, doctor)).json().held).toBe(true);
    expect(await care.told(nadege.id, id)).toEqual([]);
    expect(await status('POST', `results/${id}/review`, nadege)).toBe(403);
    expect(await status('POST', `results/${id}/review`, doctor)).toBe(204);
    expect(await seen()).toEqual([200, 1]);
    expect(await care.told(nadege.id, id)).toEqual(['lab_ready']);

    const { id: other } = await completed(nadege, doctor, { hold: true });
    await releaseHeldResults(care.instance().platform);
    expect(await care.told(nadege.id, other)).toEqual([]);
    await care.lakou.db.query(
      "update lab_results set held_until = '2026-11-15T11:59:00Z' where request_id = $1",
      [other],
    );
    await releaseHeldResults(care.instance().platform);
    expect(await care.told(nadege.id, other)).toEqual(['lab_ready']);
    // A program that asks what changed since its last visit finds it by that.
    expect(
      await care.lakou.db.query('select released_at as at from lab_results where request_id = $1', [other]),
    ).toEqual([{ at: new Date('2026-11-15T12:00:00Z') }]);
  });

  test('LAB-2 a critical value stays in front of who treats her until it is acknowledged', async () => {
    const potassium = { test: 'potassium', value: 6.8, unit: 'mmol/L' };
    const ordered = await ask('POST', 'requests', doctor, {
      patientId: nadege.id,
      testType: 'blood',
      laboratoryId: clinic,
    });
    const { id } = ordered.json();
    for (const to of ['sample_collected', 'processing']) await move(technician, id, to);
    await enter(technician, id, { values: [potassium] });
    expect(await care.told(doctor.id, id)).toEqual(['lab_critical']);
    const criticals = async (as: Somebody) =>
      (await ask('GET', 'criticals', as)).json().map((one: LabResult) => one.id);
    expect([await criticals(doctor), await criticals(stranger)]).toEqual([[id], []]);
    expect(await status('POST', `results/${id}/acknowledge`, stranger)).toBe(404);
    expect(await status('POST', `results/${id}/acknowledge`, doctor)).toBe(204);
    expect(await criticals(doctor)).toEqual([]);
  });

  test('LAB-3 the PDF is one, in the reader’s language, and nobody else’s', async () => {
    const { id } = await completed(nadege, doctor);
    const pdf = await ask('GET', `results/${id}/download`, nadege);
    expect(pdf.statusCode).toBe(200);
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(pdf.headers['content-disposition']).toBe('attachment; filename="lab-result-2026-11-15.pdf"');
    expect(pdf.headers['content-security-policy']).toContain('sandbox');
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(await status('GET', `results/${id}/download`, marie)).toBe(404);
  });

  test('LAB-3 the PDF says when its person was born, but not to a laboratory that sees the request alone', async () => {
    await care.instance().platform.db.query(
      `insert into patient_profiles (user_id, date_of_birth) values ($1, '1991-03-14')
       on conflict (user_id) do update set date_of_birth = excluded.date_of_birth`,
      [nadege.id],
    );
    const textOf = async (id: string, who: Somebody) =>
      pagesOf((await ask('GET', `results/${id}/download`, who)).rawPayload)
        .flat()
        .map(({ text }) => text)
        .join('|');
    const { id } = await completed(nadege, doctor);
    for (const who of [nadege, doctor]) expect(await textOf(id, who)).toContain('1991');
    const sent = await processed(nadege, technician, { laboratoryId: clinic });
    await enter(technician, sent.id);
    const theirs = await textOf(sent.id, technician);
    expect(theirs).toContain('Hemoglobin');
    expect(theirs).not.toContain('1991');
  });

  test('LAB-3 the explanation reads the summary back', async () => {
    const { id, summary } = await completed(nadege, doctor);
    const reply = await care.instance().app.inject({
      method: 'POST',
      url: '/api/ai/explain-lab-results',
      headers: nadege.headers,
      payload: { summary },
    });
    expect(id).toBeDefined();
    expect(reply.json().findings).toEqual([expect.objectContaining({ test: 'hemoglobin', status: 'low' })]);
  });
});
