import { randomInt } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, idOf, newProvider, signInAsPatient } from './support.ts';

/** The newest text message to this number that fits; the demo shows them on a page of its own. */
async function newestText(page: Page, phone: string, kind: RegExp): Promise<string> {
  let text = '';
  await expect
    .poll(
      async () => {
        const sections = (await (await page.request.get('/dev/sms')).text()).split('<section>');
        text = sections.find((part) => part.includes(`<h2>${phone}</h2>`) && kind.test(part)) ?? '';
        return text;
      },
      { timeout: 20_000 },
    )
    .not.toBe('');
  return text;
}

test('NOTE-1 SMS-1 I prove my phone, am told of my visit by text message, and ask for it from the phone', async ({
  page,
  browser,
}) => {
  const doctor = await newProvider(browser, { name: 'Dr. Mirlande Joseph' });
  const providerId = await idOf(doctor);
  await doctor.context().close();
  await signInAsPatient(page);
  const phone = `+50937${randomInt(100_000, 1_000_000)}`;

  await page.goto('/app/account-settings');
  const section = page.getByRole('region', { name: 'Text messages', exact: true });
  await section.getByLabel('Mobile number').fill(phone.replace('+509', ''));
  await section.getByRole('button', { name: 'Send code' }).click();
  await expect(section.getByLabel('Code', { exact: true })).toBeVisible();
  const [code = ''] = /\d{6}(?=\.)/.exec(await newestText(page, phone, /your code is/)) ?? [];
  await section.getByLabel('Code', { exact: true }).fill(code);
  await section.getByRole('button', { name: 'Confirm number' }).click();
  await expect(section.getByText('Confirmed', { exact: true })).toBeVisible();
  await expect(section.getByRole('checkbox', { name: /^Reminders/ })).toBeChecked();
  await expectAccessible(page);

  // At night in Haiti the message would wait.
  // The new state comes a moment after the press, so that it is waited for.
  await section.getByRole('switch', { name: 'Quiet hours' }).click();
  const quiet = async () => (await (await page.request.get('/api/users/me/text-messages')).json()).quietHours;
  await expect.poll(quiet).toBeNull();

  const data = { providerId, serviceType: 'Visit', mode: 'clinic' };
  expect((await page.request.post('/api/data/bookings', { data })).status()).toBe(201);
  await newestText(page, phone, /Mirlande Joseph is confirmed/);
  const answered = await page.request.post('/dev/sms', { form: { From: phone, Body: 'lakou' } });
  expect(answered.ok()).toBe(true);
  await newestText(page, phone, /next visit with Dr\. Mirlande Joseph/);

  await section.getByRole('button', { name: 'Remove number' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove number' }).click();
  await expect(section.getByLabel('Mobile number')).toBeVisible();
});
