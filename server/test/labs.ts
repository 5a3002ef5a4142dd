import type { LabRequest, LabResult } from '@lakou/contract/labs';
import { beforeEach } from 'vitest';
import { bookingTest, type Somebody } from './bookings.ts';

type Method = 'GET' | 'POST' | 'PUT';

export const HB = { test: 'hemoglobin', value: 10.6, unit: 'g/dL' };

/** Patients, who treats one of them, a laboratory, and the calls of labs. */
export function labTest() {
  const care = bookingTest('2026-11-15T12:00:00Z');
  const ask = (method: Method, rest: string, as: Somebody, payload?: object) =>
    care.instance().app.inject({
      method,
      url: `/api/data/labs/${rest}`,
      headers: as.headers,
      ...(payload && { payload }),
    });
  const status = async (...call: Parameters<typeof ask>) => (await ask(...call)).statusCode;
  const request = (as: Somebody, more: object = {}) =>
    ask('POST', 'requests', as, { patientId: as.id, testType: 'blood', ...more });
  const requested = async (as: Somebody, more: object = {}): Promise<LabRequest> =>
    (await request(as, more)).json();
  const move = (as: Somebody, id: string, to: string) =>
    ask('PUT', `requests/${id}/status`, as, { status: to });
  const enter = (as: Somebody, requestId: string, more: object = {}) =>
    ask('POST', 'results', as, { requestId, values: [HB], ...more });
  const results = async (as: Somebody, query = ''): Promise<LabResult[]> =>
    (await ask('GET', `results${query}`, as)).json();

  async function processed(as: Somebody, by: Somebody, more: object = {}): Promise<LabRequest> {
    const made = await requested(as, more);
    for (const to of ['sample_collected', 'processing']) await move(by, made.id, to);
    return made;
  }

  async function completed(as: Somebody, by: Somebody, more: object = {}): Promise<LabResult> {
    const { id } = await processed(as, by);
    return (await enter(by, id, more)).json();
  }

  const verify = (who: Somebody) =>
    care.lakou.db.query('update provider_profiles set license_verified = true where user_id = $1', [who.id]);

  async function people() {
    const nadege = await care.patient();
    const marie = await care.patient();
    const child = await care.dependent(nadege);
    const admin = await care.somebody('CLINIC_ADMIN');
    await care.lakou.db.query('update app_users set is_profile_complete = true where id = $1', [admin.id]);
    const [found] = await care.lakou.db.query<{ id: string }>(
      'select clinic_id as id from app_users where id = $1',
      [admin.id],
    );
    const clinic = found?.id ?? '';
    const doctor = await care.provider();
    const technician = await care.provider({ clinicId: clinic });
    const stranger = await care.provider();
    for (const who of [doctor, technician, stranger]) await verify(who);
    await care.lakou.db.query(
      "update patient_profiles set gender = 'Female', date_of_birth = '1990-03-01' where user_id = $1",
      [nadege.id],
    );
    const { id } = await care.booking(nadege, doctor.id, '2026-11-16T14:00:00Z');
    await care.put(id, 'confirmed');
    return { nadege, marie, doctor, technician, stranger, child, clinic };
  }
  beforeEach(async () => {
    await care.lakou.db.transaction((db) => db.query('delete from lab_requests'));
  });
  return {
    care,
    ask,
    status,
    request,
    requested,
    move,
    enter,
    results,
    processed,
    completed,
    verify,
    people,
  };
}
