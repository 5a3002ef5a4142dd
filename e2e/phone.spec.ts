import { randomInt } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, tickHumanCheck } from './support.ts';

test.use({ locale: 'ht-HT' });

/** The codes that were sent to this number, newest first; the demo shows them on a page of its own. */
async function codesTo(page: Page, phone: string): Promise<string[]> {
  const sections = (await (await page.request.get('/dev/sms')).text()).split('<section>');
  return sections
    .filter((part) => part.includes(`<h2>${phone}</h2>`))
    .flatMap((part) => /\d{6}(?=\.)/.exec(part) ?? []);
}

/** Types the number and the code that arrives, which is another than the last one. Returns it. */
async function giveCode(page: Page, phone: string, last?: string): Promise<string> {
  await page.getByLabel('Nimewo telefòn').fill(phone.replace('+509', ''));
  await tickHumanCheck(page);
  await page.getByRole('button', { name: 'Voye kòd la' }).click();
  const field = page.getByRole('textbox', { name: 'Kòd' });
  await expect(field).toBeVisible();
  const newest = async () => (await codesTo(page, phone)).find((code) => code !== last) ?? '';
  await expect.poll(newest).not.toBe('');
  const code = await newest();
  await field.fill(code);
  await page.getByRole('button', { name: 'Kontinye' }).click();
  return code;
}

test('PHONE-2 I register with my phone, log out, and log in with a code', async ({ page }) => {
  const phone = `+50934${randomInt(100_000, 1_000_000)}`;
  await page.goto('/ht/sign-in');
  await page.getByRole('link', { name: 'Telefòn', exact: true }).click();
  await expect(page).toHaveURL('/ht/phone');
  await expectAccessible(page);
  const first = await giveCode(page, phone);
  await page.getByLabel('Non ak siyati').fill('Wideline Jan');
  await page.getByRole('button', { name: 'Kreye kont mwen' }).click();
  await expect(page).toHaveURL('/app/complete-profile');
  const session = async () => page.request.get('/api/auth/session');
  expect((await (await session()).json()).name).toBe('Wideline Jan');

  await page.request.post('/api/auth/logout', { headers: { origin: new URL(page.url()).origin } });
  expect((await session()).status()).toBe(401);
  await page.goto('/ht/phone');
  await giveCode(page, phone, first);
  await expect(page).toHaveURL('/app/complete-profile');
  // The form of the profile knows the number already.
  const typed = page.getByRole('textbox', { name: 'Nimewo telefòn', exact: true });
  await expect(typed).toHaveValue(new RegExp(`${phone.slice(-4)}$`));
});
