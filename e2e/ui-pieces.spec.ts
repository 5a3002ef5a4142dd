import { expect, type Page, test } from '@playwright/test';
import { serveStyleguide } from './styleguide-server.ts';
import { expectAccessible } from './support.ts';

// Tests of the shared components in the styleguide, in one worker because the development server has one port.
test.describe.configure({ mode: 'default' });

const PORT = Number(process.env.E2E_PORT ?? 3101) + 97;
let server: Awaited<ReturnType<typeof serveStyleguide>>;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  server = await serveStyleguide(PORT);
  // The first visit compiles the page, which is slow on a busy machine.
  const page = await browser.newPage();
  await open(page, 150_000);
  await page.close();
});
test.afterAll(() => server?.stop());

async function open(page: Page, timeout = 30_000): Promise<void> {
  await page.goto(server.address, { timeout });
  // Buttons work only after hydration.
  await expect(async () => {
    await page.getByRole('button', { name: 'Information', exact: true }).click();
    await expect(toasts(page).getByText('A new version is ready.').first()).toBeVisible({ timeout: 500 });
  }).toPass({ timeout });
  await page.keyboard.press('Escape');
}

const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const sectionOf = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

test('what is read is shown as skeleton, problem, empty or content', async ({ page }) => {
  await open(page);
  const section = sectionOf(page, 'Query state');
  const choose = (name: string) => section.getByRole('radio', { name, exact: true }).check({ force: true });

  await expect(section.getByRole('status')).toHaveText('Loading…');

  await choose('failed');
  await expect(section.getByRole('alert')).toContainText('We could not load these people.');
  await section.getByRole('button', { name: 'Try again' }).click();
  await expect(section.getByRole('listitem')).toHaveText(['Nadège Pierre', 'Joseph']);
  await expect(section.getByRole('alert')).toHaveCount(0);

  await choose('empty');
  await expect(section.getByText('Nobody yet.')).toBeVisible();
  await choose('missing');
  await expect(section.getByText('Nobody has this address.')).toBeVisible();
  await expect(section.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});

test('when reading again fails, the content stays and a note says so, except without a network', async ({
  page,
  context,
}) => {
  await open(page);
  const section = sectionOf(page, 'Query state');
  await section.getByRole('radio', { name: 'outdated' }).check({ force: true });
  await expect(section.getByRole('listitem')).toHaveText(['Nadège Pierre']);
  await expect(section.getByRole('status')).toContainText('We couldn’t update this page.');
  await context.setOffline(true);
  await expect(section.getByRole('status')).toHaveCount(0);
  await expect(section.getByRole('listitem')).toHaveText(['Nadège Pierre']);
  await context.setOffline(false);
  await section.getByRole('button', { name: 'Try again' }).click();
  await expect(section.getByRole('listitem')).toHaveText(['Nadège Pierre', 'Joseph']);
  await expect(section.getByRole('status')).toHaveCount(0);
});

test('a form in steps stops at what is missing, goes to what the server refuses, and saves', async ({
  page,
}) => {
  await open(page);
  const section = sectionOf(page, 'Form in steps');
  const name = section.getByLabel('Full name');
  const telephone = section.getByLabel('Telephone');

  await section.getByRole('button', { name: 'Continue' }).click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Please fill this in.');
  await name.fill('Rosemène Étienne');
  await expect(name).toHaveAccessibleDescription('');
  await section.getByLabel('Town').selectOption('Jacmel');
  await section.getByRole('button', { name: 'Continue' }).click();
  await expect(section.getByText('Step 2 of 2')).toBeVisible();
  await expect(section.getByRole('heading', { name: 'How to call' })).toBeFocused();

  await telephone.fill('none');
  await section.getByRole('button', { name: 'Save the person' }).click();
  await expect(section.getByRole('alert')).toHaveText('The person was not saved.');
  await expect(telephone).toBeFocused();
  await expect(telephone).toHaveAccessibleDescription('This number has no digits.');

  await section.getByRole('button', { name: 'Back' }).click();
  await expect(section.getByRole('alert')).toHaveCount(0);
  await expect(section.getByLabel('Town')).toHaveValue('jacmel');
  await section.getByRole('button', { name: 'Continue' }).click();
  await telephone.fill('3712 3456');
  await section.getByRole('button', { name: 'Save the person' }).click();
  await expect(toasts(page).getByText('Saved: Rosemène Étienne')).toBeVisible();
});

test('a dialog takes the focus, closes by Escape and its button, and gives the focus back', async ({
  page,
}) => {
  await open(page);
  const opener = sectionOf(page, 'Dialogs').getByRole('button', { name: 'Open a dialog' });
  const dialog = page.getByRole('dialog', { name: 'About this visit' });
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Close' }).first().click(),
  ]) {
    await opener.click();
    await expect(dialog).toBeVisible();
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await close();
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});

