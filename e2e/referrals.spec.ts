import { expect, type Page, test } from '@playwright/test';
import {
  collectErrors,
  expectAccessible,
  expectAccessibleOnDesktop,
  idOf,
  newProvider,
  signInAsPatient,
  verifyLicences,
} from './support.ts';

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const EVERY_DAY = {
  timeZone: 'America/Port-au-Prince',
  hours: DAYS.map((day) => ({ day, from: '08:00', to: '16:00' })),
};

async function book(patient: Page, providerId: string): Promise<void> {
  const from = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  const query = `from=${from}&days=5&mode=clinic`;
  const { slots } = await (await patient.request.get(`/api/availability/${providerId}?${query}`)).json();
  const dateTime = slots[0]?.startsAt;
  const data = { serviceType: 'Visit', mode: 'clinic', providerId, dateTime };
  const booked = await patient.request.post('/api/data/bookings', { data });
  expect(booked.status(), await booked.text()).toBe(201);
}

// One white pixel.
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII=';

const badge = (page: Page, text: string) => page.getByRole('definition').getByText(text, { exact: true });
const step = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Progress' }).getByRole('listitem').filter({ hasText: name });

test('REF-1, REF-2, REF-3, REF-4 a doctor refers me, the surgeon accepts and sees me, and I follow it and share the letter', async ({
  page,
  browser,
}) => {
  const errors = collectErrors(page);
  const mark = crypto.randomUUID().slice(0, 6);
  const surgeonName = `Wilfrid Surgeon ${mark}`;
  const doctor = await newProvider(browser, { name: `Claudette Doctor ${mark}`, availability: EVERY_DAY });
  const surgeon = await newProvider(browser, { name: surgeonName, availability: EVERY_DAY });
  const [doctorId, surgeonId] = [await idOf(doctor), await idOf(surgeon)];
  await verifyLicences(browser, doctorId, surgeonId);
  await signInAsPatient(page, 'Nadège Pierre');
  await book(page, doctorId);
  const image = { title: 'Wrist, from the side', imageDataUrl: PIXEL };
  expect((await page.request.post('/api/data/images', { data: image })).status()).toBe(201);

  await doctor.goto('/app/referrals?box=sent');
  await expect(doctor.getByText('No referrals sent or active.')).toBeVisible();
  await doctor.getByRole('link', { name: 'New referral' }).click();
  await doctor.getByRole('button', { name: 'Send the referral' }).click();
  await expect(doctor.getByText('Please select a valid patient.')).toBeVisible();
  await doctor.getByRole('combobox', { name: 'Patient' }).selectOption('Nadège Pierre');
  await doctor.getByRole('textbox', { name: 'Destination facility' }).fill(mark);
  await doctor.getByRole('button', { name: surgeonName }).click();
  await doctor.getByRole('radio', { name: 'Urgent' }).check({ force: true });
  await doctor.getByRole('textbox', { name: 'Reason' }).fill('Fractured wrist');
  await doctor.getByRole('checkbox', { name: /Wrist, from the side/ }).check();
  await expectAccessible(doctor);
  await doctor.getByRole('button', { name: 'Send the referral' }).click();
  await expect(doctor.getByRole('heading', { name: 'Nadège Pierre' })).toBeVisible();

  await surgeon.goto('/app/referrals');
  await surgeon.getByRole('link', { name: /Nadège Pierre/ }).click();
  await expect(surgeon.getByText('Fractured wrist')).toBeVisible();
  await expectAccessibleOnDesktop(surgeon);
  await surgeon.getByRole('link', { name: 'Wrist, from the side' }).click();
  await expect(surgeon.getByRole('heading', { level: 1, name: 'Wrist, from the side' })).toBeVisible();
  await surgeon.goBack();
  // What was typed stays when it could not be sent.
  const moves = '**/api/data/referrals/*/status';
  await surgeon.route(moves, (route) => route.fulfill({ status: 500 }));
  await surgeon.getByRole('button', { name: 'Reject', exact: true }).click();
  const rejecting = surgeon.getByRole('dialog', { name: 'Reject the referral' });
  await rejecting.getByLabel('Why').fill('No theatre this month');
  await rejecting.getByRole('button', { name: 'Reject the referral' }).click();
  await expect(rejecting.getByText('Something went wrong. Please')).toBeVisible();
  await expect(rejecting.getByLabel('Why')).toHaveValue('No theatre this month');
  await surgeon.unroute(moves);
  await rejecting.getByRole('button', { name: 'Close' }).first().click();
  await surgeon.getByRole('button', { name: 'Accept', exact: true }).click();
  await surgeon.getByRole('button', { name: 'Mark as seen' }).click();
  await expect(surgeon.getByRole('button', { name: 'Mark as completed' })).toBeVisible();

  await page.goto('/app/referrals');
  await page.getByRole('link', { name: new RegExp(surgeonName) }).click();
  await expect(page.getByRole('heading', { name: `To ${surgeonName}` })).toBeVisible();
  await expect(step(page, 'Seen')).toHaveAttribute('aria-current', 'step');
  await expect(badge(page, 'Urgent')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Wrist, from the side' })).toBeVisible();
  await expectAccessible(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^referral-\d{4}-\d\d-\d\d\.pdf$/);

  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: 'Create a link' }).click();
  const link = await page.getByRole('textbox', { name: 'Link to the letter' }).inputValue();
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(link);
  const [letter] = await Promise.all([
    stranger.waitForEvent('download'),
    stranger.getByRole('button', { name: 'Open the letter (PDF)' }).click(),
  ]);
  expect(letter.suggestedFilename()).toBe('referral.pdf');
  await page.getByRole('button', { name: 'Close this link' }).click();
  await expect(page.getByText('No open links.')).toBeVisible();
  await stranger.reload();
  await stranger.getByRole('button', { name: 'Open the letter (PDF)' }).click();
  await expect(stranger.getByText('This link doesn’t work.')).toBeVisible();
  expect(errors).toEqual([]);
});

