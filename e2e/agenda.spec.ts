import { expect, test } from '@playwright/test';
import {
  collectErrors,
  expectAccessible,
  expectAccessibleOnDesktop,
  idOf,
  signInAsPatient,
  signInAsProvider,
  verifyLicences,
} from './support.ts';

// The availability is text, so any time can be booked.
const MIRLANDE = {
  name: 'Mirlande Jean',
  availability: 'Chak jou',
  serviceLocations: [{ name: 'Hinche', lat: 19.15, lng: -72.0167 }],
  languagesSpoken: ['ht'],
};

test('BOOK-7, PROV-1, PROV-3 a nurse’s day on a phone in Hinche, in Creole: a visit arrives, is started, completed and paid in cash; a package is used; a visit at home waits', async ({
  page,
  browser,
}) => {
  const errors = collectErrors(page);
  const providerId = await signInAsProvider(page, MIRLANDE);
  const creole = { preferredLanguage: 'ht' };
  expect((await page.request.put(`/api/users/${providerId}`, { data: creole })).status()).toBe(200);
  await page.goto('/app/agenda');
  await expect(page.getByText('Pa gen vizit jou sa a.')).toBeVisible();
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

  await expect(page.getByRole('heading', { name: 'Pwochen pasyan' })).toBeVisible();
  await expectAccessibleOnDesktop(page);
  await page.getByRole('button', { name: 'Kòmanse vizit la' }).click();
  await expect(page.getByText('Vizit la kòmanse.')).toBeVisible();
  await page.getByRole('button', { name: 'Fini vizit la' }).click();
  await expect(page.getByText('Vizit la fini.')).toBeVisible();
  expect(await (await patient.request.get(`/api/bookings/${id}`)).json()).toMatchObject({
    status: 'completed',
  });

  // A filter in the address is not asked for without a checked licence: it would be refused, which `errors` would see.
  await page.goto('/app/patients?flag=danger&sort=need');
  await expect(page.getByRole('link', { name: 'Nadège Pierre', exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Nadège Pierre', exact: true }).click();
  // The licence is not checked, so only the name and the bookings are shown.
  await expect(page.getByText('Nou ap verifye lisans ou.')).toBeVisible();
  await expect(page.getByText('General checkup, Videyo')).toBeVisible();
  await expectAccessible(page);

  // They paid the provider in cash: both have the same receipt.
  await page.goto(`/app/visits/${id}`);
  await page.getByRole('button', { name: 'Peye kach' }).click();
  const cash = page.getByRole('dialog', { name: 'Peye kach' });
  await expect(cash.getByRole('radio', { name: /goud/ })).toBeChecked();
  await cash.getByRole('button', { name: 'Make peman an' }).click();
  await expect(page.getByText('Resi 000001')).toBeVisible();
  await patient.goto(`/app/visits/${id}`);
  await expect(patient.getByRole('link', { name: 'Download receipt 000001' })).toBeVisible();

  // Several visits at one price, paid once: the next one is booked on them.
  const four = { service: 'prenatal-visit', mode: 'clinic', visits: 4, price: 60, validDays: 270 };
  expect((await page.request.post('/api/providers/me/packages', { data: four })).status()).toBe(201);
  await patient.goto(`/app/providers/${providerId}`);
  await patient.getByRole('button', { name: /^Choose this package/ }).click();
  await expect(patient.getByRole('button', { name: 'Pay $65.00' })).toBeVisible();
  await expectAccessible(patient);
  const order = await patient.request.post('/api/payments/paypal/create-order', {
    data: { customId: patient.url().split('/').at(-1) },
  });
  const { orderID } = await order.json();
  await patient.request.post('/api/payments/paypal/capture-order', { data: { orderID } });
  await patient.reload();
  await patient.getByRole('link', { name: 'Book a visit' }).click();
  await expect(patient.getByText('4 visits are left in it.')).toBeVisible();
  await patient.getByRole('button', { name: 'Confirm' }).click();
  await expect(patient.getByText('Part of a package')).toBeVisible();
  await page.goto('/app/sold-packages');
  await expect(page.getByText(/^3 vizit ki rete/)).toBeVisible();
  await expectAccessible(page);

  // Between two houses: her licence is checked now, so she is asked for at home, and sees on Today what waits.
  await verifyLicences(browser, providerId);
  const house = '12, rue Toussaint Louverture, Hinche';
  const atHome = await patient.request.post('/api/data/bookings', {
    data: {
      providerId,
      serviceType: 'home-nurse-visit',
      mode: 'in_home',
      dateTime: new Date(Date.now() + 2 * 3_600_000).toISOString(),
      location: house,
    },
  });
  expect(atHome.status(), await atHome.text()).toBe(201);
  const words = { senderId: await idOf(patient), recipientId: providerId, content: 'Kay la wouj.' };
  expect((await patient.request.post('/api/chat/send', { data: words })).status()).toBe(201);
  await page.goto('/app');
  const needs = page.getByRole('region', { name: 'Sa ki bezwen ou' });
  await expect(needs.getByRole('link', { name: '1 mesaj ou poko li' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Louvri vizit la' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vizit enfimyè lakay' })).toBeVisible();
  await expect(page.getByText(house)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Chemen pou ale/ })).toBeVisible();
  await expectAccessible(page);
  await patient.close();
  expect(errors).toEqual([]);
});

test('PROV-1 taking visits is switched off at home and stays off; hours and fees are kept', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await signInAsProvider(page, MIRLANDE);
  // Hours that were never set are not closed; every time can be booked, and the screen says so.
  await page.goto('/app/availability');
  const anyTime = page.getByText('patients can book any time, day or night', { exact: false });
  await expect(anyTime).toBeVisible();
  await page.goto('/app');
  const taking = page.getByRole('switch', { name: 'Taking new visits' });
  await expect(taking).toBeChecked();
  await taking.click();
  await expect(page.getByText('No one can book you. Your current visits stay.')).toBeVisible();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/app/availability');
  await expect(taking).not.toBeChecked();
  await expect(anyTime).toHaveCount(0);

  const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('Day', { exact: true }).fill(day);
  await page.getByLabel('Repeat').selectOption('week');
  await page.getByLabel('Until').fill(new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10));
  await page.getByRole('button', { name: 'Add a day' }).click();
  // Days off by a span are one line.
  await page.getByLabel('Day', { exact: true }).fill('2027-03-01');
  await page.getByLabel('Last day').fill('2027-03-12');
  await page.getByRole('button', { name: 'Add these days' }).click();
  await page.getByLabel('Set the time for a service').selectOption({ label: 'General consultation' });
  await page.getByLabel('General consultation', { exact: true }).selectOption('90');
  await page.getByLabel('How late can patients book?').selectOption({ label: 'Up to 2 hours before' });
  await page.getByLabel('Clinic visit, after').selectOption({ label: '15 minutes' });
  await page.getByLabel('Fee for Home visit, in US dollars').fill('72.50');
  await expectAccessible(page);
  // One button saves all of it, and says so when that fails.
  await page.route('**/api/providers/me/availability', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500 }) : route.fallback(),
  );
  const bar = page.getByRole('region', { name: 'You have unsaved changes.' });
  await bar.getByRole('button', { name: 'Save' }).click();
  await expect(bar.getByRole('alert')).toBeVisible();
  errors.splice(0); // that of the refused call
  await page.unroute('**/api/providers/me/availability');
  await bar.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect(bar).toBeHidden();
  await page.reload();
  await expect(page.getByText(/^Every week: /)).toBeVisible();
  await expect(page.getByText('March 1, 2027 – March 12, 2027')).toBeVisible();
  await expect(page.getByLabel('General consultation', { exact: true })).toHaveValue('90');
  await expect(page.getByLabel('How late can patients book?')).toHaveValue('2');
  await expect(page.getByLabel('Clinic visit, after')).toHaveValue('15');
  await expect(page.getByLabel('Fee for Home visit, in US dollars')).toHaveValue('72.50');
  await page.getByRole('button', { name: 'Offer a package' }).click();
  const offer = page.getByRole('dialog', { name: 'Offer a package' });
  await offer.getByRole('button', { name: 'Offer it' }).click();
  await expect(offer.getByText('Please choose a service.')).toBeVisible();
  await offer.getByLabel('Service').selectOption('general-consultation');
  await offer.getByLabel('Price for all visits').fill('90');
  await offer.getByRole('button', { name: 'Offer it' }).click();
  await expect(page.getByText(/^4 visits: /)).toBeVisible();
  await expectAccessible(page);

  await page.goto('/app/earnings');
  await expect(page.getByText('No payments in this period yet.')).toBeVisible();
  await expectAccessible(page);
  expect(errors).toEqual([]);
});

