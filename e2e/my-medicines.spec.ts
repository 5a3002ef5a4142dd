import { expect, test } from '@playwright/test';
import { expectKept } from './device.ts';
import { expectAccessible, expectStored, signInAsPatient } from './support.ts';

/** A zone where it is about noon, so that the dose is of this day whenever the test runs. */
const hours = 12 - new Date().getUTCHours();
const noonZone = `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;

test.describe('with the app on the phone', () => {
  test.use({ serviceWorkers: 'allow', timezoneId: noonZone });

  test('RX-1 she adds a medicine, takes it, takes that back, and without a network it reaches the server later', async ({
    page,
    context,
  }) => {
    await signInAsPatient(page);
    const { id } = await (await page.request.get('/api/auth/session')).json();
    const medicines = async () => (await page.request.get(`/api/records/${id}/medicines`)).json();
    const answers = async () => {
      const doses = await (await page.request.get(`/api/records/${id}/medicines/doses`)).json();
      return doses.map(({ answer }: { answer: string | null }) => answer);
    };
    await page.goto('/app/my-medicines');
    await page.getByRole('button', { name: 'Add a medicine' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Medicine', { exact: true }).fill('Amlod');
    await form.getByRole('button', { name: 'Amlodipine', exact: true }).click();
    await form.getByLabel('How much each time').fill('1 tablet');
    await form.getByLabel('Time 1').fill('15:00');
    await form.getByLabel('Count what is left').check();
    await form.getByLabel('How many are left').fill('6');
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('6 left, enough for 6 days')).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: /^Taken: Amlodipine/ }).click();
    await expect(page.getByText('5 left, enough for 5 days')).toBeVisible();
    await expect(page.getByText('Running low')).toBeVisible();
    await expect.poll(answers).toEqual(['taken']);
    await page.getByRole('button', { name: /^Undo: Amlodipine/ }).click();
    await expect(page.getByText('6 left, enough for 6 days')).toBeVisible();
    await expect.poll(answers).toEqual([null]);

    await expectStored(page, '/app');
    await expectKept(page, ['session']);
    await expectKept(page, ['record', id, 'me', 'medicines']);
    await expectKept(page, ['record', id, 'me', 'medicines', 'doses', 'newest']);
    await context.setOffline(true);
    await page.getByRole('button', { name: /^Taken: Amlodipine/ }).click();
    await expect(page.getByText('1 entry is waiting to be sent.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: /^Undo: Amlodipine/ })).toBeVisible();
    await context.setOffline(false);
    await expect.poll(answers).toEqual(['taken']);
    await expect.poll(async () => (await medicines())[0].plan.quantity).toBe(5);
  });
});
