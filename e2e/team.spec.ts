import { expect, test } from '@playwright/test';
import { collectErrors, expectAccessible, expectAccessibleOnDesktop, signInAsClinic } from './support.ts';

test('CLIN-7 a clinic announces, writes to its team and takes a message back', async ({ page }) => {
  const errors = collectErrors(page);
  await signInAsClinic(page);
  await page.goto('/app/team');
  await expect(page.getByText('No announcements yet.')).toBeVisible();
  await page.getByLabel('Announcement to all staff').fill('Training on Friday at 2 pm.');
  await page.getByRole('button', { name: 'Announce', exact: true }).click();
  await expect(page.getByRole('listitem').getByText('Training on Friday at 2 pm.')).toBeVisible();
  await expectAccessible(page);
  await expectAccessibleOnDesktop(page);

  await page.getByRole('radio', { name: 'Everyone' }).check({ force: true });
  await expect(page.getByText('No one has written yet.')).toBeVisible();
  await page.getByLabel('Message to all staff').fill('The generator is back.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const sent = page.getByRole('listitem').getByText('The generator is back.');
  await expect(sent).toBeVisible();
  await page.reload();
  await expect(sent).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No one has written yet.')).toBeVisible();
  expect(errors).toEqual([]);
});
