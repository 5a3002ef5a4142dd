import { type Browser, expect, type Page, test } from '@playwright/test';
import {
  collectErrors,
  completeWork,
  expectAccessible,
  mailedLink,
  newEmail,
  PASSWORD,
  signInAsClinic,
  signInAsPatient,
  verifyLicences,
} from './support.ts';

const HOUR_MS = 3_600_000;

/** Invites somebody to the clinic of who is signed in. */
async function invite(page: Page, name: string, clinicRole: string): Promise<{ id: string; email: string }> {
  const email = newEmail();
  const added = await page.request.post('/api/users', { data: { name, email, clinicRole } });
  expect(added.status(), await added.text()).toBe(201);
  return { id: (await added.json()).id, email };
}

/** The invited person in a browser of their own, signed in with the password they chose. */
async function join(browser: Browser, page: Page, email: string): Promise<Page> {
  const link = await mailedLink(page, email, /reset-password/);
  const token = new URL(link, 'http://localhost').searchParams.get('token');
  const theirs = await (await browser.newContext()).newPage();
  const data = { token, newPassword: PASSWORD };
  expect((await theirs.request.post('/api/auth/reset-password', { data })).status()).toBe(200);
  const entered = await theirs.request.post('/api/auth/login', { data: { email, password: PASSWORD } });
  expect(entered.status()).toBe(200);
  return theirs;
}

/** A home visit that a new patient asks of the clinic, so many hours from now. */
async function ask(browser: Browser, clinicId: string, name: string, hours: number): Promise<void> {
  const hers = await (await browser.newContext()).newPage();
  await signInAsPatient(hers, name);
  const booked = await hers.request.post('/api/data/bookings', {
    data: {
      serviceType: 'Wound care',
      mode: 'in_home',
      clinicId,
      dateTime: new Date(Date.now() + hours * HOUR_MS).toISOString(),
      location: { lat: 18.2342, lng: -72.5354 },
    },
  });
  expect(booked.status(), await booked.text()).toBe(201);
  await hers.context().close();
}

test('CLIN-5 CLIN-11 a dispatcher gives a visit to a nurse on shift, the clinic takes it back; then he swaps a shift', async ({
  page,
  browser,
}) => {
  const errors = collectErrors(page);
  await signInAsClinic(page);
  const { clinicId } = await (await page.request.get('/api/auth/session')).json();
  const nurse = await invite(page, 'Rachel Dorvil', 'Provider');
  await completeWork(await join(browser, page, nurse.email));
  await verifyLicences(browser, nurse.id);
  const clocked = await page.request.post(`/api/users/staff/${nurse.id}/clock-in`, { data: {} });
  expect(clocked.status(), await clocked.text()).toBe(201);
  await ask(browser, clinicId, 'Célianne Noël', 3);
  await ask(browser, clinicId, 'Josué Charles', 6);
  const wilner = await invite(page, 'Wilner Augustin', 'Dispatcher');
  const dispatcher = await join(browser, page, wilner.email);

  // Who runs the clinic looks on at a desk, beside the dispatcher with a phone.
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/app/dispatch');
  await expect(page.getByRole('button', { name: /^Assign the visit of/ })).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'Rachel Dorvil' })).toBeVisible();
  const takeBack = page.getByRole('button', { name: 'Take back the visit of Célianne Noël' });
  await expect(takeBack).toHaveCount(0);

  await dispatcher.goto('/app/dispatch');
  await dispatcher.getByRole('button', { name: 'Assign the visit of Célianne Noël' }).click();
  const dialog = dispatcher.getByRole('dialog', { name: 'Assign' });
  await expect(dialog.getByText('Free at this time')).toBeVisible();
  await expectAccessible(dispatcher);
  await dialog.getByRole('button', { name: 'Assign to Rachel Dorvil' }).click();
  await expect(dialog).toBeHidden();
  await expect(dispatcher.getByRole('button', { name: /^Assign the visit of/ })).toHaveCount(1);
  await dispatcher.getByRole('radio', { name: 'Team' }).check();
  await expect(
    dispatcher.getByRole('button', { name: 'Take back the visit of Célianne Noël' }),
  ).toBeVisible();
  await expectAccessible(dispatcher);

  await expect(takeBack).toBeVisible();
  await expect(page.getByRole('button', { name: /^Assign the visit of/ })).toHaveCount(1);
  await takeBack.click();
  const sure = page.getByRole('dialog', { name: 'Take back' });
  await sure.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByRole('button', { name: /^Assign the visit of/ })).toHaveCount(2);
  await expect(takeBack).toHaveCount(0);
  await expect(dispatcher.getByText('No visits yet.')).toBeVisible();

  const [startTime, endTime] = [26, 30].map((hours) => new Date(Date.now() + hours * HOUR_MS).toISOString());
  const planned = await page.request.post(`/api/clinics/${clinicId}/shifts`, {
    data: { staffId: wilner.id, startTime, endTime },
  });
  expect(planned.status(), await planned.text()).toBe(201);
  await dispatcher.goto('/app/my-shifts');
  await dispatcher.getByRole('button', { name: /^Swap the shift/ }).click();
  const swap = dispatcher.getByRole('dialog', { name: 'Swap a shift' });
  await swap.getByLabel('With whom?').selectOption({ label: 'Marie-Ange Louis' });
  await expectAccessible(dispatcher);
  await swap.getByRole('button', { name: 'Ask' }).click();
  await expect(dispatcher.getByText('Asked', { exact: true })).toBeVisible();
  await page.goto('/app/my-shifts');
  await page.getByRole('button', { name: /^Accept: Wilner Augustin/ }).click();
  await expect(page.getByText('Waiting for approval')).toBeVisible();
  await page.goto('/app/schedule');
  await page.getByRole('button', { name: /^Approve: Wilner Augustin/ }).click();
  await expect
    .poll(async () =>
      (await (await page.request.get(`/api/clinics/${clinicId}/shifts?mine=1`)).json()).map(
        ({ staffName }: { staffName: string }) => staffName,
      ),
    )
    .toEqual(['Marie-Ange Louis']);
  expect(errors).toEqual([]);
});
