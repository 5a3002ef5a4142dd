import { createHmac } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import {
  collectErrors,
  expectAccessible,
  mailedLink,
  PASSWORD,
  signInAsPatient,
  signOut,
  tickHumanCheck,
  verifyEmail,
} from './support.ts';

const STEP_SECONDS = 30;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code that an authenticator app would show (RFC 6238), this many steps from now. */
function appCode(secret: string, steps = 0): string {
  const bits = Array.from(secret, (letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []);
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 1000 / STEP_SECONDS) + steps));
  const mac = createHmac('sha1', key).update(counter).digest();
  const at = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

async function signInAgain(page: Page, email: string): Promise<void> {
  await signOut(page);
  await page.goto('/en/sign-in');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await tickHumanCheck(page);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

test('ACC-9 a patient turns two-step on, signs in with it, is remembered, and turns it off with her password and a code', async ({
  page,
}) => {
  const errors = collectErrors(page);
  const { email } = await signInAsPatient(page);
  await page.goto('/app/account-settings');
  const section = page.getByRole('region', { name: 'Two-step verification' });
  await expect(section.getByText('Verify your email first.')).toBeVisible();
  await expect(section.getByRole('button', { name: 'Turn on' })).toHaveCount(0);
  await expectAccessible(page);
  await verifyEmail(page, email);
  await page.reload();
  await section.getByRole('button', { name: 'Turn on' }).click();

  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: 'QR code for your app' })).toBeVisible();
  await expectAccessible(page);
  const shown = await dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent();
  const secret = (shown ?? '').replaceAll(' ', '');
  await dialog.getByRole('button', { name: 'Continue' }).click();

  const code = dialog.getByLabel('Verification code');
  await expect(code).toBeFocused();
  const right = appCode(secret);
  await code.pressSequentially(`${right === '111111' ? '222222' : '111111'}x9`);
  await expect(code).toHaveValue(/^(\d)\1{5}$/);
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.getByText('Invalid verification code. Please try again.')).toBeVisible();
  await code.fill(appCode(secret));
  await dialog.getByRole('button', { name: 'Turn on' }).click();

  await expect(dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  const [saved = ''] = await dialog
    .getByRole('list', { name: 'Recovery codes' })
    .getByRole('listitem')
    .allTextContents();
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  expect((await downloading).suggestedFilename()).toBe('Recovery codes.txt');
  await expect(dialog.getByRole('button', { name: 'Done' })).toBeDisabled();
  await dialog.getByLabel('I’ve saved them').check();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(section.getByText('You have 10 recovery codes left.')).toBeVisible();

  await signInAgain(page, email);
  const secondStep = page.getByLabel('Verification code');
  await expect(secondStep).toBeFocused();
  await expectAccessible(page);
  // The current code was used for the set-up, so the next one is used here.
  await secondStep.fill(appCode(secret, 1));
  await page.getByLabel('Remember this device for 30 days').check();
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL('/app');

  await signInAgain(page, email);
  await expect(page).toHaveURL('/app');

  await page.goto('/app/account-settings');
  await expect(section.getByText('1 device skips the code.')).toBeVisible();
  await section.getByRole('button', { name: 'Turn off' }).click();
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await expect(dialog.getByRole('button', { name: 'Turn off' })).toBeDisabled();
  await dialog.getByLabel('Verification code').fill(saved);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByText('Two-step verification is off.')).toBeVisible();
  await expect(section.getByRole('button', { name: 'Turn on' })).toBeVisible();
  // The browser logs each refused code as a failed request.
  expect(errors.filter((error) => !error.includes('400 (Bad Request)'))).toEqual([]);
});

/** A phone that recognises its owner at once. */
async function withPasskeys(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('ACC-8, ACC-10 choosing a new password by mail, a passkey can be removed with the old one', async ({
  page,
}) => {
  await withPasskeys(page);
  const { email } = await signInAsPatient(page);
  await verifyEmail(page, email);
  await page.goto('/app/account-settings');
  const section = page.getByRole('region', { name: 'Passkeys' });
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('dialog').getByLabel('Passkey name').fill('Lost phone');
  await page.getByRole('dialog').getByRole('button', { name: 'Add a passkey' }).click();
  await expect(section.getByText('Lost phone')).toBeVisible();
  await page.request.post('/api/auth/forgot-password', { data: { email } });
  await signOut(page);
  // What else opens the account is not left out where its call fails.
  const ways = (url: URL) => url.pathname === '/api/auth/reset-password';
  await page.route(ways, (route) => route.fulfill({ status: 500, json: { code: 'internal' } }));
  await page.goto(await mailedLink(page, email, /reset-password/));
  await expect(page.getByText('We couldn’t check the other ways to log in.')).toBeVisible();
  await page.unroute(ways);
  await page.getByRole('button', { name: 'Try again' }).click();
  const removal = page.getByLabel('Remove the passkey “Lost phone”');
  await expect(removal).not.toBeChecked();
  await removal.check();
  await expectAccessible(page);
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm new password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page).toHaveURL(/\/en\/sign-in/);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'couldn’t log you in with this passkey' }),
  ).toBeVisible();
});

test('ACC-10 a passkey is added, named, signs in, and is worth nothing once removed', async ({ page }) => {
  await withPasskeys(page);
  const { email } = await signInAsPatient(page);
  await verifyEmail(page, email);
  await page.goto('/app/account-settings');
  const section = page.getByRole('region', { name: 'Passkeys' });
  const dialog = page.getByRole('dialog');
  await expect(section.getByText('You don’t have any passkeys yet.')).toBeVisible();
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  await dialog.getByLabel('Passkey name').fill('Nadège’s phone');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(section.getByText('Nadège’s phone')).toBeVisible();
  await expect(section.getByText('Not used yet')).toBeVisible();

  await section.getByRole('button', { name: 'Add a passkey' }).click();
  await dialog.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(dialog.getByText('This device already has a passkey for your account.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).first().click();

  await section.getByRole('button', { name: /^Rename/ }).click();
  await dialog.getByLabel('Passkey name').fill('My old phone');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(section.getByText('My old phone')).toBeVisible();

  await signOut(page);
  await page.goto('/en/sign-in');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page).toHaveURL('/app');

  await page.goto('/app/account-settings');
  await expect(section.getByText('Last used: now')).toBeVisible();
  await section.getByRole('button', { name: 'Remove: My old phone' }).click();
  await dialog.getByRole('button', { name: 'Remove this passkey' }).click();
  await expect(section.getByText('You don’t have any passkeys yet.')).toBeVisible();

  await signOut(page);
  await page.goto('/en/sign-in');
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'couldn’t log you in with this passkey' }),
  ).toBeVisible();
  await expect(page).toHaveURL('/en/sign-in');
});

test('ACC-9 what was asked for just before a proof renewed the session is asked for again, and nobody is logged out', async ({
  page,
}) => {
  await signInAsPatient(page);
  const refused: string[] = [];
  await page.route('**/api/users/me/sessions', async (route) => {
    if (refused.length > 0) return route.continue();
    refused.push(route.request().url());
    await route.fulfill({
      status: 401,
      json: { code: 'not_signed_in', message: 'You are not signed in.' },
    });
  });
  await page.goto('/app/account-settings');
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/app/account-settings');
  expect(refused).toHaveLength(1);
});
