import { expect, test } from '@playwright/test';
import { clinicIdOf, collectErrors, expectAccessible, signInAsClinic, signInAsDemo } from './support.ts';

const PAPER = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF');

test('CLIN-8 a clinic sends its registration, an administrator verifies it, and its page says so', async ({
  page,
  browser,
}) => {
  const errors = collectErrors(page);
  await signInAsClinic(page);
  const clinicId = await clinicIdOf(page);
  await page.goto('/app/clinic-verification');
  await expect(page.getByText('Not submitted')).toBeVisible();
  await page.getByLabel('Type of facility').selectOption('health_center');
  await page.getByLabel('Registration number').fill('MSPP-OU-0142');
  await page.getByLabel('Issued by').fill('MSPP');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'registration.pdf', mimeType: 'application/pdf', buffer: PAPER });
  await expect(page.getByText('registration.pdf')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send for review' }).click();
  await expect(page.getByText('In review')).toBeVisible();

  const admin = await (await browser.newContext()).newPage();
  await signInAsDemo(admin, 'admin');
  await admin.goto(`/app/clinic-verifications/${clinicId}`);
  await expect(admin.getByRole('heading', { level: 1, name: 'Klinik Lespwa' })).toBeVisible();
  await expect(admin.getByText('MSPP-OU-0142')).toBeVisible();
  await expectAccessible(admin);
  await admin.getByRole('button', { name: 'Verify' }).click();
  await expect(admin.getByRole('heading', { name: 'Earlier decisions' })).toBeVisible();

  await page.goto(`/en/clinics/${clinicId}`);
  await expect(page.getByText('Clinic verified')).toBeVisible();
  expect(errors).toEqual([]);
});

test('CLIN-6, REP-1 a clinic adds patients from a file that has a fault, and reads its report', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await signInAsClinic(page);
  await page.goto('/app/clinic-patients');
  await page.getByRole('link', { name: 'Import a file' }).click();
  await expect(page.getByRole('button', { name: 'Choose a CSV file' })).toBeVisible();
  const csv =
    'Non;Telefòn;Dat nesans;Sèks\nJan Pyè Bato;37005555;31/12/1990;gason\nKètli Fleri;;;fi\n;37001111;;\n';
  await page
    .locator('input[name=patients]')
    .setInputFiles({ name: 'pasyan.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(page.getByRole('heading', { name: '2 patients to add' })).toBeVisible();
  await expect(page.getByText('Line 4: no name')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add 2 patients' }).click();
  await expect(page.getByText('2 patients added.')).toBeVisible();
  await page.getByRole('link', { name: 'See your patients' }).click();
  await expect(page.getByRole('link', { name: /Jan Pyè Bato/ })).toBeVisible();

  await page.goto('/app/reports');
  await expect(page.getByText('Visits completed')).toBeVisible();
  await expect(page.getByText('No signed visit notes this month.')).toBeVisible();
  await expectAccessible(page);
  expect(errors).toEqual([]);

  await page.route(/\/report\/file/, (route) => route.abort());
  const file = page.getByRole('link', { name: 'Download CSV' }).first();
  await file.click();
  await expect(page.getByRole('alert').filter({ hasText: 'connection' })).toBeVisible();
  await page.unrouteAll();
  const saving = page.waitForEvent('download');
  await file.click();
  expect((await saving).suggestedFilename()).toMatch(/^report-.*\.csv$/);
});
