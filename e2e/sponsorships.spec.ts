import { type Browser, expect, type Page, test } from '@playwright/test';
import {
  collectErrors,
  expectAccessible,
  idOf,
  newEmail,
  newProvider,
  PASSWORD,
  randomClientAddress,
  signIn,
  signInAsPatient,
  verifyEmail,
} from './support.ts';

/** A sponsor of their own, signed in through the API. */
async function signInAsSponsor(page: Page): Promise<void> {
  const data = { name: 'Guerline Desrosiers', email: newEmail(), role: 'SPONSOR', password: PASSWORD };
  const headers = randomClientAddress();
  expect((await page.request.post('/api/auth/register', { data, headers })).status()).toBe(201);
  await signIn(page, data.email);
}

/** A patient in another browser, with a proven address and a visit that is not paid. */
async function newPatientWithVisit(browser: Browser): Promise<{ patient: Page; email: string }> {
  const provider = await newProvider(browser, { name: 'Claudel Étienne' });
  const patient = await (await browser.newContext()).newPage();
  const { email } = await signInAsPatient(patient, 'Jean-Robert Casimir');
  await verifyEmail(patient, email);
  const data = { providerId: await idOf(provider), serviceType: 'General consultation' };
  const booked = await patient.request.post('/api/data/bookings', { data });
  expect(booked.status(), await booked.text()).toBe(201);
  await provider.context().close();
  return { patient, email };
}

test('SPON-1, SPON-2, SPON-3 a daughter asks, her father agrees within limits, she pays, and both see it', async ({
  page,
  browser,
}) => {
  const errors = collectErrors(page);
  const { patient, email } = await newPatientWithVisit(browser);
  await signInAsSponsor(page);

  await page.goto('/app');
  await expect(page.getByRole('progressbar', { name: 'Progress toward the goal' })).toBeVisible();
  const donate = page.getByRole('link', { name: 'Donate', exact: true });
  await expect(donate).toHaveAttribute('href', '/app/fund?amount=10');
  await page.getByRole('button', { name: 'Support another person' }).click();
  const dialog = page.getByRole('dialog', { name: 'Support a new person' });
  await dialog.getByLabel('Full name').fill('Papa');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Ask to support' }).click();
  await expect(dialog.getByText('Please fill this in.')).toBeVisible();
  await dialog.getByLabel('Relationship').fill('Father');
  await dialog.getByRole('button', { name: 'Ask to support' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('You’ll see visits here once Papa says yes.')).toBeVisible();
  await expectAccessible(page);

  await patient.goto('/app/sponsors');
  await patient.getByRole('button', { name: 'Answer Guerline Desrosiers' }).click();
  const consent = patient.getByRole('dialog', { name: 'What Guerline Desrosiers may see' });
  const preview = consent.getByRole('region', { name: 'This is what Guerline Desrosiers will see' });
  await expect(preview.getByText('Not paid yet')).toBeVisible();
  await expect(preview.getByText('Upcoming')).toBeVisible();
  await consent.getByRole('switch', { name: 'Upcoming visits' }).uncheck();
  await expect(preview.getByText('Upcoming')).toBeHidden();
  await expect(preview.getByText('Not paid yet')).toBeVisible();
  await consent.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(consent).toBeHidden();
  await expect(patient.getByRole('heading', { name: 'Guerline Desrosiers supports you.' })).toBeVisible();
  await expectAccessible(patient);

  await page.goto('/app/people');
  await expect(page.getByText('1 visit to pay')).toBeVisible();
  await expect(page.getByText('Upcoming')).toBeHidden();
  await expect(page.getByText('General consultation')).toBeHidden();
  await page.getByRole('button', { name: /^Pay \$.* for Papa/ }).click();
  await page.getByRole('button', { name: 'Approve payment' }).click();
  await expect(page.getByText('Payment received. Thank you!')).toBeVisible();
  await page.getByRole('link', { name: 'Back to people you support' }).click();
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/app/contributions');
  await expect(page.getByText('Papa’s visit')).toBeVisible();
  await expectAccessible(page);

  await patient.goto('/app/sponsors');
  await expect(patient.getByText('1 visit paid')).toBeVisible();
  await patient.getByRole('button', { name: 'End right away' }).click();
  await patient.getByRole('dialog').getByRole('button', { name: 'End right away' }).click();
  await expect(patient.getByText('No one supports you yet.', { exact: false })).toBeVisible();
  await page.goto('/app/people');
  await expect(page.getByText('You don’t support anyone yet.', { exact: false })).toBeVisible();
  expect(errors).toEqual([]);
  await patient.context().close();
});

test('SPON-2, SPON-5 a sponsor sets a monthly budget, a bill fits into it and is paid in one tap, and both see it', async ({
  page,
  browser,
}) => {
  const errors = collectErrors(page);
  const { patient, email } = await newPatientWithVisit(browser);
  await signInAsSponsor(page);
  const people = `/api/features/sponsors/${await idOf(page)}/patients`;
  const asked = await page.request.post(people, { data: { name: 'Papa', email, relationship: 'Father' } });
  const { id } = await asked.json();
  const answer = { data: { decision: 'accept', shares: ['bills'] } };
  expect((await patient.request.post(`/api/features/sponsorships/${id}/respond`, answer)).status()).toBe(200);

  await page.goto(`/app/people/${id}`);
  await page.getByRole('button', { name: 'Set a monthly budget' }).click();
  const dialog = page.getByRole('dialog', { name: 'Monthly budget' });
  await dialog.getByLabel('Monthly limit, in US dollars').fill('0.001');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please enter a valid amount.')).toBeVisible();
  await dialog.getByLabel('Monthly limit, in US dollars').fill('300');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Fits into this month’s budget')).toBeVisible();
  await expectAccessible(page);

  await patient.goto('/app/sponsors');
  await expect(patient.getByText('Plans to pay up to $300', { exact: false })).toBeVisible();
  await expectAccessible(patient);

  await page.getByRole('button', { name: /^Pay \$.* for Papa/ }).click();
  await page.getByRole('button', { name: 'Approve payment' }).click();
  await expect(page.getByText('Payment received. Thank you!')).toBeVisible();
  await page.goto(`/app/people/${id}`);
  await expect(page.getByText(/^\$[1-9][\d.]* of \$300(\.00)? paid/)).toBeVisible();
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  await patient.reload();
  await expect(patient.getByText('Currently paused.', { exact: false })).toBeVisible();

  // PayPal took the money and its answer was lost: nobody is told that the payment failed or was cancelled.
  await page.getByRole('button', { name: /^Pay \$250/ }).click();
  await page.getByRole('button', { name: 'Lose the connection' }).click();
  await expect(page.getByText('Your payment is still being confirmed.', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try the payment again' })).toHaveCount(0);
  expect(errors).toEqual([]);
  await patient.context().close();
});
