import { expect, test } from '@playwright/test';
import { expectDraft } from './device.ts';
import { collectErrors, expectAccessible, signInAsClinic } from './support.ts';

test('QNA-1, QNA-2, QNA-4 one clinic asks, another answers, and the answer is accepted and found helpful', async ({
  page,
  browser,
}) => {
  const errors = collectErrors(page);
  await signInAsClinic(page);
  await page.goto('/app/qna');
  await page.getByRole('button', { name: 'Ask a question' }).click();
  const dialog = page.getByRole('dialog', { name: 'New question' });
  await dialog.getByRole('button', { name: 'Post question' }).click();
  await expect(dialog.getByText('Please fill this in.')).toHaveCount(3);
  const title = 'Storing insulin without a fridge';
  await dialog.getByLabel('Your question in one sentence').fill(title);
  const description = dialog.getByLabel('What do you want to know?');
  await description.fill('Mme Pierre keeps hers in a clay pot.');
  await expect(dialog.getByText('This could tell who the patient is.')).toBeVisible();
  await description.fill('How do you keep it cool at home?');
  await expect(dialog.getByText('This could tell who the patient is.')).toHaveCount(0);
  await dialog.getByLabel('Specialty').selectOption('Internal Medicine');
  await expectAccessible(page);
  // What could not be posted is still there after the screen was left.
  const failure = { status: 500, json: { code: 'internal', message: 'x' } };
  await page.route('**/api/features/qna/questions', (route) => route.fulfill(failure));
  await dialog.getByRole('button', { name: 'Post question' }).click();
  await expect(dialog.getByText('Failed to post question.')).toBeVisible();
  await page.unroute('**/api/features/qna/questions');
  await expectDraft(page, 'How do you keep it cool at home?');
  await page.reload();
  await page.getByRole('button', { name: 'Ask a question' }).click();
  await expect(description).toHaveValue('How do you keep it cool at home?');
  await dialog.getByRole('button', { name: 'Post question' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveURL(/\/app\/qna\/.+/);

  // What one types stays when somebody else's answer comes meanwhile.
  await page.getByLabel('Your answer').fill('Thank you both');

  const other = await (await browser.newContext()).newPage();
  await signInAsClinic(other);
  await other.goto(page.url());
  await other.getByLabel('Your answer').fill('In a clay pot with wet sand, in the shade.');
  await other.getByRole('button', { name: 'Post answer' }).click();
  await expect(other.getByRole('listitem').filter({ hasText: 'wet sand' })).toBeVisible();

  await expectDraft(page, 'Thank you both');
  await page.reload();
  const answer = page.getByRole('listitem').filter({ hasText: 'wet sand' });
  await expect(page.getByLabel('Your answer')).toHaveValue('Thank you both');
  await answer.getByRole('button', { name: 'Helpful: 0' }).click();
  await expect(answer.getByRole('button', { name: 'Helpful: 1' })).toHaveAttribute('aria-pressed', 'true');
  await answer.getByRole('button', { name: 'Accept this answer' }).click();
  await expect(answer.getByText('Accepted answer')).toBeVisible();
  await expect(page.getByText('Points: 1 for each time an answer was helpful, 10 for an')).toBeVisible();
  await expect(page.getByRole('article').getByText('Resolved')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Close the question' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close the question' }).click();
  await expect(page.getByRole('article').getByText('Closed')).toBeVisible();
  await expect(page.getByLabel('Your answer')).toHaveCount(0);
  expect(errors.filter((text) => !text.includes('500'))).toEqual([]);
});
