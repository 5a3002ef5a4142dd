import { expect, test } from 'vitest';
import { type Person, testApp } from '#test/app.ts';
import { employ } from '#test/clinic-staff.ts';

const lakou = testApp();
const call = (as: Person, key: string, payload?: object) => lakou.send(key, payload && { payload }, as);

async function newClinic() {
  const admin = await lakou.person('CLINIC_ADMIN');
  const id = admin.clinicId ?? '';
  return { admin, id, path: `/api/clinics/${id}/patient-imports`, patients: `/api/clinics/${id}/patients` };
}
const columns = { name: 'Non', email: 'Imèl', phone: 'Telefòn', dateOfBirth: 'Dat nesans', gender: 'Sèks' };
const file = (...lines: string[]) => [Object.values(columns).join(';'), ...lines].join('\n');
const told = (userId: string) =>
  lakou.platform.db.query('select 1 from notifications where user_id = $1', [userId]);

test('CLIN-6 a file is previewed with what is wrong, then all of it is added or nothing', async () => {
  const { admin, path, patients } = await newClinic();
  const csv = file(
    'Marie Joseph;marie.joseph@example.test;+50937001234;12/04/1990;fi',
    'Jan Pyè;;37005555;;',
    ';nobody@example.test;;;',
  );
  const preview = await call(admin, `POST ${path}/preview`, { csv });
  expect(preview.json()).toMatchObject({
    columns,
    lines: 3,
    ready: 2,
    known: 0,
    faults: 1,
    firstFaults: [{ line: 4, fault: 'no_name' }],
    firstPatients: [
      { line: 2, dateOfBirth: '1990-04-12', gender: 'Female', isKnown: false },
      { line: 3, email: null },
    ],
  });
  const refused = await call(admin, `POST ${path}`, { csv, columns });
  expect([refused.statusCode, refused.json().code]).toEqual([422, 'patient_csv_faults']);
  expect((await call(admin, `GET ${patients}`)).json()).toEqual([]);
  const done = await call(admin, `POST ${path}`, { csv, columns, skipFaults: true });
  expect([done.statusCode, done.json()]).toEqual([200, { added: 2, known: 0, skipped: 1 }]);
  const listed = (await call(admin, `GET ${patients}`)).json();
  expect(listed).toMatchObject([
    { name: 'Jan Pyè', email: null, consent: 'none', patientId: null },
    { name: 'Marie Joseph', consent: 'pending', patientId: null },
  ]);
  // Sent again, nobody is doubled.
  const again = await call(admin, `POST ${path}`, { csv, columns, skipFaults: true });
  expect(again.json()).toEqual({ added: 0, known: 2, skipped: 1 });
  expect((await call(admin, `POST ${path}/preview`, { csv })).json()).toMatchObject({ ready: 0, known: 2 });
});

test('CLIN-6 attack: a file tells nothing of who has an account, and whoever has one is asked', async () => {
  const { admin, path, patients } = await newClinic();
  const patient = await lakou.person('PATIENT');
  await lakou.platform.db.query('update app_users set email_verified_at = now() where id = $1', [patient.id]);
  const csv = file(`Lòt Non;${patient.email};;;`, 'Lòt Non;pa.egziste@example.test;;;');
  const preview = (await call(admin, `POST ${path}/preview`, { csv })).json();
  const shape = (row: object) => ({ ...row, line: 0, id: '', email: '' });
  expect(shape(preview.firstPatients[0])).toEqual(shape(preview.firstPatients[1]));
  expect((await call(admin, `POST ${path}`, { csv, columns })).json().added).toBe(2);
  const listed = (await call(admin, `GET ${patients}`)).json();
  expect(shape(listed[0])).toEqual(shape(listed[1]));
  await expect.poll(() => told(patient.id)).toHaveLength(1);
  const [asking] = (await call(patient, 'GET /api/users/me/clinics')).json();
  expect(asking).toMatchObject({ state: 'asked' });
});

test('CLIN-6 ten thousand lines are added at once, one more is refused', async () => {
  const { admin, path } = await newClinic();
  const lines = Array.from({ length: 9999 }, (_, n) => `Pasyan ${n};p${n}@example.test;;;`);
  const done = await call(admin, `POST ${path}`, { csv: file(...lines), columns });
  expect(done.json()).toEqual({ added: 9999, known: 0, skipped: 0 });
  const long = await call(admin, `POST ${path}`, { csv: file(...lines, 'a;;;;', 'b;;;;'), columns });
  expect([long.statusCode, long.json().code]).toEqual([413, 'patient_csv_too_large']);
});

test('CLIN-6 attack: a file of a million lines is refused at once, and adds nobody', async () => {
  const { admin, path, patients } = await newClinic();
  const csv = file('a;;;;\n'.repeat(1_000_000));
  for (const key of [`POST ${path}/preview`, `POST ${path}`]) {
    const refused = await call(admin, key, { csv, columns });
    expect([refused.statusCode, refused.json().code], key).toEqual([413, 'patient_csv_too_large']);
  }
  expect((await call(admin, `GET ${patients}`)).json()).toEqual([]);
});

test('CLIN-6 what cannot be read is said, and only the desk may import', async () => {
  const { admin, id, path } = await newClinic();
  const code = async (csv: string, more: object = { columns }) =>
    (await call(admin, `POST ${path}`, { csv, ...more })).json().code;
  expect(await code('Non\nMari\uFFFD')).toBe('csv_unreadable');
  expect(await code('Non')).toBe('csv_no_rows');
  expect(await code('A,B\nx,y')).toBe('patient_csv_columns_missing');
  expect(await code('Non\nMari', { columns: { name: 'Non', phone: 'Non' } })).toBe('csv_duplicate_columns');
  expect((await call(admin, `POST ${path}/preview`, { csv: 'A,B\nx,y' })).json()).toMatchObject({
    columns: { name: null },
    ready: 0,
  });
  const csv = file('Mari;;;;');
  for (const [role, status] of [
    ['Scheduler', 200],
    ['Dispatcher', 403],
    ['Provider', 403],
  ] as const) {
    const person = await employ(lakou, id, role);
    expect((await call(person, `POST ${path}/preview`, { csv })).statusCode).toBe(status);
  }
});
