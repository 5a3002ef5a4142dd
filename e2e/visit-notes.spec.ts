import { expect, type Page, test } from '@playwright/test';
import { keptOn } from './device.ts';
import { collectErrors, expectAccessible, idOf, newVerifiedProvider, signInAsPatient } from './support.ts';

/** A tone in place of a voice: the browser records it as it would record a microphone. */
const humInsteadOfSpeaking = (page: Page) =>
  page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      const sound = new AudioContext();
      const tone = sound.createOscillator();
      const out = sound.createMediaStreamDestination();
      tone.connect(out);
      tone.start();
      return out.stream;
    };
  });

/** A place that no other test uses, so that only she fits. */
const BROOKLYN = { name: 'Brooklyn, New York', lat: 40.6501, lng: -73.9496 };
const DESK = { width: 1280, height: 900 };

const inTwoDays = () => new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);

/** A visit at home in two days, asked of whoever fits. */
async function askOpenly(page: Page): Promise<void> {
  const asked = await page.request.post('/api/care-requests', {
    data: {
      serviceType: 'home-doctor-visit',
      mode: 'in_home',
      dateTime: `${inTwoDays()}T16:00:00Z`,
      commune: BROOKLYN.name,
      location: { lat: BROOKLYN.lat, lng: BROOKLYN.lng },
      language: 'en',
    },
  });
  expect(asked.status(), await asked.text()).toBe(201);
}

