import { expect, type Page, test } from '@playwright/test';
import { qrPath } from '../web/app/ui/qr-path.ts';
import { expectDraft } from './device.ts';
import {
  collectErrors,
  expectAccessible,
  expectAccessibleOnDesktop,
  newEmail,
  PASSWORD,
  randomClientAddress,
  signIn,
} from './support.ts';

const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

/** Creates a user with an empty profile through the API and signs in. */
async function arrive(
  page: Page,
  language: 'en' | 'fr' | 'ht',
  who: { role: string } | { clinicName: string },
) {
  await page
    .context()
    .addCookies([
      { name: 'appLanguage', value: language, domain: 'localhost', path: '/', sameSite: 'Strict' },
    ]);
  const email = newEmail();
  const data = { name: 'Mirlande Joseph', email, password: PASSWORD, ...who };
  const path = 'role' in who ? '/api/auth/register' : '/api/auth/register/clinic';
  expect((await page.request.post(path, { data, headers: randomClientAddress() })).status()).toBe(201);
  await signIn(page, email);
}

const profileOf = async (page: Page) => (await page.request.get('/api/auth/session')).json();

/** Chooses a file as the phone's file chooser would. */
const choose = (page: Page, field: string, file: { name: string; mimeType: string; buffer: Buffer }) =>
  page.locator(`input[name="${field}"]`).setInputFiles(file);

