import { beforeAll, describe, expect, test } from 'vitest';
import type { Instance } from '#test/instance.ts';
import { jsonLdFaults } from '#test/json-ld.ts';
import { profileTest, type Somebody } from '#test/profiles.ts';
import { listProvider } from '#test/providers.ts';
import { testWebFolder } from '#test/web-folder.ts';

const web = testWebFolder();
const { lakou, somebody, send } = profileTest();
let patient: Somebody;
let pages: Instance;
let strict: Instance;

const HOURS = {
  timeZone: 'America/Port-au-Prince',
  hours: [{ day: 'mon', from: '08:00', to: '16:00' }],
};

interface About {
  facilityAddress: string;
  specialties?: string[];
  openingHours?: object;
}

/** A clinic whose administrator has completed its profile; returns its id. */
async function newClinic(name: string, about: About): Promise<string> {
  const admin = await somebody('CLINIC_ADMIN');
  const clinicDetails = {
    name,
    contactEmail: 'kontak@klinik.test',
    contactPhone: '+50937005000',
    specialties: ['Pediatrics'],
    ...about,
  };
  const reply = await send('POST', `/api/users/${admin.id}/complete-profile`, admin, { clinicDetails });
  expect(reply.statusCode).toBe(200);
  return reply.json().clinicId;
}

let soley: string;

beforeAll(async () => {
  patient = await somebody('PATIENT');
  soley = await newClinic('Klinik Solèy', {
    facilityAddress: '3, rue Commerce, Jérémie',
    specialties: ['Pediatrics', 'Surgery'],
    openingHours: HOURS,
  });
  await newClinic('Bon Samaritain', { facilityAddress: 'Okay' });
  await somebody('CLINIC_ADMIN');
  await listProvider(lakou.db, { name: 'Wilner Noël', clinicId: soley, stars: [3], verified: true });
  await listProvider(lakou.db, { name: 'Guerda Noël', clinicId: soley, stars: [5] });
  await listProvider(lakou.db, { name: 'Not Done', clinicId: soley, complete: false });
  await listProvider(lakou.db, { name: 'Works Alone' });
  pages = await lakou.open({
    webFolder: web.folder,
    jobs: false,
    config: { publicUrl: 'https://l.example' },
  });
  strict = await lakou.open({ jobs: false, config: { providerVerification: 'listing' } });
});

const find = async (query = '', as: Somebody = patient) =>
  (await send('GET', `/api/clinics${query}`, as)).json();
const names = async (query = '') => (await find(query)).map(({ name }: { name: string }) => name);

describe('FIND-5 clinics are found', () => {
  test('by name, in order; one whose profile is not complete is not shown', async () => {
    expect(await names()).toEqual(['Bon Samaritain', 'Klinik Solèy']);
  });

  test('a card has exactly these fields', async () => {
    const [, card] = await find();
    expect(card).toEqual({
      id: soley,
      name: 'Klinik Solèy',
      logoUrl: null,
      address: '3, rue Commerce, Jérémie',
      phone: '+50937005000',
      email: 'kontak@klinik.test',
      specialties: ['Pediatrics', 'Surgery'],
      country: 'HT',
      openingHours: HOURS,
      providers: 2,
      isVerified: false,
    });
    const profile = (await send('GET', `/api/clinics/${soley}/profile`, patient)).json();
    expect(profile).toEqual({ ...card, services: [] });
  });

  test.each([
    ['?q=SOLEY', ['Klinik Solèy']],
    ['?q=jeremie surgery', ['Klinik Solèy']],
    ['?q=pediatrics', ['Bon Samaritain', 'Klinik Solèy']],
    ['?q=ok', ['Bon Samaritain']],
    ['?q=soley okay', []],
    ['?q=%25', []],
  ])('%s finds %j', async (query, found) => {
    expect(await names(query)).toEqual(found);
  });

  test('a changed address is searched at once', async () => {
    await lakou.db.query(`update clinics set facility_address = 'Pestel' where id = $1`, [soley]);
    expect(await names('?q=pestel')).toEqual(['Klinik Solèy']);
    await lakou.db.query(`update clinics set facility_address = '3, rue Commerce, Jérémie' where id = $1`, [
      soley,
    ]);
    expect(await names('?q=pestel')).toEqual([]);
  });

  test('page by page', async () => {
    const [first] = await find('?limit=1');
    expect(first.name).toBe('Bon Samaritain');
    expect(await names(`?limit=1&after=${first.id}`)).toEqual(['Klinik Solèy']);
    expect(await names(`?limit=1&after=${soley}`)).toEqual([]);
  });
});

