import { expect, test } from '@playwright/test';
import {
  collectErrors,
  expectAccessible,
  expectAccessibleOnDesktop,
  signInAsPatient,
  signInAsProvider,
} from './support.ts';

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const HOURS = {
  timeZone: 'America/Port-au-Prince',
  hours: DAYS.map((day) => ({ day, from: '08:00', to: '16:00' })),
};

test('PROV-2 a provider plans a break, moves it, takes it out and back; patients cannot book it', async ({
  page,
  browser,
}) => {
  const errors = collectErrors(page);
  const providerId = await signInAsProvider(page, { name: 'Mirlande Jean', availability: HOURS });
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  await page.goto(`/app/agenda?day=${day}`);
  await page.getByRole('button', { name: 'Add to agenda' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to agenda' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Title and time are required.').first()).toBeVisible();
  await dialog.getByText('Break', { exact: true }).click();
  await dialog.getByLabel('Title').fill('Manje midi');
  await dialog.getByLabel('Time').fill('12:00');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('button', { name: /Manje midi/ });
  await expect(row).toContainText('12:00');

  const patient = await (await browser.newContext()).newPage();
  await signInAsPatient(patient, 'Nadège Pierre');
  const starts = async () => {
    const reply = await patient.request.get(`/api/availability/${providerId}?from=${day}&days=1&mode=clinic`);
    const { slots } = await reply.json();
    return slots.map(({ startsAt }: { startsAt: string }) => startsAt.slice(11, 16));
  };
  const isNoonFree = async () =>
    (await starts()).some((time: string) => time === '17:00' || time === '16:00');
  const before = await starts();
  expect(before).toHaveLength(15);

  await row.click();
  const change = page.getByRole('dialog', { name: 'Change entry' });
  await change.getByLabel('Time').fill('13:00');
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: /Manje midi/ })).toContainText('1:00');
  expect(await isNoonFree()).toBe(true);

  await page.getByRole('button', { name: /Manje midi/ }).click();
  await page.getByRole('dialog', { name: 'Change entry' }).getByRole('button', { name: 'Delete' }).click();
  const ask = page.getByRole('dialog', { name: 'Delete' });
  await expect(ask.getByText(/Manje midi/)).toBeVisible();
  await ask.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: /Manje midi/ })).toHaveCount(0);
  expect(await starts()).toHaveLength(16);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: /Manje midi/ })).toBeVisible();
  expect(await starts()).toHaveLength(15);
  await expectAccessibleOnDesktop(page);
  await patient.close();
  expect(errors).toEqual([]);
});

test('PROV-2 at a desk the detail of a visit and of an entry opens beside the days, and the keyboard comes back', async ({
  page,
  browser,
}) => {
  const errors = collectErrors(page);
  await page.setViewportSize({ width: 1024, height: 800 });
  const providerId = await signInAsProvider(page, { name: 'Mirlande Jean', availability: HOURS });
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const patient = await (await browser.newContext()).newPage();
  await signInAsPatient(patient, 'Nadège Pierre');
  const data = {
    providerId,
    serviceType: 'General consultation',
    mode: 'clinic',
    dateTime: `${day}T14:00:00Z`,
  };
  expect((await patient.request.post('/api/data/bookings', { data })).status()).toBe(201);
  await patient.close();
  const lunch = { title: 'Manje midi', type: 'break', minutes: 60, time: `${day}T17:00:00Z` };
  expect((await page.request.post('/api/providers/me/entries', { data: lunch })).status()).toBe(201);

  await page.goto(`/app/agenda?day=${day}`);
  const visit = page.getByRole('button', { name: /Nadège Pierre/ });
  const entry = page.getByRole('button', { name: /Manje midi/ });
  await visit.focus();
  await page.keyboard.press('Enter');
  const detail = page.getByRole('region', { name: 'General consultation' });
  await expect(detail).toBeFocused();
  await expect(detail.getByRole('link', { name: 'Open visit' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(detail).toHaveCount(0);
  await expect(visit).toBeFocused();

  // The days stay in use: another one is chosen beside the open one, and takes its place.
  await visit.press('Enter');
  await entry.click();
  await expect(detail).toHaveCount(0);
  const change = page.getByRole('region', { name: 'Change entry' });
  await expect(change).toBeFocused();
  await expectAccessible(page);
  // An arrow chooses among the kinds, and does not turn the week.
  await change.getByRole('radio', { name: 'Break' }).press('ArrowLeft');
  await expect(change.getByRole('radio', { name: 'Travel' })).toBeChecked();
  await expect(page).toHaveURL(new RegExp(`day=${day}$`));
  await change.getByLabel('Title').fill('Wout Jakmèl');
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(change).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Wout Jakmèl/ })).toBeFocused();
  expect(errors).toEqual([]);
});

test('PROV-2 a private calendar address is shown once, read by a program, and revoked', async ({
  page,
  request,
}) => {
  const errors = collectErrors(page);
  await signInAsProvider(page, { name: 'Mirlande Jean', availability: HOURS });
  await page.goto('/app/availability');
  await page.getByRole('button', { name: 'Create a private address' }).click();
  const address = page.getByLabel('Private calendar address');
  await expect(address).toHaveValue(/\/api\/calendars\/[0-9a-f]{64}$/);
  const path = new URL(await address.inputValue()).pathname;
  const calendar = await request.get(path);
  expect([calendar.status(), (await calendar.text()).slice(0, 15)]).toEqual([200, 'BEGIN:VCALENDAR']);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Stop sharing' }).click();
  await page
    .getByRole('dialog', { name: 'Stop sharing' })
    .getByRole('button', { name: 'Stop sharing' })
    .click();
  await expect(page.getByRole('button', { name: 'Create a private address' })).toBeVisible();
  expect((await request.get(path)).status()).toBe(404);
  expect(errors).toEqual([]);
});
