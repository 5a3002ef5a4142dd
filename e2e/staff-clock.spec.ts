import { type Browser, expect, type Page, test } from '@playwright/test';
import { hire } from './clinic-staff.ts';
import { expectKept } from './device.ts';
import {
  clinicIdOf,
  expectAccessible,
  expectAccessibleOnDesktop,
  expectStored,
  idOf,
  signInAsClinic,
} from './support.ts';

const CONFIRMS = 'You have no network. Your clinic’s administrator confirms the time.';

/** Who runs a clinic, in a browser of their own. */
async function openClinic(browser: Browser): Promise<{ clinic: Page; clinicId: string }> {
  const clinic = await (await browser.newContext()).newPage();
  await signInAsClinic(clinic);
  const clinicId = await clinicIdOf(clinic);
  return { clinic, clinicId };
}

const ownClaims = async (page: Page): Promise<{ kind: string; state: string }[]> =>
  (await page.request.get('/api/users/me/clock-claims')).json();
const logsOf = async (page: Page, clinicId: string): Promise<{ clock_in_time: string }[]> =>
  (await page.request.get(`/api/clinics/${clinicId}/timelogs`)).json();

test.describe('with the app on the phone', () => {
  test.use({ serviceWorkers: 'allow' });

  test('OFF-1, CLIN-3 the clock is pressed without a network, and the clinic confirms the time or says why not', async ({
    page,
    context,
    browser,
  }) => {
    const { clinic, clinicId } = await openClinic(browser);
    await hire(clinic, page, 'Rachel Dorvil');
    await page.goto('/app');
    await expect(page.getByRole('button', { name: 'Clock in' })).toBeVisible();
    await expectStored(page, '/app');
    await expectKept(page, ['session']);
    await expectKept(page, ['staff', 'team', clinicId]);
    await expectKept(page, ['staff', 'own-claims']);

    await context.setOffline(true);
    await expect(page.getByText(CONFIRMS)).toBeVisible();
    await page.getByRole('button', { name: 'Clock in' }).click();
    await expect(page.getByRole('button', { name: 'Clock out' })).toBeVisible();
    await expect(page.getByText(/^Clock in: /)).toBeVisible();
    await expect(page.getByText('Saved on this device. It will be sent when you’re online.')).toBeVisible();
    await expectAccessible(page);

    await page.reload();
    await expect(page.getByText(/^You’re offline\. This was last updated/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Clock out' })).toBeVisible();
    await expect(page.getByText('To be confirmed')).toBeVisible();
    await page.getByRole('link', { name: 'Show', exact: true }).click();
    const kept = page.getByRole('listitem').filter({ hasText: /Clock in, / });
    await expect(kept.getByText('Your clinic’s administrator confirms the time.')).toBeVisible();
    await expect(kept.getByRole('button', { name: /^Change/ })).toHaveCount(0);
    await expectAccessible(page);
    expect(await ownClaims(page)).toEqual([]);

    await context.setOffline(false);
    await expect(page.getByText('Nothing is waiting. Everything you entered has been sent.')).toBeVisible();
    expect(await ownClaims(page)).toMatchObject([{ kind: 'clock_in', state: 'pending' }]);
    expect(await logsOf(clinic, clinicId)).toEqual([]);
    await page.goto('/app');
    await expect(page.getByText('Waiting for your clinic’s administrator.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Clock out' })).toBeVisible();

    // Who runs the clinic is led to what waits, and accepts it.
    await clinic.goto('/app');
    await clinic
      .getByRole('link', { name: '1 time clocked without a network is waiting for you to confirm it.' })
      .click();
    const claim = clinic
      .getByRole('region', { name: 'Times to confirm' })
      .getByRole('listitem')
      .filter({ hasText: 'Rachel Dorvil' });
    await expect(claim.getByText(/^Clock in: /)).toBeVisible();
    await expect(claim.getByText(/^Received /)).toBeVisible();
    await expectAccessible(clinic);
    await expectAccessibleOnDesktop(clinic);
    await claim.getByRole('button', { name: /^Accept: Rachel Dorvil/ }).click();
    await expect(clinic.getByText('No times to confirm.')).toBeVisible();
    const log = clinic
      .getByRole('region', { name: 'Time logs' })
      .getByRole('listitem')
      .filter({ hasText: 'Rachel Dorvil' });
    await expect(log.getByText(/^Clocked without a network\. Confirmed by /)).toBeVisible();
    await expectAccessible(clinic);

    // The time counts now. The next press without a network is refused, and its person reads why.
    await page.reload();
    await expect(page.getByText(/^On shift since /)).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Clock out' }).click();
    await expect(page.getByRole('button', { name: 'Clock in' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Waiting for your clinic’s administrator.')).toBeVisible();
    expect(await ownClaims(page)).toHaveLength(2);
    await clinic.reload();
    await claim.getByRole('button', { name: /^Refuse: Rachel Dorvil/ }).click();
    const refusal = clinic.getByRole('dialog', { name: 'Refuse this time' });
    await refusal.getByRole('button', { name: 'Refuse', exact: true }).click();
    await expect(refusal.getByText('Please fill this in.')).toBeVisible();
    await expectAccessible(clinic);
    await refusal.getByLabel('Reason').fill('You were still in the ward');
    await refusal.getByRole('button', { name: 'Refuse', exact: true }).click();
    await expect(clinic.getByText('No times to confirm.')).toBeVisible();
    await page.reload();
    await expect(
      page.getByText('Your clinic didn’t confirm this time: You were still in the ward'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Clock out' })).toBeVisible();
    await expectAccessible(page);
    expect(await logsOf(clinic, clinicId)).toMatchObject([{ clock_out_time: null }]);
    await page.goto('/app/notifications');
    await expect(page.getByText(/didn’t confirm the time you clocked without a network/)).toBeVisible();
    await clinic.context().close();
  });

  test('OFF-1 the page of a clinic opens without a network, and its clock can be pressed', async ({
    page,
    context,
  }) => {
    await signInAsClinic(page);
    const clinicId = await clinicIdOf(page);
    await page.goto('/app');
    await expect(page.getByRole('button', { name: 'Clock in' })).toBeVisible();
    await expectStored(page, '/app');
    await expectKept(page, ['session']);
    await expectKept(page, ['staff', 'team', clinicId]);
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('button', { name: 'Clock in' }).click();
    await expect(page.getByRole('button', { name: 'Clock out' })).toBeVisible();
    await expect(page.getByText('1 entry is waiting to be sent.')).toBeVisible();
    await expectAccessible(page);
    await context.setOffline(false);
    await expect(page.getByText('Waiting for your clinic’s administrator.')).toBeVisible();
    // Alone, they confirm their own time.
    await page.goto('/app/staff/time');
    await page.getByRole('button', { name: /^Accept: / }).click();
    await expect(page.getByText('No times to confirm.')).toBeVisible();
    expect(await logsOf(page, clinicId)).toHaveLength(1);
  });
});

test('OFF-1 a press whose answer is lost counts once, at the time of the server', async ({
  page,
  browser,
}) => {
  const { clinic, clinicId } = await openClinic(browser);
  await hire(clinic, page, 'Rachel Dorvil');
  const id = await idOf(page);
  await page.goto('/app');
  await expectKept(page, ['session']);
  await page.route(`**/api/users/staff/${id}/clock-in`, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Clock in' }).click();
  await expect(page.getByText('Rachel Dorvil is clocked in.')).toBeVisible();
  await expect(page.getByText(/^On shift since /)).toBeVisible();
  await expect(page.getByText('To be confirmed')).toHaveCount(0);
  expect(await ownClaims(page)).toMatchObject([{ state: 'accepted' }]);
  expect(await logsOf(clinic, clinicId)).toHaveLength(1);
  await clinic.context().close();
});
