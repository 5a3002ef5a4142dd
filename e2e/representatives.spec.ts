import { expect, test } from '@playwright/test';
import {
  collectErrors,
  expectAccessible,
  idOf,
  newProvider,
  signInAsPatient,
  verifyEmail,
} from './support.ts';

test('FAM-6 a mother lets her son act for her: he reads, pays and writes, and she ends it', async ({
  page,
  browser,
}) => {
  const errors = collectErrors(page);
  await signInAsPatient(page, 'Rosemène Joseph');
  const id = await idOf(page);
  const allergy = { kind: 'allergy', text: 'Penicillin' };
  expect((await page.request.post(`/api/records/${id}/entries`, { data: allergy })).status()).toBe(201);
  const provider = await newProvider(browser, { name: 'Claudel Étienne' });
  const providerId = await idOf(provider);
  await provider.context().close();
  const visit = { providerId, serviceType: 'General consultation' };
  expect((await page.request.post('/api/data/bookings', { data: visit })).status()).toBe(201);
  const hello = { senderId: id, recipientId: providerId, content: 'Bonjou doktè' };
  expect((await page.request.post('/api/chat/send', { data: hello })).status()).toBe(201);
  const his = await (await browser.newContext()).newPage();
  const { email } = await signInAsPatient(his, 'Wisly Joseph');
  await verifyEmail(his, email);

  await page.goto('/app/representatives');
  await expect(page.getByText('No one acts for you.')).toBeVisible();
  await page.getByRole('button', { name: 'Add someone' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add someone' });
  await dialog.getByLabel('Their email address').fill(email);
  for (const name of ['Read my record', 'Pay for me', 'Read and write my messages'])
    await dialog.getByRole('checkbox', { name }).check();
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByRole('heading', { name: email })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expectAccessible(page);

  await his.goto('/app/representatives');
  const accepting = '**/api/representatives/*/accept';
  await his.route(accepting, (route) => route.fulfill({ status: 500 }));
  await his.getByRole('button', { name: 'Accept to act for Rosemène Joseph' }).click();
  await expect(his.getByText('Failed to accept. Please try again.')).toBeVisible();
  await his.unroute(accepting);
  await his.getByRole('button', { name: 'Accept to act for Rosemène Joseph' }).click();
  await his.getByRole('link', { name: 'Open what you may do for Rosemène Joseph' }).click();
  await expect(his.getByRole('heading', { name: 'For Rosemène Joseph' })).toBeVisible();
  await expect(his.getByRole('heading', { name: 'Visit:', exact: false })).toBeVisible();
  await expect(his.getByText('Penicillin')).toBeVisible();
  await expectAccessible(his);

  await his.getByRole('button', { name: /^Pay \$.* to .*Claudel Étienne/ }).click();
  const paying = his.getByRole('dialog', { name: 'Pay for Rosemène Joseph' });
  await paying.getByRole('button', { name: /^Pay/ }).click();
  await his.getByRole('button', { name: 'Approve payment' }).click();
  await expect(his.getByText('Payment received. Thank you!')).toBeVisible();
  await expect(his.getByText('There’s nothing to pay.')).toBeVisible();
  await his.getByRole('link', { name: /^Open the messages with .*Claudel Étienne/ }).click();
  await his.getByLabel('Write a message').fill('Manman mwen gen lafyèv');
  await his.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(his.getByText('Wisly Joseph wrote this for Rosemène Joseph')).toBeVisible();
  await expectAccessible(his);
  await page.goto(`/app/messages/${providerId}`);
  await expect(page.getByText('Wisly Joseph wrote this for you')).toBeVisible();

  await page.goto('/app/representatives');
  await page.getByRole('button', { name: 'End with Wisly Joseph' }).click();
  const ending = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await ending.getByRole('button', { name: 'End', exact: true }).click();
  await expect(page.getByText('No one acts for you.')).toBeVisible();
  await his.goto(`/app/acting-for/${id}`);
  await expect(his.getByText('You don’t act for this person.')).toBeVisible();
  await his.context().close();
  expect(errors).toEqual([]);
});