test('what is lost is named before it is done, and a form in a dialog goes to its first fault', async ({
  page,
}) => {
  await open(page);
  await page.getByRole('button', { name: 'Ask before deleting' }).click();
  const asking = page.getByRole('dialog', { name: 'Delete the note' });
  await expect(asking).toContainText('It cannot be brought back.');
  await asking.getByRole('button', { name: 'Keep it' }).click();
  await expect(asking).toHaveCount(0);
  await page.getByRole('button', { name: 'Ask before deleting' }).click();
  await asking.getByRole('button', { name: 'Delete the note' }).click();
  await expect(toasts(page).getByText('The note is deleted.')).toBeVisible();

  await page.getByRole('button', { name: 'Open a form' }).click();
  const form = page.getByRole('dialog', { name: 'Write a note' });
  await form.getByRole('button', { name: 'Save the note' }).click();
  await expect(form.getByRole('alert').first()).toHaveText('The note was not saved.');
  await expect(form.getByLabel('Note')).toBeFocused();
  await form.getByLabel('Note').fill('Bring the card');
  await form.getByRole('button', { name: 'Save the note' }).click();
  await expect(form).toHaveCount(0);
});

test('a menu opens and moves by the keyboard, and gives the focus back', async ({ page }) => {
  await open(page);
  const button = page.getByRole('button', { name: 'Nadège: your account' });
  await button.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: 'Profile' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: 'Settings' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(button).toBeFocused();
});

test('what was just done and the way back lie over the page, which does not move', async ({ page }) => {
  await open(page);
  const hide = page.getByRole('button', { name: 'Hide a row' });
  const bar = page.getByRole('status').filter({ hasText: 'The row is hidden.' });
  await hide.scrollIntoViewIfNeeded();
  const before = await hide.boundingBox();
  await hide.click();
  await expect(bar).toBeVisible();
  expect(await hide.boundingBox()).toEqual(before);
  await expectAccessible(page);
  await bar.getByRole('button', { name: 'Undo' }).click();
  await expect(bar).toHaveCount(0);
  expect(await hide.boundingBox()).toEqual(before);
});

test('toasts are said politely, errors at once, and Escape closes the newest', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Success', exact: true }).click();
  await expect(toasts(page).getByRole('status')).toContainText('Your visit is confirmed!');
  await page.getByRole('button', { name: 'Error', exact: true }).click();
  await expect(toasts(page).getByRole('alert')).toContainText('We could not send your message.');
  await page.keyboard.press('Escape');
  await expect(toasts(page).getByRole('alert')).toHaveText('');
  await expect(toasts(page).getByRole('status')).toContainText('Your visit is confirmed!');
});

test('a toast lies on no button of a dialog', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page);
  await page.getByRole('button', { name: 'Error', exact: true }).click();
  await page.getByRole('button', { name: 'Ask before deleting' }).click();
  const asking = page.getByRole('dialog', { name: 'Delete the note' });
  await expect(asking.getByText('We could not send your message.')).toBeVisible();
  // Trial clicks: what lies above would take them.
  for (const name of ['Delete the note', 'Keep it', 'Close'])
    await asking.getByRole('button', { name }).first().click({ trial: true, timeout: 3000 });
});

test('the pieces have no accessibility fault that axe can see, and an amount stays in its card when text is large', async ({
  page,
}) => {
  await open(page);
  await expectAccessible(page);
  const wider = await page.evaluate(() => {
    document.documentElement.style.fontSize = '150%';
    const cards = [...document.querySelectorAll('dd')].map((one) => one.scrollWidth - one.clientWidth);
    return { amounts: cards.length, most: Math.max(...cards) };
  });
  expect(wider.amounts).toBeGreaterThan(0);
  expect(wider.most).toBeLessThanOrEqual(0);
});

test('a status tracker tells which steps were reached, and where it stopped', async ({ page }) => {
  await open(page);
  const section = sectionOf(page, 'Status tracker');
  const steps = (name: string) => section.getByRole('list', { name }).getByRole('listitem');
  await expect(steps('Referral to Mirebalais').filter({ hasText: 'Accepted' })).toHaveAttribute(
    'aria-current',
    'step',
  );
  await expect(steps('Referral to Mirebalais').nth(2)).toHaveText(/^3?Seen$/);
  await expect(steps('Referral to Jacmel').first()).toContainText('Rejected');
  await expect(section.locator('[aria-current]')).toHaveCount(1);
});