test('PROF-1, PROF-2 a new patient is led to her profile, fills it in on a phone, and nothing she typed is lost', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await arrive(page, 'ht', { role: 'PATIENT' });
  await page.goto('/app/account-settings');
  await expect(page).toHaveURL('/app/complete-profile');
  await expect(page.getByText('Etap 1 sou 3')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Anile' })).toHaveCount(0);
  await expectAccessible(page);

  const next = page.getByRole('button', { name: 'Kontinye' });
  await next.click();
  await expect(page.getByText('Ou dwe ranpli kazye sa a.')).toHaveCount(3);
  await expect(page.getByLabel('Dat ou fèt')).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('Dat ou fèt').fill('1992-03-04');
  await expect(page.getByText('mèkredi 4 mas 1992')).toBeVisible();
  await page.getByLabel('Nimewo telefòn').first().fill('3712');
  await page.getByLabel('Adrès', { exact: true }).fill('14, ri Bwachèn, Delmas 33');
  await next.click();
  await expect(page.getByLabel('Nimewo telefòn').first()).toBeFocused();
  await page.getByLabel('Nimewo telefòn').first().fill('3712 3456');
  await next.click();

  await page.getByLabel('Non moun nan').fill('Rosemène Pierre');
  await expectDraft(page, 'Rosemène Pierre');
  await page.reload();
  await expect(page.getByText('Etap 2 sou 3')).toBeVisible();
  await expect(page.getByLabel('Non moun nan')).toHaveValue('Rosemène Pierre');
  await page.getByLabel('Nimewo telefòn moun nan').fill('305 555 0123');
  await page.getByRole('checkbox', { name: 'Menm adrès ak mwen' }).check();
  await expect(page.getByLabel('Adrès moun nan')).toHaveValue('14, ri Bwachèn, Delmas 33');
  await page.getByLabel('Adrès moun nan').fill('Miami');
  await expect(page.getByRole('checkbox', { name: 'Menm adrès ak mwen' })).not.toBeChecked();
  await next.click();

  await choose(page, 'profilePhotoUrl', {
    name: 'mwen.png',
    mimeType: 'image/png',
    buffer: await page.screenshot(),
  });
  await expect(page.getByText('mwen.png')).toBeVisible();
  await choose(page, 'idVerificationUrl', { name: 'kat.svg', mimeType: 'image/svg+xml', buffer: PDF });
  await expect(page.getByText('Nou pa ka pran kalite fichye sa a.')).toBeVisible();
  await choose(page, 'idVerificationUrl', { name: 'paspò.pdf', mimeType: 'application/pdf', buffer: PDF });
  await expect(page.getByText('paspò.pdf')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Anrejistre pwofil mwen' }).click();

  await expect(page).toHaveURL('/app');
  await expect(page.getByText('Pwofil ou ajou.')).toBeVisible();
  expect(await profileOf(page)).toMatchObject({
    isProfileComplete: true,
    dateOfBirth: '1992-03-04',
    phone: '+50937123456',
    emergencyContact: { name: 'Rosemène Pierre', phone: '+13055550123', address: 'Miami' },
    profilePhotoUrl: expect.stringMatching(/^\/api\/files\//),
    idVerificationUrl: expect.stringMatching(/^\/api\/files\//),
  });
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:'))),
  ).toEqual([]);
  expect(errors).toEqual([]);
});

test('PROF-1 until the profile is complete, only logging out leaves, and takes the draft along', async ({
  page,
}) => {
  await arrive(page, 'en', { role: 'PATIENT' });
  await page.goto('/app');
  await page.getByRole('banner').getByRole('link').click();
  await expect(page).toHaveURL('/app/complete-profile');
  await page.getByLabel('Address', { exact: true }).fill('Jacmel');
  const drafts = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')));
  await expect.poll(drafts).toHaveLength(1);
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/en/);
  expect(await drafts()).toEqual([]);
});

test('PROF-3, PROF-5 a new provider gives her licence, hours and a place on the map, with files', async ({
  page,
  context,
}) => {
  const errors = collectErrors(page);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 18.5392, longitude: -72.335 });
  await arrive(page, 'fr', { role: 'PROVIDER' });
  await page.goto('/app');
  const next = page.getByRole('button', { name: 'Continuer' });
  await expect(page.getByLabel('Années d’expérience')).toHaveValue('0');
  await page.getByLabel('Titre professionnel').fill('Infirmière');
  await page.getByLabel('Spécialité').selectOption('Family Medicine');
  await page.getByLabel('Formation').fill('FSIL, Léogâne, 2012');
  await page.getByLabel('Numéro de téléphone').fill('3712 3456');
  await next.click();

  await page.getByLabel('Numéro de licence').fill('HT-4455');
  await page.getByLabel('Délivrée par').fill('MSPP');
  await page.getByLabel('Date d’expiration').fill('2048-06-30');
  await choose(page, 'medicalLicenseUrl', { name: 'licence.pdf', mimeType: 'application/pdf', buffer: PDF });
  await expect(page.getByText('licence.pdf')).toBeVisible();
  await choose(page, 'photoIdUrl', {
    name: 'carte.png',
    mimeType: 'image/png',
    buffer: await page.screenshot(),
  });
  await expect(page.getByText('carte.png')).toBeVisible();
  await expectAccessible(page);
  await next.click();

  await next.click();
  await expect(page.getByText('Veuillez remplir ce champ.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Lundi' }).check();
  await page.getByLabel('Lundi, de').fill('09:00');
  await page.getByRole('button', { name: /^Copier.*Lundi/ }).click();
  await page.getByRole('button', { name: 'Du lundi au vendredi' }).click();
  await page.getByLabel('Mardi, à').fill('08:00');
  await expect(page.getByText('Ces heures se chevauchent')).toBeVisible();
  await page.getByLabel('Mardi, à').fill('12:30');
  await expect(page.getByText('9 h – 12 h 30')).toBeVisible();
  await expectAccessible(page);
  await next.click();

  const add = page.getByRole('button', { name: 'Ajouter un lieu' });
  await add.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('GeoNames')).toBeVisible();
  await expect(dialog.locator('.haiti-town').first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Ville', { exact: true }).selectOption('Jacmel');
  await expect(dialog.getByLabel('Nom du lieu')).toHaveValue('Jacmel');
  await dialog.getByRole('button', { name: 'Utiliser ma position' }).click();
  await expect(dialog.getByLabel('Latitude')).toHaveValue('18.5392');
  await dialog.getByLabel('Nom du lieu').fill('Clinique du Morne');
  await dialog.getByLabel('Nom du lieu').press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(add).toBeFocused();
  await add.click();
  await dialog.locator('.haiti-map').click({ position: { x: 200, y: 100 } });
  await dialog.getByRole('button', { name: 'Ajouter ce lieu' }).click();
  await expect(page.getByRole('button', { name: /^Retirer.*Clinique du Morne/ })).toBeVisible();
  await next.click();

  await next.click();
  await expect(page.getByText('Veuillez remplir ce champ.').first()).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Visite par vidéo', exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Visite à domicile' }).check();
  await page.getByLabel('Tarif pour Visite à domicile, en dollars').fill('30');
  await page.getByLabel(/^Distance que vous parcourez/).fill('20');
  await page.getByRole('checkbox', { name: 'Changement de pansement' }).check();
  await expectAccessible(page);
  await next.click();

  await page.getByRole('checkbox', { name: 'Kreyòl' }).check();
  await page.getByLabel('Ce que vous soignez').fill('diabète, grossesse');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Enregistrer mon profil' }).click();
  await expect(page).toHaveURL('/app');

  const offer = await (await page.request.get('/api/providers/me/availability')).json();
  expect(offer).toMatchObject({
    fees: [{ mode: 'in_home', base: 30, payFirst: false }],
    services: ['dressing-change'],
    travelRadiusKm: 20,
  });
  const provider = await profileOf(page);
  expect(provider).toMatchObject({
    isProfileComplete: true,
    specialty: 'Family Medicine',
    yearsOfExperience: 0,
    languagesSpoken: ['ht'],
    specialtyTags: ['diabète', 'grossesse'],
    medicalLicenseUrl: expect.stringMatching(/^\/api\/files\//),
  });
  expect(provider.availability.hours).toHaveLength(5);
  expect(provider.availability.hours[1]).toEqual({ day: 'tue', from: '09:00', to: '12:30' });
  expect(provider.serviceLocations).toHaveLength(2);
  expect(provider.serviceLocations[0]).toEqual({ name: 'Clinique du Morne', lat: 18.5392, lng: -72.335 });

  await page.goto('/app/edit-profile');
  const code = 'Code QR de votre page publique';
  await expect(page.getByRole('img', { name: code })).toBeVisible();
  const look = page.getByRole('link', { name: 'Voir la page' });
  const seen = new URL((await look.getAttribute('href')) ?? '', page.url());
  const { path } = await qrPath(seen.href);
  await expect(page.getByRole('img', { name: code }).locator('path')).toHaveAttribute('d', path);
  await look.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mirlande Joseph' })).toBeVisible();
  await page.goto('/app/edit-profile');
  await page.getByLabel('Titre professionnel').fill('Sage-femme');
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(page.getByText('Profil mis à jour.')).toBeVisible();
  expect(await profileOf(page)).toMatchObject({ professionalTitle: 'Sage-femme' });
  expect(errors).toEqual([]);
});

