import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectAccessibleOnDesktop, signInAsPatient, signInAsProvider } from './support.ts';

const NOBODY = '0199aaaa-0000-7000-8000-000000000000';

/** The page says what is missing, offers no useless retry, and its link leads to another page. */
async function leadsOn(page: Page, from: string, { says, by, to }: { says: string; by: string; to: string }) {
  await page.goto(from);
  await expect(page.getByText(says)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: by, exact: true }).last().click();
  await expect(page).toHaveURL(to);
}

for (const id of [NOBODY, 'abc'])
  test(`a patient’s link to what is not there leads on: ${id}`, async ({ page }) => {
    await signInAsPatient(page);
    const visit = 'This visit doesn’t exist or isn’t yours.';
    await leadsOn(page, `/app/pay/${id}`, { says: visit, by: 'Go to my visits', to: '/app/visits' });
    await leadsOn(page, `/app/visits/${id}`, { says: visit, by: 'All visits', to: '/app/visits' });
    const chat = { says: 'You can’t message this person.', by: 'Back to messages', to: '/app/messages' };
    await leadsOn(page, `/app/messages/${id}`, chat);
    const provider = { says: 'This provider is no longer on', by: 'Find care', to: '/app/find-care' };
    await leadsOn(page, `/app/providers/${id}`, provider);
    await leadsOn(page, `/app/book/${id}`, provider);
  });

test('a visit of somebody else looks like one that does not exist, where it is shown and where it is paid', async ({
  page,
  browser,
}) => {
  await signInAsPatient(page, 'Rose Louis');
  const [provider] = await (await page.request.get('/api/providers?limit=1')).json();
  const data = { providerId: provider.id, serviceType: 'General consultation' };
  const { id } = await (await page.request.post('/api/data/bookings', { data })).json();
  const other = await (await browser.newContext()).newPage();
  await signInAsPatient(other);
  const says = 'This visit doesn’t exist or isn’t yours.';
  await leadsOn(other, `/app/pay/${id}`, { says, by: 'Go to my visits', to: '/app/visits' });
  await leadsOn(other, `/app/visits/${id}`, { says, by: 'All visits', to: '/app/visits' });
  await other.context().close();
});

test('a provider’s link to somebody not in their care leads back to their patients', async ({ page }) => {
  await signInAsProvider(page, { name: 'Fabiola Étienne' });
  await leadsOn(page, `/app/patients/${NOBODY}`, {
    says: 'This person isn’t your patient.',
    by: 'Patients',
    to: '/app/patients',
  });
});

test('a page of another role says that it is not yours, keeps the menu, and leads home', async ({ page }) => {
  const notYours = { says: 'This page isn’t for your account', by: 'Home', to: '/app' };
  await signInAsPatient(page);
  for (const path of ['agenda', 'patients', 'earnings', 'edit-profile'])
    await leadsOn(page, `/app/${path}`, notYours);
  await page.context().clearCookies();
  await signInAsProvider(page, { name: 'Fabiola Étienne' });
  for (const path of ['visits', 'payments', 'vitals', 'cycle']) await leadsOn(page, `/app/${path}`, notYours);
  await expect(
    page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Agenda' }),
  ).toBeVisible();
});

test('a receipt that cannot be had is said on the spot', async ({ page }) => {
  await signInAsPatient(page);
  const [provider] = await (await page.request.get('/api/providers?limit=1')).json();
  const data = { providerId: provider.id, serviceType: 'General consultation' };
  const { id } = await (await page.request.post('/api/data/bookings', { data })).json();
  await page.goto(`/app/pay/${id}`);
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await page.getByRole('button', { name: 'Approve payment' }).click();
  await expect(page).toHaveURL(`/app/visits/${id}`);
  await page.route('**/receipt', (route) =>
    route.fulfill({ status: 404, json: { code: 'not_found', message: 'Not found.' } }),
  );
  await page.getByRole('link', { name: /^Receipt for/ }).click();
  await expect(page.getByText('We couldn’t find this.')).toBeVisible();
  await expect(page).toHaveURL(`/app/visits/${id}`);
});

test('SITE-10 a code that this app has no words for is a sentence that helps, not a code', async ({
  page,
}) => {
  await signInAsProvider(page, { name: 'Fabiola Étienne' });
  await page.route('**/api/providers/me/availability', (route) =>
    route.fulfill({ status: 422, json: { code: 'moon_in_capricorn', message: 'No.' } }),
  );
  await page.goto('/app/agenda');
  await expect(page.getByText('Something went wrong on our end. Please try again.')).toBeVisible();
  await expect(page.getByText('moon_in_capricorn')).toHaveCount(0);
  await expectAccessibleOnDesktop(page);
});
