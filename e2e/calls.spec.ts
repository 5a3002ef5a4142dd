import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { PRESENT_FOR_MS, SYNC_EVERY_MS } from '../packages/contract/src/calls.rules.ts';
import { arrivedOn, createLine, type Line } from './line.ts';
import { signInAsPatient } from './support.ts';
import { visitSoon } from './visits.ts';

/** The picture of the other person has arrived and runs on. */
async function expectRemote(page: Page): Promise<void> {
  const remote = page.locator('dialog video').first();
  const state = () =>
    remote.evaluate((video: HTMLVideoElement) => video.videoWidth > 0 && video.currentTime > 0.3);
  await expect.poll(state, { timeout: 90_000 }).toBe(true);
}

/** What stands under the picture of a person: the name alone when the two browsers are connected. */
const under = (page: Page, text: string) =>
  page.locator('figcaption').filter({ hasText: new RegExp(`^${text}$`) });
const expectConnected = (page: Page, name: string) =>
  expect(under(page, name)).toBeVisible({ timeout: 90_000 });

/** Somebody without an account opens the link, gives a name and waits at the door; with the sound only. */
async function comesAsGuest(browser: Browser, link: string, name: string): Promise<Page> {
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(link);
  await expect(guest.getByLabel('Your camera')).toBeVisible();
  await guest.getByRole('button', { name: 'Turn camera off' }).click();
  await guest.getByLabel('Your name').fill(name);
  await guest.getByRole('button', { name: 'Ask to join' }).click();
  await expect(guest.getByText('Please wait. Someone in the visit will let you in.')).toBeVisible();
  return guest;
}

test('TELE-1 TELE-2 I wait, am let in, we see each other and an interpreter whom we invite, and nobody else comes in', async ({
  page,
  browser,
}) => {
  const { id, provider } = await visitSoon(page, browser);
  await page.goto(`/app/visits/${id}`);
  await page.getByRole('link', { name: 'Join the visit' }).click();
  await expect(page.getByLabel('Your camera')).toBeVisible();
  await page.getByRole('button', { name: 'Join now' }).click();
  await expect(page.getByText('You are in the waiting room.')).toBeVisible();
  await expect(page.getByText('You’re next.')).toBeVisible();

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

  await provider.getByRole('button', { name: 'Invite someone' }).click();
  await provider.getByRole('button', { name: 'Create a link' }).click();
  const link = await provider.getByLabel('Link for one person').inputValue();
  await provider.getByRole('button', { name: 'Close', exact: true }).click();
  let guest = await comesAsGuest(browser, link, 'Wideline Bazile');
  await expect(guest.getByText('Mirlande')).toHaveCount(0);
  await provider.getByRole('button', { name: 'Let them in' }).click();
  for (const name of ['Nadège', 'Mirlande']) await expectConnected(guest, name);
  for (const one of [page, provider]) await expectConnected(one, 'Wideline Bazile');
  await expectRemote(guest);

  // Nothing was said by her browser: it is gone, as when a battery is empty.
  const phone = guest.context();
  await guest.close();
  for (const one of [page, provider])
    await expect(under(one, 'Wideline BazileConnection lost')).toBeVisible({ timeout: 90_000 });
  guest = await phone.newPage();
  await guest.goto(link);
  await guest.getByRole('button', { name: 'Ask to join' }).click();
  // A slow machine takes so long that she waits at the door again.
  const asks = provider.getByRole('button', { name: 'Let them in' });
  await expect(asks.or(under(provider, 'Wideline Bazile'))).toBeVisible({ timeout: 90_000 });
  if (await asks.isVisible()) await asks.click();
  for (const one of [page, provider]) await expectConnected(one, 'Wideline Bazile');

  // Nobody has verified her licence yet.
  await provider.getByRole('button', { name: 'Visit note' }).click();
  await expect(provider.getByText('Notes open once your license is verified.')).toBeVisible();
  await provider.getByRole('button', { name: 'Close note' }).click();
  await provider.getByRole('button', { name: 'End or leave' }).click();
  await provider.getByRole('button', { name: 'Complete the visit' }).click();
  for (const one of [page, provider, guest])
    await expect(one.getByText('The visit has ended.')).toBeVisible();
  for (const one of [provider, guest]) await one.context().close();
});

