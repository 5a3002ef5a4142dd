import { expect, type Page, test } from '@playwright/test';
import { signIn, signInAsPatient } from './support.ts';

const cookieOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'appLanguage');
const YEAR = 365 * 24 * 3600;

test('SITE-9 a public page changes language by a link that sets the cookie', async ({ page }) => {
  await page.goto('/en/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kreyòl' }).click();
  await expect(page).toHaveURL('/ht/about');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ht');
  const cookie = await cookieOf(page);
  expect(cookie).toMatchObject({ value: 'ht', path: '/', sameSite: 'Strict', secure: true });
  expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - YEAR)).toBeLessThan(120);
  await page.goto('/');
  await expect(page).toHaveURL('/ht');
});

test('SITE-9 in the app every text changes at once, without a reload', async ({ page }) => {
  await signInAsPatient(page);
  await page.goto('/app');
  await expect(page.getByText('No upcoming appointments.')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByRole('button', { name: /change language/ }).click();
  await page.getByRole('button', { name: 'Kreyòl' }).click();
  await expect(page.getByText('Ou pa gen randevou ki gen pou vini.')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ht');
  await expect(page.getByText('No upcoming appointments.')).toHaveCount(0);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  expect(await cookieOf(page)).toMatchObject({ value: 'ht', path: '/', sameSite: 'Strict', secure: true });
  await page.context().clearCookies({ name: 'appLanguage' });
  await page.reload();
  await expect(page.getByText('Ou pa gen randevou ki gen pou vini.')).toBeVisible();
});

test('SITE-9 on the sign-in page the address follows the language', async ({ page }) => {
  await page.goto('/en/sign-in?next=%2Fapp%2Faccount-settings');
  await page.getByRole('button', { name: /change language/ }).click();
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page).toHaveURL('/fr/sign-in?next=%2Fapp%2Faccount-settings');
  await expect(page.getByRole('button', { name: 'Se connecter', exact: true })).toBeVisible();
});

test('SITE-9 on a new device the app speaks the language of the profile', async ({ page, browser }) => {
  await page.context().addCookies([{ name: 'appLanguage', value: 'ht', domain: 'localhost', path: '/' }]);
  const { email } = await signInAsPatient(page);
  const context = await browser.newContext({ locale: 'en-US' });
  const elsewhere = await context.newPage();
  await signIn(elsewhere, email);
  await elsewhere.goto('/app');
  await expect(elsewhere.getByText('Ou pa gen randevou ki gen pou vini.')).toBeVisible();
  await expect(elsewhere.getByRole('heading', { level: 1 })).toContainText(/Bonjou|Bonswa/);
  await context.close();
});
