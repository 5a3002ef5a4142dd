import { expect, test } from '@playwright/test';
import {
  collectErrors,
  expectAccessible,
  mailedLink,
  newEmail,
  PASSWORD,
  signInAsClinic,
} from './support.ts';

test('CLIN-1, CLIN-3, CLIN-9 a clinic invites a scheduler, who chooses a password, clocks in, and is out once removed', async ({
  page,
  browser,
}) => {
  const errors = collectErrors(page);
  await signInAsClinic(page);
  const email = newEmail();
  await page.goto('/app/staff');
  await page.getByRole('button', { name: 'Add staff' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a staff member' });
  await dialog.getByLabel('Name').fill('Guerda Pierre');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Role').selectOption('Scheduler');
  await expect(dialog.getByText('Plans shifts and appointments')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Guerda Pierre' });
  await expect(row.getByText('Scheduler · Invited')).toBeVisible();

  const context = await browser.newContext();
  const scheduler = await context.newPage();
  const link = await mailedLink(page, email, /reset-password/);
  const token = new URL(link, 'http://localhost').searchParams.get('token');
  const chosen = await scheduler.request.post('/api/auth/reset-password', {
    data: { token, newPassword: PASSWORD },
  });
  expect(chosen.status(), await chosen.text()).toBe(200);
  const entered = await scheduler.request.post('/api/auth/login', { data: { email, password: PASSWORD } });
  expect(entered.status()).toBe(200);
  await scheduler.goto('/app');
  await expect(scheduler.getByRole('heading', { name: 'Staff today' })).toBeVisible();
  await scheduler.getByRole('button', { name: 'Clock in' }).click();
  await expect(scheduler.getByRole('button', { name: 'Clock out' })).toBeVisible();
  await expect(scheduler.getByText('Guerda Pierre clocked in', { exact: true })).toBeVisible();
  await expectAccessible(scheduler);
  const hub = scheduler.getByRole('region', { name: 'Everything in your clinic' });
  await expect(hub.getByRole('link', { name: 'Billing' })).toBeVisible();
  await expect(hub.getByRole('link', { name: 'Dictionary' })).toHaveCount(0);
  await hub.getByRole('link', { name: 'Staff' }).click();
  await expect(scheduler.getByRole('heading', { name: 'Staff', level: 1 })).toBeVisible();
  await expect(scheduler.getByRole('button', { name: 'Clock out Guerda Pierre' })).toBeVisible();
  await expect(scheduler.getByRole('button', { name: 'Add staff' })).toHaveCount(0);

  await page.reload();
  await expect(row.getByText('On Shift')).toBeVisible();
  await page.getByRole('button', { name: 'Edit Guerda Pierre' }).click();
  await page.getByRole('button', { name: 'Remove staff member' }).click();
  const sure = page.getByRole('dialog', { name: 'Remove staff member' });
  await expect(sure.getByText('Are you sure you want to remove this staff member?')).toBeVisible();
  await sure.getByRole('button', { name: 'Remove staff member' }).click();
  await expect(row).toHaveCount(0);
  expect((await scheduler.request.get('/api/auth/session')).status()).toBe(401);
  await context.close();
  expect(errors).toEqual([]);
});
