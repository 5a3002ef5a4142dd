import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { collectErrors, expectAccessible, expectAccessibleOnDesktop, signInAsPatient } from './support.ts';

/** Holds the app's own files until the link that is returned is called, as a slow network does. */
async function holdApp(page: Page): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return async () => {
    resolve();
    await expect(page.locator('main#main h1')).toBeVisible();
  };
}

/** Counts what the page asks of the server. */
function countCalls(page: Page): Map<string, number> {
  const calls = new Map<string, number>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.set(pathname, (calls.get(pathname) ?? 0) + 1);
  });
  return calls;
}

const first = (page: Page) => page.locator('#first-content');

test('DASH-1, MEAS-2 on a slow link I read my name, my visits, the danger and the number to call before the app is there', async ({
  page,
}) => {
  const errors = collectErrors(page);
  const calls = countCalls(page);
  await signInAsPatient(page);
  const { id } = await (await page.request.get('/api/auth/session')).json();
  await page.request.put(`/api/users/${id}`, { data: { preferredLanguage: 'en' } });
  const start = await holdApp(page);
  await page.goto('/app', { waitUntil: 'commit' });
  await expect(first(page).getByRole('heading', { level: 1, name: /, Nadège$/ })).toBeVisible();
  await expect(first(page).getByText('No upcoming appointments.')).toBeVisible();
  await expect(first(page).getByRole('link', { name: 'Call 116' })).toHaveAttribute('href', 'tel:116');
  await expect(first(page).getByRole('alert')).toBeHidden();
  await expectAccessible(page);
  await expectAccessibleOnDesktop(page);
  await start();
  await expect(page.getByText('No upcoming appointments.')).toBeVisible();
  await expect(first(page)).toHaveCount(0);
  // The app took the replies over and asked for none of them again.
  for (const path of [
    '/api/auth/session',
    `/api/data/bookings/user/${id}`,
    `/api/data/health/measurements/${id}/dangers`,
  ])
    expect([path, calls.get(path)]).toEqual([path, 1]);

  const reading = { id: randomUUID(), at: new Date().toISOString(), systolic: 210, diastolic: 130 };
  await page.request.post(`/api/data/health/measurements/${id}`, { data: reading });
  await page.unrouteAll();
  const again = await holdApp(page);
  await page.goto('/app', { waitUntil: 'commit' });
  const alert = first(page).getByRole('alert');
  await expect(alert.getByText(/^There is a dangerous reading/)).toBeVisible();
  await expect(alert.getByRole('link', { name: 'Call 116' })).toBeVisible();
  await expectAccessible(page);
  await again();
  await expect(page.getByRole('alert').getByText('210/130')).toBeVisible();
  expect(errors).toEqual([]);
});

test('OFF-1, DASH-1 nothing of a person is written early on a shared phone', async ({ page }) => {
  await signInAsPatient(page);
  const { id } = await (await page.request.get('/api/auth/session')).json();
  await page.request.put(`/api/users/${id}`, { data: { preferredLanguage: 'en' } });
  await page.addInitScript(() => localStorage.setItem('people', 'somebody'));
  const session = page.waitForResponse('**/api/auth/session');
  const start = await holdApp(page);
  await page.goto('/app', { waitUntil: 'commit' });
  await (await session).finished();
  await page.evaluate(() => new Promise((done) => setTimeout(done, 0)));
  await expect(first(page)).toHaveCount(0);
  await start();
  expect(await page.locator('#first-content').count()).toBe(0);
});
