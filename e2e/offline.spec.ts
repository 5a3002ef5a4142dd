import { expect, type Page, test } from '@playwright/test';
import { expectKept, expectTextsStored } from './device.ts';
import {
  expectAccessible,
  expectStored,
  idOf,
  newProvider,
  signInAsPatient,
  signInAsProvider,
} from './support.ts';

test.use({ serviceWorkers: 'allow' });

test('SITE-13 public pages read once open without a network, the others of the language too', async ({
  page,
  context,
}) => {
  await page.goto('/ht');
  for (const path of ['/ht', '/ht/privacy']) await expectStored(page, path);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/ht/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Figtree');

  // One that is not here says so, whom to call, and what is here.
  await page.goto('/ht/medicines');
  await expect(page.getByRole('heading', { level: 1, name: 'Ou san entènèt' })).toBeVisible();
  await expect(page.getByRole('link', { name: '116 Ayiti, anbilans' })).toHaveAttribute('href', 'tel:116');
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await page.goto('/ht/medicines');
  await page.locator('a[href="/ht/privacy"]').click();
  await expect(page).toHaveURL('/ht/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('SITE-13 the app opens without a network and says so; with one, it goes on by itself', async ({
  page,
  context,
}) => {
  await signInAsPatient(page);
  await page.goto('/app');
  await expect(page.getByText('No upcoming appointments.')).toBeVisible();
  await expectStored(page, '/app');
  const { id } = await (await page.request.get('/api/auth/session')).json();
  await expectKept(page);
  await expectKept(page, ['bookings', id, 'current']);
  await context.setOffline(true);
  await expect(page.getByText('You’re offline.')).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^You’re offline\. This was last updated/)).toBeVisible();
  await expect(page.getByText('No upcoming appointments.')).toBeVisible();

  // A public page that is not here says so, and leads back.
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page.getByText('this page isn’t saved on your device yet', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByText('No upcoming appointments.')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('this page isn’t saved on your device yet', { exact: false })).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveTitle(/About/);
  await page.goto('/app');
  await expect(page.getByText('You’re offline.')).toHaveCount(0);
  await expect(page.getByText('No upcoming appointments.')).toBeVisible();
});

