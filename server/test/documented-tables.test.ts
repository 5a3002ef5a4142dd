import { expect, test } from 'vitest';
import { testApp } from './app.ts';

const lakou = testApp();

/** Tables and columns that the specification names. Dependents have a table of their own. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  app_users: ['id', 'name', 'email', 'role', 'password_hash', 'clinic_id', 'is_email_verified'],
  clinics: ['id', 'name', 'contact_email', 'contact_phone', 'facility_address'],
  provider_profiles: ['user_id', 'clinic_id', 'clinic_role', 'languages_spoken'],
  patient_profiles: ['user_id', 'emergency_contact'],
  maternity_profiles: ['patient_id', 'due_date'],
  donations: [
    'id',
    'donor_id',
    'amount_cents',
    'currency',
    'type',
    'donor_name',
    'is_anonymous',
    'created_at',
  ],
};

test.each(Object.entries(NAMED))(
  'API-4 %s has the columns that the specification names',
  async (table, columns) => {
    const found = await lakou.platform.db.query<{ name: string }>(
      'select column_name as name from information_schema.columns where table_name = $1',
      [table],
    );
    expect(found.map(({ name }) => name)).toEqual(expect.arrayContaining([...columns]));
  },
);

test('API-4 a provider’s clinic is the account’s, whichever row is written first', async () => {
  const { db } = lakou.platform;
  const [provider, admin] = [await lakou.person('PROVIDER'), await lakou.person('CLINIC_ADMIN')];
  const clinicOf = `(select clinic_id from app_users where id = '${admin.id}')`;
  const profile = () =>
    db.query(
      `select clinic_id is not null as "hasClinic", clinic_role as role from provider_profiles where user_id = $1`,
      [provider.id],
    );
  await lakou.send(`PUT /api/users/${provider.id}`, { payload: { bio: 'Doktè' } }, provider);
  expect(await profile()).toEqual([{ hasClinic: false, role: null }]);
  await db.query(`update app_users set clinic_id = ${clinicOf} where id = $1`, [provider.id]);
  expect(await profile()).toEqual([{ hasClinic: true, role: 'Provider' }]);
  await db.query('delete from provider_profiles where user_id = $1', [provider.id]);
  await lakou.send(`PUT /api/users/${provider.id}`, { payload: { bio: 'Doktè' } }, provider);
  expect(await profile()).toEqual([{ hasClinic: true, role: 'Provider' }]);
});
