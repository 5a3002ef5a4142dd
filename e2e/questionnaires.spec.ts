import { expect, type Page, test } from '@playwright/test';
import { expectDraft } from './device.ts';
import { collectErrors, expectAccessible, idOf, newVerifiedProvider, signInAsPatient } from './support.ts';

const QUESTIONS = 9;

async function book(page: Page, providerId: string): Promise<void> {
  const { slots } = await (
    await page.request.get(`/api/availability/${providerId}?days=14&mode=clinic`)
  ).json();
  const booked = await page.request.post('/api/data/bookings', {
    data: { providerId, serviceType: 'Check-up', mode: 'clinic', dateTime: slots[0].startsAt },
  });
  expect(booked.status(), await booked.text()).toBe(201);
}

test('TOOL-6 my doctor asks how I feel, I answer on my phone, get help at once, and she reads it', async ({
  page,
  browser,
}) => {
  const errors = collectErrors(page);
  await signInAsPatient(page);
  const me = await idOf(page);
  const doctor = await newVerifiedProvider(browser, { name: 'Dr Claudel' });
  await book(page, await idOf(doctor));

  await doctor.goto(`/app/patients/${me}`);
  await doctor.getByRole('button', { name: 'Ask: Depression (PHQ-9)', exact: true }).click();
  await expect(doctor.getByText(/^Asked on/)).toBeVisible();
  await expect(doctor.getByRole('button', { name: 'Ask: Depression (PHQ-9)', exact: true })).toBeDisabled();

  await page.goto('/app/notifications');
  await expect(page.getByRole('link', { name: /Dr Claudel asks you a few questions/ })).toBeVisible();
  await page.goto('/app');
  await page.getByRole('link', { name: 'Answer Dr Claudel’s questions' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Questions for you' })).toBeVisible();
  const questions = page.getByRole('group');
  await expect(questions).toHaveCount(QUESTIONS);
  await expect(page.getByRole('button', { name: 'Send my answers' })).toBeDisabled();
  for (let at = 0; at < QUESTIONS - 1; at++)
    await questions.nth(at).getByRole('radio', { name: 'Not at all' }).check();
  await expect(page.getByText('1 question left.')).toBeVisible();
  await questions
    .nth(QUESTIONS - 1)
    .getByRole('radio', { name: 'Several days' })
    .check();
  await expect(page.getByRole('alert').getByText('You matter, and help is there')).toBeVisible();
  await expectAccessible(page);
  await expectDraft(page, `"answers":[${'0,'.repeat(QUESTIONS - 1)}1]`);
  await page.reload();
  await expect(questions).toHaveCount(QUESTIONS);
  await expect(page.getByRole('alert').getByText('You matter, and help is there')).toBeVisible();
  await page.getByRole('button', { name: 'Send my answers' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you for your answers' })).toBeVisible();
  // In the record it stands in the reader's words, and as nothing that could be opened.
  await page.goto('/app/record');
  await expect(page.getByRole('paragraph').filter({ hasText: /^Depression \(PHQ-9\)$/ })).toBeVisible();

  await doctor.reload();
  await expect(doctor.getByText('1 of 27, minimal')).toBeVisible();
  await expect(doctor.getByText('Thoughts of death or self-harm')).toBeVisible();
  await expectAccessible(doctor);
  expect(errors).toEqual([]);
  await doctor.context().close();
});
