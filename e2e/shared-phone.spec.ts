import { expect, type Page, test } from '@playwright/test';
import { signInAsPatient } from './support.ts';

test.use({ serviceWorkers: 'allow' });

/** All that the browser stores under our address, as one text. */
const storedOn = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const found = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        found.push(request.url, (await (await cache.match(request))?.text()) ?? '');
    }
    return found.join('\n');
  });

const SECRET = '77, ri Sekrè';

async function expectNothingOfHers(page: Page): Promise<void> {
  const stored = await storedOn(page);
  // The whole text would be the build itself: only what was found is said.
  expect([SECRET, 'Nadège Sekrè'].filter((words) => stored.includes(words))).toEqual([]);
}

/** A patient with an unfinished change of her own data on the phone. */
async function typeSomething(page: Page, name: string): Promise<void> {
  await signInAsPatient(page, name);
  await page.goto('/app/personal-info');
  await expect(page.getByText(name).first()).toBeVisible();
  await page.evaluate(
    ([key, text]) =>
      localStorage.setItem(key ?? '', JSON.stringify({ at: Date.now(), values: { address: text } })),
    ['draft:profile', SECRET],
  );
}

test('ACC-6 after I log out the phone has nothing of mine, and Back shows nothing', async ({ page }) => {
  await typeSomething(page, 'Nadège Sekrè');
  await page
    .getByRole('button', { name: /^NS|Nadège/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/en#?/);
  await expectNothingOfHers(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/sign-in/);
  await expect(page.getByText('Nadège Sekrè')).toHaveCount(0);
});

test('ACC-6 a session that ended elsewhere takes along what I typed', async ({ page, context }) => {
  await typeSomething(page, 'Nadège Sekrè');
  await context.clearCookies({ name: /session/i });
  await page.goto('/app/visits');
  await expect(page).toHaveURL(/\/sign-in/);
  await expectNothingOfHers(page);
});

test('ACC-6 who signs in after me on the same phone finds nothing of mine', async ({ page }) => {
  await typeSomething(page, 'Nadège Sekrè');
  await signInAsPatient(page, 'Rose Vwazen');
  await page.goto('/app/personal-info');
  await expect(page.getByText('Rose Vwazen').first()).toBeVisible();
  await expectNothingOfHers(page);
});
