import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { collectErrors, expectAccessible, expectAccessibleOnDesktop, signInAsPatient } from './support.ts';

/** More than a section shows at first. */
const ALLERGIES = [
  ...['Penisilin', 'Pistach', 'Lateks', 'Kribich', 'Ze', 'Lèt vach', 'Soya', 'Pwason', 'Aspirin', 'Iyòd'],
  ...['Myèl', 'Polèn'],
];

test('VAULT-2 I share my record by a link with a passcode, see who opened it, and close it', async ({
  page,
  browser,
}) => {
  const errors = collectErrors(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAsPatient(page);
  const { id } = await (await page.request.get('/api/auth/session')).json();
  await page.request.put(`/api/users/${id}`, { data: { preferredLanguage: 'ht' } });
  const reading = { id: randomUUID(), at: new Date().toISOString(), systolic: 118, diastolic: 76 };
  const noted = await page.request.post(`/api/data/health/measurements/${id}`, { data: reading });
  expect(noted.status()).toBe(201);

  for (const text of ALLERGIES)
    expect(
      (await page.request.post(`/api/records/${id}/entries`, { data: { kind: 'allergy', text } })).status(),
    ).toBe(201);

  await page.goto('/app');
  await page.getByRole('link', { name: 'Pataje dosye mwen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pataje dosye mwen' })).toBeVisible();
  await expect(page.getByText('Ou poko pataje dosye ou.')).toBeVisible();
  await expect(page.getByRole('radio', { name: '1 èdtan' })).toBeChecked();
  await expect(page.getByText('Toujou ladan')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Alèji' })).toHaveCount(0);
  await page.getByRole('radio', { name: '24 èdtan' }).check();
  await page.getByRole('checkbox', { name: 'Medikaman' }).uncheck();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Telechaje PDF la' }).click();
  expect((await download).suggestedFilename()).toMatch(/^record-.*\.pdf$/);
  await page.getByRole('button', { name: 'Fè lyen an' }).click();
  await expect(page.getByRole('img', { name: 'Kòd QR pou louvri dosye a' })).toBeVisible();
  await expectAccessible(page);
  await expectAccessibleOnDesktop(page);
  const passcode = (await page.getByText(/^\d{6}$/).textContent()) ?? '';
  await page.getByRole('button', { name: 'Kopye lyen an' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/\/ht\/view#shlink:\/[\w-]+$/);
  const link = await page.evaluate(() => navigator.clipboard.readText());

  // A doctor without an account, on another device.
  const device = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const doctor = await device.newPage();
  const open = async (code: string) => {
    await doctor.getByLabel('Non ou oswa kote ou bay swen').fill('Dr. Karen Whitfield');
    await doctor.getByLabel('Kòd aksè').fill(code);
    await doctor.getByRole('button', { name: 'Louvri dosye a' }).click();
  };
  await doctor.goto(link);
  await open('not it');
  await expect(doctor.getByRole('main').getByRole('alert')).toHaveText(
    'Kòd aksè sa a pa bon. Ou rete 4 fwa pou eseye.',
  );
  await expectAccessible(doctor);
  await open(passcode);
  await expect(doctor.getByText('Nadège Pierre')).toBeVisible();
  await expect(doctor.getByText('118/76 mmHg')).toBeVisible();
  await expect(doctor.getByText('Moun nan chwazi pa pataje sa.')).toBeVisible();
  await expectAccessible(doctor);
  // Paper has no button that shows the rest, and no dark theme: all allergies stand on it, in dark letters.
  const allergies = doctor.getByRole('region', { name: 'Alèji' });
  await expect(allergies.getByRole('listitem')).toHaveCount(10);
  await doctor.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
    dispatchEvent(new Event('beforeprint'));
  });
  await doctor.emulateMedia({ media: 'print' });
  await expect(allergies.getByRole('listitem')).toHaveCount(ALLERGIES.length);
  await expect(doctor.getByText('Enprime')).toBeHidden();
  await expect(doctor.getByText('Nadège Pierre')).toHaveCSS('color', 'rgb(22, 48, 47)');
  await doctor.emulateMedia({ media: 'screen' });
  await doctor.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(allergies.getByRole('listitem')).toHaveCount(10);
  await expect(doctor.getByRole('button', { name: 'Enprime' })).toBeVisible();
  await device.setOffline(true);
  await expect(doctor.getByText('118/76 mmHg')).toBeVisible();
  await device.setOffline(false);

  await page.reload();
  await expect(page.getByText('Louvri 1 fwa')).toBeVisible();
  await expect(page.getByText('Dr. Karen Whitfield')).toBeVisible();
  await page.getByRole('button', { name: 'Sispann', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sispann lyen sa a' }).click();
  await expect(page.getByRole('button', { name: 'Sispann', exact: true })).toHaveCount(0);
  await expect(page.getByText('Sispann', { exact: true })).toBeVisible();

  await doctor.reload();
  await open(passcode);
  await expect(doctor.getByRole('main').getByRole('alert')).toContainText('Lyen sa a fèmen.');

  // Five wrong passcodes close a link for good, and the fifth says so.
  await page.getByRole('button', { name: 'Fè lyen an' }).click();
  await expect(page.getByRole('img', { name: 'Kòd QR pou louvri dosye a' })).toBeVisible();
  const right = (await page.getByText(/^\d{6}$/).textContent()) ?? '';
  await page.getByRole('button', { name: 'Kopye lyen an' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe(link);
  await doctor.goto('about:blank');
  await doctor.goto(await page.evaluate(() => navigator.clipboard.readText()));
  for (const left of [4, 3, 2, 1]) {
    await open(`${right}0`);
    await expect(doctor.getByRole('main').getByRole('alert')).toContainText(`Ou rete ${left} fwa`);
  }
  await open(`${right}0`);
  await expect(doctor.getByRole('main').getByRole('alert')).toContainText('Lyen sa a fèmen.');
  await expect(doctor.getByLabel('Kòd aksè')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Fèmen: twòp move kòd')).toBeVisible();
  await device.close();
  expect(errors).toEqual([]);
});
