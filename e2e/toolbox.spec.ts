import { expect, test } from '@playwright/test';
import { expectDraft } from './device.ts';
import {
  collectErrors,
  expectAccessible,
  idOf,
  newVerifiedProvider,
  signInAsPatient,
  signInAsProvider,
} from './support.ts';

test('TOOL-1 a provider checks medicines, finds a code, asks about depression and looks up a term', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await signInAsProvider(page, {
    name: 'Mirlande Jean',
    availability: 'Chak jou',
    serviceLocations: 'Jacmel',
  });
  await page.goto('/app/toolbox');
  await page.getByRole('button', { name: 'Check interactions' }).click();
  await expect(page.getByText('Please enter at least two drugs to check.')).toBeVisible();
  for (const drug of ['Coumadin', 'aspirine', 'Viagra']) {
    await page.getByLabel('Medicines').fill(drug);
    await page.getByLabel('Medicines').press('Enter');
  }
  await page.getByRole('button', { name: 'Check interactions' }).click();
  await expect(page.getByRole('heading', { name: 'Warfarin + Aspirin' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'ICD-10 codes' }).click();
  await page.getByLabel('Clinical description or code').fill('asthma attak');
  await expect(page.getByText('J45.901')).toBeVisible();
  await page.getByLabel('Clinical description or code').fill('qzxvk');
  await expect(page.getByText('No relevant codes found for this query.')).toBeVisible();

  await page.getByRole('link', { name: 'Questionnaires' }).click();
  await page.getByRole('link', { name: /PHQ-9/ }).click();
  await expect(page.getByRole('group')).toHaveCount(9);
  for (const group of await page.getByRole('group').all()) await group.getByText('Not at all').click();
  await page.getByRole('group').last().getByText('Several days').click();
  await expect(page.getByRole('alert').getByText('act now', { exact: false })).toBeVisible();
  await expectDraft(page, '"answers":[0,0,0,0,0,0,0,0,1]');
  await page.reload();
  await page.getByRole('button', { name: 'Show the score' }).click();
  await expect(page.getByText('1 of 27')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('row', { name: /Several days/ })).toBeVisible();
  await page.emulateMedia({ media: null });

  await page.goto('/app/dictionary');
  await page.getByLabel('Medical term').fill('tansyon');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('heading', { name: 'High blood pressure' })).toBeVisible();
  await page.getByRole('link', { name: 'I10', exact: true }).click();
  await expect(page.getByText('High blood pressure').first()).toBeVisible();
  expect(errors).toEqual([]);
});

test('TOOL-1, TOOL-2, TOOL-3 the toolbox opened from the note about a child is about the child, and knows what the note says', async ({
  page: nadege,
  browser,
}) => {
  const doctor = await newVerifiedProvider(browser, { name: 'Wilner Volcy', availability: 'Chak jou' });
  const errors = collectErrors(doctor);
  await signInAsPatient(nadege, 'Nadège Pierre');
  const [me, him] = [await idOf(nadege), await idOf(doctor)];
  const child = { name: 'Ti Jean Pierre', relationship: 'child', dateOfBirth: '2020-05-01' };
  const added = await nadege.request.post(`/api/users/${me}/dependents`, { data: child });
  const { id: dependentId } = await added.json();
  for (const data of [
    { kind: 'medicine', text: 'Ibuprofen', dependentId },
    { kind: 'medicine', text: 'Metformin' },
  ])
    expect((await nadege.request.post(`/api/records/${me}/entries`, { data })).status()).toBe(201);
  const visit = { providerId: him, serviceType: 'General consultation', mode: 'video', dependentId };
  const booked = await nadege.request.post('/api/data/bookings', {
    data: { ...visit, dateTime: new Date(Date.now() + 3000).toISOString() },
  });
  expect(booked.status(), await booked.text()).toBe(201);
  const { id: bookingId } = await booked.json();
  const begun = await doctor.request.post(`/api/data/health/visit-notes/${me}`, {
    data: { dependentId, bookingId },
  });
  expect(begun.status(), await begun.text()).toBe(201);
  const { id } = await begun.json();

  await doctor.goto(`/app/notes/${id}`);
  await doctor.getByLabel('Diagnosis 1', { exact: true }).fill('opresyon');
  await doctor.getByRole('button', { name: 'Add a medicine' }).click();
  const dialog = doctor.getByRole('dialog', { name: 'Add a medicine' });
  await dialog.getByLabel('Medicine and strength').fill('Aspirin 100 mg');
  await dialog.getByLabel('How often').selectOption('morning');
  await dialog.getByRole('button', { name: 'Keep in the note' }).click();
  await expect(doctor.getByText('Saved at')).toBeVisible();
  await doctor.getByRole('link', { name: 'Search all codes' }).click();
  await expect(doctor.getByLabel('Clinical description or code')).toHaveValue('opresyon');
  await expect(doctor.getByText(/^J45/).first()).toBeVisible();
  await doctor.goBack();
  await doctor.getByRole('link', { name: 'Check interactions' }).click();
  await expect(doctor.getByRole('heading', { name: 'For Ti Jean Pierre' })).toBeVisible();
  await expect(doctor.getByText('Ibuprofen', { exact: true })).toBeVisible();
  await expect(doctor.getByText('Aspirin 100 mg', { exact: true })).toBeVisible();
  await expect(doctor.getByText('Metformin', { exact: true })).toHaveCount(0);
  await doctor.getByRole('button', { name: 'Check interactions' }).click();
  await expect(doctor.getByText(/^From the record: Age.*: 6/)).toBeVisible();
  await expect(doctor.getByRole('heading', { name: 'Aspirin + Ibuprofen' }).first()).toBeVisible();
  await expectAccessible(doctor);

  // What was answered about the child is not resumed for the mother, and is kept for the child.
  await doctor.getByRole('link', { name: 'Questionnaires' }).click();
  await doctor.getByRole('link', { name: /GAD-7/ }).click();
  await expect(doctor.getByRole('group')).toHaveCount(7);
  for (const group of await doctor.getByRole('group').all()) await group.getByText('Several days').click();
  await doctor.getByRole('button', { name: 'Show the score' }).click();
  await expect(doctor.getByRole('combobox', { name: 'Keep it for a patient' })).toHaveValue(dependentId);
  await doctor.goto(`/app/toolbox/questionnaires/gad7?patient=${me}`);
  await expect(doctor.getByRole('group').first()).toBeVisible();
  await expect(doctor.getByRole('radio', { checked: true })).toHaveCount(0);
  expect(errors).toEqual([]);
  await doctor.close();
});
