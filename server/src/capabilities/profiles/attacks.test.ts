import { uuidv7 } from 'uuidv7';
import { describe, expect, test } from 'vitest';
import { jpeg, jpegWithPlace, pdf, png, pngThatClaims } from '#test/pictures.ts';
import { CLINIC, PATIENT, PROVIDER, profileTest, type Somebody } from '#test/profiles.ts';
import { sweepFiles } from '../files/files.jobs.ts';

const { lakou, clock, instance, somebody, send, put, read, complete } = profileTest();
const audited = async (as: Somebody) =>
  (
    await lakou.db.query<{ action: string }>(
      `select action from audit_events where actor_id = $1 and subject_id = $1 and action like 'profile:refused:%'`,
      [as.id],
    )
  ).map(({ action }) => action.split(':')[2]);
async function upload(as: Somebody, payload: Buffer, kind = 'document'): Promise<string> {
  const headers = { ...as.headers, 'content-type': 'application/octet-stream' };
  const reply = await instance().app.inject({
    method: 'POST',
    url: `/api/files?kind=${kind}`,
    headers,
    payload,
  });
  return reply.json().url;
}
const dataUrl = (bytes: Buffer, type = 'image/jpeg') => `data:${type};base64,${bytes.toString('base64')}`;

describe('attack: mass assignment', () => {
  const GREEDY = {
    role: 'ADMIN',
    clinicId: uuidv7(),
    isProfileComplete: true,
    licenseVerified: true,
    rating: 5,
    donationHistory: [{ id: 'x', date: '2026-01-01', type: 'general', amount: 1000 }],
    email: 'thief@example.test',
  };
  test.each(Object.entries(GREEDY))(
    'API-5 %s is ignored, and the attempt written down',
    async (key, value) => {
      for (const role of ['PATIENT', 'PROVIDER'] as const) {
        const person = await somebody(role);
        const before = await read(person);
        const reply = await put(person, { [key]: value });
        expect(reply.statusCode).toBe(200);
        expect(reply.json()).toEqual(before);
        expect(await audited(person)).toEqual([key]);
      }
    },
  );

  test('not by completing a profile either', async () => {
    const provider = await somebody('PROVIDER');
    const { email } = await read(provider);
    const reply = await complete(provider, { ...PROVIDER, ...GREEDY });
    expect(reply.json()).toMatchObject({ role: 'PROVIDER', clinicId: null, licenseVerified: false, email });
    expect((await audited(provider)).sort()).toEqual(Object.keys(GREEDY).sort());
  });

  test('another id in the body changes nobody else', async () => {
    const [person, victim] = [await somebody('PATIENT'), await somebody('PATIENT')];
    await put(person, { id: victim.id, userId: victim.id, user_id: victim.id, name: 'Chanje' });
    expect(await read(victim)).toMatchObject({ id: victim.id, name: 'Somebody' });
    expect(await read(person)).toMatchObject({ id: person.id, name: 'Chanje' });
    expect(await audited(person)).toEqual(['id']);
  });

  test('columns and keys that no client knows of do nothing', async () => {
    const person = await somebody('PROVIDER');
    const before = await read(person);
    await put(person, {
      license_verified: true,
      is_profile_complete: true,
      password_hash: 'x',
      isEmailVerified: true,
      createdAt: '1999-01-01',
    });
    expect(await read(person)).toEqual(before);
  });

  test('API-5 a whole user sent back changes nothing and is no attempt', async () => {
    for (const [role, profile] of [
      ['PATIENT', PATIENT],
      ['PROVIDER', PROVIDER],
      ['CLINIC_ADMIN', { clinicDetails: CLINIC }],
    ] as const) {
      const person = await somebody(role);
      const user = (await complete(person, profile)).json();
      const reply = await put(person, { ...user, rating: null, donationHistory: [] });
      expect(reply.json()).toEqual(user);
      expect(await audited(person)).toEqual([]);
    }
  });

  test('fields of another role fall away', async () => {
    const patient = await somebody('PATIENT');
    const reply = await complete(patient, { ...PROVIDER, ...PATIENT, clinicDetails: CLINIC });
    expect(reply.statusCode).toBe(200);
    for (const field of ['specialty', 'licenseNumber', 'licenseVerified', 'availability'])
      expect(reply.json()).not.toHaveProperty(field);
    const rows = await lakou.db.query('select 1 from provider_profiles where user_id = $1', [patient.id]);
    expect(rows).toEqual([]);
    const sponsor = await somebody('SPONSOR');
    expect(
      (await put(sponsor, { dateOfBirth: '1991-01-01', specialty: 'Surgery' })).json(),
    ).not.toHaveProperty('dateOfBirth');
  });
});

