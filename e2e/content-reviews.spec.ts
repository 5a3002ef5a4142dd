import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { collectErrors, expectAccessible, idOf, signInAsClinic, signInAsDemo } from './support.ts';

/** A run has one of its own, so that runs beside each other do not correct the same words. */
const MEDICINES = ['tinidazole', 'warfarin', 'zidovudine', 'valsartan', 'vancomycin', 'tramadol'];

test('ADM-6 an administrator corrects a medicine and records who reviewed it; its page says both', async ({
  page,
}, { repeatEachIndex }) => {
  const errors = collectErrors(page);
  const slug = MEDICINES[repeatEachIndex % MEDICINES.length] ?? '';
  const words = `It is given only by a doctor. ${randomUUID().slice(0, 8)}.`;
  await signInAsDemo(page, 'admin');
  await page.goto('/app/content-reviews?kind=medicines');
  await expect(page.getByRole('heading', { level: 1, name: 'Medical content' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Not reviewed/ }).first()).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/app/content-reviews/medicines.${slug}`);
  const uses = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Uses' }) });
  await uses.getByRole('button', { name: 'Correct' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('New text').fill(words);
  await dialog.getByLabel('Why').fill('New guideline');
  await dialog.getByRole('button', { name: 'Publish the correction' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(uses.getByText(words, { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Mark as reviewed' }).click();
  await dialog.getByRole('button', { name: 'Save the review' }).click();
  await expect(dialog.getByText('Please fill this in.')).toHaveCount(3);
  await dialog.getByLabel('Name of the clinician').fill('Dr Mirlande Joseph');
  await dialog.getByLabel('Profession').selectOption('pharmacist');
  await dialog.getByLabel('Day of the review').fill('2026-01-15');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save the review' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Reviewed by Dr Mirlande Joseph (pharmacist)').first()).toBeVisible();
  await expectAccessible(page);

  const served = await (await page.request.get(`/api/medicines/${slug}?lang=en`)).json();
  expect(served).toMatchObject({ commonUses: words, reviewedBy: 'Dr Mirlande Joseph' });
  expect(errors).toEqual([]);
});

test('SITE-7, QNA-4, QNA-5 an answer is written in Markdown, reported, hidden with a reason, and shown again', async ({
  page,
  browser,
}) => {
  const errors = collectErrors(page);
  await signInAsClinic(page);
  const title = `Cold chain ${randomUUID().slice(0, 8)}`;
  const asked = await page.request.post('/api/features/qna/questions', {
    data: { authorId: await idOf(page), title, description: 'How?', specialty: 'Other' },
  });
  const { id } = await asked.json();
  await page.goto('/app');
  await page.getByRole('button', { name: /, your menu$/ }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Q&A' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Q&A' })).toBeVisible();
  await page.goto(`/app/qna/${id}`);
  await page.getByLabel('Your answer').fill('Use **two** boxes:\n\n- one of ice\n- one of straw');
  await page.getByText('Preview').click();
  await expect(page.getByRole('strong').filter({ hasText: 'two' })).toBeVisible();
  await page.getByLabel('Your answer').fill('Call Mme Pierre, she uses **two** boxes.');
  await page.getByRole('button', { name: 'Post answer' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Are you sure that no one can be recognized?')).toBeVisible();
  await dialog.getByRole('button', { name: 'Post it anyway' }).click();
  const answer = page.getByRole('listitem').filter({ hasText: 'Mme Pierre' });
  await expect(answer.getByRole('strong').filter({ hasText: 'two' })).toBeVisible();

  const reader = await (await browser.newContext()).newPage();
  await signInAsClinic(reader);
  await reader.goto(`/app/qna/${id}`);
  await reader.getByRole('button', { name: 'Follow' }).click();
  await expect(reader.getByRole('button', { name: 'Following' })).toHaveAttribute('aria-pressed', 'true');
  const seen = reader.getByRole('listitem').filter({ hasText: 'Mme Pierre' });
  await seen.getByRole('button', { name: 'Report' }).click();
  await reader.getByLabel('What is wrong?').selectOption('identifies_patient');
  await reader.getByRole('button', { name: 'Send the report' }).click();
  await expect(reader.getByRole('dialog')).toHaveCount(0);

  const admin = await (await browser.newContext()).newPage();
  await signInAsDemo(admin, 'admin');
  await admin.goto('/app/qna-reports');
  const report = admin.getByRole('listitem').filter({ has: admin.getByRole('heading', { name: title }) });
  await report.getByRole('button', { name: 'Hide it' }).click();
  await admin.getByLabel('Reason').fill('It names a patient.');
  await admin.getByRole('dialog').getByRole('button', { name: 'Hide it' }).click();
  await expect(report).toHaveCount(0);

  await reader.reload();
  await expect(reader.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(seen).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Hidden by an administrator: It names a patient.')).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Mme Pierre' })
    .getByRole('button', { name: 'Edit' })
    .click();
  await dialog.getByLabel('Your answer').fill('A colleague uses two boxes.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('A colleague uses two boxes.')).toBeVisible();

  await admin.goto('/app/qna-reports?state=closed');
  await report.getByRole('button', { name: 'Show it again' }).click();
  await expect(report.getByRole('button', { name: 'Show it again' })).toHaveCount(0);
  await expectAccessible(admin);
  await reader.reload();
  await expect(reader.getByText('A colleague uses two boxes.')).toBeVisible();
  expect(errors).toEqual([]);
});
