import { expect, test } from '@playwright/test';
import { collectErrors, expectAccessible, signInAsClinic } from './support.ts';

test('INV-1, INV-2 a clinic adds an item, hands some out, and sees that it must be reordered', async ({
  page,
}) => {
  const errors = collectErrors(page);
  // Chromium for Linux reads no codes, so what reads them is ours; the camera is the browser’s.
  await page.addInitScript(() => {
    class BarcodeDetector {
      detect = async () => [{ rawValue: ' PARA-500 ' }];
    }
    Object.assign(globalThis, { BarcodeDetector });
  });
  await signInAsClinic(page);
  await page.goto('/app/inventory');
  await expect(page.getByText('Nothing in stock yet. Add the first item.')).toBeVisible();
  await page.getByRole('button', { name: 'Add an item' }).click();
  const dialog = page.getByRole('dialog', { name: 'New item' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Name and SKU are required.').first()).toBeVisible();
  await dialog.getByLabel('Name').fill('Paracetamol 500 mg');
  await dialog.getByRole('button', { name: 'Scan a box' }).click();
  await expect(dialog.getByLabel('SKU')).toHaveValue('PARA-500');
  await dialog.getByLabel('Current stock').fill('20');
  await dialog.getByLabel('Reorder point').fill('5');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Paracetamol 500 mg' });
  await expect(row.getByText('20', { exact: true })).toBeVisible();

  await row.getByRole('button', { name: 'Paracetamol 500 mg: stock in or out' }).click();
  const move = page.getByRole('dialog', { name: 'Paracetamol 500 mg: what came in or went out?' });
  await move.getByLabel('How many?').fill('21');
  await move.getByRole('button', { name: 'Save' }).click();
  await expect(move.getByText('There isn’t that much in stock.')).toBeVisible();
  await move.getByLabel('How many?').fill('16');
  await expect(move.getByText('New stock: 4')).toBeVisible();
  await move.getByRole('button', { name: 'Save' }).click();
  await expect(row.getByText('Low')).toBeVisible();
  await page.getByText('Low stock', { exact: true }).click();
  await expect(page).toHaveURL(/low=1/);
  await expect(row).toBeVisible();

  await row.getByRole('button', { name: 'Edit Paracetamol 500 mg' }).click();
  await page.getByRole('button', { name: 'Delete item' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete item' }).click();
  await expect(page.getByText('No items match.')).toBeVisible();
  expect(errors).toEqual([]);
});

test('BILL-1, BILL-2 a clinic lists what it bills for, and what that costs from which day on', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await signInAsClinic(page);
  await page.goto('/app/billing/fees');
  await expect(page.getByText('Add a service code first. Every price needs one.')).toBeVisible();
  await page.getByRole('link', { name: 'Service codes' }).click();
  await page.getByRole('button', { name: 'Add a service code' }).click();
  const code = page.getByRole('dialog', { name: 'New service code' });
  await code.getByRole('button', { name: 'Save' }).click();
  await expect(code.getByText('Code and Description are required.').first()).toBeVisible();
  await code.getByLabel('Code').fill('CONS');
  await code.getByLabel('Description').fill('General visit');
  await code.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Edit General visit' })).toBeVisible();

  await page.getByRole('link', { name: 'Fee schedules' }).click();
  await page.getByRole('button', { name: 'Add a price' }).click();
  const fee = page.getByRole('dialog', { name: 'New price' });
  await fee.getByRole('button', { name: 'Save' }).click();
  await expect(fee.getByText('All fields are required.').first()).toBeVisible();
  await fee.getByLabel('Service code').selectOption({ label: 'CONS · General visit' });
  await fee.getByLabel('Price in US dollars').fill('19.99');
  await fee.getByLabel('Effective date').fill('2026-01-01');
  await expectAccessible(page);
  await fee.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '$19.99' })).toContainText('Today’s price');
  expect(errors).toEqual([]);
});
