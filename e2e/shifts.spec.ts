import { expect, test } from '@playwright/test';
import { collectErrors, expectAccessible, signInAsClinic } from './support.ts';

test('CLIN-4 a clinic plans a shift, publishes it, copies the week and deletes a shift', async ({ page }) => {
  const errors = collectErrors(page);
  await signInAsClinic(page);
  await page.goto('/app/schedule');
  await expect(page.getByText('No one is scheduled.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Add shift' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add shift' });
  await dialog.getByRole('button', { name: 'Save as draft' }).click();
  await expect(dialog.getByText('This is required.')).toBeVisible();
  await dialog.getByLabel('Staff member').selectOption({ label: 'Marie-Ange Louis (Admin)' });
  await dialog.getByLabel('Start').fill('19:00');
  await dialog.getByLabel('End').fill('07:00');
  await expect(dialog.getByText('Ends on the next day')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save as draft' }).click();
  const shift = page.getByRole('button', { name: /^Delete Marie-Ange Louis’s shift/ });
  await expect(shift).toHaveCount(1);
  await expect(page.getByText('1 draft that only planners see.')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Add shift' }).click();
  await dialog.getByLabel('Staff member').selectOption({ label: 'Marie-Ange Louis (Admin)' });
  await dialog.getByLabel('Start').fill('20:00');
  await dialog.getByLabel('End').fill('22:00');
  await dialog.getByRole('button', { name: 'Save as draft' }).click();
  await expect(dialog.getByText('This person already has a shift at this time.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).first().click();

  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('1 draft that only planners see.')).toBeHidden();
  await page.getByRole('button', { name: 'Next week' }).click();
  await expect(page.getByRole('button', { name: 'This week' })).toBeVisible();
  await expect(shift).toHaveCount(0);
  await page.getByRole('button', { name: 'Copy last week' }).click();
  await expect(shift).toHaveCount(1);
  await shift.click();
  const asked = page.getByRole('dialog', { name: 'Delete shift' });
  await asked.getByRole('button', { name: 'Delete shift' }).click();
  await expect(shift).toHaveCount(0);
  // The browser itself reports the refused overlap.
  expect(errors.filter((text) => !text.includes('409'))).toEqual([]);
});