test('REF-3 a referral that was turned down promises no further steps, and its attachment is closed', async ({
  page,
  browser,
}) => {
  const mark = crypto.randomUUID().slice(0, 6);
  const doctor = await newProvider(browser, { name: `Claudette Doctor ${mark}`, availability: EVERY_DAY });
  const surgeon = await newProvider(browser, { name: `Wilfrid Surgeon ${mark}`, availability: EVERY_DAY });
  const [doctorId, surgeonId] = [await idOf(doctor), await idOf(surgeon)];
  await verifyLicences(browser, doctorId, surgeonId);
  await signInAsPatient(page, 'Nadège Pierre');
  await book(page, doctorId);
  const image = { title: 'Wrist', imageDataUrl: PIXEL };
  const { id: imageId } = await (await page.request.post('/api/data/images', { data: image })).json();
  const sent = await doctor.request.post('/api/data/referrals', {
    data: {
      patientId: await idOf(page),
      destinationFacilityId: surgeonId,
      reason: 'Fractured wrist',
      attachments: [{ id: imageId, title: 'Wrist' }],
    },
  });
  expect(sent.status(), await sent.text()).toBe(201);
  const { id } = await sent.json();
  const progress = surgeon.getByRole('list', { name: 'Progress' }).getByRole('listitem');

  await surgeon.goto(`/app/referrals/${id}`);
  await expect(surgeon.getByRole('link', { name: 'Wrist' })).toBeVisible();
  await expect(progress).toHaveCount(4);
  await surgeon.getByRole('button', { name: 'Reject', exact: true }).click();
  const rejecting = surgeon.getByRole('dialog', { name: 'Reject the referral' });
  await rejecting.getByLabel('Why').fill('No theatre this month');
  await rejecting.getByRole('button', { name: 'Reject the referral' }).click();
  await expect(progress).toHaveCount(1);
  await expect(progress).toContainText('Rejected');
  await expect(surgeon.getByText('Wrist (Image)')).toBeVisible();
  await expect(surgeon.getByRole('link', { name: 'Wrist' })).toHaveCount(0);
});
