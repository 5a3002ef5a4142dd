import { expect, type Page, test } from '@playwright/test';
import {
  collectErrors,
  expectAccessible,
  expectAccessibleOnDesktop,
  idOf,
  newProvider,
  PASSWORD,
  signIn,
  signInAsPatient,
} from './support.ts';

const composer = (page: Page) => page.getByRole('textbox', { name: 'Write a message' });
const bubbles = (page: Page) => page.getByRole('list', { name: /Messages with/ });
const listOf = (page: Page) => page.getByRole('list', { name: 'Conversations' });

async function say(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

test('CHAT-1, CHAT-2, CHAT-4, CHAT-8 a patient finds a provider and writes; both see words, typing and reading live', async ({
  page: nadege,
  browser,
}) => {
  const errors = collectErrors(nadege);
  await signInAsPatient(nadege, 'Nadège Pierre');
  const name = `Dr. Mireille ${Date.now()}`;
  const doctor = await newProvider(browser, { name });
  await doctor.setViewportSize({ width: 1280, height: 900 });
  await doctor.goto('/app/messages');
  await expect(doctor.getByText('No messages yet.')).toBeVisible();

  await nadege.goto('/app/messages');
  await expectAccessible(nadege);
  await nadege.getByRole('searchbox', { name: 'Search messages' }).fill(name);
  await nadege.getByRole('link', { name }).click();
  await expect(nadege.getByRole('heading', { name })).toBeVisible();
  await say(nadege, '   ');
  await say(nadege, 'Bonjou doktè');
  await expect(bubbles(nadege).getByText('Bonjou doktè')).toBeVisible();
  await expect(bubbles(nadege).getByRole('listitem').last()).toContainText('Sent');
  await expect(composer(nadege)).toHaveValue('');

  // The other side is updated without a reload.
  await expect(listOf(doctor)).toContainText('1 unread message');
  await expect(listOf(doctor)).toContainText('Bonjou doktè');
  await doctor.getByRole('link', { name: /Nadège Pierre/ }).click();
  await expect(bubbles(doctor).getByText('Bonjou doktè')).toBeVisible();
  await expect(bubbles(nadege).getByRole('listitem').last()).toContainText('Read');
  await expect(listOf(doctor)).not.toContainText('unread');

  await composer(doctor).pressSequentially('Kijan ou ye');
  await expect(nadege.getByText(`${name} is typing…`)).toBeVisible();
  await composer(doctor).press('Enter');
  await expect(bubbles(nadege).getByText('Kijan ou ye')).toBeVisible();
  await expect(nadege.getByText('is typing…')).toBeHidden();
  await expect(bubbles(doctor).getByRole('listitem').last()).toContainText('Read');

  // What is half written is there after the page was closed, and cannot be read in the storage.
  await composer(nadege).fill('Mwen gen yon kesyon');
  const drafts = () =>
    nadege.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('draft:')));
  await expect.poll(drafts).toHaveLength(1);
  expect(JSON.stringify(await drafts())).not.toContain('kesyon');
  await nadege.reload();
  await expect(composer(nadege)).toHaveValue('Mwen gen yon kesyon');
  await composer(nadege).fill('');
  await expect.poll(drafts).toEqual([]);

  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  );
  await nadege
    .getByTestId('attachment')
    .setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: pixel });
  await expect(nadege.getByRole('button', { name: 'Remove: foto.png' })).toBeVisible();
  await nadege.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(bubbles(doctor).getByRole('link', { name: 'Open picture' })).toBeVisible();

  await expect(nadege.getByText('In an emergency, don’t wait for a reply. Call:')).toBeVisible();
  await nadege.getByRole('button', { name: 'Record a voice note' }).click();
  // The browser needs a moment before it has recorded anything.
  await expect(nadege.getByRole('timer')).toHaveText(/0:0[2-9]/);
  await nadege.getByRole('button', { name: 'Stop recording' }).click();
  await expect(nadege.getByText(/^Voice note, 0:0\d$/)).toBeVisible();
  await nadege.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(bubbles(doctor).locator('audio')).toHaveCount(1);
  await expectAccessible(nadege);
  await expectAccessibleOnDesktop(doctor);
  expect(errors).toEqual([]);
  await doctor.context().close();
});

