import { employ } from '../../src/capabilities/dispatch/dispatch.access-table.ts';
import { eraseDueAccounts } from '../../src/capabilities/my-data/erasure.service.ts';
import { capabilities } from '../../src/capabilities.ts';
import type { Person } from '../app.ts';
import { allRows, kindsOf } from './ids.ts';
import type { QuickApp } from './quick-app.ts';
import { type Related, relate, stage } from './relations.ts';
import type { Scene, Viewer } from './targets.ts';
import { furnish, settle } from './tenant.ts';

/** The patient tells all that a profile can hold. */
async function tellAll({ db }: QuickApp, { id }: Person): Promise<void> {
  await db.query("update app_users set name = 'Nadège Pierre', phone = '+50937001234' where id = $1", [id]);
  await db.query(
    `insert into patient_profiles (user_id, address, date_of_birth, gender, marital_status, insurance_provider,
       primary_health_concerns, id_verification_url, emergency_contact)
     values ($1, '12, rue Capois, Jacmel', '1991-03-14', 'Female', 'married', 'OFATMA', 'Tansyon', 'CIN 01-01',
       '{"name": "Rose", "phone": "+50937005678", "address": "Jacmel"}')`,
    [id],
  );
}

async function tellWork({ db }: QuickApp, { id }: Person): Promise<void> {
  await db.query("update app_users set name = 'Mirlande Joseph', phone = '+50937001235' where id = $1", [id]);
  await db.query(
    `update provider_profiles set professional_title = 'Doktè', specialty_tags = '{ti moun}', credentials = 'MD',
       npi = '1234567893', years_of_experience = 7, education = 'UEH', license_number = 'L-1', bio = 'Mwen la',
       license_issuing_authority = 'MSPP', license_expiration_date = '2030-01-01', languages_spoken = '{ht}',
       license_verified = true where user_id = $1`,
    [id],
  );
}

const CHILD = { name: 'Ti Jo', dateOfBirth: '2019-04-02', relationship: 'child' } as const;

/** Somebody who had a visit to come when they left for good. */
async function erased(app: QuickApp, world: Parameters<typeof stage>[1]): Promise<Related> {
  const gone = await world.person('PATIENT');
  const on = stage(app, world, gone, '');
  const of = await on.professional('erased');
  await on.book(of, 30);
  await app.db.query('update app_users set erase_after = $2 where id = $1', [gone.id, app.clock.now()]);
  await eraseDueAccounts(app.platform, capabilities);
  return of;
}

/** Somebody who works in this role at the clinic. */
async function colleague(
  world: Parameters<typeof stage>[1],
  clinic: Person | undefined,
  role: 'Scheduler' | 'Dispatcher',
): Promise<Person> {
  const somebody = await world.person('PROVIDER');
  const clinicId = clinic?.clinicId ?? '';
  await employ(world, somebody.id, clinicId, role);
  return { ...somebody, clinicId };
}

/** A patient with a child, and everybody who may look at her. */
export async function openScene(app: QuickApp): Promise<{ scene: Scene; viewers: Viewer[] }> {
  const world = app.tenant();
  const herself = await world.somebody('PATIENT');
  await tellAll(app, herself);
  const params = { id: herself.id };
  const { id: childId } = await world.api('POST /api/users/:id/dependents', herself, { params, body: CHILD });
  const related = [...(await relate(stage(app, world, herself, childId))), await erased(app, world)];

  const again = async (person: Person): Promise<Person> => {
    const signedIn = await app.again(person);
    world.knows(signedIn);
    return signedIn;
  };
  const people = await settle(app, world);
  for (const [role, person] of people) people.set(role, await again(person));
  const belongings = await furnish(app, world, people);
  const patient = people.get('PATIENT') ?? herself;
  // The fixtures begin and end pregnancies in turn.
  const pregnancy = { params, body: { dueDate: '2027-03-09', shared: true } };
  await app.db.query(
    'update maternity_profiles set ended_at = $2 where patient_id = $1 and ended_at is null',
    [patient.id, app.clock.now()],
  );
  await world.api('POST /api/data/health/maternity/:id/profile', patient, pregnancy);
  const body = { mood: 'good', notes: 'Byen' } as const;
  await world.api('POST /api/data/health/maternity/:id/journal', patient, { params, body });
  const provider = people.get('PROVIDER');
  if (provider) await tellWork(app, provider);

  const at = (name: string, person?: Person): Viewer => ({
    name,
    patient,
    isRelated: false,
    ...(person && { person }),
  });
  const viewers: Viewer[] = [
    at('anonymous'),
    at('patient and guardian', patient),
    at('provider in care', people.get('PROVIDER')),
    at('clinic', people.get('CLINIC_ADMIN')),
    at('scheduler', await colleague(world, people.get('CLINIC_ADMIN'), 'Scheduler')),
    at('dispatcher', await colleague(world, people.get('CLINIC_ADMIN'), 'Dispatcher')),
    at('sponsor', people.get('SPONSOR')),
    at('other patient', await world.person('PATIENT')),
    at('administrator', await world.person('ADMIN')),
  ];
  for (const { state, provider: one, clinic, patient: whom } of related) {
    const about = { patient: whom.id === patient.id ? patient : whom, isRelated: true };
    viewers.push({ ...about, name: `provider: ${state}`, person: await again(one) });
    viewers.push({ ...about, name: `clinic: ${state}`, person: await again(clinic) });
  }
  const rows = await allRows(app.db);
  return { scene: { world, people, childId, belongings, rows, kinds: kindsOf(rows) }, viewers };
}