test('PROF-4 a clinic completes its details, which are there to change later', async ({ page }) => {
  await arrive(page, 'en', { clinicName: 'Klinik Sen Jozèf' });
  await page.route('**/api/clinics/*', (route) =>
    route.fulfill({ status: 404, json: { message: 'x', code: 'not_found' } }),
  );
  await page.goto('/app');
  await expect(page.getByText('Could not fetch existing clinic details.')).toBeVisible();
  await page.unroute('**/api/clinics/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Clinic name')).toHaveValue('Klinik Sen Jozèf');
  await page.getByLabel('Contact email').fill('kontak@example.test');
  await page.getByLabel('Contact phone').fill('2812 3456');
  await page.getByLabel('Clinic address').fill('Ri Panamerikèn, Petyonvil');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('checkbox', { name: 'Pediatrics' }).check();
  await page.getByRole('checkbox', { name: 'Monday' }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save my profile' }).click();
  await expect(page).toHaveURL('/app');
  await page.goto('/app/edit-profile');
  await expect(page.getByLabel('Contact phone')).toHaveValue('+509 2812 3456');
  // A number of a form we do not know is taken, with a word of warning.
  await page.getByLabel('Contact phone').fill('22-12-34');
  await expect(page.getByText('We don’t recognize this number format.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Pediatrics' })).toBeChecked();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/app');
});

test('PROF-5 what the server refuses is said beside its field, in the reader’s words', async ({ page }) => {
  await arrive(page, 'en', { clinicName: 'Klinik' });
  await page.goto('/app');
  await page.getByLabel('Contact email').fill('kontak@example.test');
  await page.getByLabel('Contact phone').fill('2812 3456');
  await page.getByLabel('Clinic address').fill('Jacmel');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.route('**/complete-profile', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 400,
          json: {
            message: 'x',
            code: 'phone_invalid',
            fields: [{ path: 'clinicDetails.contactPhone', code: 'phone_invalid' }],
          },
        })
      : route.continue(),
  );
  await page.getByRole('button', { name: 'Save my profile' }).click();
  await expect(
    page.getByText('Error completing profile: This phone number doesn’t look right.'),
  ).toBeVisible();
  await expect(page.getByLabel('Contact phone')).toBeFocused();
  await expectAccessible(page);
});

test('PROF-6 a patient reads what she told us and changes each part of it', async ({ page }) => {
  await arrive(page, 'en', { role: 'PATIENT' });
  const { id } = await profileOf(page);
  const data = {
    dateOfBirth: '1992-03-04',
    address: 'Delmas 33',
    phone: '+50937123456',
    emergencyContact: { name: 'Rosemène Pierre', phone: '+13055550123', address: 'Miami' },
  };
  expect((await page.request.post(`/api/users/${id}/complete-profile`, { data })).status()).toBe(200);
  await page.goto('/app/personal-info');
  await expect(page.getByText('March 4, 1992')).toBeVisible();
  await expectAccessible(page);
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: 'Save' });

  const editContact = page.getByRole('button', { name: 'Edit: Contact' });
  await editContact.click();
  await expectAccessible(page);
  await dialog.getByLabel('Address').fill('');
  await save.click();
  await expect(dialog.getByLabel('Address')).toBeFocused();
  await dialog.getByLabel('Address').fill('7, rue de la Mer, Jacmel');
  await save.click();
  await expect(page.getByText('Profile updated.')).toBeVisible();
  await expect(editContact).toBeFocused();
  await expect(page.getByText('7, rue de la Mer, Jacmel')).toBeVisible();

  await page.getByRole('button', { name: 'Edit: About me' }).click();
  await dialog.getByLabel('Marital status').selectOption('married');
  await save.click();
  await page.getByRole('button', { name: 'Edit: Emergency contact' }).click();
  await dialog.getByLabel('Contact’s name').fill('Joseph Pierre');
  await save.click();
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Joseph Pierre')).toBeVisible();
  await expect(page.getByText('Married')).toBeVisible();
  await expectAccessibleOnDesktop(page);
});

test('SITE-15 personal information is for patients, edit profile and Q&A for providers and clinics', async ({
  page,
}) => {
  await arrive(page, 'en', { role: 'SPONSOR' });
  for (const path of ['/app/personal-info', '/app/edit-profile', '/app/qna']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'This page isn’t for your account' })).toBeVisible();
  }
  await page.goto('/app/complete-profile');
  await expect(page).toHaveURL('/app');
});
