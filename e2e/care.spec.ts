import { type Browser, expect, type Page, test } from '@playwright/test';
import {
  collectErrors,
  expectAccessible,
  expectAccessibleOnDesktop,
  idOf,
  newProvider,
  newVerifiedProvider,
  signInAsPatient,
} from './support.ts';

// Each test has its own town, so that the list contains only its provider.
const town = () => `Lavil ${crypto.randomUUID().slice(0, 8)}`;

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const EVERY_DAY = {
  timeZone: 'America/Port-au-Prince',
  hours: DAYS.map((day) => ({ day, from: '08:00', to: '16:00' })),
};

/** Opens a page in another browser context. */
async function another(browser: Browser, name: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signInAsPatient(page, name);
  return page;
}

async function find(page: Page, where: string, name: string): Promise<void> {
  await page.goto('/app/find-care');
  await page.getByRole('textbox', { name: 'Location, name or type of care' }).fill(where);
  // Pressed at once: the debounced search must not cancel the navigation.
  await page.getByRole('link', { name: `Book with ${name}` }).click();
  await expect(page.getByRole('heading', { name: 'Book a visit' })).toBeVisible();
}

async function chooseService(page: Page, service = 'General consultation'): Promise<void> {
  await page.getByRole('button', { name: /^(Choose|Change)$/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Choose a service' });
  await sheet.getByLabel('Search services').fill(service);
  await sheet.getByRole('button', { name: service }).first().click();
}

/** Books the suggested time and returns the id of the booking. */
async function confirm(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Booking confirmed!')).toBeVisible();
  await expect(page).toHaveURL(/\/app\/visits\/[\da-f-]{36}$/);
  await expect(page.locator('main')).toBeFocused();
  return page.url().split('/').at(-1) ?? '';
}

/** Opens the sandbox and makes one choice there. */
async function payInSandbox(page: Page, choice: string): Promise<void> {
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page.getByRole('heading', { name: 'Practice payment' })).toBeVisible();
  await page.getByRole('button', { name: choice }).click();
}

const upcoming = (page: Page) => page.getByRole('region', { name: 'Upcoming appointments' });
const outstanding = (page: Page) => page.getByRole('region', { name: 'Outstanding payments' });

test('FIND-1, BOOK-1, BOOK-2, BOOK-3, BOOK-10, DASH-1, PAY-1 I search, book with one tap, and pay by card after two tries', async ({
  page,
  browser,
}) => {
  const errors = collectErrors(page);
  const where = town();
  const doctor = await newProvider(browser, {
    name: 'Marie-Thérèse Dorvil',
    serviceLocations: [{ name: where, lat: 18.2342, lng: -72.5354 }],
    availability: EVERY_DAY,
  });
  await signInAsPatient(page);
  const invoices = (url: URL) => url.pathname === '/api/invoices';
  await page.route(invoices, (route) => route.fulfill({ status: 500, json: { code: 'unexpected' } }));
  await page.goto('/app');
  await expect(upcoming(page).getByText('No upcoming appointments.')).toBeVisible();
  await expect(outstanding(page).getByText('Failed to load dashboard data.')).toBeVisible();
  await expect(outstanding(page).getByText('No outstanding invoices.')).toHaveCount(0);
  await page.unroute(invoices);
  await outstanding(page).getByRole('button', { name: 'Try again' }).click();
  await expect(outstanding(page).getByText('No outstanding invoices.')).toBeVisible();
  // The browser notes the calls that failed.
  errors.length = 0;

  await find(page, where, 'Marie-Thérèse Dorvil');
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  await chooseService(page);
  await expect(page.getByText('$55.00').first()).toBeVisible();
  await expect(page.getByText(/^Suggested time:/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Today, / })).toBeVisible();
  await expectAccessible(page);
  const visit = await confirm(page);
  const { dateTime } = await (await page.request.get(`/api/bookings/${visit}`)).json();
  expect(Date.parse(dateTime)).toBeGreaterThanOrEqual(Date.now() + 47 * 3_600_000);

  await expect(page.getByRole('heading', { name: 'What to expect' })).toBeVisible();
  await page.getByRole('button', { name: 'Answer the questions' }).click();
  const questions = page.getByRole('dialog', { name: 'Before your visit' });
  await questions.getByLabel('Why are you coming?').fill('Headache');
  await questions.getByText('Weeks', { exact: true }).click();
  await questions.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Answers saved.')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Headache' })).toBeVisible();

  await page.getByRole('link', { name: 'Pay $55.00' }).click();
  await payInSandbox(page, 'Cancel and go back');
  await expect(page.getByText('Payment cancelled.')).toBeVisible();
  await payInSandbox(page, 'Decline the card');
  await expect(page.getByText('Payment failed or was cancelled.')).toBeVisible();
  await payInSandbox(page, 'Approve payment');
  await expect(page.getByText('Payment received. Thank you!')).toBeVisible();
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();

  await page.goto('/app');
  await expect(upcoming(page).getByText('Marie-Thérèse Dorvil')).toBeVisible();
  await expectAccessible(page);
  // The only error is that of the declined card.
  expect(errors).toEqual([expect.stringContaining('402')]);
  await doctor.context().close();
});

