import { expect, test } from '@playwright/test';
import { expectAccessible, newProvider, signInAsPatient, signInAsProvider } from './support.ts';

test('LOW-1 OFF-2 with little data no map, no picture and no font loads until I ask, and what I used is shown', async ({
  page,
  browser,
}) => {
  const provider = await newProvider(browser, { name: 'Dr Sparing Joseph' });
  await provider.context().close();
  await signInAsPatient(page);
  await page.goto('/app/account-settings');
  await page.getByRole('group', { name: 'Low-data mode' }).getByRole('radio', { name: 'On' }).check();
  await expect(page.getByText(/This device has used about [\d.]+ MB/)).toBeVisible();
  await expectAccessible(page);

  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const heavy = () => loaded.filter((url) => /draw-spots|base-layer|thumb=1|\.(webp|jpe?g)$/.test(url));
  await page.goto('/app/find-care?view=map');
  const ask = page.getByRole('button', { name: 'Show the map' });
  await expect(ask).toBeVisible();
  expect(heavy()).toEqual([]);
  const fonts = () => page.evaluate(() => [...document.fonts].map(({ status }) => status));
  expect(new Set(await fonts())).toEqual(new Set(['unloaded']));

  await ask.click();
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible();
});

test('OFF-2 with little data a place is added without the map, which loads when I ask for it', async ({
  page,
}) => {
  await signInAsProvider(page, { name: 'Dr Sparing Étienne' });
  await page.addInitScript(() => localStorage.setItem('low-data', 'on'));
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const map = () => loaded.filter((url) => /draw-map|base-layer/.test(url));
  await page.goto('/app/edit-profile');
  await page.getByRole('button', { name: 'Add a place' }).click();
  const ask = page.getByRole('button', { name: 'Show the map' });
  await expect(ask).toBeVisible();
  expect(map()).toEqual([]);
  await ask.click();
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible();
});
