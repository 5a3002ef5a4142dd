import { expect, test } from '@playwright/test';
import { collectErrors, expectAccessible, mailedLink, newEmail, signInAsPatient } from './support.ts';

test('FAM-5 a mother invites her grown daughter, who takes over her own records', async ({
  page,
  browser,
}) => {
  const errors = collectErrors(page);
  await signInAsPatient(page, 'Rosemène Joseph');
  const { id } = await (await page.request.get('/api/auth/session')).json();
  const wideline = { name: 'Wideline Joseph', dateOfBirth: '1991-03-14', relationship: 'child' };
  const added = await page.request.post(`/api/users/${id}/dependents`, { data: wideline });
  const { id: dependentId } = await added.json();
  const allergy = { kind: 'allergy', text: 'Penicillin', dependentId };
  expect((await page.request.post(`/api/records/${id}/entries`, { data: allergy })).status()).toBe(201);

  await page.goto('/app/hand-overs');
  await page.getByRole('button', { name: 'Invite Wideline Joseph' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite Wideline Joseph' });
  const email = newEmail();
  await dialog.getByLabel('Their email address').fill(email);
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByText(`Sent to ${email}`)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expectAccessible(page);

  // What fails is said where it was asked.
  const invitation = '**/dependents/*/hand-over';
  await page.route(invitation, (route) => route.fulfill({ status: 500 }));
  await page.getByRole('button', { name: 'Withdraw the invitation to Wideline Joseph' }).click();
  const withdrawing = page.getByRole('dialog', { name: 'Withdraw the invitation' });
  await withdrawing.getByRole('button', { name: 'Withdraw the invitation' }).click();
  await expect(withdrawing.getByText(/^Failed to withdraw the invitation/)).toBeVisible();
  await page.unroute(invitation);
  await withdrawing.getByRole('button', { name: 'Close' }).first().click();
  expect(errors.splice(0).filter((text) => !text.includes('500'))).toEqual([]);

  const hers = await (await browser.newContext()).newPage();
  await signInAsPatient(hers, 'Wideline Joseph');
  await hers.goto(await mailedLink(page, email, /hand-over\?token/));
  await expect(hers.getByText('1 entry: allergies, conditions, medicines, vaccines')).toBeVisible();
  await expectAccessible(hers);
  // Nothing is taken over by a call that failed, and it can be asked again.
  const accepting = '**/api/hand-overs/accept';
  await hers.route(accepting, (route) => route.fulfill({ status: 500 }));
  await hers.getByRole('button', { name: 'Take over my records' }).click();
  await expect(hers.getByText('Something went wrong. Please')).toBeVisible();
  await hers.unroute(accepting);
  await hers.getByRole('button', { name: 'Take over my records' }).click();
  await expect(hers.getByText('The records are now in your account')).toBeVisible();
  await hers.getByRole('link', { name: 'Open my record' }).click();
  await expect(hers.getByText('Penicillin').first()).toBeVisible();
  await hers.context().close();

  await page.reload();
  await expect(page.getByText('No one in your family is 18 yet')).toBeVisible();
  expect(errors).toEqual([]);
});
