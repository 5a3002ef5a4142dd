import { expect, test } from '@playwright/test';
import {
  collectErrors,
  expectAccessible,
  newEmail,
  PASSWORD,
  randomClientAddress,
  signInAsDemo,
} from './support.ts';

test('ADM-1, ADM-3, ADM-5 an administrator finds a person, changes the role, suspends, and finds it in the audit', async ({
  page,
  request,
}) => {
  const errors = collectErrors(page);
  const email = newEmail();
  const name = `Wozlin ${email.slice(0, 8)}`;
  const data = { name, email, role: 'PATIENT', password: PASSWORD };
  const joined = await request.post('/api/auth/register', { data, headers: randomClientAddress() });
  expect(joined.status()).toBe(201);

  await signInAsDemo(page, 'admin');
  await page.goto('/app');
  await expect(page.getByRole('heading', { name: 'In total' })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  const rail = page.getByRole('navigation').filter({ has: page.getByRole('link', { name: 'Marketing' }) });
  for (const tab of ['Overview', 'Users', 'Clinics', 'Marketing', 'System'])
    await expect(rail.getByRole('link', { name: tab, exact: true }).first()).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/app/users');
  await page.getByLabel('Name or email').fill(email);
  const row = page.getByRole('link', { name: new RegExp(name) });
  await expect(row).toHaveCount(1);
  await expectAccessible(page);
  await row.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await page.getByRole('button', { name: 'Edit user' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('option', { name: 'Clinic administrator' })).toHaveCount(0);
  await dialog.getByLabel('Role').selectOption('Sponsor');
  await expect(dialog.getByText('They are logged out everywhere')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Role: Patient → Sponsor')).toBeVisible();

  await page.getByRole('button', { name: 'Suspend' }).click();
  await dialog.getByLabel('Reason').fill('Several complaints');
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(page.getByText('Reason: Several complaints')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reactivate account' })).toBeVisible();
  await expectAccessible(page);
  const refused = await request.post('/api/auth/login', { data: { email, password: PASSWORD } });
  expect((await refused.json()).code).toBe('account_suspended');

  await page.getByRole('button', { name: 'Delete user' }).click();
  await expect(dialog.getByText('Are you sure you want to delete this user?')).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep the account' }).click();

  await page.getByRole('link', { name: 'In the audit trail' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Audit trail' })).toBeVisible();
  await expect(page.getByText('Chain intact')).toBeVisible();
  const lines = page.getByRole('listitem');
  await expect(lines.filter({ hasText: 'user:suspend' })).toContainText('Several complaints');
  await expect(lines.filter({ hasText: 'user:role' })).toContainText('Role: Patient → Sponsor');
  await expectAccessible(page);
  expect(errors).toEqual([]);
});

test('ADM-1 who cannot log in writes to support, and an administrator answers by mail', async ({
  page,
  browser,
}) => {
  const errors = collectErrors(page);
  const email = newEmail();
  await page.goto('/en/support');
  await page.getByLabel('Your name').fill('Wozlin Jean');
  await page.getByLabel('Your email').fill(email);
  await page.getByLabel('What is it about?').selectOption('Logging in');
  await page.getByLabel('Your message').fill('I forgot which email I used.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(`We’ll reply to ${email}.`)).toBeVisible();

  const admin = await (await browser.newContext()).newPage();
  await signInAsDemo(admin, 'admin');
  await admin.goto('/app/support-queue');
  const question = admin.getByRole('listitem').filter({ hasText: email });
  await question.getByRole('button', { name: 'Answer', exact: true }).click();
  await admin.getByLabel('Your answer').fill('Please try the address of your sister.');
  await admin.getByRole('button', { name: 'Send the answer' }).click();
  await expect(question).toHaveCount(0);
  await expect
    .poll(async () => (await admin.request.get('/dev/mail')).text(), { timeout: 15_000 })
    .toContain('Please try the address of your sister.');
  await expectAccessible(admin);
  await admin.close();
  expect(errors).toEqual([]);
});

test('ACC-9 any screen whose call needs a fresh proof asks for the password, and then goes on', async ({
  page,
}) => {
  await signInAsDemo(page, 'admin');
  let proven = false;
  const refusal = { status: 403, json: { code: 'step_up_required', message: 'Please sign in again.' } };
  await page.route('**/api/admin/audit?*', (route) => (proven ? route.continue() : route.fulfill(refusal)));
  await page.goto('/app/audit');
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await dialog.getByLabel('Password', { exact: true }).fill('lakou-demo');
  proven = true;
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});
