import { type Browser, expect, test } from '@playwright/test';
import {
  collectErrors,
  expectAccessible,
  newVerifiedProvider,
  signInAsDemo,
  signInAsPatient,
  signInAsProvider,
} from './support.ts';

/** A place that no other test uses, so that only these providers fit. */
const GONAIVES = { name: 'Gonaïves', lat: 19.4456, lng: -72.6883 };

const providerIn = (browser: Browser, name: string) =>
  newVerifiedProvider(browser, {
    name,
    availability: 'Chak jou',
    languagesSpoken: ['ht', 'fr'],
    serviceLocations: [GONAIVES],
  });

test('PROV-5 a patient asks openly; one provider accepts and gets the visit, the other is told it is gone', async ({
  page,
  browser,
}) => {
  const errors = collectErrors(page);
  const one = await providerIn(browser, 'Mirlande Jean');
  const two = await providerIn(browser, 'Evens Louis');

  await signInAsPatient(page, 'Wideline Augustin');
  await page.goto('/app/ask-for-care');
  await expect(page.getByText('You have no requests yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('Please choose a service, a town and an upcoming time.')).toBeVisible();
  await page.getByRole('button', { name: 'Choose', exact: true }).click();
  await page.getByRole('button', { name: 'Doctor visit at home' }).click();
  await page.getByLabel('Town').selectOption({ label: 'Gonaïves' });
  await page.getByLabel('What should the provider know?').fill('Doulè nan do');
  await page.getByText('Haitian Creole', { exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('Waiting for an answer')).toBeVisible();

  for (const provider of [one, two]) {
    await provider.goto('/app/care-requests');
    await expect(provider.getByText('You speak Haitian Creole').first()).toBeVisible();
    await expect(provider.getByText('Wideline')).toHaveCount(0);
  }
  // On a phone the map is drawn once somebody asks for it; its pin stands for the town.
  await one.getByRole('button', { name: 'Show on a map' }).click();
  await expect(one.getByRole('button', { name: 'Doctor visit at home, Gonaïves' }).first()).toBeVisible();
  await expectAccessible(one);
  await one.getByRole('button', { name: 'Not for me' }).first().click();
  await expect(one.getByText('No active requests.')).toBeVisible();
  // The way back stays after an undo that failed.
  const restore = '**/api/care-requests/*/restore';
  await one.route(restore, (route) => route.fulfill({ status: 503, json: { code: 'unexpected' } }));
  await one.getByRole('button', { name: 'Undo' }).click();
  await expect(one.getByText('Something went wrong on our end.')).toBeVisible();
  await one.unroute(restore);
  await one.getByRole('button', { name: 'Undo' }).click();
  await one.getByRole('button', { name: 'Accept' }).first().click();
  await two.getByRole('button', { name: 'Accept' }).first().click();
  await one
    .getByRole('dialog', { name: 'Accept this request?' })
    .getByRole('button', { name: 'Accept' })
    .click();
  await expect(one.getByRole('link', { name: 'Open the visit' })).toBeVisible();
  const late = two.getByRole('dialog', { name: 'Accept this request?' });
  // The list is read again as soon as the request is taken, which may close the question.
  await late
    .getByRole('button', { name: 'Accept' })
    .click({ timeout: 3000 })
    .catch(() => undefined);
  await expect(two.getByText('No active requests.')).toBeVisible();

  await expect(page.getByText('Mirlande Jean accepted your request.')).toBeVisible();
  await one.getByRole('link', { name: 'Open the visit' }).click();
  await expect(one.getByText('Wideline Augustin').first()).toBeVisible();
  await expect(one.getByText('Doulè nan do')).toBeVisible();
  for (const other of [one, two]) await other.close();
  expect(errors).toEqual([]);
});

test('PROV-6 a paper is sent with its file and expiry date, and an administrator verifies it', async ({
  page,
  browser,
}) => {
  const errors = collectErrors(page);
  await signInAsProvider(page, { name: `Fabiola ${Date.now()}` });
  await page.goto('/app/credentials');
  await page.getByRole('button', { name: 'Add: Photo ID' }).click();
  const dialog = page.getByRole('dialog', { name: 'Photo ID' });
  await dialog.getByRole('button', { name: 'Send for review' }).click();
  await expect(dialog.getByText('Please select a file and set an expiry date.')).toBeVisible();
  await dialog
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'id.png', mimeType: 'image/png', buffer: await page.screenshot() });
  await dialog.getByLabel('Expiry date').fill('2031-01-31');
  await expectAccessible(page);
  await expect(async () => {
    // On a slow machine it closes after the look at it, and then there is nothing left to press.
    if ((await dialog.count()) > 0)
      await dialog.getByRole('button', { name: 'Send for review' }).click({ timeout: 1000 });
    await expect(dialog).toHaveCount(0, { timeout: 2000 });
  }).toPass({ timeout: 15_000 });
  await expect(page.getByText('Pending verification')).toBeVisible();
  const [paper] = await (await page.request.get('/api/providers/me/credentials')).json();

  const admin = await (await browser.newContext()).newPage();
  await signInAsDemo(admin, 'admin');
  await admin.goto('/app/verifications');
  await expect(admin.getByRole('heading', { name: 'Other documents' })).toBeVisible();
  await expect(admin.getByRole('heading', { name: 'Photo ID' }).first()).toBeVisible();
  await expectAccessible(admin);
  const decided = await admin.request.put(`/api/admin/credentials/${paper.id}`, {
    data: { decision: 'verified' },
  });
  expect(decided.status()).toBe(200);
  await admin.close();
  await page.reload();
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  expect(errors).toEqual([]);
});
