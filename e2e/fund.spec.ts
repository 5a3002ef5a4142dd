import { expect, test } from '@playwright/test';
import {
  collectErrors,
  expectAccessible,
  expectAccessibleOnDesktop,
  idOf,
  newProvider,
  signInAsPatient,
} from './support.ts';

test('FUND-2, FUND-3 I give by card, then by MonCash, and find both among my gifts', async ({ page }) => {
  const errors = collectErrors(page);
  await signInAsPatient(page, 'Mirlande Toussaint');
  await page.goto('/app/fund');
  await expect(page.getByRole('heading', { name: 'Community fund' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Donate', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Give to the community fund' });
  await dialog.getByText('Other amount').click();
  await expect(dialog.getByRole('button', { name: 'Donate', exact: true })).toBeDisabled();
  await dialog.getByLabel('Your amount').fill('12.50');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Donate $12.50' }).click();
  await expect(dialog).toHaveCount(0);

  await page.getByRole('button', { name: 'Donate', exact: true }).click();
  await dialog
    .getByText('$25', { exact: true })
    .or(dialog.getByText('$25.00', { exact: true }))
    .click();
  await dialog.getByText('MonCash', { exact: true }).click();
  await dialog.getByRole('textbox', { name: 'MonCash phone number' }).fill('123');
  await dialog.getByRole('button', { name: /^Donate \$25/ }).click();
  await expect(dialog.getByText('Please enter a valid 8-digit MonCash phone number.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'MonCash phone number' }).fill('37 12 34 56');
  await dialog.getByRole('button', { name: /^Donate \$25/ }).click();
  await expect(dialog).toHaveCount(0);

  await page.goto('/app/gifts');
  await expect(page.getByText(/^\$12\.50 for /)).toBeVisible();
  await expect(page.getByText(/^\$25(\.00)? for /)).toBeVisible();
  await expectAccessible(page);
  await expectAccessibleOnDesktop(page);
  expect(errors).toEqual([]);
});

test('FUND-5 I ask the fund for a visit; two administrators sign, and it is paid', async ({
  page,
  browser,
}) => {
  const doctor = await newProvider(browser, { name: 'Ronald Désir', availability: 'Chak jou' });
  const name = `Islande ${crypto.randomUUID().slice(0, 8)}`;
  await signInAsPatient(page, name);
  const data = {
    providerId: await idOf(doctor),
    serviceType: 'General consultation',
    mode: 'video',
    dateTime: new Date(Date.now() + 6 * 24 * 3_600_000).toISOString(),
  };
  const booked = await page.request.post('/api/data/bookings', { data });
  expect(booked.status(), await booked.text()).toBe(201);
  await page.goto('/app/fund/ask');
  await page.getByRole('button', { name: 'Ask for this visit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask the fund for help' });
  await dialog.getByLabel('Where you live').selectOption('Sud-Est');
  await dialog.getByLabel('Why you can’t pay now').fill('The harvest was lost.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send the request' }).click();
  await expect(dialog).toHaveCount(0);

  for (const email of ['admin@lakou.test', 'admin2@lakou.test']) {
    const admin = await (await browser.newContext()).newPage();
    const signedIn = await admin.request.post('/api/auth/login', { data: { email, password: 'lakou-demo' } });
    expect(signedIn.status()).toBe(200);
    const { id } = await signedIn.json();
    await admin.request.put(`/api/users/${id}`, { data: { preferredLanguage: 'en' } });
    await admin.goto('/app/fund-requests');
    const request = admin.getByRole('listitem').filter({ has: admin.getByRole('heading', { name }) });
    await expect(request.getByText('The harvest was lost.')).toBeVisible();
    await request.getByRole('button', { name: 'Sign', exact: true }).click();
    await expect(request.getByRole('button', { name: 'Sign', exact: true })).toHaveCount(0);
    await expectAccessible(admin);
    await admin.context().close();
  }
  await page.goto('/app/fund/ask');
  await expect(page.getByText('Paid by the fund')).toBeVisible();
  await page.goto(`/app/visits/${(await booked.json()).id}`);
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
  await doctor.context().close();
});
