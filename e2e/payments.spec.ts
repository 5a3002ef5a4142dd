import { expect, type Page, test } from '@playwright/test';
import { collectErrors, expectSound, expectSoundOnDesktop, signInAsPatient } from './support.ts';

/** Books a visit with one of the demo's providers, through the API; answers its id. */
async function bookVisit(page: Page): Promise<string> {
  const [provider] = await (await page.request.get('/api/providers?limit=1')).json();
  const data = { providerId: provider.id, serviceType: 'General consultation' };
  const reply = await page.request.post('/api/data/bookings', { data });
  expect(reply.status(), await reply.text()).toBe(201);
  return (await reply.json()).id;
}

async function goToPaypal(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page.getByRole('heading', { name: 'Test payment' })).toBeVisible();
}

test('PAY-1, PAY-4 a visit is paid for by card in the sandbox, which says what it is; the receipt is there', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await signInAsPatient(page);
  const visit = await bookVisit(page);
  await page.goto(`/app/pay/${visit}`);
  await expect(page.getByText('This is a sandbox: no real money moves.')).toBeVisible();
  await expectSound(page);
  await expectSoundOnDesktop(page);
  await goToPaypal(page);
  await expect(page.getByText('No real money moves.')).toBeVisible();
  await page.getByRole('button', { name: 'Approve the payment' }).click();
  await expect(page.getByText('Payment received. Thank you!')).toBeVisible();
  await expect(page).toHaveURL(`/app/visits/${visit}`);

  await page.goto('/app/payments');
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
  await expectSound(page);
  await expectSoundOnDesktop(page);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Receipt for/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^receipt-.+\.pdf$/);
  await page.goto(`/app/pay/${visit}`);
  await expect(page.getByText('This visit is paid.')).toBeVisible();
  expect(errors).toEqual([]);
});

test('PAY-1 a declined card, a cancelled payment and a lost answer are said for what they are', async ({
  page,
}) => {
  await signInAsPatient(page);
  const visit = await bookVisit(page);
  await page.goto(`/app/pay/${visit}`);

  await goToPaypal(page);
  await page.getByRole('button', { name: 'Cancel and go back' }).click();
  await expect(page.getByText('Payment cancelled.')).toBeVisible();
  await expect(page).toHaveURL(`/app/pay/${visit}`);

  await goToPaypal(page);
  await page.getByRole('button', { name: 'The card is declined' }).click();
  await expect(page.getByText('Payment failed or was cancelled.')).toBeVisible();

  await goToPaypal(page);
  await page.getByRole('button', { name: 'The answer gets lost' }).click();
  await expect(page.getByText('Your payment is still being confirmed.')).toBeVisible();
  await expectSound(page);
});

test('PAY-3 MonCash for a visit is refused in the exact words until it is switched on', async ({ page }) => {
  await signInAsPatient(page);
  await page.goto(`/app/pay/${await bookVisit(page)}`);
  await page.getByText('MonCash', { exact: true }).click();
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(
    page.getByText(
      'MonCash payments are not yet supported for this transaction type. Please select another method.',
    ),
  ).toBeVisible();
});
