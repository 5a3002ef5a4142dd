import { expect, type Page, test } from '@playwright/test';
import { clipAddress } from '../packages/content/src/speech.ts';
import { toneWav } from './sounds.ts';
import { collectErrors, expectAccessible, signInAsPatient } from './support.ts';

const DESCRIPTION = 'Dlo cho, dife, lwil, solèy oswa chodyè cho ka boule po a.';
const marked = (page: Page) => page.locator('mark');

/** Every clip lasts longer than the test, but that of the title: what is marked then stays. */
async function withLongClips(page: Page): Promise<string[]> {
  const asked: string[] = [];
  const title = clipAddress('ht', 'Brili');
  await page.route('**/media/speech/**', (route) => {
    const { pathname } = new URL(route.request().url());
    asked.push(pathname);
    return route.fulfill({ body: toneWav(pathname === title ? 1 : 90), contentType: 'audio/wav' });
  });
  return asked;
}

async function inCreole(page: Page): Promise<void> {
  await page.goto('/language/ht?to=/ht');
  await signInAsPatient(page);
}

test('EDU-2 I listen to first aid in Creole, and the page turns with the voice', async ({ page }) => {
  const errors = collectErrors(page);
  await inCreole(page);
  const clip = await page.request.get(clipAddress('ht', 'Brili'));
  expect([clip.status(), clip.headers()['content-type']]).toEqual([200, 'audio/mpeg']);
  const asked = await withLongClips(page);
  await page.goto('/app/first-aid/burns');
  await expect(page.getByRole('button', { name: 'Koute', exact: true })).toBeVisible();
  // Nothing is fetched before it is asked for.
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Koute', exact: true }).click();
  await expect(marked(page)).toContainText(DESCRIPTION);
  await page.getByRole('button', { name: 'Etap apre' }).click();
  await expect(marked(page)).toHaveText('Koule dlo sou li 10 a 15 minit konsa');
  await page.getByRole('button', { name: 'Ale nan moso apre a' }).click();
  await expect(marked(page)).toContainText('Pa mete glas ni dlo glase.');
  await page.getByRole('button', { name: 'Ale nan moso apre a' }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Wete sa ki sere');
  await page.getByRole('button', { name: 'Vitès 1×' }).click();
  await expect(page.getByRole('button', { name: 'Vitès 1,25×' })).toBeVisible();
  await page.getByRole('button', { name: 'Poze' }).click();
  await expect(page.getByRole('button', { name: 'Kontinye koute' })).toBeVisible();
  await expectAccessible(page);
  expect(errors).toEqual([]);
});

test('EDU-2 I ask once to be read to, and first aid speaks when I open it', async ({ page }) => {
  await inCreole(page);
  await withLongClips(page);
  await page.goto('/app/account-settings');
  await page.getByRole('switch', { name: 'Li pou mwen' }).check();
  await page.goto('/app/first-aid');
  await page.getByRole('link', { name: /^Brili/ }).click();
  await expect(marked(page)).toContainText(DESCRIPTION);
  await expect(page.getByRole('button', { name: 'Poze' })).toBeVisible();
});

test('EDU-2 MEAS-2 who asked to be read to hears what a dangerous blood pressure is answered with', async ({
  page,
}) => {
  await inCreole(page);
  const asked: string[] = [];
  const badge = clipAddress('ht', 'Wè yon moun ki nan lasante jodi a');
  await page.route('**/media/speech/**', async (route) => {
    const clip = new URL(route.request().url()).pathname;
    asked.push(clip);
    const real = await route.fetch();
    // There is such a clip; the browser asks for a part of it. The badge is short; what follows lasts longer than the test.
    expect(real.ok()).toBe(true);
    return route.fulfill({ body: toneWav(clip === badge ? 1 : 90), contentType: 'audio/wav' });
  });
  await page.goto('/app/account-settings');
  await page.getByRole('switch', { name: 'Li pou mwen' }).check();
  await page.goto('/app/vitals');
  await page.getByRole('button', { name: 'Ajoute mezi' }).first().click();
  const form = page.getByRole('dialog');
  await form.locator('[name=systolic]').fill('210');
  await form.locator('[name=diastolic]').fill('130');
  await form.getByRole('button', { name: 'Anrejistre', exact: true }).click();
  const answer = page.getByRole('alertdialog');
  await expect(answer.getByRole('button', { name: 'Poze' })).toBeVisible();
  await expect(answer.locator('mark').first()).toBeVisible();
  // The next clip is fetched ahead, so that either may be asked for first.
  expect(asked.slice(0, 2)).toContain(badge);
  await expectAccessible(page);
});

test('EDU-2 a tablet that is turned goes on reading where it was', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await inCreole(page);
  await withLongClips(page);
  await page.goto('/app/first-aid/burns');
  await page.getByRole('button', { name: 'Koute', exact: true }).click();
  await expect(marked(page)).toContainText(DESCRIPTION);
  for (const width of [800, 1280]) {
    await page.setViewportSize({ width, height: 1280 });
    await expect(page.getByRole('link', { name: /^Brili/ })).toHaveCount(width < 1280 ? 0 : 1);
    await expect(page.getByRole('button', { name: 'Poze' })).toBeVisible();
    await expect(marked(page)).toContainText(DESCRIPTION);
  }
});
