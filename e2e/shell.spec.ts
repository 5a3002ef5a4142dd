import { expect, test } from '@playwright/test';
import { expectAccessible, idOf, PASSWORD, signInAsPatient, tickHumanCheck } from './support.ts';

test('SITE-7, ACC-6 the menu shows the first name; logging out ends the session and returns home', async ({
  page,
}) => {
  await signInAsPatient(page, 'Marie-Ange Louis');
  await page.goto('/app');
  const menu = page.getByRole('button', { name: /^Marie-Ange, / });
  await expect(menu).not.toContainText('Louis');
  await menu.click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/en/);
  await expect(page.getByText('Logged out.')).toBeVisible();
  expect((await page.request.get('/api/auth/session')).status()).toBe(401);
  await page.goto('/app');
  await expect(page).toHaveURL(/\/en\/sign-in/);
});

test('SITE-7 the photo of my profile is in the header', async ({ page }) => {
  await signInAsPatient(page);
  await page.goto('/app');
  const photo = page.getByRole('banner').locator('img');
  await expect(page.getByRole('button', { name: /^Nadège, / })).toBeVisible();
  await expect(photo).toHaveCount(0);
  const sent = await page.request.post('/api/files?kind=photo', {
    data: await page.screenshot(),
    headers: { 'content-type': 'image/png' },
  });
  const { url } = await sent.json();
  await page.request.put(`/api/users/${await idOf(page)}`, { data: { profilePhotoUrl: url } });
  await page.reload();
  await expect(photo).toHaveAttribute('src', `${url}?thumb=1`);
  await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
});

test('SITE-1, SITE-15 a deep link is kept across sign-in, and views work with back and reload', async ({
  page,
}) => {
  const { email } = await signInAsPatient(page);
  await page.context().clearCookies();
  await page.goto('/app/account-settings');
  await expect(page).toHaveURL('/en/sign-in?next=%2Fapp%2Faccount-settings');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await tickHumanCheck(page);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL('/app/account-settings');
  await expect(page.getByText(email).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await expect(page).toHaveURL('/app');
  await page.goBack();
  await expect(page).toHaveURL('/app/account-settings');
  await page.reload();
  await expect(page.getByText(email).first()).toBeVisible();
});

test('SITE-11 a toast is announced, goes after 5 seconds, and can be closed', async ({ page }) => {
  await page.goto('/en/sign-in');
  await page.getByRole('button', { name: /Patient: / }).click();
  const message = page.getByText('Login successful.');
  await expect(message).toBeVisible();
  expect(
    await message.evaluate((node) => Boolean(node.closest('[aria-live], [role=status], [role=alert]'))),
  ).toBe(true);
  await expect(message).toHaveCount(0, { timeout: 7000 });
});

test('SITE-7 what has no tab on a phone is found under More', async ({ page }) => {
  await signInAsPatient(page);
  await page.goto('/app');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'More' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'More' })).toBeVisible();
  await expectAccessible(page);
  // A desktop has room for more in its rail, and More for what is left.
  const record = page.getByRole('main').getByRole('link', { name: 'Medical record' });
  await expect(record).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(record).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: 'Payments' }).click();
  await expect(page).toHaveURL('/app/payments');
  await expect(page.getByRole('navigation').getByRole('link', { name: 'More' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goBack();
  // The search over everything opens under More, and with Ctrl K once its code is there.
  const opener = page.getByRole('main').getByRole('button', { name: 'Search' });
  await opener.click();
  const field = page.getByRole('combobox', { name: 'Search pages, guides, medicines and more' });
  await expect(field).toBeFocused();
  await field.fill('toufe');
  await expect(page.getByRole('option', { name: 'Choking: adult or child' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await page.keyboard.press('Control+k');
  await field.fill('pediatrician');
  await expect(page.getByRole('group', { name: 'Providers' }).getByRole('option').first()).toContainText(
    'Pediatrics',
  );
  const cards = '**/api/providers**';
  await page.route(cards, (route) => route.fulfill({ status: 400, json: { code: 'invalid_request' } }));
  await field.fill('zzyzx');
  await expect(page.getByText('We couldn’t search here: Providers.')).toBeVisible();
  await expect(page.getByText('Nothing found')).toBeHidden();
  await page.unroute(cards);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Nothing found for “zzyzx”.')).toBeVisible();
  await field.fill('cancel visit');
  await expect(page.getByRole('option', { name: 'Cancel a visit' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/app/visits');
});

test('the chosen colours are remembered on this device', async ({ page }) => {
  await signInAsPatient(page);
  await page.goto('/app/account-settings');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectAccessible(page);
  for (const path of ['/app', '/en/about']) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expectAccessible(page);
  }
});

test('an unknown address in the app, and a broken answer, help instead of breaking', async ({ page }) => {
  await signInAsPatient(page);
  await page.goto('/app/no/such/thing');
  await expect(page.getByRole('heading', { name: 'This page doesn’t exist' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/app');
  await page.route('**/api/auth/session', (route) =>
    route.fulfill({ status: 503, json: { message: 'x', code: 'unavailable' } }),
  );
  await page.goto('/app');
  await expect(page.getByText('The service isn’t available right now.')).toBeVisible({ timeout: 15_000 });
  await page.unroute('**/api/auth/session');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No upcoming appointments.')).toBeVisible();
});