test('PROV-2 a day off over a visit names it: one is moved, one is cancelled with its money told, one is kept', async ({
  page,
  browser,
}) => {
  const errors = collectErrors(page);
  const hours = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => ({
    day,
    from: '08:00',
    to: '18:00',
  }));
  const providerId = await signInAsProvider(page, {
    name: 'Mirlande Jean',
    availability: { timeZone: 'America/Port-au-Prince', hours },
  });
  const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  for (const [index, name] of ['Nadège Pierre', 'Wideline Augustin', 'Rose Louis'].entries()) {
    const patient = await (await browser.newContext()).newPage();
    await signInAsPatient(patient, name);
    const data = {
      providerId,
      serviceType: 'General consultation',
      mode: 'clinic',
      dateTime: `${day}T${14 + index}:00:00Z`,
    };
    const { id } = await (await patient.request.post('/api/data/bookings', { data })).json();
    if (name === 'Wideline Augustin') {
      const order = await patient.request.post('/api/payments/paypal/create-order', {
        data: { customId: id },
      });
      const { orderID } = await order.json();
      const captured = await patient.request.post('/api/payments/paypal/capture-order', {
        data: { orderID },
      });
      expect(captured.status()).toBe(200);
    }
    await patient.close();
  }

  await page.goto('/app/availability');
  await page.getByLabel('Day', { exact: true }).fill(day);
  await page.getByRole('button', { name: 'Add a day' }).click();
  // Visits that cannot be read are not passed over in silence.
  const conflictsCall = '**/api/providers/me/conflicts';
  await page.route(conflictsCall, (route) => route.fulfill({ status: 404, json: { code: 'not_found' } }));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^Your hours are saved\. We couldn’t check/)).toBeVisible();
  await page.unroute(conflictsCall);
  const sheet = page.getByRole('dialog', { name: '3 visits are outside your hours' });
  const again = page.getByRole('button', { name: 'Try again' });
  // News of the visits that were just booked may read them anew before anybody taps.
  await again.click({ timeout: 5000 }).catch(() => expect(sheet).toBeVisible());
  await expect(sheet.getByText('Nadège Pierre')).toBeVisible();
  errors.splice(0); // those of the refused calls
  await expectAccessible(page);

  await sheet.getByRole('button', { name: 'Reschedule Nadège Pierre’s visit' }).click();
  const moving = page.getByRole('dialog', { name: 'Reschedule', exact: true });
  await moving.getByRole('button', { name: /AM|PM/ }).first().click();
  await moving.getByRole('button', { name: /^Move to/ }).click();
  await expect(page.getByText('Visit rescheduled.')).toBeVisible();

  await page.getByRole('button', { name: 'Cancel Wideline Augustin’s visit' }).click();
  await expect(page.getByText('The patient will be refunded $55.00.')).toBeVisible();
  await page
    .getByRole('dialog', { name: 'Cancel visit' })
    .getByRole('button', { name: 'Cancel visit' })
    .click();
  await expect(page.getByText('Wideline Augustin')).toHaveCount(0);
  await page.getByRole('button', { name: 'Keep Rose Louis’s visit' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const conflicts = await (await page.request.get('/api/providers/me/conflicts')).json();
  expect(conflicts.map(({ patientName }: { patientName: string }) => patientName)).toEqual(['Rose Louis']);
  expect(errors).toEqual([]);
});
