import { expect, test } from '@playwright/test';
import {
  clinicIdOf,
  collectErrors,
  expectAccessible,
  signInAsClinic,
  signInAsPatient,
  verifyEmail,
} from './support.ts';

test('CLIN-6 a clinic adds somebody with an account, who accepts; then it sees the name, and no contents', async ({
  page,
  browser,
}) => {
  const errors = collectErrors(page);
  const hers = await (await browser.newContext()).newPage();
  const { email } = await signInAsPatient(hers, 'Nadège Pierre');
  await verifyEmail(hers, email);
  await signInAsClinic(page);
  await page.goto('/app/clinic-patients');
  await expect(page.getByText('No patients in clinic.')).toBeVisible();
  await page.getByRole('button', { name: 'Add a patient' }).click();
  const dialog = page.getByRole('dialog', { name: 'New patient' });
  await dialog.getByLabel('Name').fill('N. Pierre');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Phone').fill('+50937123456');
  await dialog.getByLabel('Date of birth').fill('1991-03-14');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  const row = page.getByRole('link', { name: /N\. Pierre/ });
  await expect(row).toContainText('Not confirmed yet');
  await expectAccessible(page);

  await hers.goto('/app/my-clinics');
  await hers.getByRole('button', { name: 'Accept Klinik Lespwa' }).click();
  await expect(hers.getByText('You accepted')).toBeVisible();
  await expectAccessible(hers);

  await page.reload();
  const linked = page.getByRole('link', { name: /Nadège Pierre/ });
  await expect(linked).toContainText('Accepted');
  await linked.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nadège Pierre' })).toBeVisible();
  await page.getByText('Visit Notes', { exact: true }).click();
  await expect(page.getByText('You see dates and status.')).toBeVisible();
  await expectAccessible(page);

  await hers.getByRole('button', { name: 'End for Klinik Lespwa' }).click();
  await hers.getByRole('dialog').getByRole('button', { name: 'End for this clinic' }).click();
  await expect(hers.getByText('No clinics yet.')).toBeVisible();
  expect(errors).toEqual([]);
});

test('BILL-1 somebody walks in, is called to a room, pays a part of the price in cash, and gets a statement', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await signInAsClinic(page);
  const clinicId = await clinicIdOf(page);
  const clinic = `/api/clinics/${clinicId}`;
  const code = await (
    await page.request.post(`${clinic}/service-codes`, {
      data: { code: 'CONS', description: 'General visit' },
    })
  ).json();
  const fee = { serviceCodeId: code.id, price: 15, effectiveDate: '2020-01-01' };
  expect((await page.request.post(`${clinic}/fee-schedules`, { data: fee })).status()).toBe(201);
  const band = { name: 'Low income', percent: 40 };
  expect((await page.request.post(`${clinic}/discount-bands`, { data: band })).status()).toBe(201);

  await page.goto('/app/walk-ins');
  await expect(page.getByText('No one is waiting.')).toBeVisible();
  await page.getByRole('button', { name: 'Add a walk-in' }).click();
  const came = page.getByRole('dialog', { name: 'Who came?' });
  await came.getByLabel('Name').fill('Jean Baptiste');
  await came.getByRole('button', { name: 'Add to the queue' }).click();
  await page.getByRole('button', { name: 'Call Jean Baptiste' }).click();
  const call = page.getByRole('dialog', { name: 'Call Jean Baptiste' });
  await call.getByLabel('Room').fill('2');
  await call.getByRole('button', { name: 'Call now' }).click();
  await expect(page.getByText('Room 2')).toBeVisible();
  await page.getByRole('button', { name: 'Add Jean Baptiste as a patient of the clinic' }).click();
  await page.getByRole('link', { name: 'Open the patient Jean Baptiste' }).click();
  await page.getByRole('link', { name: 'New invoice' }).click();
  const invoice = page.getByRole('dialog', { name: 'New invoice' });
  await invoice.getByLabel('Service').selectOption({ label: 'CONS · General visit' });
  await invoice.getByRole('combobox', { name: 'Discount' }).selectOption({ label: 'Low income: 40% off' });
  await invoice.getByLabel('Reason for the discount').fill('Lost her job');
  await invoice.getByRole('button', { name: 'Create invoice' }).click();
  await expect(invoice).toBeHidden();
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download CSV' }).click();
  expect((await saving).suggestedFilename()).toMatch(/^invoices-\d{4}-\d\d\.csv$/);
  await page.getByRole('link', { name: /Jean Baptiste/ }).click();
  await expect(page.getByText('Low income, 40% off: Lost her job')).toBeVisible();
  await page.getByRole('button', { name: 'Take cash' }).click();
  const cash = page.getByRole('dialog', { name: 'Take cash' });
  await cash.getByLabel('Cash given, in US dollars').fill('20');
  await expect(cash.getByText(/Change: \$11/)).toBeVisible();
  await cash.getByRole('button', { name: 'Cash received' }).click();
  await expect(page.getByRole('button', { name: 'Print the receipt' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take cash' })).toBeHidden();
  await expect(cash).toBeHidden();
  await page.getByRole('link', { name: 'Statement' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Statement of account' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Payment for/ })).toBeVisible();
  await expect(page.getByText('-$9.00')).toBeVisible();
  await expectAccessible(page);
  expect(errors).toEqual([]);
});