test('CHAT-4, NOTE-1, BOOK-7 a visit happens with both sides watching: words, start, end and review, nothing reloaded', async ({
  page: nadege,
  browser,
}) => {
  const errors = collectErrors(nadege);
  // The availability is text, so any time can be booked, even now.
  const doctor = await newProvider(browser, { name: 'Wilner Volcy', availability: 'Chak jou' });
  const his = collectErrors(doctor);
  await signInAsPatient(nadege, 'Nadège Pierre');
  const [me, him] = [await idOf(nadege), await idOf(doctor)];
  const listening = doctor.waitForResponse('**/api/events');
  await doctor.goto('/app/agenda');
  await expect(doctor.getByText('No visits on this day.')).toBeVisible();
  await listening;
  const booked = await nadege.request.post('/api/data/bookings', {
    data: {
      providerId: him,
      serviceType: 'General consultation',
      mode: 'video',
      dateTime: new Date(Date.now() + 3000).toISOString(),
    },
  });
  const { id } = await booked.json();
  await expect(doctor.getByRole('heading', { name: 'Next patient' })).toBeVisible();

  // Messages in both directions, and the unread count on the tab.
  await nadege.goto(`/app/messages/${him}`);
  await nadege.getByRole('textbox', { name: 'Write a message' }).fill('Bonjou doktè');
  await nadege.getByRole('button', { name: 'Send', exact: true }).click();
  const tab = doctor.getByRole('link', { name: /^1 unread message\s*Messages/ });
  await expect(tab).toBeVisible();
  await tab.click();
  const people = doctor.getByRole('list', { name: 'Conversations' });
  await people.getByRole('link', { name: /Nadège Pierre/ }).click();
  await doctor.getByRole('textbox', { name: 'Write a message' }).fill('Mwen la, Nadège');
  await doctor.getByRole('button', { name: 'Send', exact: true }).click();
  const words = nadege.getByRole('list', { name: /Messages with/ });
  await expect(words.getByText('Mwen la, Nadège')).toBeVisible();
  await expect(doctor.getByRole('link', { name: 'Messages', exact: true })).toBeVisible();

  await nadege.goto('/app/visits');
  await expect(nadege.getByText('Confirmed')).toBeVisible();
  await doctor.goto(`/app/visits/${id}`);
  await doctor.getByRole('button', { name: 'Start visit' }).click();
  await expect(nadege.getByText('In progress')).toBeVisible();
  await doctor.getByRole('button', { name: 'Complete visit' }).click();
  await expect(doctor.getByText('Visit completed.')).toBeVisible();

  const bell = nadege.getByRole('link', { name: /^\d+ unread notifications?$/ });
  await expect(bell).toBeVisible();
  await bell.click();
  await expect(
    nadege.getByText('Your visit with Wilner Volcy is complete. Tell us how it went.'),
  ).toBeVisible();
  await expectAccessible(nadege);
  await nadege.getByText('Your visit with Wilner Volcy is complete. Tell us how it went.').click();
  await nadege.getByRole('radio', { name: '5 stars out of 5' }).check();
  await nadege.getByLabel('Your review').fill('Li te pran tan li.');
  await nadege.getByRole('button', { name: 'Submit review' }).click();
  await expect(nadege.getByText('Thanks for your review.')).toBeVisible();
  // Opening the booking marks its notifications as read.
  await expect(nadege.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible();
  await nadege.getByRole('link', { name: 'Wilner Volcy' }).click();
  await expect(nadege.getByText('Li te pran tan li.')).toBeVisible();
  await expectAccessibleOnDesktop(nadege);
  expect([await idOf(nadege), ...errors, ...his]).toEqual([me]);
  await doctor.context().close();
});

test('FAM-1, FAM-2, FAM-3, FAM-8 I add my mother, book for her, and the lists follow whose face is chosen', async ({
  page,
  browser,
}) => {
  const errors = collectErrors(page);
  const doctor = await newProvider(browser, { name: 'Guerda Noël', availability: EVERY_DAY });
  const him = await idOf(doctor);
  await signInAsPatient(page);
  await page.goto('/app');
  await page.getByRole('button', { name: 'Family' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add a person' }).click();
  await dialog.getByLabel('Full name').fill('Rose Pierre');
  await dialog.getByLabel('Relationship').selectOption('parent');
  await dialog.getByLabel('Blood group').selectOption('O−');
  await dialog.getByLabel('Allergies').fill('Penicillin');
  await dialog.getByLabel('Allergies').press('Enter');
  await dialog.getByRole('button', { name: 'Add to list' }).click();
  await expect(dialog.getByText('Was Rose Pierre born today?')).toBeVisible();
  await dialog.getByRole('button', { name: 'No, correct the date' }).click();
  await expect(dialog.getByLabel('Date of birth')).toBeFocused();
  await dialog.getByLabel('Date of birth').fill('1958-04-02');
  await dialog.getByRole('button', { name: 'Add to list' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save all' }).click();
  await expect(page.getByText('Profiles updated successfully!')).toBeVisible();

  await page.getByText('Rose', { exact: true }).click();
  await page.goto(`/app/book/${him}`);
  await expect(page.getByLabel('Who is it for?').locator('option:checked')).toHaveText('Rose Pierre');
  await chooseService(page);
  await confirm(page);
  await expect(page.getByText('Rose Pierre')).toBeVisible();

  await page.goto('/app/visits');
  await expect(page.getByText('Guerda Noël')).toBeVisible();
  await page.getByText('Me', { exact: true }).click();
  await expect(page.getByText('No upcoming appointments.')).toBeVisible();
  await page.goto('/app');
  await expect(upcoming(page).getByText('No upcoming appointments.')).toBeVisible();
  await page.getByText('Rose', { exact: true }).click();
  await expect(upcoming(page).getByText('Guerda Noël')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/app/record');
  await expect(page.getByText('Blood type O− (as the family says)')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Penicillin', exact: true })).toBeVisible();
  expect(errors).toEqual([]);
  await doctor.context().close();
});

test('BOOK-2, FIND-1 the time I tapped stays chosen when I choose the service, or I am told that it does not fit', async ({
  page,
  browser,
}) => {
  const errors = collectErrors(page);
  const doctor = await newProvider(browser, { name: 'Sherline Toussaint', availability: EVERY_DAY });
  const longer = { serviceMinutes: [{ service: 'vaccination', minutes: 90 }] };
  expect((await doctor.request.put('/api/providers/me/availability', { data: longer })).status()).toBe(200);
  await signInAsPatient(page);
  const her = await idOf(doctor);
  const reply = await page.request.get(`/api/availability/${her}?days=5`);
  const starts: string[] = (await reply.json()).slots.map(({ startsAt }: { startsAt: string }) => startsAt);
  const tapped = starts[8] ?? '';
  await page.goto(`/app/book/${her}?at=${tapped}`);
  await chooseService(page);
  await expect(page.getByText(/^Suggested time: /)).toBeHidden();
  const visit = await confirm(page);
  const booked = await (await page.request.get(`/api/bookings/${visit}`)).json();
  expect(booked.dateTime).toBe(tapped);

  // The last half hour of a day is too short for a long visit.
  const isLast = (at: string, next?: string) =>
    next !== undefined && Date.parse(next) - Date.parse(at) > 3_600_000;
  const last = starts.findLast((at, i) => isLast(at, starts[i + 1])) ?? '';
  await page.goto(`/app/book/${her}?at=${last}`);
  await chooseService(page, 'Vaccination');
  await expect(
    page.getByText(/^You chose .+ which takes 90 minutes\. Choose another time below\.$/),
  ).toBeVisible();
  await expect(page.getByText(/^Suggested time: /)).toBeVisible();
  await expectAccessible(page);
  await expectAccessibleOnDesktop(page);
  expect(errors).toEqual([]);
  await doctor.context().close();
});

test('BOOK-2 while the times of another service are read, none is shown or confirmed', async ({
  page,
  browser,
}) => {
  const errors = collectErrors(page);
  const doctor = await newProvider(browser, { name: 'Mirlande Joseph', availability: EVERY_DAY });
  await signInAsPatient(page);
  await page.goto(`/app/book/${await idOf(doctor)}`);
  await chooseService(page);
  const button = page.getByRole('button', { name: 'Confirm' });
  await expect(button).toBeEnabled();
  await expect(page.getByText(/^Suggested time: /)).toBeVisible();
  const suggested = page.getByRole('button', { name: /Suggested$/ });
  await expect(suggested).toBeVisible();
  const held = Promise.withResolvers<void>();
  await page.route(/\/api\/availability\/.*serviceType=vaccination/, async (route) => {
    await held.promise;
    await route.continue();
  });
  const summary = page.getByRole('complementary', { name: 'Summary' });
  const expectNoTime = async () => {
    await expect(summary.getByText('Checking available times…')).toBeVisible();
    await expect(button).toBeDisabled();
    await expect(page.getByText(/^Suggested/)).toHaveCount(0);
    await expect(summary.getByText(/\$\d/)).toHaveCount(0);
  };
  await chooseService(page, 'Vaccination');
  await expectNoTime();
  await expectAccessible(page);
  // Nor is one that was tapped for another service.
  await chooseService(page);
  await suggested.click();
  await expect(button).toBeEnabled();
  await chooseService(page, 'Vaccination');
  await expectNoTime();
  held.resolve();
  await expect(button).toBeEnabled();
  // Other days are not called full before they are known.
  await page.route(/\/api\/availability\//, async (route) => {
    await new Promise((done) => setTimeout(done, 1000));
    await route.continue();
  });
  const later = page.getByRole('button', { name: 'Later days' });
  await later.click();
  await expect(page.getByText('…', { exact: true })).toHaveCount(5);
  await expect(page.getByText('No times available on these days. Try later days.')).toBeHidden();
  await expect(later).toBeFocused();
  await expect(page.getByText('…', { exact: true })).toHaveCount(0);
  expect(errors).toEqual([]);
  await doctor.context().close();
});

test('BOOK-5, PAY-2 a paid visit cancelled days before is refunded, and the time is free again', async ({
  page,
  browser,
}) => {
  const errors = collectErrors(page);
  const doctor = await newProvider(browser, { name: 'Claudel Étienne', availability: EVERY_DAY });
  await signInAsPatient(page);
  const him = await idOf(doctor);
  await page.goto(`/app/book/${him}`);
  await chooseService(page);
  const visit = await confirm(page);
  const { dateTime, mode, serviceType } = await (await page.request.get(`/api/bookings/${visit}`)).json();
  const isFree = async () => {
    // For the same kind of visit: a longer one would not fit into the last half hour of a day.
    const params = { from: dateTime.slice(0, 10), days: 1, mode, serviceType };
    const reply = await page.request.get(`/api/availability/${him}`, { params });
    return (await reply.json()).slots.some(({ startsAt }: { startsAt: string }) => startsAt === dateTime);
  };
  expect(await isFree()).toBe(false);
  await page.getByRole('link', { name: 'Pay $55.00' }).click();
  await payInSandbox(page, 'Approve payment');
  await expect(page.getByText('Payment received. Thank you!')).toBeVisible();

  // What comes back cannot be told, so nothing can be cancelled yet.
  await page.route('**/cancellation', (route) => route.abort('failed'));
  await page.getByRole('button', { name: 'Cancel visit' }).click();
  const asked = page.getByRole('dialog', { name: 'Cancel visit' });
  await expect(asked.getByRole('button', { name: 'Cancel visit' })).toBeDisabled();
  const again = asked.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.unroute('**/cancellation');
  await again.click();
  errors.length = 0;
  await expect(asked.getByText('You’ll be refunded $55.00.')).toBeVisible();
  await expect(asked.getByText('Claudel Étienne')).toBeVisible();
  await expect(asked.getByRole('button', { name: 'Reschedule instead' })).toBeVisible();
  await expect(asked.getByRole('button', { name: /(AM|PM)$/ })).toHaveCount(3);
  await asked.getByText('No transportation', { exact: true }).click();
  await expectAccessible(page);
  // Where it fails, the sheet says so, and nothing lies on its buttons.
  await page.route('**/cancel', (route) => route.abort('failed'), { times: 1 });
  await asked.getByRole('button', { name: 'Cancel visit' }).click();
  await expect(asked.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  errors.length = 0;
  await asked.getByRole('button', { name: 'Cancel visit' }).click();
  await expect(page.getByText('Visit cancelled.')).toBeVisible();
  await expect(page.getByText('Reason: No transportation')).toBeVisible();
  // The button that opened the sheet is gone; the keyboard goes on at the visit.
  await expect(page.locator('main')).toBeFocused();
  expect(await isFree()).toBe(true);
  // The refund runs in the background; a live event updates the page.
  await expect(page.getByText('Refunded', { exact: true })).toBeVisible({ timeout: 20_000 });
  await page.goto('/app/payments');
  await expect(page.getByText('Refunded', { exact: true })).toBeVisible();
  await expectAccessible(page);
  expect(errors).toEqual([]);
  await doctor.context().close();
});

test('BOOK-2, FIND-1 a home visit is preset only where the provider travels so far', async ({
  page,
  browser,
}) => {
  const doctor = await newVerifiedProvider(browser, { name: 'Ketly Moïse', availability: EVERY_DAY });
  const him = await idOf(doctor);
  await signInAsPatient(page, 'Yolande Antoine');
  const mode = (name: string) => page.getByRole('radio', { name });
  await page.goto(`/app/book/${him}`);
  await expect(page.getByLabel('Town', { exact: true })).toHaveValue('Jacmel');
  await expect(mode('At home')).toBeChecked();
  const address = 'Ri Lestè, Gonaïves';
  await page.request.put(`/api/users/${await idOf(page)}`, { data: { address } });
  await page.reload();
  await expect(mode('Clinic')).toBeChecked();
  await expect(page.getByText('farther than this provider travels')).toHaveCount(0);
  // Who asks for it is told why not, and may name another town.
  await mode('At home').check();
  await expect(
    page.getByRole('alert').filter({ hasText: 'farther than this provider travels' }),
  ).toBeVisible();
  await expect(mode('At home')).toBeChecked();
  await doctor.context().close();
});

test('BOOK-2, BOOK-4 who comes second for a time is told kindly, offered the next ones, and books one of them', async ({
  page: rose,
  browser,
}) => {
  const doctor = await newProvider(browser, { name: 'Fabiola Charles', availability: EVERY_DAY });
  const him = await idOf(doctor);
  await signInAsPatient(rose, 'Rose Saint-Fleur');
  const nadege = await another(browser, 'Nadège Pierre');
  // Both look at the same free times.
  for (const page of [rose, nadege]) {
    await page.goto(`/app/book/${him}`);
    // Until its own times are there, a service shows those from before it was chosen.
    const times = page.waitForResponse(
      (reply) => reply.url().includes('serviceType=') && reply.url().includes('days=14'),
    );
    await chooseService(page);
    await (await times).finished();
    await expect(page.getByRole('button', { name: 'Confirm' })).toBeEnabled();
    await expect(page.locator('button[aria-pressed=true]').last()).toBeVisible();
  }
  // What Rose sees stays as it is until she has been answered: nothing tells her page that the time is gone.
  const answered = Promise.withResolvers<void>();
  await rose.route('**/api/availability/**', async (route) => {
    await answered.promise;
    await route.continue();
  });
  await confirm(nadege);
  await rose.getByRole('button', { name: 'Confirm' }).click();
  const refused = rose.getByRole('alert').filter({ hasText: 'Booking failed. Please try again.' });
  await expect(refused).toContainText('This time was just taken. Please choose another one.');
  answered.resolve();
  await expectAccessible(rose);
  const offered = rose.getByRole('group', { name: 'Available times' }).getByRole('button');
  await expect(offered).toHaveCount(3);
  const [time = 'no time'] = (await offered.nth(1).textContent())?.match(/\d+:\d\d [AP]M$/) ?? [];
  await offered.nth(1).click();
  await expect(offered).toHaveCount(0);
  await confirm(rose);
  await expect(rose.getByRole('definition').filter({ hasText: time }).first()).toBeVisible();
  await nadege.context().close();
  await doctor.context().close();
});