test('CHAT-2, CHAT-3, QNA-7 a person is reported; what fails leaves the screen; a patient who is gone leaves the list', async ({
  page: nadege,
  browser,
}) => {
  await signInAsPatient(nadege, 'Rose Gone');
  const doctor = await newProvider(browser, { name: 'Dr. Jean' });
  await doctor.setViewportSize({ width: 1280, height: 900 });
  const [me, him] = [await idOf(nadege), await idOf(doctor)];
  const data = { senderId: me, recipientId: him, content: 'Alo' };
  expect((await nadege.request.post('/api/chat/send', { data })).status()).toBe(201);
  await doctor.goto(`/app/messages/${me}`);
  await expect(bubbles(doctor).getByText('Alo')).toBeVisible();

  await doctor.getByRole('button', { name: 'Options', exact: true }).click();
  await doctor.getByRole('button', { name: 'Report', exact: true }).click();
  const report = doctor.getByRole('dialog', { name: 'Report Rose Gone' });
  await report.getByLabel('What is wrong?').selectOption('Harassment');
  await report.getByRole('button', { name: 'Send the report' }).click();
  await expect(doctor.getByText('We received your report. An administrator will read it.')).toBeVisible();
  await expect(report).toHaveCount(0);

  await doctor.route('**/api/chat/send', (route) =>
    route.fulfill({ status: 500, body: '{"message":"x","code":"unexpected"}' }),
  );
  await say(doctor, 'Pa pati');
  await expect(bubbles(doctor).getByText('Pa pati')).toBeHidden();
  await expect(composer(doctor)).toHaveValue('Pa pati');
  await expect(doctor.getByText('Something went wrong on our end. Please try again.')).toBeVisible();
  await doctor.unroute('**/api/chat/send');

  expect((await nadege.request.delete('/api/users/me', { data: { password: PASSWORD } })).status()).toBe(200);
  await doctor.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(
    doctor.getByText('Could not send message: This patient may no longer exist or is invalid.'),
  ).toBeVisible();
  await expect(doctor).toHaveURL(/\/app\/messages$/);
  await expect(doctor.getByRole('link', { name: /Rose Gone/ })).toHaveCount(0);
  await doctor.context().close();
});

test('CHAT-1 older messages come as one scrolls up; searching finds a word', async ({
  page: nadege,
  browser,
}) => {
  await signInAsPatient(nadege);
  const doctor = await newProvider(browser, { name: 'Dr. Ancien' });
  const [me, him] = [await idOf(nadege), await idOf(doctor)];
  for (let count = 1; count <= 55; count++) {
    const [from, senderId, recipientId] = count % 2 ? [nadege, me, him] : [doctor, him, me];
    await from.request.post('/api/chat/send', {
      data: { senderId, recipientId, content: `Nimewo ${count}.` },
    });
  }
  await nadege.goto(`/app/messages/${him}`);
  await expect(bubbles(nadege).getByText('Nimewo 55.')).toBeInViewport();
  await expect(bubbles(nadege).getByText('Nimewo 1.', { exact: true })).toHaveCount(0);
  await nadege.getByText('Nimewo 16.').scrollIntoViewIfNeeded();
  await expect(bubbles(nadege).getByText('Nimewo 1.', { exact: true })).toBeAttached();
  await nadege.getByRole('button', { name: 'Options' }).click();
  await nadege.getByRole('button', { name: 'Search in this conversation' }).click();
  await nadege.getByRole('searchbox', { name: 'Search in this conversation' }).fill('nimewo 7.');
  await expect(bubbles(nadege).getByText('Nimewo 7.')).toBeVisible();
  await doctor.context().close();
});

test('CHAT-4 a picture whose upload hangs is given up after a minute, says so, and is tried again in its place', async ({
  page,
  browser,
}) => {
  const doctor = await newProvider(browser, { name: 'Dr. Jean' });
  const him = await idOf(doctor);
  await doctor.context().close();
  await signInAsPatient(page);
  await page.clock.install();
  await page.goto(`/app/messages/${him}`);
  await composer(page).fill('Men foto a');
  const uploads = '**/api/files?kind=document';
  let asked = 0;
  await page.route(uploads, () => {
    asked += 1; // and never answers
  });
  const photo = { name: 'po.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await page.getByTestId('attachment').setInputFiles(photo);
  await expect(page.getByRole('progressbar', { name: /po\.png/ })).toBeVisible();
  await expectAccessible(page);
  await expect.poll(() => asked).toBe(1);
  await page.clock.fastForward(61_000);
  await expect(
    page.getByRole('alert').getByText('The upload was interrupted.', { exact: false }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.unroute(uploads);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Remove: po.png' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'interrupted' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(bubbles(page).getByText('Men foto a')).toBeVisible();
  await expect(bubbles(page).locator('img')).toBeVisible();
});

test('ACC-11 a device signed out from elsewhere is led to sign-in at once', async ({ page, browser }) => {
  const { email } = await signInAsPatient(page);
  await page.goto('/app/messages');
  await expect(page.getByRole('heading', { name: 'Messages' })).toBeVisible();
  const listening = page.waitForResponse('**/api/events');
  await page.reload();
  await listening;
  const other = await browser.newContext();
  await signIn(other, email);
  expect((await other.request.delete('/api/users/me/sessions')).status()).toBe(204);
  await expect(page).toHaveURL(/\/sign-in/, { timeout: 3000 });
  await other.close();
});