test('PROV-1, PROV-3, PROV-4, PROV-5, TOOL-1 a physician’s day at a desk in Brooklyn: a request, a message beside the chart, a note that is signed and read, what was earned', async ({
  page: nadege,
  browser,
}) => {
  // The availability is text, so any time can be booked, even now.
  const doctor = await newVerifiedProvider(browser, {
    name: 'Wilner Volcy',
    availability: 'Chak jou',
    serviceLocations: [BROOKLYN],
    languagesSpoken: ['en', 'ht'],
  });
  await doctor.setViewportSize(DESK);
  const errors = collectErrors(nadege);
  await signInAsPatient(nadege, 'Nadège Pierre');
  const [me, him] = [await idOf(nadege), await idOf(doctor)];
  const measured = await nadege.request.post(`/api/data/health/measurements/${me}`, {
    data: { id: crypto.randomUUID(), at: new Date().toISOString(), systolic: 148, diastolic: 94 },
  });
  expect(measured.status()).toBe(201);
  for (const data of [
    { kind: 'allergy', text: 'Penicillin' },
    { kind: 'medicine', text: 'Amoxicillin' },
  ])
    expect((await nadege.request.post(`/api/records/${me}/entries`, { data })).status()).toBe(201);
  const booked = await nadege.request.post('/api/data/bookings', {
    data: {
      providerId: him,
      serviceType: 'General consultation',
      mode: 'video',
      dateTime: new Date(Date.now() + 3000).toISOString(),
    },
  });
  const { id } = await booked.json();

  await askOpenly(nadege);

  await humInsteadOfSpeaking(doctor);
  await doctor.goto('/app');
  await expect(doctor.getByRole('heading', { name: 'Next patient' })).toBeVisible();
  await doctor.goto('/app/care-requests');
  await expect(
    doctor.getByRole('button', { name: 'Doctor visit at home, Brooklyn, New York' }),
  ).toBeVisible();
  const day = '**/api/providers/me/agenda?*';
  await doctor.route(day, (route) => route.fulfill({ status: 500, json: { code: 'internal' } }));
  await doctor.getByRole('button', { name: 'Accept' }).click();
  const sure = doctor.getByRole('dialog', { name: 'Accept this request?' });
  // Nobody accepts without knowing whether the day is free, only because it could not be read.
  await expect(sure.getByRole('alert')).toContainText('We couldn’t load your day.');
  await doctor.unroute(day);
  await sure.getByRole('button', { name: 'Try again' }).click();
  const dayThen = sure.getByRole('region', { name: 'Your day with this visit' });
  await expect(dayThen.getByRole('listitem')).toHaveText([/Doctor visit at home/]);
  await sure.getByRole('button', { name: 'Accept' }).click();
  await expect(doctor.getByRole('link', { name: 'Open the visit' })).toBeVisible();
  // Moved to another day without a mouse, and the keyboard goes on from there.
  await doctor.goto(`/app/agenda?day=${inTwoDays()}`);
  const visit = doctor.getByRole('button', { name: /, Nadège Pierre, Home visit/ });
  await visit.focus();
  // Sunday is the last day that is shown.
  const isLast = new Date(inTwoDays()).getUTCDay() === 0;
  await doctor.keyboard.press(isLast ? 'Shift+ArrowLeft' : 'Shift+ArrowRight');
  await expect(doctor.getByRole('status').filter({ hasText: /\d:00/ })).toBeVisible();
  await doctor.keyboard.press('Enter');
  const moving = doctor.getByRole('dialog', { name: 'Move visit' });
  await moving.getByRole('button', { name: 'Move visit' }).press('Enter');
  await expect(moving).toHaveCount(0);
  await expect(visit).toBeFocused();
  await doctor.goto(`/app/patients/${me}`);
  await doctor.getByRole('link', { name: 'Message', exact: true }).click();
  await doctor.getByRole('textbox', { name: 'Write a message' }).fill('I will call you in a minute.');
  await doctor.getByRole('button', { name: 'Send', exact: true }).click();
  const said = doctor.getByRole('list', { name: 'Messages with Nadège Pierre' });
  await expect(said.getByText('I will call you in a minute.')).toBeVisible();
  const name = doctor.getByRole('heading', { name: 'Nadège Pierre', level: 1 });
  await expect(name).toBeVisible();
  await expectAccessible(doctor);
  // Who it is and what could harm them stay in sight.
  await doctor.getByRole('heading', { name: 'Visits with you' }).scrollIntoViewIfNeeded();
  await doctor.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(name).toBeInViewport();
  await expect(doctor.getByText('Allergies: Penicillin')).toBeInViewport();
  await doctor.getByRole('main').getByRole('link', { name: 'Clinical toolbox' }).click();
  await expect(doctor.getByRole('heading', { name: 'For Nadège Pierre' })).toBeVisible();
  await expect(doctor.getByText('Amoxicillin', { exact: true })).toBeVisible();
  await doctor.getByRole('button', { name: 'Check interactions' }).click();
  await expect(doctor.getByText('Amoxicillin: the record says allergy to Penicillin')).toBeVisible();
  await expectAccessible(doctor);

  await doctor.goto(`/app/visits/${id}`);
  await doctor.getByRole('link', { name: 'Nadège Pierre' }).click();
  await expect(name).toBeVisible();
  await doctor.goBack();
  await doctor.getByRole('button', { name: 'Start visit' }).click();
  await doctor.getByRole('button', { name: 'Complete visit' }).click();
  await expect(doctor.getByRole('heading', { name: 'Visit note' })).toBeVisible();
  await expect(doctor).toHaveTitle(/Nadège Pierre/);
  await doctor.getByLabel('Reason for the visit').fill('Headache in the morning');
  await doctor.getByLabel('Examination and findings').pressSequentially('/vit');
  await expect(doctor.getByRole('option', { name: /Vital signs/ })).toBeVisible();
  await doctor.keyboard.press('Enter');
  await expect(doctor.getByLabel('Examination and findings')).toHaveValue(/BP 148\/94/);
  await doctor.getByLabel('ICD-10 code 1').fill('i10');
  await doctor.getByLabel('Diagnosis 1', { exact: true }).fill('High blood pressure');
  await doctor.getByLabel('Plan', { exact: true }).fill('Mwens sèl. Retounen nan 2 semèn.');

  await doctor.getByRole('button', { name: 'Add a medicine' }).click();
  const dialog = doctor.getByRole('dialog', { name: 'Add a medicine' });
  await dialog.getByLabel('Medicine and strength').fill('Amoxicillin 500 mg');
  await expect(dialog.getByText('Allergy in the record: Penicillin')).toBeVisible();
  await dialog.getByLabel('Medicine and strength').fill('Enalapril 20 mg');
  await dialog.getByLabel('How often').selectOption('morning');
  await dialog.getByLabel(/For how many days/).fill('30');
  await expectAccessible(doctor);
  await dialog.getByRole('button', { name: 'Keep in the note' }).click();
  await expect(doctor.getByText('1 tablet, in the morning, for 30 days')).toBeVisible();
  // A second medicine that does not go with the first is warned of before it is kept.
  await doctor.getByRole('button', { name: 'Add a medicine' }).click();
  await dialog.getByLabel('Medicine and strength').fill('Spironolactone 25 mg');
  await expect(dialog.getByText(/Potassium can rise too high/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).first().click();

  await doctor.getByRole('button', { name: 'Record', exact: true }).click();
  // The browser needs a moment before it has recorded anything.
  await expect(doctor.getByRole('timer')).toHaveText(/0:0[2-9]/);
  await doctor.getByRole('button', { name: 'Stop and keep' }).click();
  const arrived = doctor.locator('audio[src^="/api/"]');
  await expect(arrived).toHaveCount(1);
  await expect(doctor.getByText(/^Saved at/)).toBeVisible();

  await doctor.context().setOffline(true);
  await doctor.getByLabel('History', { exact: true }).fill('Her mother has it too.');
  await expect(doctor.getByText(/kept on this device/)).toBeVisible();
  // A voice that could not be sent is neither lost to the next one nor signed away; it goes by itself.
  await doctor.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(doctor.getByRole('timer')).toHaveText(/0:0[2-9]/);
  await doctor.getByRole('button', { name: 'Stop and keep' }).click();
  const waits = doctor.getByText('Kept on this device. It will be sent when you’re online.');
  await expect(waits).toBeVisible();
  await doctor.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(doctor.getByRole('timer')).toHaveText(/0:0[5-9]/);
  await doctor.getByRole('button', { name: 'Stop and keep' }).click();
  await expect(waits).toHaveCount(2);
  const kept = await keptOn(doctor);
  expect([kept.items, /audio|base64|recordings/.test(kept.text)]).toEqual([2, false]);
  await doctor.getByRole('button', { name: 'Review and sign' }).click();
  const held = doctor.getByRole('dialog', { name: 'Sign the note' });
  await expect(held.getByText(/A voice note isn’t finished yet/)).toBeVisible();
  await expect(held.getByRole('button', { name: 'Sign and lock' })).toHaveCount(0);
  await held.getByRole('button', { name: 'Close' }).click();
  // The tab is closed before the voice was sent: it is still here, in the list too, and goes once it can.
  await doctor.route('**/api/files?kind=audio', (route) => route.abort());
  await doctor.context().setOffline(false);
  await expect(doctor.getByText(/^Saved at/)).toBeVisible();
  await doctor.reload();
  await expect(waits).toHaveCount(2);
  await waits.first().scrollIntoViewIfNeeded();
  await expectAccessible(doctor);
  const voice = doctor.locator('audio[src^="blob:"]');
  await expect
    .poll(() => voice.first().evaluate(({ readyState }: HTMLAudioElement) => readyState))
    .toBeGreaterThan(0);
  await doctor.getByRole('link', { name: 'Show', exact: true }).click();
  await expect(doctor.getByRole('heading', { name: 'Voice note about Nadège Pierre' })).toHaveCount(2);
  await expectAccessible(doctor);
  await doctor.unroute('**/api/files?kind=audio');
  await doctor.getByRole('button', { name: 'Send now' }).click();
  await expect(doctor.getByText('Nothing is waiting. Everything you entered has been sent.')).toBeVisible();
  await doctor.goBack();
  // The two that waited stand in the order in which they were spoken.
  await expect(arrived).toHaveCount(3);
  const spoken = await arrived.evaluateAll((sounds) => sounds.map((sound) => sound.ariaLabel ?? ''));
  expect(spoken.map((name) => Number(/0:0(\d)/.exec(name)?.[1]) > 4)).toEqual([false, false, true]);
  // One that is kept is removed after a question only.
  await doctor
    .getByRole('button', { name: /^Remove the voice note/ })
    .first()
    .click();
  const removing = doctor.getByRole('dialog', { name: 'Remove the voice note' });
  await expect(arrived).toHaveCount(3);
  await removing.getByRole('button', { name: 'Remove the voice note' }).click();
  await expect(arrived).toHaveCount(2);
  await expectAccessible(doctor);
  await doctor.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(doctor);
  await doctor.setViewportSize(DESK);

  await doctor.goto('/app');
  await doctor.getByRole('link', { name: '1 note to sign' }).click();
  await doctor.getByRole('link', { name: 'Nadège Pierre' }).click();
  await doctor.getByRole('button', { name: 'Review and sign' }).click();
  await expect(doctor.getByRole('dialog').getByText('Her mother has it too.')).toBeVisible();
  await doctor.getByRole('button', { name: 'Sign and lock' }).click();
  await expect(doctor.getByText(/^Signed by Wilner Volcy/)).toBeVisible();
  await doctor.getByLabel('Add to this note').fill('The potassium is normal.');
  await doctor.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(doctor.getByRole('listitem').getByText('The potassium is normal.')).toBeVisible();
  await doctor.goto('/app/notes');
  await expect(doctor.getByRole('link', { name: 'Nadège Pierre' })).toBeVisible();

  await nadege.goto(`/app/visits/${id}`);
  await nadege.getByRole('link', { name: 'Visit summary' }).click();
  await expect(nadege.getByRole('heading', { name: 'What to do now' })).toBeVisible();
  await expect(nadege.getByText('Mwens sèl. Retounen nan 2 semèn.')).toBeVisible();
  await expect(nadege.getByText('1 tablet, in the morning, for 30 days')).toBeVisible();
  await expectAccessible(nadege);
  await nadege.goto('/app/prescriptions');
  await expect(nadege.getByRole('heading', { name: 'Enalapril 20 mg' })).toBeVisible();
  const paper = nadege.getByRole('link', { name: 'Paper for the pharmacy: Enalapril 20 mg' });
  const pdf = await nadege.request.get(`${await paper.getAttribute('href')}`);
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf']);
  await expectAccessible(nadege);

  const order = await nadege.request.post('/api/payments/paypal/create-order', { data: { customId: id } });
  const { orderID } = await order.json();
  const captured = await nadege.request.post('/api/payments/paypal/capture-order', { data: { orderID } });
  expect(captured.status(), await captured.text()).toBe(200);
  await doctor.goto('/app/earnings');
  await expect(doctor.getByRole('link', { name: 'Nadège Pierre' })).toBeVisible();
  await expect(doctor.getByText('$50.00').first()).toBeVisible();
  expect(errors).toEqual([]);
  await doctor.context().close();
});

test('PROV-4, TOOL-2 what did not load is said with a way to try again: at the patient, in a note, in a chat', async ({
  page: nadege,
  browser,
}) => {
  const doctor = await newVerifiedProvider(browser, { name: 'Wilner Volcy', availability: 'Chak jou' });
  await doctor.setViewportSize(DESK);
  await signInAsPatient(nadege, 'Nadège Pierre');
  const [me, him] = [await idOf(nadege), await idOf(doctor)];
  const data = { kind: 'allergy', text: 'Penicillin' };
  expect((await nadege.request.post(`/api/records/${me}/entries`, { data })).status()).toBe(201);
  const visit = { providerId: him, serviceType: 'General consultation', mode: 'video' };
  const booked = await nadege.request.post('/api/data/bookings', {
    data: { ...visit, dateTime: new Date(Date.now() + 3000).toISOString() },
  });
  expect(booked.status()).toBe(201);
  const { id: bookingId } = await booked.json();
  const template = { name: 'Kontwòl tansyon', reason: '', history: '', findings: '', plan: 'Mwens sèl.' };
  expect((await doctor.request.post('/api/visit-note-templates', { data: template })).status()).toBe(201);
  const text = { title: 'Dlo', body: 'Bwè anpil dlo.' };
  expect((await doctor.request.post('/api/providers/me/quick-texts', { data: text })).status()).toBe(201);

  const calls =
    /\/api\/(?:records\/.*\/entries|data\/health\/|visit-note-templates|ai\/icd|providers\/me\/quick)/;
  const breakDown = () =>
    doctor.route(calls, (route) =>
      route.request().url().includes('/visit-notes/') && route.request().method() === 'POST'
        ? route.fallback()
        : route.fulfill({ status: 500, json: { code: 'internal' } }),
    );
  const tryAgainBeside = (said: string) =>
    doctor
      .getByRole('alert')
      .filter({ hasText: said, visible: true })
      .getByRole('button', { name: 'Try again' });

  await breakDown();
  await doctor.goto(`/app/patients/${me}`);
  await expect(tryAgainBeside('We couldn’t load the allergies.')).toBeVisible();
  const { id } = await (await doctor.request.post(`/api/data/health/visit-notes/${me}`, { data: {} })).json();
  await doctor.goto(`/app/notes/${id}`);
  await doctor.getByRole('button', { name: 'Review and sign' }).click();
  const signing = doctor.getByRole('dialog', { name: 'Sign the note' });
  await expect(
    signing.getByRole('alert').filter({ hasText: 'We couldn’t load the last signed note to compare with.' }),
  ).toBeVisible();
  await signing.getByRole('button', { name: 'Close' }).click();
  await expect(tryAgainBeside('We couldn’t load the templates.')).toBeVisible();
  await expect(tryAgainBeside('We couldn’t load your texts.')).toBeVisible();
  const chart = doctor.getByRole('complementary', { name: 'Chart' });
  await expect(chart.getByRole('button', { name: 'Try again' })).toHaveCount(3);
  await expect(chart.getByText('No current prescriptions.')).toHaveCount(0);
  await expectAccessible(doctor);
  await doctor.getByLabel('Diagnosis 1', { exact: true }).fill('tansyon wo');
  await expect(tryAgainBeside('We couldn’t search for codes.')).toBeVisible();
  await doctor.unroute(calls);
  await tryAgainBeside('We couldn’t search for codes.').click();
  await doctor.getByRole('button', { name: /^I10 / }).click();
  await expect(doctor.getByLabel('ICD-10 code 1')).toHaveValue('I10');
  await tryAgainBeside('We couldn’t load the templates.').click();
  await doctor.getByRole('button', { name: 'Use a template' }).click();
  await doctor.getByRole('button', { name: 'Kontwòl tansyon' }).click();
  await expect(doctor.getByLabel('Plan', { exact: true })).toHaveValue('Mwens sèl.');
  await chart.getByRole('button', { name: 'Try again' }).last().click();
  await expect(chart.getByText('No signed notes yet.')).toBeVisible();
  await expect(doctor.getByText('Saved at')).toBeVisible();

  await breakDown();
  await doctor.goto(`/app/messages/${me}`);
  await doctor.getByRole('button', { name: 'Quick texts' }).click();
  await expect(tryAgainBeside('We couldn’t load your texts.')).toBeVisible();
  await expect(doctor.getByRole('button', { name: /^Before the visit/ })).toBeVisible();
  await expectAccessible(doctor);
  await doctor.unroute(calls);
  await tryAgainBeside('We couldn’t load your texts.').click();
  await doctor.getByRole('button', { name: /^Dlo/ }).click();
  await expect(doctor.getByRole('textbox', { name: 'Write a message' })).toHaveValue('Bwè anpil dlo.');

  // Blocking asks first, and says in its place that it did not work; so does unblocking.
  const blocking = /\/api\/chat\/(?:un)?block$/;
  const failing = { status: 500, json: { code: 'internal' } };
  const said = 'Something went wrong on our end. Please try again.';
  await doctor.getByRole('textbox', { name: 'Write a message' }).press('Enter');
  await doctor.getByRole('button', { name: 'Options', exact: true }).click();
  await doctor.getByRole('button', { name: 'Block', exact: true }).click();
  const block = doctor.getByRole('dialog', { name: 'Block' });
  await doctor.route(blocking, (route) => route.fulfill(failing));
  await block.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(block.getByRole('alert')).toHaveText(said);
  await doctor.unroute(blocking);
  await block.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(doctor.getByText('You blocked this person.', { exact: false })).toBeVisible();
  await expect(block).toHaveCount(0);
  await doctor.route(blocking, (route) => route.fulfill(failing));
  await doctor.getByRole('button', { name: 'Unblock' }).click();
  await expect(doctor.getByRole('alert').filter({ hasText: said })).toBeVisible();
  await doctor.unroute(blocking);
  await doctor.getByRole('button', { name: 'Unblock' }).click();
  await expect(doctor.getByRole('textbox', { name: 'Write a message' })).toBeVisible();

  for (const step of ['start', 'complete'])
    expect((await doctor.request.post(`/api/bookings/${bookingId}/${step}`)).status()).toBe(200);
  await nadege.route('**/api/data/health/visit-notes/**', (route) => route.fulfill(failing));
  await nadege.goto(`/app/visits/${bookingId}`);
  const summary = nadege.getByRole('alert').filter({ hasText: 'We couldn’t check for a visit summary.' });
  await expect(summary).toBeVisible();
  await nadege.unroute('**/api/data/health/visit-notes/**');
  await summary.getByRole('button', { name: 'Try again' }).click();
  await expect(summary).toHaveCount(0);
  await doctor.close();
});
