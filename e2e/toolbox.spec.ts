import { expect, test } from '@playwright/test';
import { collectErrors, expectAccessible, signInAsProvider } from './support.ts';

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