test('OFF-1 a screen that is not on the phone says so instead of loading for ever, and opens by itself', async ({
  page,
  context,
}) => {
  await signInAsPatient(page);
  const { id } = await (await page.request.get('/api/auth/session')).json();
  // As if the phone had kept what the family reads a moment ago.
  await page.addInitScript((key) => localStorage.setItem(key, String(Date.now())), `family-kept-at:${id}`);
  await page.goto('/app');
  await expectStored(page, '/app');
  await expect(page.getByText('No upcoming appointments.')).toBeVisible();
  await context.setOffline(true);
  for (const [name, empty] of [
    ['Visits', 'No upcoming appointments.'],
    ['Messages', 'No messages yet.'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name }).click();
    await expect(
      page.getByText('You’re offline, and this page isn’t saved on your device yet.'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
    await expectAccessible(page);
    await context.setOffline(false);
    await expect(page.getByText(empty).first()).toBeVisible();
    await context.setOffline(true);
  }
});

test('OFF-1 what a family needs is read in the background and opens without a network; the rest says so', async ({
  page,
  context,
}) => {
  await signInAsPatient(page);
  const { id } = await (await page.request.get('/api/auth/session')).json();
  const child = { name: 'Ti Jo Pierre', dateOfBirth: '2019-05-02', relationship: 'child' };
  const added = await page.request.post(`/api/users/${id}/dependents`, { data: child });
  expect(added.status(), await added.text()).toBe(201);
  expect((await page.request.put(`/api/users/${id}`, { data: { gender: 'Female' } })).status()).toBe(200);
  await page.goto('/app');
  await expectStored(page, '/app');
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), `family-kept-at:${id}`), {
      timeout: 40_000,
    })
    .not.toBeNull();
  await expectKept(page, ['bookings', id, 'upcoming']);
  await expectTextsStored(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('link', { name: /Payments/ }).getByText('Needs internet')).toBeVisible();
  for (const name of [/Vital signs/, /Symptom checker/, /Medicines/])
    await expect(page.getByRole('link', { name }).first()).not.toContainText('Needs internet');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'More' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: /Payments.*Needs internet/ })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Vital signs', exact: true })).toBeVisible();
  await page.goto('/app/vitals');
  await expect(page.getByText(/^You’re offline\. This was last updated/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add readings' }).first()).toBeVisible();
  // Each part of a screen, not only its list.
  for (const [path, text] of [
    ['/app/labs', 'No lab tests yet.'],
    ['/app/maternity', 'Track your pregnancy week by week.'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByText(/isn’t saved on your device yet/)).toHaveCount(0);
  }
});

test('OFF-1 a visit opens from its list without a network, and a conversation that is not here says so before the tap', async ({
  page,
  context,
  browser,
}) => {
  const doctor = await newProvider(browser, { name: 'Dr Ketsia Bonhomme' });
  const providerId = await idOf(doctor);
  await doctor.context().close();
  await signInAsPatient(page);
  const id = await idOf(page);
  const dateTime = new Date();
  dateTime.setUTCDate(dateTime.getUTCDate() + ((8 - dateTime.getUTCDay()) % 7) + 7);
  dateTime.setUTCHours(15, 0, 0, 0);
  const visit = { providerId, serviceType: 'video-visit', mode: 'video', dateTime: dateTime.toISOString() };
  const booked = await page.request.post('/api/data/bookings', { data: visit });
  expect(booked.status(), await booked.text()).toBe(201);
  const { id: visitId } = await booked.json();
  const sent = await page.request.post('/api/chat/send', {
    data: { senderId: id, recipientId: providerId, content: 'Bonjou' },
  });
  expect(sent.ok(), await sent.text()).toBe(true);
  // As if the phone had kept what the family reads a moment ago.
  await page.addInitScript((key) => localStorage.setItem(key, String(Date.now())), `family-kept-at:${id}`);
  await page.goto('/app/messages');
  const person = page.getByRole('listitem').getByRole('link', { name: /Ketsia Bonhomme/ });
  await expect(person).toBeVisible();
  // Leaving the page sooner would cut the writing off.
  await expectKept(page, ['messages', 'conversations', '']);
  await page.goto('/app/visits');
  await expect(page.getByText('Dr Ketsia Bonhomme').first()).toBeVisible();
  await expectKept(page, ['bookings', id, 'upcoming']);
  await expectStored(page, '/app');

  await context.setOffline(true);
  await page.goto(`/app/visits/${visitId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Video visit' })).toBeVisible();
  await expect(page.getByText(/^You’re offline\. This was last updated/)).toBeVisible();
  await page.goto('/app/messages');
  await expect(person).toContainText('Needs internet');
  await expectAccessible(page);
});

test('OFF-1 AI-1 with little data I ask for it once; then every guide opens and the phone checks what I feel', async ({
  page,
  context,
}) => {
  await signInAsPatient(page);
  await page.addInitScript(() => localStorage.setItem('low-data', 'on'));
  await page.goto('/app/symptom-checker');
  await expectStored(page, '/app');
  await page.getByRole('button', { name: 'Save on this phone' }).click();
  await expectTextsStored(page);
  await expect(page.getByText('They work without internet.')).toBeVisible();
  await page.goto('/app/account-settings');
  await expect(page.getByText('They work without internet.')).toBeVisible();
  for (const path of ['/app/education/cholera', '/app/medicines', '/app/symptom-checker'])
    await page.goto(path);
  await expectKept(page);

  await context.setOffline(true);
  await page.goto('/app/education/malaria');
  await expect(page.getByRole('heading', { level: 1, name: /malaria/i })).toBeVisible();
  await page.goto('/app/symptom-checker');
  const check = async (text: string) => {
    await page.getByRole('textbox', { name: 'How do you feel?' }).fill(text);
    await page.getByRole('button', { name: 'Check', exact: true }).click();
  };
  await check('chest pain to my left arm and sweating');
  const danger = page.getByRole('alertdialog', { name: 'Get help now' });
  await expect(danger.locator('a[href="tel:116"]')).toBeFocused();
  await expect(danger.getByText('Checked on this phone only.', { exact: false })).toBeVisible();
  // The browser lets a page refuse the first of them only.
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('Escape');
  await expectAccessible(page);
  await danger.getByRole('button', { name: 'I’ve read this' }).click();
  await expect(danger).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Emergency', exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Edit my answer' }).click();
  await check('runny nose');
  await page.getByRole('button', { name: 'None of these' }).click();
  await expect(page.getByRole('heading', { name: 'Self-care', exact: true })).toBeFocused();
  await expect(page.getByText('Checked on this phone only.', { exact: false })).toBeVisible();

  // The network is back, but a call hangs: neither a reply nor a failure.
  await context.route('**/api/ai/symptom-checker', () => {});
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Edit my answer' }).click();
  await check('chest pain to my left arm and sweating');
  await expect(danger.locator('a[href="tel:116"]')).toBeVisible({ timeout: 30_000 });
});

test('OFF-1 what was on its way when the network went is not waited for, in Creole too', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'appLanguage', value: 'ht', domain: 'localhost', path: '/' }]);
  await signInAsProvider(page, { name: 'Fabiola Étienne' });
  // A request that neither fails nor arrives, like on a phone without reception.
  await context.route('**/api/providers/me/availability', () => {});
  await page.goto('/app/agenda');
  await expect(page.getByText('Ap chaje…')).toBeAttached();
  await context.setOffline(true);
  await expect(page.getByText('Ou san entènèt, epi paj sa a poko sou aparèy ou.')).toBeVisible();
  await expect(page.getByText('Ap chaje…')).toHaveCount(0);
  await context.unroute('**/api/providers/me/availability');
  await context.setOffline(false);
  await expect(page.getByText('Ou pran lòt vizit')).toBeVisible();
});

/** The pages whose code is stored on this device. */
const keptPages = (page: Page) =>
  page.evaluate(async () => {
    const requests = await (await caches.open('assets')).keys();
    return requests.map(({ url }) => /([\w-]+\.page)-/.exec(url)?.[1]).filter(Boolean);
  });

test('OFF-1 a device keeps the pages of its owner’s role and none of another', async ({ page }) => {
  await signInAsPatient(page);
  await page.goto('/app');
  await expectStored(page, '/app');
  const ofPatient = await keptPages(page);
  expect(ofPatient).toEqual(expect.arrayContaining(['bookings.page', 'vitals.page', 'first-aid.page']));
  expect(
    ofPatient.filter((name) => /agenda|availability|patients|earnings|edit-profile/.test(`${name}`)),
  ).toEqual([]);
});

test('OFF-1 a provider’s device keeps the agenda and no page of patients', async ({ page }) => {
  await signInAsProvider(page, { name: 'Fabiola Étienne' });
  await page.goto('/app');
  await expectStored(page, '/app');
  const ofProvider = await keptPages(page);
  expect(ofProvider).toEqual(expect.arrayContaining(['agenda.page', 'edit-profile.page', 'first-aid.page']));
  expect(ofProvider.filter((name) => /bookings|vitals|cycle|book\.|^pay/.test(`${name}`))).toEqual([]);
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
  await expectStored(page, '/en/about');
  expect(fetched.filter((path) => /libraries|entry\.client|app\.layout/.test(path))).toEqual([]);
});
