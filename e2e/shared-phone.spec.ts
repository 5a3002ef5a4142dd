import { expect, type Page, test } from '@playwright/test';
import { addSealedDraft, expectKept, keptOn } from './device.ts';
import { expectAccessible, expectStored, signInAsPatient } from './support.ts';

test.use({ serviceWorkers: 'allow' });

/** All that the browser stores under our address, but for its database, as one text. */
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

/** What the database of the browser holds; asking for one that is not there would make it. */
async function inDatabase(page: Page): Promise<string> {
  const names = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  return names.includes('device') ? (await keptOn(page)).text : '';
}

async function expectNothingOfHers(page: Page): Promise<void> {
  // Bytes are read one by one there, so a letter with an accent would look otherwise.
  expect(await inDatabase(page)).not.toContain('Sekr');
  const stored = await storedOn(page);
  // The whole text would be the build itself: only what was found is said.
  expect([SECRET, 'Nadège Sekrè'].filter((words) => stored.includes(words))).toEqual([]);
  expect(await drafts(page)).toBe(0);
}

const drafts = (page: Page): Promise<number> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')).length);

/** A patient with an unfinished form of her own data on the phone: she finds it again, and nobody can read it there. */
async function typeSomething(page: Page, name: string): Promise<void> {
  await signInAsPatient(page, name);
  await page.goto('/app/complete-profile');
  const address = page.getByLabel('Address', { exact: true });
  await address.fill(SECRET);
  await expect.poll(() => drafts(page)).toBe(1);
  expect(await storedOn(page)).not.toContain(SECRET);
  await page.goto('/app/personal-info');
  await expect(page.getByText(name).first()).toBeVisible();
  await page.goto('/app/complete-profile');
  await expect(address).toHaveValue(SECRET);
  await page.goto('/app/personal-info');
  await expect(page.getByText(name).first()).toBeVisible();
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
  await page.goBack();
  await expect(page).toHaveURL(/\/sign-in/);
  await expect(page.getByText('Nadège Sekrè')).toHaveCount(0);
});

test('ACC-6 who signs in after me on the same phone finds nothing of mine', async ({ page }) => {
  await typeSomething(page, 'Nadège Sekrè');
  await signInAsPatient(page, 'Rose Vwazen');
  await page.goto('/app');
  await expect(page.getByText('No upcoming appointments.')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/personal-info/);
  await expect(page.getByText('Rose Vwazen').first()).toBeVisible();
  await expect(page.getByText('Nadège Sekrè')).toHaveCount(0);
  await expectNothingOfHers(page);
});

/** A photo of one’s own: shown once, so that the browser keeps it. */
const keepPhoto = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.getContext('2d')?.fillRect(0, 0, 9, 9);
    const body = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
    const headers = { 'content-type': 'image/png' };
    const added = await fetch('/api/files?kind=photo', { method: 'POST', headers, body });
    const { url } = await added.json();
    await (await fetch(url)).blob();
    return url;
  });
const statusOf = (page: Page, url: string) => page.evaluate(async (at) => (await fetch(at)).status, url);

test('ACC-6 a photo that the browser kept is shown to nobody after me', async ({ page }) => {
  await signInAsPatient(page, 'Nadège Sekrè');
  await page.goto('/app/personal-info');
  const photo = await keepPhoto(page);
  expect(await statusOf(page, photo)).toBe(200);
  await page.evaluate(() => fetch('/api/auth/logout', { method: 'POST' }));
  expect(await statusOf(page, photo)).toBe(401);
  await signInAsPatient(page, 'Rose Vwazen');
  expect(await statusOf(page, photo)).toBe(404);
});

async function setPin(page: Page, pin: string): Promise<void> {
  await page.goto('/app/account-settings');
  await page.getByRole('button', { name: 'Set a PIN' }).click();
  const form = page.getByRole('dialog', { name: 'Set a PIN' });
  await form.getByLabel('PIN', { exact: true }).fill(pin);
  await form.getByLabel('Repeat the PIN').fill(pin);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Change the PIN' })).toBeVisible();
}

async function openHome(page: Page): Promise<void> {
  await page.goto('/app');
  await expect(page.getByText('No upcoming appointments.')).toBeVisible();
  const { id } = await (await page.request.get('/api/auth/session')).json();
  await expectKept(page);
  await expectKept(page, ['bookings', id, 'current']);
}

async function switchPerson(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name }).first().click();
  await page.getByRole('button', { name: 'Switch person' }).click();
  await expect(page.getByRole('heading', { name: 'Who is using this phone?' })).toBeVisible();
}

async function typePin(page: Page, name: string, pin: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  const form = page.getByRole('dialog', { name: `Open as ${name}` });
  await form.getByLabel('PIN').fill(pin);
  await form.getByRole('button', { name: 'Open', exact: true }).click();
}

test('PHONE-1 two people share a phone: without a network each opens her own part with her PIN', async ({
  page,
  context,
}) => {
  await signInAsPatient(page, 'Nadège Pierre');
  await setPin(page, '4821');
  await openHome(page);
  await expectStored(page, '/app');
  await signInAsPatient(page, 'Rose Vwazen');
  await openHome(page);
  await setPin(page, '137900');
  await expect.poll(() => keptOn(page)).toMatchObject({ keys: 1, people: 2 });

  // A visit note that is not saved would go with her: the device asks first.
  const note = await addSealedDraft(page, 'visit-note:1');
  await page.reload();
  await page.getByRole('button', { name: /Rose/ }).first().click();
  await page.getByRole('button', { name: 'Switch person' }).click();
  const sure = page.getByRole('dialog', { name: 'Switch person' });
  await expect(sure.getByText('1 visit note isn’t saved yet.')).toBeVisible();
  await sure.getByRole('button', { name: 'Stay logged in' }).click();
  await page.evaluate((key) => localStorage.removeItem(key), note);
  await page.reload();

  await context.setOffline(true);
  await switchPerson(page, /Rose/);
  await expect.poll(() => keptOn(page)).toMatchObject({ keys: 0, people: 2 });
  await expectAccessible(page);
  await typePin(page, 'Nadège', '1111');
  await expect(page.getByText('Wrong PIN. 4 tries left.')).toBeVisible();
  await page.getByRole('dialog').getByLabel('PIN').fill('4821');
  await page.getByRole('dialog').getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByRole('button', { name: /Nadège/ }).first()).toBeVisible();
  await expect(page.getByText('No upcoming appointments.')).toBeVisible();

  // With a network the session is still that of Rose, whose PIN nobody has typed.
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Who is using this phone?' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Log in as Nadège' })).toBeVisible();
  await typePin(page, 'Rose', '137900');
  await expect(page.getByRole('button', { name: /Rose/ }).first()).toBeVisible();

  // Five wrong PINs delete what is kept of her, and her name.
  await context.setOffline(true);
  await switchPerson(page, /Rose/);
  await page.getByRole('button', { name: 'Nadège', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Open as Nadège' });
  for (const left of ['4 tries left', '3 tries left', '2 tries left', '1 try left', 'has been deleted']) {
    await form.getByLabel('PIN').fill('1111');
    await form.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(form.getByText(left)).toBeVisible();
  }
  await form.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Nadège', exact: true })).toHaveCount(0);
});