test('attack: another’s profile can be neither read, changed nor completed, and does not exist', async () => {
  const [person, victim] = [await somebody('PATIENT'), await somebody('PATIENT')];
  await complete(victim, PATIENT);
  const before = await read(victim);
  for (const id of [victim.id, uuidv7(), `${victim.id}%00`, 'me', victim.id.toUpperCase()]) {
    expect((await send('GET', `/api/users/${id}`, person)).statusCode).toBe(404);
    expect((await send('PUT', `/api/users/${id}`, person, { name: 'x' })).statusCode).toBe(404);
    expect((await send('POST', `/api/users/${id}/complete-profile`, person, PATIENT)).statusCode).toBe(404);
  }
  expect(await read(victim)).toEqual(before);
});

describe('PROF-5 photos and papers', () => {
  test('PROF-8 a photo sent as a data URL becomes a small file without its place', async () => {
    const patient = await somebody('PATIENT');
    const { profilePhotoUrl } = (
      await put(patient, { profilePhotoUrl: dataUrl(await jpegWithPlace()) })
    ).json();
    expect(profilePhotoUrl).toMatch(/^\/api\/files\/[0-9a-f-]{36}$/);
    expect((await send('GET', profilePhotoUrl, await somebody('PROVIDER'))).statusCode).toBe(404);
    const photo = await send('GET', profilePhotoUrl, patient);
    expect([photo.statusCode, photo.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(photo.rawPayload.includes('SecretPhone')).toBe(false);
  });

  test('PROF-8 a logo too, for the clinic', async () => {
    const admin = await somebody('CLINIC_ADMIN');
    await complete(admin, { clinicDetails: { ...CLINIC, logoUrl: dataUrl(await png(), 'image/png') } });
    const { clinicId } = await read(admin);
    const { clinic } = (await send('GET', `/api/clinics/${clinicId}`, admin)).json();
    expect((await send('GET', clinic.logoUrl, admin)).statusCode).toBe(200);
  });

  test('a paper handed in before is named by its address, and stays its owner’s', async () => {
    const provider = await somebody('PROVIDER');
    const medicalLicenseUrl = await upload(provider, pdf());
    const photoIdUrl = dataUrl(await png(), 'image/png');
    const user = (await put(provider, { medicalLicenseUrl, photoIdUrl })).json();
    expect(user.medicalLicenseUrl).toBe(medicalLicenseUrl);
    for (const url of [user.medicalLicenseUrl, user.photoIdUrl]) {
      expect((await send('GET', url, provider)).statusCode).toBe(200);
      expect((await send('GET', url, await somebody('PROVIDER'))).statusCode).toBe(404);
      // Administrators review them.
      expect((await send('GET', url, await somebody('ADMIN'))).statusCode).toBe(200);
    }
  });

  test('what a profile holds stays; what was replaced goes', async () => {
    const patient = await somebody('PATIENT');
    const [first, second] = [
      await upload(patient, await jpeg(), 'photo'),
      await upload(patient, await png(), 'photo'),
    ];
    const paper = await upload(patient, pdf());
    await put(patient, { profilePhotoUrl: first, idVerificationUrl: paper });
    await put(patient, { profilePhotoUrl: second });
    const { headers } = patient;
    clock.move(25 * 3600);
    await sweepFiles(instance().platform);
    const status = async (url: string) => (await instance().app.inject({ url, headers })).statusCode;
    expect([await status(first), await status(second), await status(paper)]).toEqual([404, 200, 200]);
    await put(patient, { idVerificationUrl: 'paspò.pdf', profilePhotoUrl: null });
    await sweepFiles(instance().platform);
    expect([await status(second), await status(paper)]).toEqual([404, 404]);
    expect(await read(patient)).toMatchObject({ profilePhotoUrl: null, idVerificationUrl: 'paspò.pdf' });
  });

  test('attack: somebody else’s file cannot be made one’s own', async () => {
    const [thief, owner] = [await somebody('PROVIDER'), await somebody('PROVIDER')];
    const paper = await upload(owner, pdf());
    const photo = await upload(owner, await png(), 'photo');
    for (const body of [
      { medicalLicenseUrl: paper },
      { photoIdUrl: photo },
      { profilePhotoUrl: photo },
      { profilePhotoUrl: paper },
      { photoIdUrl: `/api/files/${uuidv7()}` },
      { photoIdUrl: '/api/files/../users' },
      { photoIdUrl: `${paper}?thumb=1` },
    ]) {
      const reply = await put(thief, body);
      expect([reply.statusCode, reply.json().code]).toEqual([404, 'not_found']);
    }
    const admin = await somebody('CLINIC_ADMIN');
    const logo = await complete(admin, { clinicDetails: { ...CLINIC, logoUrl: photo } });
    expect(logo.statusCode).toBe(404);
    expect(await read(admin)).toMatchObject({ isProfileComplete: false });
  });

  test('attack: one’s own paper does not become a photo that everybody sees', async () => {
    const patient = await somebody('PATIENT');
    expect((await put(patient, { profilePhotoUrl: await upload(patient, await png()) })).statusCode).toBe(
      404,
    );
  });

  test.each([
    ['an SVG', dataUrl(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml'), 415],
    ['a page', dataUrl(Buffer.from('<script>alert(1)</script>'), 'text/html'), 415],
    ['a page called a picture', dataUrl(Buffer.from('<script>alert(1)</script>'), 'image/png'), 415],
    ['a pixel bomb', dataUrl(pngThatClaims(32_000, 32_000), 'image/png'), 413],
    ['text behind data:', 'data:text/html,<script>alert(1)</script>', 415],
    ['nothing behind data:', 'data:', 415],
    ['a space and data:', ' data:text/html,x', 415],
  ])('attack: %s in a data URL', async (_, url, status) => {
    const provider = await somebody('PROVIDER');
    for (const field of ['profilePhotoUrl', 'photoIdUrl'])
      expect((await put(provider, { [field]: url })).statusCode).toBe(status);
    const files = await lakou.db.query('select 1 from files where owner_id = $1', [provider.id]);
    expect(files).toEqual([]);
  });

  test.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'vbscript:x',
    'blob:x',
    'file:///etc/passwd',
    'x'.repeat(501),
  ])('attack: %j is not kept as the name of a paper', async (text) => {
    const provider = await somebody('PROVIDER');
    expect((await put(provider, { photoIdUrl: text })).statusCode).toBe(400);
  });

  test.each(['https://evil.example/pixel.gif', 'photo.jpg', '//evil.example/x'])(
    'attack: a photo is never fetched from elsewhere: %s',
    async (profilePhotoUrl) => {
      const patient = await somebody('PATIENT');
      expect((await put(patient, { profilePhotoUrl })).statusCode).toBe(400);
    },
  );
});

test('two changes at once: neither is lost', async () => {
  const patient = await somebody('PATIENT');
  const changes = [
    { address: 'Jacmel' },
    { insuranceProvider: 'OFATMA' },
    { gender: 'Male' },
    { phone: '37001234' },
  ];
  await Promise.all(changes.map((change) => put(patient, change)));
  expect(await read(patient)).toMatchObject({
    address: 'Jacmel',
    insuranceProvider: 'OFATMA',
    gender: 'Male',
    phone: '+50937001234',
  });
});
