import { expect, test } from '@playwright/test';
import {
  collectErrors,
  expectAccessible,
  expectAccessibleOnDesktop,
  signInAsPatient,
  signInAsProvider,
} from './support.ts';

// The availability is text, so any time can be booked.
const MIRLANDE = { name: 'Mirlande Jean', availability: 'Chak jou', serviceLocations: 'Jacmel' };

test('BOOK-7 a provider sees a visit arrive without reloading, starts it, completes it and knows the patient', async ({
  page,
  browser,
}) => {
  const errors = collectErrors(page);
  const providerId = await signInAsProvider(page, MIRLANDE);
  await page.goto('/app/agenda');
  await expect(page.getByText('No visits on this day.')).toBeVisible();
  await expectAccessible(page);

  const patient = await (await browser.newContext()).newPage();
  await signInAsPatient(patient, 'Nadège Pierre');
  const booked = await patient.request.post('/api/data/bookings', {
    data: {
      providerId,
      serviceType: 'General checkup',
      mode: 'video',
      dateTime: new Date(Date.now() + 4000).toISOString(),
      timeZone: 'America/Port-au-Prince',
    },
  });
  expect(booked.status()).toBe(201);
  const { id } = await booked.json();

  await expect(page.getByRole('heading', { name: 'Next patient' })).toBeVisible();
  await expectAccessibleOnDesktop(page);
  await page.getByRole('button', { name: 'Start visit' }).click();
  await expect(page.getByText('Visit started.')).toBeVisible();
  await page.getByRole('button', { name: 'Complete visit' }).click({ timeout: 30_000 });
  await expect(page.getByText('Visit completed.')).toBeVisible();
  expect(await (await patient.request.get(`/api/bookings/${id}`)).json()).toMatchObject({
    status: 'completed',
  });

  await page.getByRole('link', { name: 'Patients' }).click();
  await expect(page.getByRole('link', { name: 'Nadège Pierre', exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Nadège Pierre', exact: true }).click();
  // The licence is not checked, so only the name and the bookings are shown.
  await expect(page.getByText('You’ll see only the name until your license is verified.')).toBeVisible();
  await expect(page.getByText('General checkup, Video')).toBeVisible();
  await expectAccessible(page);
  await patient.close();
  expect(errors).toEqual([]);
});

test('PROV-1 taking visits is switched off at home and stays off; hours and fees are kept', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await signInAsProvider(page, MIRLANDE);
  await page.goto('/app');
  const taking = page.getByRole('switch', { name: 'Taking new visits' });
  await expect(taking).toBeChecked();
  await taking.click();
  await expect(page.getByText('No one can book you. Your current visits stay.')).toBeVisible();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/app/availability');
  await expect(taking).not.toBeChecked();

  await page.getByLabel('Fee for Home visit, in US dollars').fill('72.50');
  await page.getByRole('button', { name: 'Save' }).last().click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Fee for Home visit, in US dollars')).toHaveValue('72.50');
  await expectAccessible(page);

  await page.goto('/app/earnings');
  await expect(page.getByText('No payments in this period yet.')).toBeVisible();
  await expectAccessible(page);
  expect(errors).toEqual([]);
});
