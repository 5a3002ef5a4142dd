import { expect, test } from '@playwright/test';
import { expectAccessible, newProvider, signInAsPatient } from './support.ts';

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
  const heavy = () => loaded.filter((url) => /draw-spots|thumb=1|\.(webp|jpe?g)$/.test(url));
  await page.goto('/app/find-care?view=map');
  const ask = page.getByRole('button', { name: 'Show the map' });
  await expect(ask).toBeVisible();
  expect(heavy()).toEqual([]);
  const fonts = () => page.evaluate(() => [...document.fonts].map(({ status }) => status));
  expect(new Set(await fonts())).toEqual(new Set(['unloaded']));

  await ask.click();
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible();
});
