import { uuidv7 } from 'uuidv7';
import { expect, test } from 'vitest';
import { type Person, testApp } from '#test/app.ts';
import { employ } from '#test/clinic-staff.ts';

const lakou = testApp();
const call = (as: Person, key: string, payload?: object) => lakou.send(key, payload && { payload }, as);
type Listed = { id: string; name: string; tags: string[] };

async function newDesk() {
  const admin = await lakou.person('CLINIC_ADMIN');
  const clinic = `/api/clinics/${admin.clinicId}`;
  const add = async (more: object = {}): Promise<string> =>
    (
      await call(admin, `POST ${clinic}/patients`, {
        name: 'Marie Joseph',
        email: `${uuidv7()}@example.com`,
        phone: '+50937001234',
        dateOfBirth: '1990-04-12',
        ...more,
      })
    ).json().id;
  const walkIn = async () => {
    const sent = { clientId: uuidv7(), name: 'Marie Joseph' };
    const { id } = (await call(admin, `POST ${clinic}/walk-ins`, sent)).json();
    return (await call(admin, `POST /api/clinics/walk-ins/${id}/patient`, {})).json().clinicPatientId;
  };
  const list = async (): Promise<Listed[]> => (await call(admin, `GET ${clinic}/patients`)).json();
  const merge = (id: string, goneId: string) =>
    call(admin, `POST /api/clinics/patients/${id}/merge`, { goneId });
  return { admin, clinic, add, walkIn, list, merge };
}

test('CLIN-6 two entries of one person become one, what belongs to both follows, and it is undone', async () => {
  const { admin, clinic, add, walkIn, list, merge } = await newDesk();
  const first = await add();
  const second = await walkIn();
  await add({ name: 'Marie Joseph', dateOfBirth: '1971-01-01' });
  await call(admin, `PUT /api/clinics/patients/${second}/tags`, { tags: ['ijans'] });
  const twins = (await call(admin, `GET ${clinic}/patient-duplicates`)).json();
  expect(twins.map(({ kept, gone }: { kept: Listed; gone: Listed }) => [kept.id, gone.id])).toContainEqual([
    first,
    second,
  ]);
  const { id } = (await merge(first, second)).json();
  expect((await list()).map((one) => one.id)).not.toContain(second);
  expect((await list()).find((one) => one.id === first)?.tags).toEqual(['ijans']);
  const [waiting] = (await call(admin, `GET ${clinic}/walk-ins`)).json();
  expect(waiting.clinicPatientId).toBe(first);
  expect((await call(admin, `GET ${clinic}/patient-merges`)).json()).toMatchObject([
    { id, clinicPatientId: first },
  ]);
  expect((await call(admin, `POST /api/clinics/patient-merges/${id}/undo`)).statusCode).toBe(204);
  expect((await call(admin, `POST /api/clinics/patient-merges/${id}/undo`)).statusCode).toBe(404);
  expect((await list()).map((one) => one.id)).toContain(second);
  expect((await list()).find((one) => one.id === first)?.tags).toEqual([]);
  const [back] = (await call(admin, `GET ${clinic}/walk-ins`)).json();
  expect(back.clinicPatientId).toBe(second);
});

test('CLIN-6 nobody with an account is merged, nor somebody of another clinic, nor one with themselves', async () => {
  const { admin, add, list, merge } = await newDesk();
  const [written, patient] = [await add(), await lakou.person('PATIENT')];
  await lakou.platform.db.query('update app_users set email_verified_at = now() where id = $1', [patient.id]);
  const linked = await add({ email: patient.email });
  const accepted = await call(patient, `POST /api/clinics/links/${linked}/respond`, { answer: 'accept' });
  expect(accepted.statusCode).toBe(204);
  const other = await newDesk();
  const foreign = await other.add();
  for (const [kept, gone] of [
    [written, linked],
    [linked, written],
    [written, foreign],
    [foreign, written],
    [written, written],
  ] as const)
    expect((await merge(kept, gone)).statusCode).toBe(404);
  expect(await list()).toHaveLength(2);
  const provider = await employ(lakou, admin.clinicId ?? '', 'Provider');
  const body = { goneId: linked };
  expect((await call(provider, `POST /api/clinics/patients/${written}/merge`, body)).statusCode).toBe(403);
});

test('CLIN-6 a search is kept under a name for oneself', async () => {
  const { admin, clinic } = await newDesk();
  const scheduler = await employ(lakou, admin.clinicId ?? '', 'Scheduler');
  const views = `${clinic}/patient-views`;
  const { id } = (await call(admin, `POST ${views}`, { name: 'Dyabèt', tag: 'dyabèt' })).json();
  const again = await call(admin, `POST ${views}`, { name: 'dyabèt', q: 'Marie' });
  expect(again.json()).toEqual({ id, name: 'dyabèt', q: 'Marie', tag: '' });
  expect((await call(scheduler, `GET ${views}`)).json()).toEqual([]);
  expect((await call(scheduler, `DELETE /api/clinics/patient-views/${id}`)).statusCode).toBe(404);
  expect((await call(admin, `DELETE /api/clinics/patient-views/${id}`)).statusCode).toBe(204);
  expect((await call(admin, `GET ${views}`)).json()).toEqual([]);
});
