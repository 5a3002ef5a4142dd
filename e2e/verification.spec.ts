import { expect, test } from '@playwright/test';
import {
  collectErrors,
  expectAccessible,
  expectAccessibleOnDesktop,
  newProvider,
  signInAsDemo,
} from './support.ts';

test('PROV-6, ADM-3 a licence is reviewed: rejected with a reason that the provider reads, mended, then verified', async ({
  page,
  browser,
}) => {
  const errors = collectErrors(page);
  const name = `Fabiola ${Date.now()}`;
  const provider = await newProvider(browser, { name });
  const { id } = await (await provider.request.get('/api/auth/session')).json();
  const picture = await provider.request.post('/api/files?kind=document', {
    headers: { 'content-type': 'image/png' },
    data: await page.screenshot(),
  });
  const { url } = await picture.json();
  await provider.request.put(`/api/users/${id}`, { data: { medicalLicenseUrl: url } });

  await signInAsDemo(page, 'admin');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/app/verifications');
  await expect(page.getByRole('heading', { name: 'License review' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: new RegExp(name) }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(name));
  await expect(page.getByRole('img', { name: 'License' })).toBeVisible();
  await expectAccessibleOnDesktop(page);

  // R asks for a reason first.
  await page.keyboard.press('r');
  await expect(page.getByRole('radio', { name: 'Not readable' })).toBeFocused();
  await page.getByRole('radio', { name: 'Not readable' }).check();
  await page.getByLabel('Note to the provider').fill('Page 2');
  await page.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText(`${name} was rejected.`)).toBeVisible();

  await provider.goto('/app');
  await expect(
    provider.getByText('The document can’t be read. Please send a sharper picture.'),
  ).toBeVisible();
  await expect(provider.getByText('Page 2')).toBeVisible();
  await expectAccessible(provider);
  // On the screens of a patient the notice is all there is: no failed list, nothing to add or to send.
  for (const [screen, heading] of [
    [`patients/${id}/images`, 'Medical images'],
    [`patients/${id}/vaccines`, 'Vaccination card'],
    ['referrals/new', 'New referral'],
  ] as const) {
    await provider.goto(`/app/${screen}`);
    const main = provider.getByRole('main');
    await expect(main.getByRole('heading', { name: heading })).toBeVisible();
    await expect(main.getByText('We couldn’t verify your license, so')).toBeVisible();
    await expect(main.getByRole('button')).toHaveCount(0);
  }
  await provider.request.put(`/api/users/${id}`, { data: { licenseNumber: 'MSPP-2019-04417' } });

  await page.goto(`/app/verifications/${id}`);
  await expect(page.getByText('MSPP-2019-04417')).toBeVisible();
  const verify = page.getByRole('button', { name: 'Verify' });
  await expect(verify).toBeDisabled();
  for (const key of ['1', '2', '3', '4', '5', '6']) await page.keyboard.press(key);
  await expect(verify).toBeEnabled();
  await page.keyboard.press('v');
  await expect(page.getByText(`${name} is verified.`)).toBeVisible();
  await provider.goto('/app/notifications');
  await expect(provider.getByText('Your license has been verified.')).toBeVisible();
  expect(errors).toEqual([]);
});
