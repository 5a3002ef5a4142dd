import { expect, test } from '@playwright/test';
import {
  clinicIdOf,
  collectErrors,
  expectAccessible,
  signInAsClinic,
  signInAsPatient,
  verifyClinic,
} from './support.ts';

test('MED-2, CLIN-6 a clinic shows that it has a medicine; a patient finds it there, and becomes its patient', async ({
  page,
  browser,
}) => {
  const errors = collectErrors(page);
  await signInAsClinic(page);
  await verifyClinic(page, browser);
  await page.goto('/app/inventory');
  await page.getByRole('button', { name: 'Add an item' }).click();
  const dialog = page.getByRole('dialog', { name: 'New item' });
  await dialog.getByLabel('Name').fill('Phénobarbital 50 mg');
  await dialog.getByLabel('SKU').fill('PHENO-50');
  await dialog.getByLabel('Current stock').fill('7431');
  await dialog.getByLabel('Unit').fill('comprimé');
  await dialog.getByLabel('Which medicine is it?').selectOption('phenobarbital');
  await dialog.getByLabel('Price of one unit').fill('nothing');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Enter a price such as 125 or 12.50.')).toBeVisible();
  await dialog.getByLabel('Price of one unit').fill('12.50');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Edit Phénobarbital 50 mg' })).toContainText(
    'Shown to patients',
  );

  const hers = await (await browser.newContext()).newPage();
  await signInAsPatient(hers, 'Nadège Pierre');
  await hers.goto('/app/medicines/phenobarbital');
  const offer = hers.getByRole('listitem').filter({ hasText: 'Phénobarbital 50 mg' }).first();
  await expect(offer).toContainText('In stock');
  await expect(offer).toContainText('per comprimé');
  await expect(hers.getByText('7431')).toHaveCount(0);
  await hers.getByLabel('Town or neighborhood').fill('Nowhere');
  await expect(hers.getByText('No pharmacy or clinic there has listed this medicine.')).toBeVisible();
  await hers.getByLabel('Town or neighborhood').fill('Capois');
  await expect(offer).toBeVisible();
  await expectAccessible(hers);

  const clinicId = await clinicIdOf(page);
  await hers.goto(`/app/clinics/${clinicId}`);
  await hers.getByRole('button', { name: 'Become a patient here' }).click();
  const agree = hers.getByRole('dialog', { name: 'Become a patient of Klinik Lespwa' });
  await expectAccessible(hers);
  await agree.getByRole('button', { name: 'I agree' }).click();
  await expect(hers.getByText('You are a patient here')).toBeVisible();
  await page.goto('/app/clinic-patients');
  await expect(page.getByRole('link', { name: /Nadège Pierre/ })).toContainText('Accepted');
  expect(errors).toEqual([]);
});
