import { type Browser, expect, type Page, test } from '@playwright/test';
import {
  clinicIdOf,
  collectErrors,
  completeWork,
  expectAccessible,
  mailedLink,
  newEmail,
  PASSWORD,
  signIn,
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
  await signIn(theirs, email);
  return theirs;
}

/** A home visit that a new patient asks of the clinic, so many hours from now. */
async function ask(
  browser: Browser,
  clinicId: string,
  name: string,
  hours: number,
  location: object | string = { lat: 18.2342, lng: -72.5354 },
): Promise<void> {
  const hers = await (await browser.newContext()).newPage();
  await signInAsPatient(hers, name);
  const booked = await hers.request.post('/api/data/bookings', {
    data: {
      serviceType: 'home-wound-care',
      mode: 'in_home',
      clinicId,
      dateTime: new Date(Date.now() + hours * HOUR_MS).toISOString(),
      location,
    },
  });
  expect(booked.status(), await booked.text()).toBe(201);
  await hers.context().close();
}

/** A service with its price, which invoices are made of. */
async function priceVisit(page: Page, clinicId: string): Promise<void> {
  const clinic = `/api/clinics/${clinicId}`;
  const data = { code: 'CONS', description: 'General visit' };
  const { id } = await (await page.request.post(`${clinic}/service-codes`, { data })).json();
  const fee = { serviceCodeId: id, price: 15, effectiveDate: '2020-01-01' };
  expect((await page.request.post(`${clinic}/fee-schedules`, { data: fee })).status()).toBe(201);
}

