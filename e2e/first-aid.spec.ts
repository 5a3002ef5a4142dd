import { expect, type Page, test } from '@playwright/test';
import { expectKept } from './device.ts';
import { cutAtLargeText } from './reach.ts';
import {
  collectErrors,
  expectAccessible,
  expectAccessibleOnDesktop,
  expectStored,
  signInAsPatient,
} from './support.ts';

test.use({ serviceWorkers: 'allow' });

async function inCreole(page: Page): Promise<void> {
  await page.goto('/language/ht?to=/ht');
  await signInAsPatient(page);
}

test('AID-1, DRAW-1 I find a topic in Creole and go through its steps, from the first to the last', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await inCreole(page);
  await page.goto('/app');
  await page.getByRole('link', { name: 'Premye swen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Premye swen' })).toBeVisible();
  // A Haitian phone calls Haiti's ambulance.
  await expect(page.getByRole('link', { name: 'Rele anbilans (116)' })).toHaveAttribute('href', 'tel:116');
  await expect(page.getByRole('link', { name: 'Etazini 911' })).toHaveAttribute('href', 'tel:911');
  await expectAccessible(page);
  const search = page.getByRole('textbox', { name: 'Chèche nan premye swen' });
  await search.fill('kokorat');
  await expect(page.getByText('Nou pa jwenn okenn sijè pou «\u00a0kokorat\u00a0».')).toBeVisible();
  await page.getByRole('button', { name: 'Tout sijè yo' }).click();
  await expect(search).toHaveValue('');
  // The word that people say is not in the title.
  await search.fill('boule');
  await expect(page.getByRole('link', { name: /^Brili/ })).toBeVisible();
  await search.fill('BRILI');
  await page.getByRole('link', { name: /^Brili/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Kanpe sa ki ap boule a' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Etap anvan' })).toBeDisabled();
  await page.getByRole('button', { name: 'Etap apre' }).click();
  await expect(
    page.getByRole('heading', { level: 2, name: 'Koule dlo sou li 10 a 15 minit konsa' }),
  ).toBeVisible();
  // The drawing is described, the tabs are gone, and the timer goes on while the page is turned.
  await expect(page.getByRole('img', { name: 'Dlo pwòp ap koule sou yon brili nan bra.' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Meni prensipal' })).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: 'Mete glas' })).toBeVisible();
  await page.getByRole('button', { name: 'Kòmanse' }).click();
  await page.getByRole('button', { name: 'Etap apre' }).click();
  await page.getByRole('button', { name: 'Etap anvan' }).click();
  await expect(page.getByRole('timer')).not.toHaveText('15:00');
  await page.getByRole('button', { name: 'Kanpe', exact: true }).click();
  await expectAccessible(page);
  for (let press = 0; press < 9; press++) await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Dènye etap' })).toBeDisabled();
  await expect(page.getByText('Etap 5 sou 5').first()).toBeVisible();
  for (let press = 0; press < 9; press++) await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('Etap 1 sou 5').first()).toBeVisible();
  await expectAccessibleOnDesktop(page);
  // On a wide screen the list stands beside the steps.
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('link', { name: /^Brili/ })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Brili' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('AID-2 what I tick in the kit is still ticked when I come back', async ({ page }) => {
  await inCreole(page);
  await page.goto('/app/first-aid/kit');
  await page.getByRole('checkbox', { name: 'Savon' }).check();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Savon' })).toBeChecked();
  await expect(page.getByText(/^Ou gen 1 sou/)).toBeVisible();
  await expectAccessible(page);
});

test.describe('without a worker that remembers', () => {
  test.use({ serviceWorkers: 'block' });

  test('AID-2 when it cannot be loaded it says so', async ({ page }) => {
    await signInAsPatient(page);
    await page.route('**/api/first-aid?*', (route) =>
      route.fulfill({ status: 404, json: { code: 'not_found' } }),
    );
    await page.goto('/app/first-aid');
    await expect(
      page.getByText('Failed to load First Aid information. Please try again later.'),
    ).toBeVisible();
  });

  test('AID-1 a topic that cannot be loaded still lets me call for help', async ({ page }) => {
    await signInAsPatient(page);
    let calls = 0;
    await page.route('**/api/first-aid?*', (route) => {
      calls += 1;
      return calls === 1 ? route.fulfill({ status: 404, json: { code: 'not_found' } }) : route.continue();
    });
    await page.goto('/app/first-aid/burns');
    await expect(page.getByText(/^Failed to load First Aid information/)).toBeVisible();
    await expect(page.getByRole('main').locator('a[href="tel:116"]')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Burns' })).toBeVisible();
    await page.goto('/app/first-aid/astrology');
    await expect(page.getByText('This topic doesn’t exist.')).toBeVisible();
    await expect(page.getByRole('main').locator('a[href="tel:116"]')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'All topics' }).last().click();
    await expect(page).toHaveURL(/\/app\/first-aid$/);
  });
});

test('OFF-1, AID-2 after one visit I read first aid in Creole without a network', async ({
  page,
  context,
}) => {
  await inCreole(page);
  await page.goto('/app');
  // First aid is stored although it was never opened.
  for (const path of ['/app', '/api/first-aid?lang=ht', '/api/first-aid/kit?lang=ht'])
    await expectStored(page, path);
  await expectKept(page);
  await context.setOffline(true);
  await page.goto('/app');
  await page.getByRole('link', { name: 'Premye swen' }).click({ timeout: 20_000 });
  await page.getByRole('link', { name: /^Brili/ }).click();
  await page.getByRole('button', { name: 'Etap apre' }).click();
  await expect(
    page.getByRole('heading', { level: 2, name: 'Koule dlo sou li 10 a 15 minit konsa' }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Rele anbilans (116)' })).toBeVisible();
  await page.goto('/app/first-aid/kit');
  await page.getByRole('checkbox', { name: 'Savon' }).check();
  await expectAccessible(page);
  // Personal pages are not available.
  await page.goto('/app/visits');
  await expect(page.getByText(/^Ou san entènèt, epi paj sa a poko/)).toBeVisible({ timeout: 15_000 });
});

test('with letters half as large again, long French words still fit a phone', async ({ page }) => {
  await page.goto('/language/fr?to=/fr');
  await signInAsPatient(page);
  for (const [path, seen] of [
    ['/app/first-aid', 'Réanimation d’un adulte'],
    ['/app/medicines/paracetamol', 'Effets secondaires'],
    ['/app', 'Par téléphone'],
  ] as const) {
    await page.goto(path);
    await page.getByText(seen).first().scrollIntoViewIfNeeded();
    expect([path, await cutAtLargeText(page)]).toEqual([path, []]);
  }
});
