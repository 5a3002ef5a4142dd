import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectDraft } from './device.ts';
import {
  collectErrors,
  expectAccessible,
  expectAccessibleOnDesktop,
  idOf,
  newProvider,
  signInAsDemo,
} from './support.ts';
import { dayFromToday, signInAsWoman } from './women.ts';

test('MAT-1, MAT-2, MAT-4, MAT-8, MAT-9, MEAS-2 I set up my pregnancy, note a high blood pressure and am told what to do', async ({
  page,
}) => {
  const errors = collectErrors(page);
  const id = await signInAsWoman(page);
  await page.goto('/app');
  await page.getByRole('link', { name: 'Gwosès' }).click();
  await page.getByRole('button', { name: 'Swiv gwosès mwen' }).click();
  await expect(page.getByText('Ou dwe mete yon dat.')).toBeVisible();
  await expectAccessible(page);
  // 114 days to go: week 24.
  await page.getByLabel('Dat prevwa pou akouchman an', { exact: true }).last().fill(dayFromToday(114));
  await page.getByRole('button', { name: 'Swiv gwosès mwen' }).click();
  await expect(page.getByText('Pwofil gwosès la kreye!')).toBeVisible();
  await page.getByRole('button', { name: 'Fèmen' }).click();
  await expect(page.getByRole('heading', { name: 'Semèn 24' })).toBeVisible();
  await expect(page.getByText('23 semèn + 5 jou')).toBeVisible();
  await expect(page.getByText('Tibebe ou gwosè yon zepi mayi, 30 cm konsa.')).toBeVisible();
  await expect(page.getByText('2yèm')).toBeVisible();
  await expect(page.getByText('114', { exact: true })).toBeVisible();
  await expect(page.getByText('Konsèy pou semèn 24')).toBeVisible();
  await expect(page.getByText('Veye tansyon ou')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('checkbox', { name: 'Semèn 20' }).click();
  await expect(page.getByRole('checkbox', { name: 'Semèn 20' })).toBeChecked();
  const contacts = `/api/data/health/maternity/${id}/contacts`;
  await expect.poll(async () => (await page.request.get(contacts)).json()).toEqual([20]);
  const timer = page.getByRole('region', { name: 'Mezire tranche yo' });
  await expect(timer.getByText('Ou rete lwen kote ou dwe akouche a.')).toBeVisible();
  for (let contraction = 0; contraction < 2; contraction += 1) {
    await timer.getByRole('button', { name: 'Tranche a kòmanse' }).click();
    await timer.getByRole('button', { name: 'Tranche a fini' }).click();
  }
  await expect(timer.getByRole('alert')).toContainText('Rele oswa ale kounye a.');
  await expectAccessible(page);
  await timer.getByRole('button', { name: 'Sispann epi anrejistre' }).click();
  await expect(timer.getByRole('listitem').filter({ hasText: '2 tranche' })).toBeVisible();
  await expect(timer.getByRole('alert')).toHaveCount(0);

  await page.getByRole('button', { name: 'Anrejistre yon mezi' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Anrejistre mezi yo' }).click();
  await expect(
    sheet.getByRole('alert').filter({ hasText: 'Ekri yon chif oswa chwazi yon siy.' }),
  ).toBeVisible();
  await expect(sheet.getByRole('checkbox').first()).toHaveAccessibleName('Pèdi anpil san');
  await sheet.getByLabel('Pwa (kg)').fill('64,2');
  await sheet.getByLabel('Chif anwo').fill('14,2');
  await sheet.getByLabel('Chif anba').fill('9,2');
  await sheet.getByRole('button', { name: 'Wi, mete 142/92' }).click();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Anrejistre mezi yo' }).click();
  const answer = page.getByRole('alertdialog', { name: 'Tansyon an twò wo: wè yon fanmsaj' });
  await expect(answer.getByText('142/92')).toBeVisible();
  await expect(answer.getByText('Siy vital yo anrejistre!')).toBeVisible();
  await expect(answer.getByRole('link', { name: 'Rele anbilans (116)' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  const banner = page.getByRole('alert').filter({ hasText: 'Tansyon ou wo: 142/92' });
  await expect(banner).toContainText('Wè yon fanmsaj oswa yon doktè jodi a.');
  await expect(banner.getByRole('link', { name: 'Rele 116' })).toHaveAttribute('href', 'tel:116');
  await expect(banner.getByRole('link', { name: 'Chèche swen' })).toHaveAttribute(
    'href',
    /specialty=obstetrics/,
  );
  await expect(page.getByRole('cell', { name: '142' })).toHaveCount(1);
  await expectAccessible(page);
  await expectAccessibleOnDesktop(page);

  // Nobody acknowledged it, so the dashboard still shows it, until somebody does.
  await page.goto('/app');
  const reminder = page.getByRole('alert').filter({ hasText: '142/92' });
  await expect(reminder.getByRole('link', { name: 'Rele anbilans (116)' })).toHaveAttribute(
    'href',
    'tel:116',
  );
  await expectAccessible(page);
  await reminder.getByRole('button', { name: 'Gade sa pou fè' }).click();
  await page.getByRole('button', { name: 'Mwen li mesaj sa a' }).click();
  await expect(reminder).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await (await page.request.get(`/api/data/health/measurements/${id}/dangers`)).json()).toEqual([]);
  const half = await page.request.post(`/api/data/health/maternity/${id}/vitals`, { data: { weight: 64 } });
  expect((await half.json()).message).toBe('All vitals fields are required.');
  expect(errors).toEqual([]);
});

test('MEAS-2 a danger sign alone is answered at once, also when there is no network', async ({ page }) => {
  const id = await signInAsWoman(page);
  await page.request.post(`/api/data/health/maternity/${id}/profile`, {
    data: { dueDate: dayFromToday(100) },
  });
  await page.goto('/app/maternity');
  await page.getByRole('button', { name: 'Anrejistre yon mezi' }).click();
  await page.getByRole('checkbox', { name: 'Wè twoub' }).check();
  const path = `**/api/data/health/measurements/${id}`;
  await page.route(path, (route) => route.abort());
  await page.getByRole('button', { name: 'Anrejistre mezi yo' }).click();
  const answer = page.getByRole('alertdialog', { name: 'Siy danje: ale lopital kounye a.' });
  await expect(answer.getByText('Sa anrejistre sou aparèy sa a. Li ap pati lè gen entènèt.')).toBeVisible();
  await expect(answer.getByRole('heading', { name: 'Sou wout la' })).toBeVisible();
  await expectAccessible(page);
  await answer.getByRole('button', { name: 'Mwen li mesaj sa a' }).click();
  await expect(answer).toHaveCount(0);
  await page.unroute(path);
  await page.goto('/app/outbox');
  await expect(page.getByText('Pa gen anyen ki ap tann.')).toBeVisible();
  await page.goto('/app/maternity');
  await expect(page.getByRole('listitem').filter({ hasText: 'Wè twoub' }).first()).toBeAttached();
  // It was read before the server knew of it, so the home page asks once more.
  const dangers = await page.request.get(`/api/data/health/measurements/${id}/dangers`);
  expect(await dangers.json()).toHaveLength(1);

  // A call that fails is not “no danger”.
  const ask = `${path}/dangers`;
  await page.route(ask, (route) => route.fulfill({ status: 500 }));
  await page.goto('/app');
  const unasked = page
    .getByRole('status')
    .filter({ hasText: 'Nou pa rive gade si gen yon mezi ki danjere.' });
  await expect(unasked).toBeVisible();
  await page.unroute(ask);
  await unasked.getByRole('button', { name: 'Eseye ankò' }).click();
  await expect(page.getByRole('heading', { name: 'Siy danje: ale lopital kounye a.' })).toBeVisible();
  await expect(unasked).toHaveCount(0);

  // What was read and could not be said stays, and says so.
  await page.route(`${path}/*/acknowledge`, (route) => route.fulfill({ status: 500 }));
  await page.getByRole('button', { name: 'Gade sa pou fè' }).click();
  await answer.getByRole('button', { name: 'Mwen li mesaj sa a' }).click();
  await expect(page.getByText('Alèt la ap rete sou Akèy.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Siy danje: ale lopital kounye a.' })).toBeVisible();
});

test('MAT-3, MAT-6 I write into my journal; what fails is said in words', async ({ page }) => {
  const id = await signInAsWoman(page);
  const path = `/api/data/health/maternity/${id}`;
  await page.request.post(`${path}/profile`, { data: { lastPeriod: dayFromToday(-70) } });
  await page.goto('/app/maternity');
  await expect(page.getByText('Poko gen anyen nan kaye ou.')).toBeVisible();
  await page.getByRole('radio', { name: 'Trè byen' }).check();
  await page.getByRole('checkbox', { name: 'Kè plen' }).check();
  await page.getByRole('textbox', { name: /^Nòt/ }).fill('Mwen tande kè tibebe a!');
  await page.getByRole('button', { name: 'Anrejistre nòt la' }).click();
  await expect(page.getByText('Nòt la anrejistre nan kaye ou!')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Mwen tande kè tibebe a!' })).toContainText(
    'Kè plen',
  );
  await expect(page.getByRole('radio', { name: 'Pa pi mal' })).toBeChecked();
  await expect(page.getByRole('textbox', { name: /^Nòt/ })).toHaveValue('');
  await expectAccessible(page);

  await page.getByRole('button', { name: /^Retire nòt ki te fèt/ }).click();
  await expect(page.getByText(/^Ou ap pèdi sa ou te ekri/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Retire nòt sa a' }).click();
  await expect(page.getByText('Poko gen anyen nan kaye ou.')).toBeVisible();

  // After a failure the form keeps its values, and the same button tries again.
  await page.route(`**${path}/journal`, (route) =>
    route.fulfill({ status: 400, json: { code: 'invalid_request', message: 'x' } }),
  );
  await page.getByRole('textbox', { name: /^Nòt/ }).fill('Tibebe a bouje!');
  await page.getByRole('button', { name: 'Anrejistre nòt la' }).click();
  await expect(page.getByText('Nou pa rive anrejistre nòt la.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Nòt/ })).toHaveValue('Tibebe a bouje!');
  await page.unroute(`**${path}/journal`);
  await page.getByRole('button', { name: 'Anrejistre nòt la' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Tibebe a bouje!' })).toBeVisible();
  await page.route(`**/api/data/health/m*/${id}*/**`, (route) =>
    route.fulfill({ status: 400, json: { message: 'x' } }),
  );
  await page.route(`**/api/data/health/measurements/${id}?*`, (route) =>
    route.fulfill({ status: 400, json: { message: 'x' } }),
  );
  await page.goto('/app/maternity');
  await expect(page.getByText('Nou pa rive chaje kaye a.')).toBeVisible();
  await expect(page.getByText('Nou pa rive chaje siy vital yo.')).toBeVisible();
  await expect(page.getByText('Nou pa rive chaje vizit ou yo.')).toBeVisible();
});

/** A pregnancy of 30 weeks, in which she has begun to count movements and felt one. */
async function countOne(page: Page) {
  const id = await signInAsWoman(page);
  await page.request.post(`/api/data/health/maternity/${id}/profile`, {
    data: { dueDate: dayFromToday(70) },
  });
  await page.goto('/app/maternity');
  const counter = page.getByRole('region', { name: 'Konte mouvman tibebe a' });
  await counter.getByRole('button', { name: 'Kòmanse konte' }).click();
  await counter.getByRole('button', { name: 'Mwen santi yon mouvman' }).click();
  return { id, counter };
}

test('MAT-1, MAT-7, MAT-10 I count movements, plan the birth, keep it to myself, and end it; what I wrote stays', async ({
  page,
}) => {
  const { counter } = await countOne(page);
  await expect(counter.getByText('1 sou 10')).toBeVisible();
  await expectDraft(page, '"marks":[{');
  await page.reload();
  await expect(counter.getByText('1 sou 10')).toBeVisible();
  await counter.getByRole('button', { name: 'Sispann epi anrejistre' }).click();
  await expect(counter.getByRole('listitem').filter({ hasText: '1 mouvman' })).toBeVisible();
  await expect(counter.getByRole('button', { name: 'Kòmanse konte' })).toBeVisible();

  await page.getByRole('link', { name: 'Fè plan mwen' }).click();
  await page.getByRole('button', { name: 'Fè plan mwen' }).click();
  await page.getByLabel('Kote mwen ap akouche').fill('Lopital Saint-Nicolas');
  await page.getByLabel('Moun ki ap ale avè mwen').fill('Rose');
  await page.getByLabel('Telefòn moun sa a').fill('+509 3712 3456');
  await page.getByRole('radio', { name: 'Mwen ap sere' }).check();
  await page.getByRole('checkbox', { name: 'Pèdi anpil san' }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Anrejistre plan mwen' }).click();
  await expect(page.getByText('Lopital Saint-Nicolas')).toBeVisible();
  await expect(page.getByRole('link', { name: '+509 3712 3456' })).toHaveAttribute(
    'href',
    'tel:+50937123456',
  );
  await expectAccessible(page);
  await page.goto('/app/maternity');
  await expect(page.getByText('2 bagay pare sou 9.')).toBeVisible();
  await page.getByRole('button', { name: 'Reglaj gwosès la' }).click();
  await page.getByRole('switch').click();
  await expect(page.getByRole('switch')).not.toBeChecked();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Fini swiv gwosès sa a' }).click();
  await expect(page.getByText('Sa ou te ekri yo rete.')).toBeVisible();
  await page.getByRole('button', { name: 'Fini swiv gwosès sa a' }).click();
  await expect(page.getByRole('button', { name: 'Swiv gwosès mwen' })).toBeVisible();
});

test('MAT-7 what I counted stays when saving it fails, with the time I stopped, and is saved when I am back', async ({
  page,
}) => {
  const { id, counter } = await countOne(page);
  const timings = `/api/data/health/maternity/${id}/timings`;
  const sent: string[] = [];
  await page.route(`**${timings}`, (route) => {
    sent.push(route.request().postDataJSON().endedAt);
    return route.fulfill({ status: 500, json: { code: 'unexpected' } });
  });
  await counter.getByRole('button', { name: 'Sispann epi anrejistre' }).click();
  await expect(counter.getByText('Ou sispann konte, men li poko anrejistre.')).toBeVisible();
  await expectDraft(page, '"endedAt"');
  await page.goto('/app');
  await page.goto('/app/maternity');
  await expect(counter.getByText('Ou sispann konte, men li poko anrejistre.')).toBeVisible();
  await expect(counter.getByText('1 sou 10')).toBeVisible();
  await page.unroute(`**${timings}`);
  await counter.getByRole('button', { name: 'Anrejistre', exact: true }).click();
  await expect(counter.getByRole('listitem').filter({ hasText: '1 mouvman' })).toBeVisible();
  await expect(counter.getByRole('button', { name: 'Kòmanse konte' })).toBeVisible();
  const [saved] = await (await page.request.get(`${timings}?kind=movements`)).json();
  expect(new Set([...sent, saved.endedAt]).size).toBe(1);
});

/** A doctor with a checked licence, in another browser context. */
async function signInAsDoctor(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signInAsDemo(page, 'provider');
  return page;
}

/** Books the first time that is still free: journeys beside this one book the same doctor. */
async function book(page: Page, providerId: string): Promise<void> {
  const { slots } = await (
    await page.request.get(`/api/availability/${providerId}?days=14&mode=clinic`)
  ).json();
  for (const { startsAt } of slots) {
    const booked = await page.request.post('/api/data/bookings', {
      data: {
        providerId,
        serviceType: 'General consultation',
        mode: 'clinic',
        dateTime: startsAt,
        timeZone: 'America/Port-au-Prince',
      },
    });
    if (booked.status() === 409) continue;
    expect(booked.status(), await booked.text()).toBe(201);
    return;
  }
  throw new Error('The doctor has no free time in the next two weeks.');
}

test('MAT-4, MAT-5, MAT-10 who treats me reads my week, my measurements and my journal, until I keep them to myself', async ({
  page,
  browser,
}) => {
  const id = await signInAsWoman(page);
  const path = `/api/data/health/maternity/${id}`;
  await page.request.post(`${path}/profile`, { data: { dueDate: dayFromToday(114) } });
  const doctor = await signInAsDoctor(browser);
  const errors = collectErrors(doctor);
  await book(page, await idOf(doctor));

  await doctor.goto(`/app/patients/${id}`);
  await expect(doctor.getByRole('heading', { name: 'Grossesse' })).toBeVisible();
  await expect(doctor.getByText('Semaine 24')).toBeVisible();
  await expect(doctor.getByText('Elle n’a encore noté aucune mesure.')).toBeVisible();
  await expect(doctor.getByText('Elle n’a encore rien écrit dans son journal.')).toBeVisible();

  await page.request.post(`${path}/vitals`, {
    data: { weight: 64.2, systolic: 142, diastolic: 92, signs: ['thoughts_of_harm'] },
  });
  await page.request.post(`${path}/journal`, { data: { mood: 'bad', notes: 'Mwen pa dòmi.' } });
  await page.request.put(`${path}/birth-plan`, { data: { place: 'Lopital Saint-Nicolas' } });
  await doctor.reload();
  const alarm = doctor.locator('section').filter({ hasText: 'Signes de danger actuels' }).last();
  await expect(alarm).toContainText('Tension 142/92 mmHg');
  await expect(alarm).toContainText('Idées de se faire du mal ou d’en faire au bébé');
  await expect(doctor.getByText('Mwen pa dòmi.')).toBeVisible();
  await expect(doctor.getByRole('button', { name: /^Retirer/ })).toHaveCount(0);
  await doctor.getByText('Son plan de naissance').click();
  await expect(doctor.getByText('Lopital Saint-Nicolas')).toBeVisible();
  await expectAccessible(doctor);
  await expectAccessibleOnDesktop(doctor);

  await doctor.goto('/app/more');
  await doctor.getByRole('link', { name: 'Patientes enceintes' }).click();
  const row = doctor.getByRole('listitem').filter({ has: doctor.locator(`a[href='/app/patients/${id}']`) });
  await expect(row).toContainText('Semaine 24 · 23 semaines + 5 jours');
  await expect(row).toContainText('Idées de se faire du mal ou d’en faire au bébé');
  await expectAccessible(doctor);
  await expectAccessibleOnDesktop(doctor);
  expect(errors).toEqual([]);
  await expect(row).toContainText('142/92 mmHg');
  await row.getByRole('link').first().click();
  await expect(doctor.getByText('Mwen pa dòmi.')).toBeVisible();

  await doctor.route(`**${path}/**`, (route) => route.fulfill({ status: 400, json: { message: 'x' } }));
  await doctor.reload();
  await expect(doctor.getByText('Impossible de charger les données de la patiente.')).toBeVisible();
  await doctor.unroute(`**${path}/**`);
  await doctor.getByRole('button', { name: 'Réessayer' }).click();
  await expect(doctor.getByText('Mwen pa dòmi.')).toBeVisible();

  await page.request.put(`${path}/profile`, { data: { shared: false } });
  await doctor.reload();
  await expect(doctor.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(doctor.getByText('Semaine 24')).toHaveCount(0);
  await doctor.close();
});

test('MAT-1 what a doctor proposes to follow waits for my yes', async ({ page, browser }) => {
  const id = await signInAsWoman(page);
  const path = `/api/data/health/maternity/${id}`;
  const doctor = await signInAsDoctor(browser);
  await book(page, await idOf(doctor));
  const propose = () =>
    doctor.request.post(`${path}/profile`, {
      data: { dueDate: dayFromToday(114) },
      headers: { origin: new URL(page.url()).origin },
    });
  await page.goto('/app/maternity');
  expect((await propose()).status()).toBe(202);
  await page.reload();
  const errors = collectErrors(page);
  await expect(page.getByRole('heading', { name: 'pwopoze pou swiv gwosès ou' })).toBeVisible();
  await expectAccessible(page);
  expect((await doctor.request.get(`${path}/vitals`)).status()).toBe(404);
  await page.getByRole('button', { name: 'Aksepte' }).click();
  await expect(page.getByRole('heading', { name: 'Semèn 24' })).toBeVisible();
  expect((await doctor.request.get(`${path}/vitals`)).status()).toBe(200);
  expect(errors).toEqual([]);
  await doctor.close();
});

test('MAT-5, MAT-6 the list of pregnant patients says why it is empty, and when it could not be loaded', async ({
  browser,
}) => {
  const midwife = await newProvider(browser, { name: 'Rosemène Pierre' });
  await midwife.goto('/app/maternity-patients');
  await expect(
    midwife.getByText('You’ll see pregnant patients here once your license is verified.'),
  ).toBeVisible();
  const list = '**/api/providers/*/maternity-patients?*';
  await midwife.route(list, (route) =>
    route.fulfill({ status: 500, json: { message: 'x', code: 'unexpected' } }),
  );
  await midwife.reload();
  await expect(midwife.getByText('Failed to load maternity patients.')).toBeVisible();
  await midwife.unroute(list);
  await midwife.route(list, (route) => route.fulfill({ json: [] }));
  await midwife.getByRole('button', { name: 'Try again' }).click();
  await expect(midwife.getByText('No pregnant patients yet.')).toBeVisible();
  await midwife.context().close();
});