describe('FIND-5 the page of a clinic', () => {
  const providers = async (query = '') =>
    (await send('GET', `/api/clinics/${soley}/providers${query}`, patient)).json();

  test('shows who works there, the best rated first, page by page', async () => {
    const all = await providers();
    expect(all.map(({ name }: { name: string }) => name)).toEqual(['Guerda Noël', 'Wilner Noël']);
    expect(all[0]).toMatchObject({ clinicId: soley, email: null });
    const [first] = await providers('?limit=1');
    expect(await providers(`?limit=1&after=${first.id}`)).toEqual([all[1]]);
  });

  test('names once what those who are shown there do, or set a length for', async () => {
    const clinic = await newClinic('Klinik Sèvis', { facilityAddress: 'Pestel' });
    const works = async (services: string[], more: { verified?: boolean; complete?: boolean } = {}) => {
      const id = await listProvider(lakou.db, { clinicId: clinic, ...more });
      await lakou.db.query('update provider_profiles set services = $2 where user_id = $1', [id, services]);
      return id;
    };
    await works(['wound-care', 'vaccination'], { verified: true });
    await works(['vaccination', 'general-consultation']);
    await works(['surgery-consultation'], { complete: false });
    await lakou.db.query(
      'insert into provider_service_minutes (provider_id, service, minutes) values ($1, $2, 20)',
      [await works([]), 'blood-pressure-check'],
    );
    const named = async (at: Pick<Instance, 'app'>) =>
      (await at.app.inject({ url: `/api/clinics/${clinic}/profile` })).json().services;
    expect(await named(pages)).toEqual([
      'blood-pressure-check',
      'general-consultation',
      'vaccination',
      'wound-care',
    ]);
    expect(await named(strict)).toEqual(['vaccination', 'wound-care']);
    await lakou.db.query('update app_users set erase_after = now() where clinic_id = $1', [clinic]);
  });

  test('where only verified licences are shown, a clinic needs somebody with one', async () => {
    const get = (url: string) => strict.app.inject({ url, headers: patient.headers });
    expect((await get('/api/clinics')).json()).toMatchObject([{ name: 'Klinik Solèy', providers: 1 }]);
    expect((await get(`/api/clinics/${soley}/providers`)).json()).toMatchObject([{ name: 'Wilner Noël' }]);
  });

  test('a clinic that closes is gone, from the list, its page and the calls', async () => {
    const gone = await newClinic('Klinik Fèmen', { facilityAddress: 'Jakmèl' });
    const page = () => pages.app.inject({ url: `/ht/clinics/${gone}`, headers: { accept: 'text/html' } });
    expect((await page()).statusCode).toBe(200);
    await lakou.db.query('update app_users set erase_after = now() where clinic_id = $1', [gone]);
    expect(await names()).not.toContain('Klinik Fèmen');
    for (const part of ['profile', 'providers'])
      expect((await send('GET', `/api/clinics/${gone}/${part}`, patient)).statusCode).toBe(404);
    expect((await page()).statusCode).toBe(404);
  });

  test('says in three languages which clinic it is, to search engines and to whom it is sent', async () => {
    for (const [lang, words] of [
      ['en', 'address, hours and providers'],
      ['fr', 'adresse, horaires et professionnels'],
      ['ht', 'adrès, lè travay ak pwofesyonèl'],
    ]) {
      const { body } = await pages.app.inject({ url: `/${lang}/clinics/${soley}` });
      expect(body).toContain('<title>Klinik Solèy · Lakou</title>');
      expect(body).toContain(words);
      expect(body).toContain(`href="https://l.example/${lang}/clinics/${soley}"`);
      const [, data = ''] = /<script type="application\/ld\+json">(.+?)<\/script>/.exec(body) ?? [];
      expect(JSON.parse(data)).toMatchObject({ '@type': 'MedicalClinic', name: 'Klinik Solèy' });
      expect(jsonLdFaults(JSON.parse(data))).toEqual([]);
    }
    for (const id of [crypto.randomUUID(), 'abc'])
      expect((await pages.app.inject({ url: `/en/clinics/${id}` })).statusCode).toBe(404);
  });
});

describe('attack: no public reply tells the address that somebody signs in with', () => {
  test('a provider’s card shows the contact address they gave, and none until then', async () => {
    const provider = await somebody('PROVIDER');
    const id = await listProvider(lakou.db, { name: 'Marise Volcy', clinicId: soley });
    const change = { contactEmail: ' Kabine@Example.test ' };
    const [{ email } = { email: '' }] = await lakou.db.query<{ email: string }>(
      'select email from app_users where id = $1',
      [id],
    );
    const urls = [`/api/providers/${id}`, '/api/providers', `/api/clinics/${soley}/providers`];
    for (const url of urls) expect((await send('GET', url, patient)).body).not.toContain(email);
    const changed = await send('PUT', `/api/users/${provider.id}`, provider, change);
    expect(changed.json()).toMatchObject({ contactEmail: 'kabine@example.test' });
    const wrong = await send('PUT', `/api/users/${provider.id}`, provider, { contactEmail: 'kabine' });
    expect([wrong.statusCode, wrong.json().fields[0]]).toEqual([
      400,
      { path: 'contactEmail', code: 'email_invalid' },
    ]);
    await lakou.db.query(
      `update provider_profiles set contact_email = 'rv@example.test' where user_id = $1`,
      [id],
    );
    for (const url of urls) expect((await send('GET', url, patient)).body).toContain('rv@example.test');
    expect(
      (await send('PUT', `/api/users/${provider.id}`, provider, { contactEmail: '' })).json(),
    ).toMatchObject({
      contactEmail: null,
    });
  });
});
