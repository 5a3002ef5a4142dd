import { type Browser, expect, type Page, test } from '@playwright/test';
import { idOf, newProvider, signInAsPatient } from './support.ts';

const two = (n: number) => String(n).padStart(2, '0');

/** Open for two hours from four minutes on, in a zone where it is about noon: never across midnight. */
function hoursFromNow() {
  const from = new Date(Date.now() + 4 * 60_000);
  const ahead = 12 - from.getUTCHours();
  const timeZone = `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
  const minutes = two(from.getUTCMinutes());
  const hours = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => ({
    day,
    from: `12:${minutes}`,
    to: `14:${minutes}`,
  }));
  return { timeZone, hours };
}

async function visitSoon(patient: Page, browser: Browser): Promise<{ id: string; provider: Page }> {
  const provider = await newProvider(browser, {
    name: 'Dr Mirlande Joseph',
    availability: hoursFromNow(),
  });
  await signInAsPatient(patient);
  const booked = await patient.request.post('/api/data/bookings', {
    data: {
      serviceType: 'Video visit',
      mode: 'video',
      providerId: await idOf(provider),
      dateTime: new Date(Date.now() + 60_000).toISOString(),
    },
  });
  expect(booked.status(), await booked.text()).toBe(201);
  return { id: (await booked.json()).id, provider };
}

/** The picture of the other person has arrived and runs on. */
async function expectRemote(page: Page): Promise<void> {
  const remote = page.locator('dialog video').first();
  const state = () =>
    remote.evaluate((video: HTMLVideoElement) => video.videoWidth > 0 && video.currentTime > 0.3);
  await expect.poll(state, { timeout: 90_000 }).toBe(true);
}

test('TELE-1 TELE-2 I wait, am let in, we see each other, and nobody else comes in', async ({
  page,
  browser,
}) => {
  const { id, provider } = await visitSoon(page, browser);
  await page.goto(`/app/visits/${id}`);
  await page.getByRole('link', { name: 'Join the visit' }).click();
  await expect(page.getByLabel('Your camera')).toBeVisible();
  await page.getByRole('button', { name: 'Join now' }).click();
  await expect(page.getByText('You are in the waiting room.')).toBeVisible();
  await expect(page.getByText('You are next.')).toBeVisible();

  await provider.goto(`/app/visits/${id}/call`);
  await provider.getByRole('button', { name: 'Join now' }).click();
  await provider.getByRole('button', { name: 'Let in' }).click();
  for (const one of [page, provider]) await expectRemote(one);

  await page.getByRole('button', { name: 'Mute', exact: true }).click();
  await expect(provider.getByText('Nadège Pierre is muted')).toBeVisible();

  const stranger = await browser.newContext();
  const other = await stranger.newPage();
  await signInAsPatient(other, 'Jan Batis');
  expect((await other.request.get(`/api/calls/${id}`)).status()).toBe(404);
  expect((await other.request.post(`/api/calls/${id}/join`)).status()).toBe(404);
  await stranger.close();

  await page.reload();
  for (const one of [page, provider]) await expectRemote(one);

  await provider.getByRole('button', { name: 'End or leave' }).click();
  await provider.getByRole('button', { name: 'Complete the visit' }).click();
  for (const one of [page, provider]) await expect(one.getByText('The visit is over.')).toBeVisible();
  await provider.context().close();
});