test('CLIN-1, CLIN-2, CLIN-3, CLIN-5, CLIN-6, CLIN-9, CLIN-11 administrator, scheduler, dispatcher and provider work side by side', async ({
  page,
  browser,
}) => {
  const errors = collectErrors(page);
  await signInAsClinic(page);
  const clinicId = await clinicIdOf(page);
  await priceVisit(page, clinicId);

  // The administrator invites; each of the others comes with a browser of their own.
  const guerda = newEmail();
  await page.goto('/app/staff');
  await page.getByRole('button', { name: 'Add staff' }).click();
  const added = page.getByRole('dialog', { name: 'Add a staff member' });
  await added.getByLabel('Name').fill('Guerda Pierre');
  await added.getByLabel('Email').fill(guerda);
  await added.getByLabel('Role').selectOption('Scheduler');
  await expect(added.getByText('Plans shifts and appointments')).toBeVisible();
  await expectAccessible(page);
  await added.getByRole('button', { name: 'Send invitation' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Guerda Pierre' });
  await expect(row.getByText('Scheduler · Invited')).toBeVisible();
  const rachel = await invite(page, 'Rachel Dorvil', 'Provider');
  const wilner = await invite(page, 'Wilner Augustin', 'Dispatcher');
  await invite(page, 'Ketly Noël', 'Provider');
  const scheduler = await join(browser, page, guerda);
  const nurse = await join(browser, page, rachel.email);
  const dispatcher = await join(browser, page, wilner.email);
  await completeWork(nurse);
  await verifyLicences(browser, rachel.id);

  // The scheduler clocks in, and finds what is theirs.
  await scheduler.goto('/app');
  await scheduler.getByRole('button', { name: 'Clock in' }).click();
  await expect(scheduler.getByRole('button', { name: 'Clock out' })).toBeVisible();
  await expect(scheduler.getByText('Guerda Pierre clocked in', { exact: true })).toBeVisible();
  await expectAccessible(scheduler);
  const hub = scheduler.getByRole('region', { name: 'Everything in your clinic' });
  await expect(hub.getByRole('link', { name: 'Billing' })).toBeVisible();
  await expect(hub.getByRole('link', { name: 'Dictionary' })).toHaveCount(0);
  await hub.getByRole('link', { name: 'Staff', exact: true }).click();
  await expect(scheduler.getByRole('button', { name: 'Clock out Guerda Pierre' })).toBeVisible();
  await expect(scheduler.getByRole('button', { name: 'Add staff' })).toHaveCount(0);

  // Somebody without an account walks in, is called, and appears on the nurse's screen.
  await nurse.goto('/app');
  await expect(nurse.getByRole('button', { name: 'Clock in' })).toBeVisible();
  await scheduler.goto('/app/walk-ins');
  await scheduler.getByRole('button', { name: 'Add a walk-in' }).click();
  const came = scheduler.getByRole('dialog', { name: 'Who came?' });
  await came.getByLabel('Name').fill('Rosette Belizaire');
  await came.getByLabel('Reason, in a few words').fill('Fever');
  await came.getByRole('button', { name: 'Add to the queue' }).click();
  await scheduler.getByRole('button', { name: 'Call Rosette Belizaire' }).click();
  const call = scheduler.getByRole('dialog', { name: 'Call Rosette Belizaire' });
  await call.getByLabel('Room').fill('2');
  await call.getByRole('button', { name: 'Call now' }).click();
  await scheduler.getByRole('button', { name: 'Start Rosette Belizaire’s visit' }).click();
  const start = scheduler.getByRole('dialog', { name: 'Who will see Rosette Belizaire?' });
  await start.getByLabel('Provider').selectOption({ label: 'Rachel Dorvil' });
  // Who has not answered the invitation sees nobody yet.
  await expect(start.getByRole('option', { name: 'Ketly Noël' })).toHaveCount(0);
  await expectAccessible(scheduler);
  await start.getByRole('button', { name: 'Start the visit' }).click();
  await expect(scheduler.getByText('With Rachel Dorvil')).toBeVisible();
  await nurse.getByRole('link', { name: /^Rosette Belizaire/ }).click();
  await nurse.getByLabel('Plan').fill('Paracetamol, fluids, back in two days');
  await expectAccessible(nurse);
  await nurse.getByRole('button', { name: 'Sign and end the visit' }).click();
  await expect(nurse.getByText('Done', { exact: true })).toBeVisible();
  await expect(scheduler.getByText('No one is waiting.')).toBeVisible();

  // The desk asks for the price of the day; what was written about the visit is not theirs.
  await scheduler.goto('/app/clinic-visits');
  await scheduler.getByRole('link', { name: /^Rosette Belizaire/ }).click();
  await expect(scheduler.getByText('Only people who treat this person can read the note.')).toBeVisible();
  await expect(scheduler.getByText('Paracetamol', { exact: false })).toHaveCount(0);
  await scheduler.getByRole('link', { name: 'Create invoice' }).click();
  const invoice = scheduler.getByRole('dialog', { name: 'New invoice' });
  await invoice.getByLabel('Service').selectOption({ label: 'CONS · General visit' });
  await invoice.getByRole('button', { name: 'Create invoice' }).click();
  await scheduler.getByRole('link', { name: /^Rosette Belizaire.*\$15/ }).click();
  await expect(scheduler.getByRole('button', { name: 'Take cash' })).toBeVisible();

  // Patients ask for home visits while the dispatcher looks at the board: they appear by themselves.
  const clocked = await page.request.post(`/api/users/staff/${rachel.id}/clock-in`, { data: {} });
  expect(clocked.status(), await clocked.text()).toBe(201);
  await dispatcher.goto('/app/dispatch');
  await expect(dispatcher.getByText('No visits are waiting for a provider.')).toBeVisible();
  await ask(browser, clinicId, 'Célianne Noël', 3);
  await ask(browser, clinicId, 'Josué Charles', 6, 'Dèyè legliz la');
  await page.goto('/app');
  await expect(page.getByRole('heading', { name: 'Célianne Noël' })).toBeVisible();
  await expect(page.getByRole('link', { name: '2 Unassigned visits' })).toBeVisible();
  // Who runs the clinic looks on at a desk, beside the dispatcher with a phone.
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/app/dispatch');
  await expect(page.getByRole('button', { name: /^Assign .*’s visit$/ })).toHaveCount(2);
  await expect(page.getByText('home-wound-care')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Rachel Dorvil' })).toBeVisible();
  const takeBack = page.getByRole('button', { name: 'Unassign Célianne Noël’s visit' });
  await expect(takeBack).toHaveCount(0);

  // An address that names no town is asked about; what was said is the same on the other board.
  await dispatcher.getByRole('button', { name: 'Set the location for Josué Charles' }).click();
  const place = dispatcher.getByRole('dialog', { name: 'Where is this address?' });
  await place.getByLabel('Town').fill('jak');
  await place.getByRole('radio', { name: 'Jacmel' }).check();
  await place.getByRole('button', { name: 'Save location' }).click();
  await expect(place).toBeHidden();
  await expect(page.getByRole('button', { name: /^Set the location/ })).toHaveCount(0);

  await dispatcher.getByRole('button', { name: 'Assign Célianne Noël’s visit' }).click();
  const dialog = dispatcher.getByRole('dialog', { name: 'Assign' });
  await expect(dialog.getByText('Near Jacmel')).toBeVisible();
  await expect(dialog.getByText('Free at this time')).toBeVisible();
  await expectAccessible(dispatcher);
  await dialog.getByRole('button', { name: 'Assign to Rachel Dorvil' }).click();
  await expect(dialog).toBeHidden();
  await expect(dispatcher.getByRole('button', { name: /^Assign .*’s visit$/ })).toHaveCount(1);
  await dispatcher.getByRole('radio', { name: 'Team' }).check();
  await expect(dispatcher.getByRole('button', { name: 'Unassign Célianne Noël’s visit' })).toBeVisible();

  await expect(takeBack).toBeVisible();
  await expect(page.getByRole('button', { name: /^Assign .*’s visit$/ })).toHaveCount(1);
  await takeBack.click();
  const sure = page.getByRole('dialog', { name: 'Unassign' });
  await sure.getByRole('button', { name: 'Unassign' }).click();
  await expect(page.getByRole('button', { name: /^Assign .*’s visit$/ })).toHaveCount(2);
  await expect(takeBack).toHaveCount(0);
  await expect(dispatcher.getByText('No visits yet.')).toBeVisible();

  // The dispatcher swaps a shift with the administrator.
  const [startTime, endTime] = [26, 30].map((hours) => new Date(Date.now() + hours * HOUR_MS).toISOString());
  const planned = await page.request.post(`/api/clinics/${clinicId}/shifts`, {
    data: { staffId: wilner.id, startTime, endTime },
  });
  expect(planned.status(), await planned.text()).toBe(201);
  await dispatcher.goto('/app/my-shifts');
  await dispatcher.getByRole('button', { name: /^Swap the shift/ }).click();
  const swap = dispatcher.getByRole('dialog', { name: 'Swap a shift' });
  await swap.getByLabel('Who do you want to swap with?').selectOption({ label: 'Marie-Ange Louis' });
  await expectAccessible(dispatcher);
  await swap.getByRole('button', { name: 'Send request' }).click();
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

  // Who is removed is out at once.
  await page.goto('/app/staff');
  await expect(row.getByText('On Shift')).toBeVisible();
  await page.getByRole('button', { name: 'Edit Guerda Pierre' }).click();
  await page.getByRole('button', { name: 'Remove staff member' }).click();
  const removal = page.getByRole('dialog', { name: 'Remove staff member' });
  await expect(removal.getByText('Are you sure you want to remove this staff member?')).toBeVisible();
  await removal.getByRole('button', { name: 'Remove staff member' }).click();
  await expect(row).toHaveCount(0);
  expect((await scheduler.request.get('/api/auth/session')).status()).toBe(401);
  expect(errors).toEqual([]);
});
