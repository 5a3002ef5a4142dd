import { expect, test } from '@playwright/test';
import { collectErrors, expectAccessible, idOf, signInAsPatient, verifyEmail } from './support.ts';

test('FAM-6 a mother lets her son read her record, he agrees and reads it, and she ends it', async ({
  page,
  browser,
}) => {
  const errors = collectErrors(page);
  await signInAsPatient(page, 'Rosemène Joseph');
  const id = await idOf(page);
  const allergy = { kind: 'allergy', text: 'Penicillin' };
  expect((await page.request.post(`/api/records/${id}/entries`, { data: allergy })).status()).toBe(201);
  const his = await (await browser.newContext()).newPage();
  const { email } = await signInAsPatient(his, 'Wisly Joseph');
  await verifyEmail(his, email);

  await page.goto('/app/representatives');
  await expect(page.getByText('No one acts for you.')).toBeVisible();
  await page.getByRole('button', { name: 'Name someone' }).click();
  const dialog = page.getByRole('dialog', { name: 'Name someone' });
  await dialog.getByLabel('Their email address').fill(email);
  await dialog.getByRole('checkbox', { name: 'Read my record' }).check();
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByRole('heading', { name: email })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expectAccessible(page);

  await his.goto('/app/representatives');
  await his.getByRole('button', { name: 'Accept to act for Rosemène Joseph' }).click();
  await his.getByRole('link', { name: 'Open what you may do for Rosemène Joseph' }).click();
  await expect(his.getByRole('heading', { name: 'For Rosemène Joseph' })).toBeVisible();
  await expect(his.getByText('No visits.')).toBeVisible();
  await expect(his.getByText('Penicillin')).toBeVisible();
  await expectAccessible(his);

  await page.reload();
  await page.getByRole('button', { name: 'End with Wisly Joseph' }).click();
  const ending = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await ending.getByRole('button', { name: 'End', exact: true }).click();
  await expect(page.getByText('No one acts for you.')).toBeVisible();
  await his.reload();
  await expect(his.getByText('You don’t act for this person.')).toBeVisible();
  await his.context().close();
  expect(errors).toEqual([]);
});
