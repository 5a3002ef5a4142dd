import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import {
  expectAccessible,
  mailedLink,
  PASSWORD,
  signIn,
  signInAsPatient,
  signOut,
  tickHumanCheck,
} from './support.ts';

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await tickHumanCheck(page);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

test('ACC-7, ACC-16 the link in the mail proves the address, says so, and cleans the URL', async ({
  page,
}) => {
  const { email } = await signInAsPatient(page);
  await page.goto('/app');
  await expect(page.getByText('Please verify your email.')).toBeVisible();
  const link = await mailedLink(page, email, /auth\/verify/);
  await signOut(page);
  await page.goto(link);
  await expect(page.getByText('Email successfully verified! You can now log in.')).toBeVisible();
  await expect(page).toHaveURL('/en/sign-in');
  await page.goto('/en/sign-in?error=invalid_token');
  await expect(
    page.getByText('This verification link is invalid or has expired. Please try registering again.'),
  ).toBeVisible();
  await page.goto('/en/sign-in?error=server_error');
  await expect(
    page.getByText('Email verification failed. Please try the link again or contact support.'),
  ).toBeVisible();
  await logIn(page, email, PASSWORD);
  await expect(page).toHaveURL('/app');
  await expect(page.getByText('Please verify your email.')).toHaveCount(0);
});

test('ACC-8 a forgotten password is replaced by mail, and changed in the settings with the exact words', async ({
  page,
}) => {
  const { email } = await signInAsPatient(page);
  await signOut(page);
  await page.goto('/en/sign-in');
  // The demo accounts come with the running app: from here on its links lead within it.
  await expect(page.getByRole('button', { name: /Nadège Pierre/ })).toBeVisible();
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL('/en/forgot-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('we’ve sent a link')).toBeVisible();
  await expectAccessible(page);
  await page.goto(await mailedLink(page, email, /reset-password/));
  await page.getByLabel('New password', { exact: true }).fill('pyebwa mango a');
  await page.getByLabel('Confirm new password').fill('pyebwa mango a');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page).toHaveURL(/\/en\/sign-in/);
  await logIn(page, email, 'pyebwa mango a');
  await expect(page).toHaveURL('/app');

  await page.goto('/app/account-settings');
  const index = page.getByRole('navigation', { name: 'Settings by topic' });
  await index.getByRole('link', { name: 'Logging in' }).click();
  await expect(page).toHaveURL('/app/account-settings#signing-in');
  await expect(page.getByRole('heading', { level: 2, name: 'Logging in' })).toBeInViewport();
  await page.locator('summary', { hasText: 'Change password' }).click();
  await page.getByLabel('Current password').fill('pyebwa mango a');
  await page.getByLabel('New password', { exact: true }).fill('12345');
  await page.getByLabel('Confirm new password').fill('12346');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(
    page.getByText(/New password(s do not match| must be at least 6 characters long)\./).first(),
  ).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm new password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed.')).toBeVisible();
});

test('ACC-11 another device is signed out from here, and asked for the password again', async ({
  page,
  browser,
}) => {
  const { email } = await signInAsPatient(page);
  const context = await browser.newContext();
  const other = await context.newPage();
  await signIn(other, email);
  await other.goto('/app');
  await expect(other.getByText('No upcoming appointments.')).toBeVisible();
  await page.goto('/app/account-settings');
  await page.getByRole('button', { name: 'Log out of other devices' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out of other devices' }).click();
  await expect(page.getByText('Other devices logged out.')).toBeVisible();
  // The device notices with its next request, whichever comes first: its own, or this one.
  await expect(async () => {
    if (!other.url().includes('/sign-in')) await other.reload();
    await expect(other).toHaveURL(/\/sign-in\?next=/, { timeout: 10_000 });
  }).toPass();
  await context.close();
});

test('ACC-12, ACC-14 settings are kept, and one’s data can be taken along', async ({ page }, testInfo) => {
  const { email } = await signInAsPatient(page);
  await page.goto('/app/account-settings');
  const mail = page.getByRole('switch', { name: 'Email' });
  await expect(mail).toBeChecked();
  await mail.click();
  await expect(mail).not.toBeChecked();
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Email' })).not.toBeChecked();
  const download = async (name: string) => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    return downloading;
  };
  const machines = await download('For other programs (JSON)');
  expect(machines.suggestedFilename()).toMatch(/^my-data-.*\.json$/);
  expect(await readFile(await machines.path(), 'utf8')).toContain(email);
  const readable = await download('Readable copy');
  expect(readable.suggestedFilename()).toMatch(/^copy-of-my-data-.*\.html$/);
  const copy = testInfo.outputPath('copy.html');
  await readable.saveAs(copy);
  // As a file of the phone: it needs neither us nor a network.
  await page.goto(pathToFileURL(copy).href);
  await page.getByRole('link', { name: 'My account and profile' }).click();
  await expect(page.getByText(email)).toBeVisible();
  await expectAccessible(page);
});

test('ACC-13 an account is deleted after a typed word and the password, and can be kept within the grace', async ({
  page,
}) => {
  const { email } = await signInAsPatient(page);
  await page.goto('/app/account-settings');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE');
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page).toHaveURL(/\/en/);
  expect((await page.request.get('/api/auth/session')).status()).toBe(401);
  await page.goto('/en/sign-in');
  await logIn(page, email, PASSWORD);
  await expect(page.getByText('Your account is scheduled for deletion')).toBeVisible();
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByText('Account restored.')).toBeVisible();
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL('/app');
});