/** A visit by video whose line can be cut: the two see each other. */
async function meetByLine(patient: Page, browser: Browser, line: Line): Promise<Page> {
  const { id, provider } = await visitSoon(patient, browser);
  for (const one of [patient, provider]) {
    await line.carry(one);
    await one.goto(`/app/visits/${id}/call`);
    await one.getByRole('button', { name: 'Join now' }).click();
  }
  await provider.getByRole('button', { name: 'Let in' }).click();
  for (const one of [patient, provider]) await expectRemote(one);
  return provider;
}

/** The patient's phone loses its network for so long at least, and until both were told so. */
async function loseNetwork(context: BrowserContext, line: Line, ms: number, told: () => Promise<void>) {
  const from = Date.now();
  line.cut();
  await context.setOffline(true);
  await told();
  await expect.poll(() => Date.now() - from, { timeout: ms + 5000 }).toBeGreaterThan(ms);
  line.mend();
  await context.setOffline(false);
}

const LOST = 'The connection was lost. Reconnecting…';

/** Nobody pressed anything: sound and picture come again. */
async function expectFlowing(page: Page): Promise<void> {
  await expect(page.getByText(LOST)).toHaveCount(0, { timeout: 90_000 });
  const { bytes } = await arrivedOn(page);
  await expect.poll(async () => (await arrivedOn(page)).bytes).toBeGreaterThan(bytes + 20_000);
  // The picture is shown once the other browser says that its camera is on.
  const shown = page.locator('dialog video').first();
  await expect.poll(async () => (await shown.boundingBox())?.width).toBeGreaterThan(100);
}

test('TELE-1 when my network is gone for ten seconds both of us are told, and the visit goes on by itself', async ({
  page,
  context,
  browser,
}) => {
  const line = createLine();
  const provider = await meetByLine(page, browser, line);
  const both = [page, provider];
  const made = await Promise.all(both.map(async (one) => (await arrivedOn(one)).made));
  await loseNetwork(context, line, 10_000, async () => {
    for (const one of both) await expect(one.getByText(LOST)).toBeVisible();
  });
  for (const one of both) await expectFlowing(one);
  // The same connections have found new ways; none was made anew.
  expect(await Promise.all(both.map(async (one) => (await arrivedOn(one)).made))).toEqual(made);
  await provider.context().close();
  line.close();
});

test('TELE-1 when my network is gone for so long that I count as away, I am back without waiting at the door', async ({
  page,
  context,
  browser,
}) => {
  const line = createLine();
  const provider = await meetByLine(page, browser, line);
  await loseNetwork(context, line, PRESENT_FOR_MS + SYNC_EVERY_MS, async () => {
    for (const one of [page, provider]) await expect(one.getByText(LOST)).toBeVisible();
    await expect(provider.getByText('Nadège Pierre is not here yet.')).toBeVisible({ timeout: 60_000 });
  });
  for (const one of [page, provider]) await expectFlowing(one);
  await provider.context().close();
  line.close();
});

test('TELE-1 what fails during a visit is said in front of the room, on a phone too', async ({
  page,
  browser,
}) => {
  const { id, provider } = await visitSoon(page, browser);
  await provider.context().close();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/app/visits/${id}/call`);
  await page.getByRole('button', { name: 'Join now' }).click();
  const room = page.getByRole('dialog', { name: 'Visit with Dr Mirlande Joseph' });
  await expect(room).toBeVisible();
  // The room goes by its own buttons only: behind it, the camera would stay on.
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('Escape');
  await expect(room).toBeVisible();
  await room.getByRole('button', { name: 'Messages', exact: true }).click();
  const note = { name: 'note.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') };
  await room.getByTestId('attachment').setInputFiles(note);
  const alert = room.getByRole('alert').filter({ hasText: /\w/ });
  await expect(alert).toBeVisible();
  const isInFront = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  await expect.poll(() => alert.evaluate(isInFront)).toBe(true);
});
