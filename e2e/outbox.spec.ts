import { expect, type Page, test } from '@playwright/test';
import { expectKept, keptOn } from './device.ts';
import { expectAccessible, expectStored, PASSWORD, signInAsPatient } from './support.ts';

async function enterPressure(page: Page, upper: string, lower: string): Promise<void> {
  await page.getByRole('button', { name: 'Add readings' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Top number').fill(upper);
  await form.getByLabel('Bottom number').fill(lower);
  await form.getByRole('button', { name: 'Save', exact: true }).click();
}

const idOf = async (page: Page): Promise<string> =>
  (await (await page.request.get('/api/auth/session')).json()).id;
const readings = async (page: Page, id: string): Promise<{ systolic: number }[]> =>
  (await page.request.get(`/api/data/health/measurements/${id}?limit=10`)).json();

test.describe('with the app on the phone', () => {
  test.use({ serviceWorkers: 'allow' });

  test('OUT-1 OFF-1 210/130 without a network warns at once, survives a reload, can be changed, and is sent once', async ({
    page,
    context,
  }) => {
    await signInAsPatient(page);
    const id = await idOf(page);
    await page.goto('/app/vitals');
    await expect(page.getByRole('button', { name: 'Add readings' }).first()).toBeVisible();
    await expectStored(page, '/app');
    await expectKept(page, ['session']);
    await expectKept(page, ['measurements', id, 'me', 'newest']);

    await context.setOffline(true);
    await enterPressure(page, '210', '130');
    const danger = page.getByRole('alertdialog');
    await expect(danger.getByText('210/130').first()).toBeVisible();
    await expect(danger.getByText('Saved on this device. It will be sent when you’re online.')).toBeVisible();
    await danger.getByRole('button', { name: 'I have read this' }).click();
    await expect(page.getByText('1 entry is waiting to be sent.')).toBeVisible();

    const kept = await keptOn(page);
    expect(kept.items).toBe(1);
    const words = ['systolic', 'diastolic', 'dateOfBirth', 'preferredLanguage'];
    expect(words.filter((word) => kept.text.includes(word))).toEqual([]);

    await page.reload();
    await expect(page.getByText(/^You’re offline\. This was last updated/)).toBeVisible();
    await page.getByRole('link', { name: 'Show', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Blood pressure 210/130' })).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Change: Blood pressure 210/130' }).click();
    const form = page.getByRole('dialog');
    await expect(form.getByLabel('Top number')).toHaveValue('210');
    await form.getByLabel('Top number').fill('119');
    await form.getByLabel('Bottom number').fill('77');
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Blood pressure 119/77' })).toBeVisible();
    expect((await keptOn(page)).items).toBe(1);

    await context.setOffline(false);
    await expect(page.getByText('Nothing is waiting. Everything you entered has been sent.')).toBeVisible();
    expect(await readings(page, id)).toMatchObject([{ systolic: 119 }]);
    expect(await readings(page, id)).toHaveLength(1);
  });
});

test('OFF-1 a lost reply has one effect, and what is unsent stays locked until the same person is back', async ({
  page,
}) => {
  const { email } = await signInAsPatient(page);
  const id = await idOf(page);
  await page.goto('/app/vitals');
  await expectKept(page, ['session']);
  // The server writes it down, and its reply never arrives.
  const path = `**/api/data/health/measurements/${id}`;
  await page.route(path, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    return route.abort();
  });
  await enterPressure(page, '118', '76');
  await expect(page.getByText('1 entry is waiting to be sent.')).toBeVisible();
  expect(await readings(page, id)).toHaveLength(1);

  await page
    .getByRole('button', { name: /Nadège/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out anyway' }).click();
  await expect(page).toHaveURL(/\/en#?/);
  expect(await keptOn(page)).toMatchObject({ keys: 0, reads: 0, items: 1 });

  await page.unroute(path);
  const signedIn = await page.request.post('/api/auth/login', { data: { email, password: PASSWORD } });
  expect(signedIn.ok()).toBe(true);
  await page.goto('/app/outbox');
  await expect.poll(async () => (await keptOn(page)).items).toBe(0);
  expect(await readings(page, id)).toHaveLength(1);
});
