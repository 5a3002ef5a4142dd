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

/** Asks for a code with this press, and returns the one that arrives. */
async function codeAfter(page: Page, phone: string, ask: () => Promise<void>): Promise<string> {
  const before = (await codesTo(page, phone)).length;
  await ask();
  await expect.poll(async () => (await codesTo(page, phone)).length).toBe(before + 1);
  const [newest = ''] = await codesTo(page, phone);
  return newest;
}

async function giveNumber(page: Page, phone: string): Promise<void> {
  await page.getByLabel('Nimewo telefòn').fill(phone.replace('+509', ''));
  await tickHumanCheck(page);
  await page.getByRole('button', { name: 'Voye kòd la' }).click();
}

/** Types the number and the code that arrives. */
async function giveCode(page: Page, phone: string): Promise<void> {
  const code = await codeAfter(page, phone, () => giveNumber(page, phone));
  await page.getByRole('textbox', { name: 'Kòd' }).fill(code);
  await page.getByRole('button', { name: 'Kontinye' }).click();
}

test('PHONE-2 I register with my phone, log out, and a code gives my account back, also after what failed', async ({
  page,
}) => {
  const phone = `+50934${randomInt(100_000, 1_000_000)}`;
  await page.goto('/ht/sign-in');
  await page.getByRole('link', { name: 'Telefòn', exact: true }).click();
  await expect(page).toHaveURL('/ht/phone');
  await expectAccessible(page);
  await giveCode(page, phone);
  await page.getByLabel('Non ak siyati').fill('Wideline Jan');
  await page.getByRole('button', { name: 'Kreye kont mwen' }).click();
  await expect(page).toHaveURL('/app/complete-profile');
  const session = async () => page.request.get('/api/auth/session');
  expect((await (await session()).json()).name).toBe('Wideline Jan');

  await page.request.post('/api/auth/logout', { headers: { origin: new URL(page.url()).origin } });
  expect((await session()).status()).toBe(401);
  // Without an e-mail address, what gives an account back is a code: from the page of lost passwords on.
  await page.goto('/ht/forgot-password');
  await page.getByRole('link', { name: 'Sèvi ak nimewo telefòn mwen' }).click();
  await expect(page).toHaveURL('/ht/phone');
  const fault = { status: 500, json: { code: 'unexpected', message: '' } };
  const ours = page.getByText('Gen yon erè ki rive bò kote pa nou. Tanpri, eseye ankò.');
  await page.route('**/api/auth/phone/code', (route) => route.fulfill(fault));
  await giveNumber(page, phone);
  await expect(ours).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/auth/phone/code');
  const askAgain = () => page.getByRole('button', { name: 'Voye kòd la' }).click();
  const right = await codeAfter(page, phone, askAgain);
  const field = page.getByRole('textbox', { name: 'Kòd' });
  const goOn = page.getByRole('button', { name: 'Kontinye' });
  await page.route('**/api/auth/phone/session', (route) => route.fulfill(fault));
  await field.fill(right);
  await goOn.click();
  await expect(ours).toBeVisible();
  await page.unroute('**/api/auth/phone/session');
  // Five wrong ones end the code, and the right one does not open it any more.
  const wrong = right === '000000' ? '111111' : '000000';
  for (let tries = 0; tries < 5; tries += 1) {
    await field.fill('');
    await field.fill(wrong);
    const answered = page.waitForResponse('**/api/auth/phone/session');
    await goOn.click();
    await answered;
    await expect(page.getByText('Kòd verifikasyon an pa bon. Tanpri, eseye ankò.')).toBeVisible();
  }
  await expectAccessible(page);
  await field.fill(right);
  await goOn.click();
  await expect(page.getByText('Kòd sa a pa mache ankò. Tanpri, mande yon lòt.')).toBeVisible();
  await page.getByRole('button', { name: 'Sèvi ak yon lòt nimewo' }).click();
  await giveCode(page, phone);
  await expect(page).toHaveURL('/app/complete-profile');
  // The form of the profile knows the number already.
  const typed = page.getByRole('textbox', { name: 'Nimewo telefòn', exact: true });
  await expect(typed).toHaveValue(new RegExp(`${phone.slice(-4)}$`));

  // The fifth code within an hour is refused, and says that one has to wait.
  await page.request.post('/api/auth/logout', { headers: { origin: new URL(page.url()).origin } });
  await page.goto('/ht/phone');
  await giveCode(page, phone);
  await expect(page).toHaveURL('/app/complete-profile');
  await page.request.post('/api/auth/logout', { headers: { origin: new URL(page.url()).origin } });
  await page.goto('/ht/phone');
  await giveNumber(page, phone);
  await expect(page.getByText('Gen twòp demann nan yon ti tan.', { exact: false })).toBeVisible();
  await expectAccessible(page);
});
