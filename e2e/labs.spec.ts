import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectDraft } from './device.ts';
import {
  clinicIdOf,
  collectErrors,
  completeWork,
  expectAccessible,
  idOf,
  mailedLink,
  newEmail,
  newVerifiedProvider,
  PASSWORD,
  signIn,
  signInAsClinic,
  signInAsPatient,
  verifyLicences,
} from './support.ts';

async function book(page: Page, providerId: string): Promise<void> {
  const { slots } = await (
    await page.request.get(`/api/availability/${providerId}?days=14&mode=clinic`)
  ).json();
  const booked = await page.request.post('/api/data/bookings', {
    data: { providerId, serviceType: 'Check-up', mode: 'clinic', dateTime: slots[0].startsAt },
  });
  expect(booked.status(), await booked.text()).toBe(201);
}

const FAILED = { status: 500, json: { message: 'Unexpected.', code: 'unexpected' } };

/** Does something while this call fails. */
async function whileFailing(page: Page, call: string, work: () => Promise<void>): Promise<void> {
  await page.route(call, (route) => route.fulfill(FAILED));
  await work();
  await page.unroute(call);
}

/** A doctor orders a test from the chart: what is missing is said, and what failed is asked for again as it was chosen. */
async function orderFromChart(doctor: Page, patientId: string): Promise<void> {
  await doctor.goto('/app/lab-worklist');
  await doctor.getByRole('button', { name: 'Order a test' }).click();
  const dialog = doctor.getByRole('dialog', { name: 'Request a lab test' });
  const send = dialog.getByRole('button', { name: 'Request', exact: true });
  await dialog.getByRole('radio', { name: 'Blood' }).check();
  await send.click();
  await expect(dialog.getByText('Please choose a patient.')).toBeVisible();
  await doctor.goto(`/app/patients/${patientId}`);
  await doctor.getByRole('link', { name: 'Order a test' }).click();
  await expect(dialog.getByLabel('Patient')).toHaveValue(patientId);
  await dialog.getByRole('radio', { name: 'Blood' }).check();
  await dialog.getByRole('checkbox', { name: 'Kidney panel' }).check();
  await expectAccessible(doctor);
  await whileFailing(doctor, '**/api/data/labs/requests', async () => {
    await send.click();
    await expect(dialog.getByRole('alert')).toHaveText('Something went wrong on our end. Please try again.');
  });
  await expect(dialog.getByRole('checkbox', { name: 'Kidney panel' })).toBeChecked();
  await send.click();
  await expect(doctor.getByText('Lab test requested successfully!')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(doctor.getByRole('link', { name: /Kidney panel/ })).toBeVisible();
}

/** A critical value waits on Today and above the worklist until somebody says that they saw it; what fails is said. */
async function acknowledgeCritical(doctor: Page, name: string): Promise<void> {
  const criticals = '**/api/data/labs/criticals';
  const needs = doctor.getByRole('region', { name: 'Needs your attention' });
  await whileFailing(doctor, criticals, async () => {
    await doctor.goto('/app/lab-worklist');
    await expect(doctor.getByText('We couldn’t check for critical values.')).toBeVisible();
    await doctor.goto('/app');
    await expect(needs.getByRole('alert')).toContainText('We couldn’t check everything that may need you.');
  });
  await needs.getByRole('button', { name: 'Try again' }).click();
  await expect(needs.getByRole('alert')).toHaveCount(0);
  await expectAccessible(doctor);
  await needs.getByRole('link', { name: '1 critical lab result' }).click();
  const danger = doctor.getByRole('alert').filter({ hasText: 'is critical' });
  await expect(danger).toContainText(`${name}: Platelets 15`);
  await whileFailing(doctor, '**/acknowledge', async () => {
    await danger.getByRole('button', { name: 'Acknowledge' }).click();
    await expect(doctor.getByText('Something went wrong on our end. Please try again.')).toBeVisible();
  });
  await danger.getByRole('button', { name: 'Acknowledge' }).click();
  await expect(danger).toHaveCount(0);
  await doctor.getByRole('link', { name: new RegExp(name) }).click();
}

test('LAB-1, LAB-2, LAB-3, PROV-1 I ask for a blood test, my doctor enters the results, and I read them', async ({
  page,
  browser,
}) => {
  const errors = collectErrors(page);
  const name = `Nadège ${Date.now()}`;
  await signInAsPatient(page, name);
  const me = await idOf(page);
  await page.request.put(`/api/users/${me}`, { data: { gender: 'Female' } });
  const doctor = await newVerifiedProvider(browser, { name: 'Dr Claudel' });
  await book(page, await idOf(doctor));

  await page.goto('/app/labs');
  await expect(page.getByText('No lab tests yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Request a test' }).click();
  await page.getByRole('button', { name: 'Request', exact: true }).click();
  await expect(page.getByText('Please choose blood or urine.')).toBeVisible();
  await page.getByRole('radio', { name: 'Blood' }).check();
  await page.getByRole('checkbox', { name: 'Complete blood count' }).check();
  await page.getByRole('button', { name: 'Request', exact: true }).click();
  await expect(page.getByText('Lab test requested successfully!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Complete blood count' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel request' })).toBeVisible();

  await doctor.goto('/app/lab-worklist');
  await doctor.getByRole('link', { name: new RegExp(name) }).click();
  await expect(doctor.getByRole('heading', { level: 1, name })).toBeVisible();
  await doctor.getByRole('button', { name: 'Sample collected' }).click();
  await doctor.getByRole('button', { name: 'Start processing' }).click();
  const hemoglobin = doctor.getByRole('textbox', { name: 'Hemoglobin: Result' });
  await hemoglobin.fill('106');
  await expect(doctor.getByText('This number isn’t possible for this test.')).toBeVisible();
  await hemoglobin.fill('10.6');
  await expect(doctor.getByText('Low', { exact: true })).toBeVisible();
  await hemoglobin.press('Enter');
  await expect(doctor.getByRole('textbox', { name: 'Hematocrit: Result' })).toBeFocused();
  await doctor.getByRole('textbox', { name: 'Platelets: Result' }).fill('15');
  await doctor.getByRole('textbox', { name: 'Comment' }).fill('Iron for three months.');
  await expectAccessible(doctor);
  // What was typed stays when signing fails, and when the app is opened again.
  await whileFailing(doctor, '**/api/data/labs/results', async () => {
    await doctor.getByRole('button', { name: 'Sign and complete' }).click();
    await expect(doctor.getByText('Something went wrong on our end. Please try again.')).toBeVisible();
  });
  await expectDraft(doctor, 'Iron for three months.');
  await doctor.reload();
  await expect(hemoglobin).toHaveValue('10.6');
  const trends = 'We couldn’t load how these values changed over time.';
  await whileFailing(doctor, '**/trends', async () => {
    await doctor.getByRole('button', { name: 'Sign and complete' }).click();
    await expect(doctor.getByText(trends)).toBeVisible();
  });
  await doctor.getByRole('button', { name: 'Try again' }).click();
  await expect(doctor.getByText(trends)).toHaveCount(0);
  await expect(doctor.getByRole('button', { name: 'Amend' })).toBeVisible();
  await acknowledgeCritical(doctor, name);

  await page.goto('/app/notifications');
  await page.getByRole('link', { name: /Lab results are ready/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Complete blood count' })).toBeVisible();
  await expect(page.getByRole('img', { name: /10\.6 g\/dL, Low; range: 12 to 15\.5/ })).toBeVisible();
  await expect(page.getByText('Iron for three months.')).toBeVisible();
  await page.getByRole('button', { name: 'Explain in plain words' }).click();
  await expect(page.getByText(/Low hemoglobin is called anemia/)).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  expect((await download).suggestedFilename()).toMatch(/^lab-result-.*\.pdf$/);
  // A correction is a version: the first one can still be read, and is said to count no longer.
  await doctor.getByRole('button', { name: 'Amend' }).click();
  await doctor.getByRole('textbox', { name: 'Hemoglobin: Result' }).fill('11.6');
  await doctor.getByRole('textbox', { name: 'Reason for the amendment' }).fill('Misread');
  await doctor.getByRole('button', { name: 'Sign the amendment' }).click();
  await expect(doctor.getByText('Amended: Misread')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('img', { name: /11\.6 g\/dL/ })).toBeVisible();
  await page.getByRole('button', { name: 'Version 1' }).click();
  const before = page.getByRole('dialog', { name: 'Version 1' });
  await expect(before.getByText('It no longer counts.', { exact: false })).toBeVisible();
  await expect(before.getByRole('img', { name: /10\.6 g\/dL/ })).toBeVisible();
  await expectAccessible(page);
  await before.getByRole('button', { name: 'Close' }).last().click();
  await page.goto('/app/labs');
  await page.getByRole('link', { name: 'See results' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Complete blood count' })).toBeVisible();
  expect(errors).toEqual([]);
  await orderFromChart(doctor, me);
  await doctor.context().close();
});

/** Somebody who works in the laboratory of the signed-in clinic, in a browser of their own. */
async function newTechnician(browser: Browser, clinic: Page): Promise<Page> {
  const email = newEmail();
  const invited = { name: 'Rachel Dorvil', email, clinicRole: 'Provider' };
  const added = await clinic.request.post('/api/users', { data: invited });
  expect(added.status(), await added.text()).toBe(201);
  const link = await mailedLink(clinic, email, /reset-password/);
  const token = new URL(link, 'http://localhost').searchParams.get('token');
  const theirs = await (await browser.newContext()).newPage();
  const chosen = { token, newPassword: PASSWORD };
  expect((await theirs.request.post('/api/auth/reset-password', { data: chosen })).status()).toBe(200);
  await signIn(theirs, email);
  await completeWork(theirs);
  await verifyLicences(browser, (await added.json()).id);
  return theirs;
}

test('LAB-2 a laboratory enters the results of a file: columns, faults by line, and what was left out', async ({
  page: clinic,
  browser,
}) => {
  await signInAsClinic(clinic);
  const clinicId = await clinicIdOf(clinic);
  const technician = await newTechnician(browser, clinic);
  const errors = collectErrors(technician);
  const nadege = await (await browser.newContext()).newPage();
  await signInAsPatient(nadege, 'Nadège Pierre');
  const ids: string[] = [];
  for (const tests of [['hemoglobin'], ['glucose']]) {
    const asked = await nadege.request.post('/api/data/labs/requests', {
      data: { patientId: await idOf(nadege), testType: 'blood', tests, laboratoryId: clinicId },
    });
    expect(asked.status(), await asked.text()).toBe(201);
    const { id } = await asked.json();
    for (const status of ['sample_collected', 'processing'])
      expect(
        (await technician.request.put(`/api/data/labs/requests/${id}/status`, { data: { status } })).status(),
      ).toBe(200);
    ids.push(id);
  }

  await technician.goto('/app/lab-worklist');
  await technician.getByRole('link', { name: 'Results from a file' }).click();
  await expect(technician.getByRole('heading', { level: 1, name: 'Results from a file' })).toBeVisible();
  await expectAccessible(technician);
  const sheet = Buffer.from('PK\u0003\u0004\0\0');
  await technician
    .locator('input[name=results]')
    .setInputFiles({ name: 'results.xlsx', mimeType: 'text/csv', buffer: sheet });
  await expect(technician.getByText('This file can’t be read. Save it as CSV')).toBeVisible();
  const csv = `Order;Assay;Outcome;Unit\n${ids[0]};hemoglobin;10,6;g/dL\n${ids[1]};glucose;;\nnobody;glucose;90;mg/dL\n`;
  await technician
    .locator('input[name=results]')
    .setInputFiles({ name: 'results.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  for (const [field, column] of [
    ['Request number', 'Order'],
    ['Test', 'Assay'],
    ['Result', 'Outcome'],
  ] as const) {
    const select = technician.getByLabel(field, { exact: true });
    await expect(select).toBeEnabled();
    await select.selectOption(column);
    await expect(select).toBeEnabled();
    await expect(select).toHaveValue(column);
  }
  await expect(technician.getByRole('heading', { name: '2 requests in the file' })).toBeVisible();
  await expect(technician.getByText('Line 3: The result is missing.')).toBeVisible();
  await expectAccessible(technician);
  await technician.getByRole('button', { name: 'Sign and enter 1 result' }).click();
  await expect(technician.getByText('1 result was entered, and the patient was told.')).toBeVisible();
  await expect(technician.getByText('Line 3: The result is missing.')).toBeVisible();
  await expectAccessible(technician);

  // The analyser itself writes HL7: no columns to choose, the same review.
  const hl7 = [
    'MSH|^~\\&|SYSMEX|LAB|LAKOU||20261115120000||ORU^R01|1|P|2.5.1',
    'PID|1||||Pierre^Nadège',
    `OBR|1|${ids[1]}`,
    'OBX|1|NM|2345-7^Glucose^LN||95|mg/dL|70-140||||F',
    'OBX|2|NM|^Ferritin^L||900|ug/L||HH|||F',
  ].join('\r');
  await technician.getByRole('button', { name: 'Choose another file' }).click();
  await technician
    .locator('input[name=results]')
    .setInputFiles({ name: 'results.hl7', mimeType: 'text/plain', buffer: Buffer.from(hl7) });
  await expect(technician.getByText('95 mg/dL (70–140)')).toBeVisible();
  await expect(technician.getByText('Critical, high')).toBeVisible();
  await technician.getByRole('button', { name: 'Sign and enter 1 result' }).click();
  await expect(technician.getByText('1 result was entered, and the patient was told.')).toBeVisible();

  // What was asked for and what was found are named in the reader's language, as on every other screen.
  const inCreole = { data: { preferredLanguage: 'ht' } };
  const changed = await technician.request.put(`/api/users/${await idOf(technician)}`, inCreole);
  expect(changed.status()).toBe(200);
  await technician
    .context()
    .addCookies([{ name: 'appLanguage', value: 'ht', domain: 'localhost', path: '/' }]);
  await technician.goto('/app/lab-worklist/import');
  await technician
    .locator('input[name=results]')
    .setInputFiles({ name: 'results.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(technician.getByText('Emoglobin', { exact: true })).toHaveCount(2);

  await nadege.goto(`/app/labs/${ids[0]}`);
  await expect(nadege.getByText('10,6')).toBeVisible();
  expect(errors).toEqual([]);
  await technician.context().close();
  await nadege.context().close();
});
