import { expect, test } from '@playwright/test';
import { kept, signInAsPatient } from './support.ts';

test.use({ serviceWorkers: 'allow' });

test('SITE-13 public pages read once open without a network, the others of the language too', async ({
  page,
  context,
}) => {
  await page.goto('/ht');
  for (const path of ['/ht', '/ht/privacy']) await kept(page, path);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/ht/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Figtree');
});

test('SITE-13 the app opens without a network and says so', async ({ page, context }) => {
  await signInAsPatient(page);
  await page.goto('/app');
  await expect(page.getByText('No upcoming appointments.')).toBeVisible();
  await kept(page, '/app');
  await context.setOffline(true);
  await expect(page.getByText('No internet.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('There is no internet.')).toBeVisible({ timeout: 15_000 });
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No upcoming appointments.')).toBeVisible();
});

test('SITE-13 it can be installed', async ({ page, request }) => {
  await page.goto('/en');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await request.get(href ?? '')).json();
  expect(manifest).toMatchObject({ start_url: '/app', display: 'standalone' });
  const sizes = manifest.icons.map(
    ({ sizes, purpose }: { sizes: string; purpose?: string }) => `${sizes} ${purpose ?? 'any'}`,
  );
  expect(sizes).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']));
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
});

test('who saves data is not made to pay for the app on a public page', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (asked) => fetched.push(new URL(asked.url()).pathname));
  await page.goto('/en');
  await kept(page, '/en/about');
  expect(fetched.filter((path) => /libraries|entry\.client|app\.layout/.test(path))).toEqual([]);
});
