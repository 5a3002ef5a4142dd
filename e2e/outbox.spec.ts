import { type Browser, expect, type Page, test } from '@playwright/test';
import { hire } from './clinic-staff.ts';
import { expectKept, keptOn } from './device.ts';
import {
  clinicIdOf,
  expectAccessible,
  expectStored,
  idOf,
  newProvider,
  signIn,
  signInAsClinic,
  signInAsPatient,
  verifyLicences,
} from './support.ts';
import { dayFromToday } from './women.ts';

async function enterPressure(page: Page, upper: string, lower: string): Promise<void> {
  await page.getByRole('button', { name: 'Add readings' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Top number').fill(upper);
  await form.getByLabel('Bottom number').fill(lower);
  await form.getByRole('button', { name: 'Save', exact: true }).click();
}

/** The next time that it is this weekday and hour (UTC), at least two days ahead. */
function nextDay(weekday: number, hour: number): string {
  const at = new Date();
  at.setUTCDate(at.getUTCDate() + 2);
  while (at.getUTCDay() !== weekday) at.setUTCDate(at.getUTCDate() + 1);
  at.setUTCHours(hour, 0, 0, 0);
  return at.toISOString();
}
/** A patient opens the conversation with a doctor whom nobody wrote to yet. */
async function openConversation(page: Page, browser: Browser): Promise<{ id: string; providerId: string }> {
  const doctor = await newProvider(browser, { name: 'Dr Fabiola Étienne' });
  const providerId = await idOf(doctor);
  await doctor.context().close();
  await signInAsPatient(page);
  await page.goto(`/app/messages/${providerId}`);
  await expect(page.getByRole('heading', { name: 'Dr Fabiola Étienne' })).toBeVisible();
  return { id: await idOf(page), providerId };
}

const readings = async (page: Page, id: string): Promise<{ systolic: number }[]> =>
  (await page.request.get(`/api/data/health/measurements/${id}?limit=10`)).json();

test.describe('with the app on the phone', () => {
  test.use({ serviceWorkers: 'allow' });

  test('OUT-1 OFF-1 210/130 without a network warns at once, survives a reload, can be changed, and is sent once', async ({
    page,
    context,
  }) => {
    await signInAsPatient(page);
    const id = await idOf(page);
    await page.goto('/app/vitals');
    await expect(page.getByRole('button', { name: 'Add readings' }).first()).toBeVisible();
    await expectStored(page, '/app');
    await expectKept(page, ['session']);
    await expectKept(page, ['measurements', id, 'me', 'newest']);

    await context.setOffline(true);
    await enterPressure(page, '210', '130');
    const danger = page.getByRole('alertdialog');
    await expect(danger.getByText('210/130').first()).toBeVisible();
    await expect(danger.getByText('Saved on this device. It will be sent when you’re online.')).toBeVisible();
    // Its voice is not on this phone.
    await expect(danger.getByText('Needs internet')).toBeVisible();
    await expect(danger.getByRole('button', { name: 'Save to listen offline' })).toHaveCount(0);
    await danger.getByRole('button', { name: 'I’ve read this' }).click();
    await expect(page.getByText('1 entry is waiting to be sent.')).toBeVisible();
    const waiting = page.getByRole('link', { name: /210\/130.*Saved on this device\. It will be sent/ });
    await expect(waiting).toBeVisible();
    await expectAccessible(page);

    const kept = await keptOn(page);
    expect(kept.items).toBe(1);
    const words = ['systolic', 'diastolic', 'dateOfBirth', 'preferredLanguage'];
    expect(words.filter((word) => kept.text.includes(word))).toEqual([]);

    await page.reload();
    await expect(page.getByText(/^You’re offline\. This was last updated/)).toBeVisible();
    await page.getByRole('link', { name: 'Show', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Blood pressure 210/130' })).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Change: Blood pressure 210/130' }).click();
    const form = page.getByRole('dialog');
    await expect(form.getByLabel('Top number')).toHaveValue('210');
    await form.getByLabel('Top number').fill('119');
    await form.getByLabel('Bottom number').fill('77');
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Blood pressure 119/77' })).toBeVisible();
    expect((await keptOn(page)).items).toBe(1);

    await context.setOffline(false);
    await expect(page.getByText('Nothing is waiting. Everything you entered has been sent.')).toBeVisible();
    expect(await readings(page, id)).toMatchObject([{ systolic: 119 }]);
    expect(await readings(page, id)).toHaveLength(1);
  });

  test('OUT-1 TELE-1 a voice recorded without a network outlives its tab, is heard in the list, and arrives once, in order', async ({
    page,
    context,
    browser,
  }) => {
    const { id, providerId } = await openConversation(page, browser);
    await expectStored(page, '/app');
    await expectKept(page, ['session']);

    await context.setOffline(true);
    await page.getByRole('button', { name: 'Add a picture or PDF' }).click();
    await expect(
      page.getByText('a picture or PDF can’t wait on this device', { exact: false }),
    ).toBeVisible();
    await page.getByRole('textbox', { name: 'Write a message' }).fill('Bonjou doktè');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText('1 entry is waiting to be sent.')).toBeVisible();
    await page.getByRole('button', { name: 'Record a voice note' }).click();
    await expect(page.getByRole('timer')).toHaveText(/0:0[2-9]/);
    await page.getByRole('button', { name: 'Stop recording' }).click();
    await expect(page.getByText(/^Voice note, 0:0\d$/)).toBeVisible();
    await expectAccessible(page);
    await expect.poll(async () => (await keptOn(page)).items).toBe(2);
    expect(/audio|base64|Bonjou|clientMessageId/.test((await keptOn(page)).text)).toBe(false);

    await page.close();
    const later = await context.newPage();
    await later.goto('/app/outbox');
    const voice = later.getByRole('listitem').filter({ hasText: 'Voice message to Dr Fabiola Étienne' });
    await expect(voice.getByText('Recorded, not sent yet')).toBeVisible();
    const sound = voice.locator('audio');
    await expect
      .poll(() => sound.evaluate(({ readyState }: HTMLAudioElement) => readyState))
      .toBeGreaterThan(0);
    await expectAccessible(later);
    await voice.getByRole('button', { name: 'Send: Voice message to Dr Fabiola Étienne' }).click();
    await expect(voice.getByText('Waiting to be sent')).toBeVisible();

    await context.setOffline(false);
    await expect(later.getByText('Nothing is waiting. Everything you entered has been sent.')).toBeVisible();
    const history = `/api/chat/history/${id}/${providerId}`;
    const arrived: { content: string; attachments: object[] }[] = await (
      await later.request.get(history)
    ).json();
    const inOrder = arrived.map(({ content, attachments }) => [content, attachments.length]);
    expect(inOrder.sort(([a], [b]) => Number(a === '') - Number(b === ''))).toEqual([
      ['Bonjou doktè', 0],
      ['', 1],
    ]);
    await later.goto(`/app/messages/${providerId}`);
    const bubbles = later
      .getByRole('list', { name: 'Messages with Dr Fabiola Étienne' })
      .getByRole('listitem');
    await expect(bubbles.last().locator('audio')).toBeVisible();
  });

  test('OUT-1 CHAT-8 two voices and the words between them, made without a network, arrive once each and in that order', async ({
    page,
    context,
    browser,
  }) => {
    const { id, providerId } = await openConversation(page, browser);
    await expectKept(page, ['session']);

    const bubbles = page
      .getByRole('list', { name: 'Messages with Dr Fabiola Étienne' })
      .getByRole('listitem')
      .filter({ has: page.locator('time') });
    const send = page.getByRole('button', { name: 'Send', exact: true });
    async function say(length: RegExp) {
      await page.getByRole('button', { name: 'Record a voice note' }).click();
      await expect(page.getByRole('timer')).toHaveText(length);
      await page.getByRole('button', { name: 'Stop recording' }).click();
      await expect(page.getByText(/^Voice note, 0:0\d$/)).toBeVisible();
      await send.click();
      await expect(page.getByText(/^Voice note, 0:0\d$/)).toHaveCount(0);
    }
    await context.setOffline(true);
    await say(/0:0[5-9]/);
    await expect(bubbles).toHaveCount(1);
    await page.getByRole('textbox', { name: 'Write a message' }).fill('Se bò dwat la');
    await send.click();
    await expect(bubbles).toHaveCount(2);
    await say(/0:0[1-2]/);
    await expect(page.getByText('3 entries are waiting to be sent.')).toBeVisible();
    for (const [at, text] of ['0:', 'Se bò dwat la', '0:'].entries())
      await expect(text === '0:' ? bubbles.nth(at).locator('audio') : bubbles.nth(at)).toBeVisible();
    const lengthOf = () =>
      bubbles
        .first()
        .locator('audio')
        .evaluate((sound: HTMLAudioElement) => sound.duration);
    await expect.poll(lengthOf).toBeGreaterThan(4);
    expect(await lengthOf()).toBeLessThan(20);
    await expectAccessible(page);

    // The reply to the first is lost: it is sent again, and the server knows it.
    let lost = 0;
    await page.route('**/api/chat/send', async (route) => {
      if (lost > 0) return route.fallback();
      lost += 1;
      await route.fetch();
      return route.abort();
    });
    await context.setOffline(false);
    await expect.poll(() => lost).toBe(1);
    await page.goto('/app/outbox');
    await expect(page.getByText('Nothing is waiting. Everything you entered has been sent.')).toBeVisible();
    const arrived: { content: string; timestamp: string; attachments: { size: number }[] }[] = await (
      await page.request.get(`/api/chat/history/${id}/${providerId}`)
    ).json();
    const oldestFirst = arrived.toSorted((a, b) => a.timestamp.localeCompare(b.timestamp));
    expect(oldestFirst.map(({ content }) => content)).toEqual(['', 'Se bò dwat la', '']);
    const [long, , short] = oldestFirst.map(({ attachments: [file] }) => file?.size ?? 0);
    expect(long).toBeGreaterThan(2 * (short ?? 0));
    await page.goto(`/app/messages/${providerId}`);
    await expect(bubbles).toHaveCount(3);
    await expect(bubbles.nth(1)).toContainText('Se bò dwat la');
  });

  test('CHW-1 OUT-1 a health worker opens a card, meets a danger without a network, and who supervises sees it', async ({
    page,
    context,
    browser,
  }) => {
    const clinic = await (await browser.newContext()).newPage();
    await signInAsClinic(clinic);
    const clinicId = await clinicIdOf(clinic);
    const doctor = await (await browser.newContext()).newPage();
    const supervisorId = await hire(clinic, doctor, 'Dr Fabiola Étienne');
    await verifyLicences(browser, supervisorId);
    const workerId = await hire(clinic, page, 'Wideline Jean');
    const named = await clinic.request.put(`/api/clinics/${clinicId}/health-workers/${workerId}`, {
      data: { supervisorId },
    });
    expect(named.status(), await named.text()).toBe(204);
    const id = crypto.randomUUID();
    const consent = { language: 'ht', witnessName: 'Jean Robert' };
    const written = await page.request.post('/api/health-workers/people', {
      data: { id, name: 'Ti Marie', commune: 'Jérémie', consent },
    });
    expect(written.status(), await written.text()).toBe(201);

    await clinic.goto(`/app/clinic-patients/${id}/card`);
    await clinic.getByRole('button', { name: 'Make a card' }).click();
    const code = await clinic.getByText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/).textContent();
    await expect(clinic.getByRole('img', { name: 'QR code of the card' })).toBeVisible();
    await expectAccessible(clinic);
    await clinic.context().close();

    await page.goto('/app');
    await page.getByRole('link', { name: 'Open home visits' }).click();
    await expect(page.getByRole('link', { name: /Ti Marie/ })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Open a card' }).click();
    await page.getByLabel('Code on the card').fill(code?.toLowerCase() ?? '');
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ti Marie' })).toBeVisible();
    await expect(page.getByText('No visit yet.')).toBeVisible();
    await expectStored(page, '/app');
    await expectKept(page, ['session']);
    await expectKept(page, ['health-workers', 'people']);
    await expectKept(page, ['health-workers', 'visits', id]);

    await context.setOffline(true);
    await page.reload();
    await page.getByRole('button', { name: 'Record a visit' }).click();
    const form = page.getByRole('dialog', { name: 'Visit: Ti Marie' });
    await form.getByLabel('Top number').fill('210');
    await form.getByLabel('Bottom number').fill('130');
    await form.getByRole('button', { name: 'Save the visit' }).click();
    const danger = page.getByRole('alertdialog');
    await expect(danger.getByText('210/130').first()).toBeVisible();
    await expect(danger.getByText('Saved on this device. It will be sent when you’re online.')).toBeVisible();
    await danger.getByRole('button', { name: 'I’ve read this' }).click();
    await expect(page.getByText('1 entry is waiting to be sent.')).toBeVisible();
    const unsent = page.getByRole('region', { name: 'Visits not sent yet' });
    await expect(unsent.getByText('210/130', { exact: false })).toBeVisible();
    await expectAccessible(page);

    await context.setOffline(false);
    const visits = async (): Promise<{ systolic: number }[]> =>
      (await page.request.get(`/api/health-workers/people/${id}/visits`)).json();
    await expect.poll(visits).toMatchObject([{ systolic: 210 }]);
    await doctor.goto('/app');
    await expect(doctor.getByRole('main').getByRole('alert')).toContainText(
      'A health worker reported a danger',
    );
    await doctor.getByRole('link', { name: 'See now' }).click();
    await doctor.getByRole('button', { name: 'I’ve seen this: Ti Marie' }).click();
    await expect(doctor.getByText('Seen by Dr Fabiola Étienne')).toBeVisible();
    await expectAccessible(doctor);
    await doctor.context().close();
  });

  test('OUT-1 a visit asked for without a network comes back with free times, and a day changed elsewhere asks which to keep', async ({
    page,
    context,
    browser,
  }) => {
    // Her doctor works on Mondays.
    const doctor = await newProvider(browser, { name: 'Dr Fabiola Étienne' });
    const providerId = await idOf(doctor);
    await doctor.context().close();
    await signInAsPatient(page);
    const id = await idOf(page);
    const changed = await page.request.put(`/api/users/${id}`, { data: { gender: 'Female' } });
    expect(changed.status()).toBe(200);
    const visit = { providerId, serviceType: 'video-visit', mode: 'video', dateTime: nextDay(1, 15) };
    expect((await page.request.post('/api/data/bookings', { data: visit })).status()).toBe(201);
    const visits = async (): Promise<unknown[]> =>
      (await page.request.get(`/api/data/bookings/user/${id}?limit=10`)).json();

    await page.goto(`/app/providers/${providerId}`);
    await expect(page.getByRole('heading', { name: 'Dr Fabiola Étienne' }).first()).toBeVisible();
    await expectKept(page, ['providers', 'profile', providerId]);
    await page.goto('/app/cycle');
    await expect(page.getByRole('button', { name: 'Log today' })).toBeVisible();
    await expectKept(page, ['cycle', id, `${dayFromToday(-460).slice(0, 7)}-01`]);
    await page.goto('/app/visits');
    await expect(page.getByText('Dr Fabiola Étienne').first()).toBeVisible();
    await expectKept(page, ['bookings', id, 'upcoming']);
    await expectStored(page, '/app');

    await context.setOffline(true);
    await page.getByRole('link', { name: 'Ask Dr Fabiola Étienne for a visit' }).click();
    await page.getByRole('button', { name: 'Choose', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Video visit' }).first().click();
    await page.getByLabel('Day', { exact: true }).fill(nextDay(2, 15).slice(0, 10));
    await page.getByRole('radio', { name: 'Morning' }).check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save request' }).click();
    await expect(page.getByRole('heading', { name: 'Visit with Dr Fabiola Étienne' })).toBeVisible();

    await page.goto('/app/cycle');
    await page.getByRole('button', { name: 'Log today' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('radio', { name: 'Light' }).check();
    await sheet.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('2 entries are waiting to be sent.')).toBeVisible();
    const date = await page.evaluate(() => new Intl.DateTimeFormat('en-CA').format(new Date()));
    const elsewhere = { patientId: id, date, flow: 'heavy' };
    const saved = await page.request.post('/api/data/health/menstrual/log', { data: elsewhere });
    expect(saved.status(), await saved.text()).toBe(201);
    await page.getByRole('link', { name: 'Show', exact: true }).click();

    await context.setOffline(false);
    const asked = page.getByRole('listitem').filter({ hasText: 'Which one should we keep?' });
    await expect(asked.getByText('Light', { exact: true })).toBeVisible();
    await expect(asked.getByText('Heavy', { exact: true })).toBeVisible();
    const times = page.getByRole('group', { name: 'Available times: tap one to choose it.' });
    await expect(times.getByRole('button').first()).toBeVisible();
    await expect(page.getByText('There’s no free time then. Please choose another.')).toBeVisible();
    await expectAccessible(page);
    expect(await visits()).toHaveLength(1);

    await asked.getByRole('button', { name: 'Keep mine' }).click();
    await expect(asked).toHaveCount(0);
    const flow = async () =>
      (await (await page.request.get(`/api/data/health/menstrual/${id}`)).json()).logs[0].flow;
    await expect.poll(flow).toBe('light');
    await times.getByRole('button').first().click();
    await expect(page.getByText('Nothing is waiting. Everything you entered has been sent.')).toBeVisible();
    await expect.poll(async () => (await visits()).length).toBe(2);
    await expect(page.getByText('Your request for a visit with Dr Fabiola Étienne was sent.')).toBeVisible();
  });
});

test('OUT-1 CHAT-1 on a wide screen the field for a message stays in sight below the banners', async ({
  page,
  context,
  browser,
}) => {
  const doctor = await newProvider(browser, { name: 'Dr Fabiola Étienne' });
  const providerId = await idOf(doctor);
  await doctor.context().close();
  await signInAsPatient(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(`/app/messages/${providerId}`);
  const field = page.getByRole('textbox', { name: 'Write a message' });
  await expect(field).toBeInViewport({ ratio: 1 });
  await expectKept(page);
  await context.setOffline(true);
  await field.fill('Bonjou doktè');
  await field.press('Enter');
  await expect(page.getByText('1 entry is waiting to be sent.')).toBeVisible();
  await expect(page.getByText(/^You’re offline/).first()).toBeVisible();
  await expect(field).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
});

test('OUT-1 CHAT-2 what is not accepted says why and stays in the conversation, and nothing more is promised there', async ({
  page,
  context,
  browser,
}) => {
  const doctor = await newProvider(browser, { name: 'Dr Fabiola Étienne' });
  const providerId = await idOf(doctor);
  await signInAsPatient(page);
  const id = await idOf(page);
  const data = { senderId: id, recipientId: providerId, content: 'Bonjou' };
  expect((await page.request.post('/api/chat/send', { data })).status()).toBe(201);
  await page.goto(`/app/messages/${providerId}`);
  const field = page.getByRole('textbox', { name: 'Write a message' });
  await expect(field).toBeVisible();
  await expectKept(page);

  await context.setOffline(true);
  const promise = page.getByText('Messages will be sent when you’re back online.', { exact: false });
  await expect(promise).toBeVisible();
  await field.fill('Mwen gen lafyèv');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const bubble = page.getByRole('listitem').filter({ hasText: 'Mwen gen lafyèv' });
  await expect(bubble.getByText('Will be sent when you’re online')).toBeVisible();
  const blocked = await doctor.request.post('/api/chat/block', { data: { userId: id } });
  expect(blocked.ok(), await blocked.text()).toBe(true);

  await context.setOffline(false);
  await expect(bubble.getByText('Not accepted')).toBeVisible();
  await expect(bubble.getByText('can’t receive messages.', { exact: false })).toBeVisible();
  await expect(page.getByText('1 entry wasn’t accepted.')).toBeVisible();
  await expectAccessible(page);

  // The device knows it now: what is written next is kept, and nobody says that it will arrive.
  await context.setOffline(true);
  await expect(page.getByText('Your last message wasn’t accepted', { exact: false })).toBeVisible();
  await expect(promise).toHaveCount(0);
  await field.fill('Mwen tann ou');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const next = page.getByRole('listitem').filter({ hasText: 'Mwen tann ou' });
  await expect(next.getByText('Kept on this device')).toBeVisible();
  await expect(page.getByText('Will be sent when you’re online')).toHaveCount(0);

  // Whom she blocks herself is not written to either.
  expect((await doctor.request.post('/api/chat/unblock', { data: { userId: id } })).ok()).toBe(true);
  await context.setOffline(false);
  await expect(next.getByText('Kept on this device')).toHaveCount(0);
  await bubble.getByRole('link', { name: 'Try again or discard' }).click();
  await page.getByRole('button', { name: 'Try again: Message to Dr Fabiola Étienne' }).click();
  await expect(page.getByText('Nothing is waiting. Everything you entered has been sent.')).toBeVisible();
  const mine = await page.request.post('/api/chat/block', { data: { userId: providerId } });
  expect(mine.ok(), await mine.text()).toBe(true);
  await page.goto(`/app/messages/${providerId}`);
  await expect(page.getByText('You blocked this person. Unblock them to send a message.')).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(/^You’re offline\./).first()).toBeVisible();
  await expect(promise).toHaveCount(0);
  await doctor.context().close();
});

test('OFF-1 a lost reply has one effect, and what is unsent stays locked until the same person is back', async ({
  page,
}) => {
  const { email } = await signInAsPatient(page);
  const id = await idOf(page);
  await page.goto('/app/vitals');
  await expectKept(page, ['session']);
  // The server writes it down, and its reply never arrives.
  const path = `**/api/data/health/measurements/${id}`;
  await page.route(path, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    return route.abort();
  });
  await enterPressure(page, '118', '76');
  await expect(page.getByText('1 entry is waiting to be sent.')).toBeVisible();
  expect(await readings(page, id)).toHaveLength(1);

  await page
    .getByRole('button', { name: /Nadège/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out anyway' }).click();
  await expect(page).toHaveURL(/\/en#?/);
  expect(await keptOn(page)).toMatchObject({ keys: 0, reads: 0, items: 1 });

  await page.unroute(path);
  await signIn(page, email);
  await page.goto('/app/outbox');
  await expect.poll(async () => (await keptOn(page)).items).toBe(0);
  expect(await readings(page, id)).toHaveLength(1);
});
