import { expect, type Page, test } from '@playwright/test';
import { collectErrors, expectAccessible, expectAccessibleOnDesktop, signInAsPatient } from './support.ts';

/** Books a visit with a provider of the demo data through the API; returns its id. */
async function bookVisit(page: Page): Promise<string> {
  const [provider] = await (await page.request.get('/api/providers?limit=1')).json();
  const data = { providerId: provider.id, serviceType: 'General consultation' };
  const reply = await page.request.post('/api/data/bookings', { data });
  expect(reply.status(), await reply.text()).toBe(201);
  return (await reply.json()).id;
}

async function goToPaypal(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page.getByRole('heading', { name: 'Practice payment' })).toBeVisible();
}

test('PAY-1, PAY-4 a visit is paid for by card in the sandbox, which says what it is; the receipt is there', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await signInAsPatient(page);
  const visit = await bookVisit(page);
  await page.goto(`/app/pay/${visit}`);
  await expect(page.getByText('Practice payment: no real money moves.')).toBeVisible();
  await expectAccessible(page);
  await expectAccessibleOnDesktop(page);
  await goToPaypal(page);
  await expect(page.getByText('No real money moves.')).toBeVisible();
  await page.getByRole('button', { name: 'Approve payment' }).click();
  await expect(page.getByText('Payment received. Thank you!')).toBeVisible();
  await expect(page).toHaveURL(`/app/visits/${visit}`);

  const number = await page.getByText(/^LK-\d{4}-\d{4}-\d{4}$/).textContent();
  await expectAccessible(page);

  await page.goto('/app/payments');
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
  await expect(page.getByText(`Receipt ${number}`)).toBeVisible();
  await expectAccessible(page);
  await expectAccessibleOnDesktop(page);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Receipt for/ }).click();
  expect((await download).suggestedFilename()).toBe(`receipt-${number}.pdf`);
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
  await page.getByRole('button', { name: 'Decline the card' }).click();
  await expect(page.getByText('Payment failed or was cancelled.')).toBeVisible();

  await goToPaypal(page);
  await page.getByRole('button', { name: 'Lose the connection' }).click();
  await expect(page.getByText('Your payment is still being confirmed.')).toBeVisible();
  await expectAccessible(page);

  // Neither this page nor the booking leads to a second payment.
  await page.reload();
  await expect(page.getByText('Your payment is still being confirmed.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to visit' }).click();
  await expect(page.getByText('Your payment is still being confirmed.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Pay/ })).toHaveCount(0);
});

test('PAY-3 a prompt on a phone is waited for, whatever comes between, and asked about until MonCash knows', async ({
  page,
}) => {
  await signInAsPatient(page);
  const visit = await bookVisit(page);
  const check = '**/api/payments/moncash/check';
  await page.route(check, (route) => route.fulfill({ json: { message: 'pending' } }));
  await page.goto(`/app/pay/${visit}`);
  await page.getByText('MonCash on a phone').click();
  await page.getByLabel('MonCash phone number').fill('37 00 12 34');
  await page.getByRole('button', { name: /^Pay .+ gourdes$/ }).click();
  await expect(page.getByText('Processing payment...')).toBeVisible();
  await expect(page.getByText('Check the phone 3700\u00a01234')).toBeVisible();
  await expectAccessible(page);
  await expectAccessibleOnDesktop(page);

  await page.route(check, (route) =>
    route.fulfill({ status: 502, json: { code: 'payment_check_failed', message: 'Failed.' } }),
  );
  await expect(page.getByText('Please don’t pay again')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Processing payment...')).toBeVisible();
  await page.unrouteAll();
  await expect(page.getByText('Payment received. Thank you!')).toBeVisible();
  await expect(page).toHaveURL(`/app/visits/${visit}`);
});

test('PAY-3 MonCash for a visit is refused in the exact words until it is switched on', async ({ page }) => {
  await signInAsPatient(page);
  const methods = {
    ...(await (await page.request.get('/api/payments/methods')).json()),
    moncashBookings: false,
  };
  await page.route('**/api/payments/methods', (route) => route.fulfill({ json: methods }));
  await page.goto(`/app/pay/${await bookVisit(page)}`);
  await expect(page.getByRole('radio', { name: /^MonCash/ })).toBeDisabled();
  await expect(
    page.getByText(
      'MonCash payments are not yet supported for this transaction type. Please select another method.',
    ),
  ).toBeVisible();
});

test('PAY-3 a visit is paid on MonCash’s page, in Creole; it is in the history, in gourdes and with a receipt', async ({
  page,
  context,
}) => {
  const errors = collectErrors(page);
  await context.addCookies([{ name: 'appLanguage', value: 'ht', domain: 'localhost', path: '/' }]);
  await signInAsPatient(page);
  const visit = await bookVisit(page);
  await page.goto(`/app/pay/${visit}`);
  await expect(page.getByText('MonCash sou telefòn')).toBeVisible();
  await page.getByText('Paj MonCash la', { exact: true }).click();
  await expect(page.getByText(/goud, ak to chanj 131,00 goud/)).toBeVisible();
  await expectAccessible(page);
  await expectAccessibleOnDesktop(page);
  await page.getByRole('button', { name: /^Peye .+ goud$/ }).click();

  await expect(page.getByRole('heading', { name: 'Peman pou fè tès sou MonCash' })).toBeVisible();
  await expect(page.getByText('Pa gen vrè lajan.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Aksepte peman an' }).click();
  await expect(page.getByText('Nou resevwa peman an. Mèsi!')).toBeVisible();
  await expect(page).toHaveURL(`/app/visits/${visit}`);

  await page.goto('/app/payments');
  await expect(page.getByText('Peye', { exact: true })).toBeVisible();
  await expect(page.getByText(/^[\d\s,.]+goud$/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Resi pou/ })).toBeVisible();
  await expectAccessible(page);
  expect(errors).toEqual([]);
});

test('PAY-3 on MonCash’s page: cancelled, left, lost and declined are said for what they are', async ({
  page,
}) => {
  await signInAsPatient(page);
  const visit = await bookVisit(page);
  const goToMoncash = async () => {
    await page.getByText('MonCash’s page', { exact: true }).click();
    await page.getByRole('button', { name: /^Pay .+ gourdes$/ }).click();
    await expect(page.getByRole('heading', { name: 'MonCash practice payment' })).toBeVisible();
  };
  await page.goto(`/app/pay/${visit}`);

  await goToMoncash();
  await page.getByRole('button', { name: 'Cancel and go back' }).click();
  await expect(page.getByText('Payment cancelled.')).toBeVisible();
  await expect(page).toHaveURL(`/app/pay/${visit}`);

  await goToMoncash();
  await page.goto('/app/pay/moncash'); // without having decided anything
  await expect(page.getByText('MonCash hasn’t confirmed your payment yet.')).toBeVisible();
  await expectAccessible(page);
  await expectAccessibleOnDesktop(page);
  await page.getByRole('link', { name: 'Continue to MonCash' }).click();
  await page.getByRole('button', { name: 'MonCash declines the payment' }).click();
  await expect(page.getByText('Payment failed or was cancelled.')).toBeVisible();
  await expect(page).toHaveURL(`/app/pay/${visit}`);

  await goToMoncash(); // a new transaction
  await page.getByRole('button', { name: 'Lose the connection' }).click();
  await expect(page.getByText('Your payment is still being confirmed.')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/app/payments');
  await expect(page.getByText('Confirming')).toBeVisible();
  await expect(page.getByText('Failed', { exact: true })).toBeVisible();
});
