import { expect, test } from '@playwright/test';
import {
  clinicIdOf,
  collectErrors,
  expectAccessible,
  signInAsClinic,
  signInAsPatient,
  verifyEmail,
} from './support.ts';

test('BILL-1 my clinic sends me an invoice, I find it on my home page and pay it by card', async ({
  page,
  browser,
}) => {
  const errors = collectErrors(page);
  const { email } = await signInAsPatient(page, 'Nadège Pierre');
  await verifyEmail(page, email);
  const desk = await (await browser.newContext()).newPage();
  await signInAsClinic(desk);
  const clinicId = await clinicIdOf(desk);
  const clinic = `/api/clinics/${clinicId}`;
  const post = async (path: string, data: object) => {
    const reply = await desk.request.post(path, { data });
    expect(reply.status(), await reply.text()).toBe(201);
    return reply.json();
  };
  const code = await post(`${clinic}/service-codes`, { code: 'CONS', description: 'General visit' });
  await post(`${clinic}/fee-schedules`, {
    serviceCodeId: code.id,
    price: 15,
    effectiveDate: '2020-01-01',
  });
  const known = await post(`${clinic}/patients`, {
    name: 'Nadège Pierre',
    email,
    phone: '+50937123456',
    dateOfBirth: '1991-03-14',
  });
  const answer = await page.request.post(`/api/clinics/links/${known.id}/respond`, {
    data: { answer: 'accept' },
  });
  expect(answer.status()).toBe(204);
  const invoice = await post(`${clinic}/invoices`, {
    clientId: crypto.randomUUID(),
    clinicPatientId: known.id,
    lines: [{ serviceCodeId: code.id, quantity: 1 }],
  });

  await page.goto('/app');
  const owed = page.getByRole('region', { name: 'Outstanding payments' });
  await expect(owed.getByText(/Invoice from Klinik Lespwa/)).toBeVisible();
  await owed.getByRole('link', { name: 'Pay $15.00' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Invoice from Klinik Lespwa' })).toBeVisible();
  await expect(page.getByText('General visit')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Pay $15.00' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pay the invoice' });
  await expect(dialog.getByText('Practice payment: no real money moves.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Pay $15.00' }).click();
  await expect(page.getByRole('heading', { name: 'Practice payment' })).toBeVisible();
  await page.getByRole('button', { name: 'Approve payment' }).click();
  await expect(page.getByText('This invoice is paid. Thank you!')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Receipt for \$15\.00/ })).toBeVisible();
  await expectAccessible(page);

  await desk.goto(`/app/invoices/${invoice.id}`);
  await expect(desk.getByText(/\$15\.00 paid online/)).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Take cash' })).toBeHidden();
  await desk.goto('/app/invoices');
  await desk.getByRole('link', { name: 'Payouts of what was paid online' }).click();
  await expect(desk.getByRole('heading', { level: 1, name: 'Payouts' })).toBeVisible();
  await expect(desk.getByText('$15.00')).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Add account' })).toBeVisible();
  await expectAccessible(desk);
  expect(errors).toEqual([]);
});

test('INV-1 I note a lot that came, count the shelves, and the difference is in the history', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await signInAsClinic(page);
  const clinicId = await clinicIdOf(page);
  const item = { name: 'Amoxicilline', sku: 'AMOX', currentStock: 3, reorderPoint: 1 };
  const added = await page.request.post(`/api/clinics/${clinicId}/inventory`, { data: item });
  expect(added.status()).toBe(201);
  await page.goto('/app/inventory');
  await page.getByRole('button', { name: 'Amoxicilline: stock in or out' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Received', { exact: true }).click();
  await dialog.getByLabel('How many?').fill('5');
  await dialog.getByLabel('Lot number').fill('PX-2291');
  await dialog.getByLabel('Expiry date').fill('2099-06-30');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Edit Amoxicilline' })).toContainText('Expires');

  await page.getByRole('link', { name: 'Count stock' }).click();
  await expect(page.getByText('No counts yet.')).toBeVisible();
  await page.getByLabel('Counted: Amoxicilline').fill('6');
  await page.getByLabel('Difference -2: why?').fill('Broken');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save the count of 1 item' }).click();
  await expect(page.getByText('Amoxicilline · Broken')).toBeVisible();
  await expect(page.getByText('8 → 6')).toBeVisible();
  expect(errors).toEqual([]);
});
