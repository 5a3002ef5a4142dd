import { expect, test } from '@playwright/test';
import { collectErrors, expectAccessible, signInAsDemo } from './support.ts';

test('ADM-2, ADM-5 an administrator is warned before a reset, types it out, and is then logged out', async ({
  page,
}) => {
  const errors = collectErrors(page);
  // The database of all journeys stays: what the server does is proven without a browser.
  const asked: unknown[] = [];
  await page.route('**/api/admin/reset-database', async (route) => {
    asked.push(route.request().postDataJSON());
    await route.fulfill({ json: { message: 'The database was reset.' } });
  });
  await signInAsDemo(page, 'admin');
  await page.goto('/app/system');
  await page.getByRole('link', { name: 'Database', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Reset database' })).toBeVisible();
  await expect(page.getByText('All users and all data will be permanently lost.')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Reset database' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Type RESET to confirm').fill('reset');
  await dialog.getByRole('button', { name: 'Reset database' }).click();
  await expect(dialog.getByText('Please type RESET exactly as it is shown.')).toBeVisible();
  expect(asked).toEqual([]);
  await expectAccessible(page);
  await dialog.getByLabel('Type RESET to confirm').fill('RESET');
  await dialog.getByRole('button', { name: 'Reset database' }).click();
  // Home says so once and then drops the hash.
  await expect(page).toHaveURL(/\/en(#signed-out)?$/);
  expect(asked).toEqual([{ confirmation: 'RESET' }]);
  expect(errors).toEqual([]);
});

test('ADM-1, PAY-6 an administrator opens the settings, and a value or a source out of bounds is refused', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await signInAsDemo(page, 'admin');
  await page.goto('/app/system/settings');
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
  await expect(
    page.getByText('Add one here, or with EXCHANGE_RATE_URL on the server.', { exact: false }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Add a source' }).click();
  const source = page.getByRole('dialog', { name: 'Add a source' });
  await source.getByLabel('Address of the source').fill('http://rates.example.org');
  await source.getByRole('button', { name: 'Save' }).click();
  await expect(source.getByText('The source must be a secure address on a public server.')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(source).toBeHidden();
  const name = 'Upcoming visits with one provider';
  await page.getByRole('button', { name: `Change: ${name}` }).click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByLabel(name).fill('101');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('This value is outside the allowed range.')).toBeVisible();
  await expectAccessible(page);
  expect(errors).toEqual([]);
});

test('ADM-2 an administrator finds a file of the server and reads it in colours', async ({ page }) => {
  const errors = collectErrors(page);
  await signInAsDemo(page, 'admin');
  await page.goto('/app/system/code');
  await page.getByLabel('Search for a file by name or folder').fill('system.routes');
  await expect(page.getByText('1 file', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /system\/system\.routes\.ts/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'system.routes.ts' })).toBeVisible();
  await expect(page.getByText('export', { exact: true })).toHaveCSS('color', 'rgb(184, 54, 30)');
  await expect(page.getByText('/api/admin/server-code/:id')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/app/system/code/0123456789abcdef');
  await expect(page.getByText('This file isn’t in the list.')).toBeVisible();
  expect(errors.filter((text) => !text.includes('404'))).toEqual([]);
});
