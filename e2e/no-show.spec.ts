import { expect, test } from '@playwright/test';
import { MOVABLE_CLOCK_URL, serveWithMovableClock } from './movable-clock.ts';
import { collectErrors, expectAccessible } from './support.ts';
import { visitSoon } from './visits.ts';

test.use({ baseURL: MOVABLE_CLOCK_URL });

test('BOOK-7, BOOK-9, TELE-1 who did not come can be marked so fifteen minutes after the start, is told, and owes nothing', async ({
  page,
  browser,
}) => {
  const server = await serveWithMovableClock();
  const { id, startsAt, provider } = await visitSoon(page, browser);
  const errors = collectErrors(provider);
  for (const one of [page, provider]) await one.clock.install();
  await page.goto(`/app/visits/${id}`);
  await expect(page.getByText('Confirmed')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Pay/ })).toBeVisible();

  const missed = provider.getByRole('button', { name: 'Patient didn’t show up' });
  await provider.goto(`/app/visits/${id}/call`);
  await provider.getByRole('button', { name: 'Join now' }).click();
  await expect(provider.getByText('Nadège Pierre is not here yet.')).toBeVisible();
  await expect(missed).toHaveCount(0);
  const untilStart = Math.ceil((startsAt.getTime() - Date.now()) / 60_000);
  await server.pass(untilStart + 13, page, provider);
  await expect(provider.getByText('Nadège Pierre is not here yet.')).toBeVisible();
  await expect(missed).toHaveCount(0);
  const tooEarly = await provider.request.post(`/api/bookings/${id}/no-show`);
  expect([tooEarly.status(), (await tooEarly.json()).code]).toEqual([409, 'too_early']);

  // The room that stands open shows it by itself, and asks before it is done.
  await server.pass(2, page, provider);
  await missed.click();
  const sure = provider.getByRole('dialog', { name: 'Patient didn’t show up' });
  await expect(sure.getByText('This can’t be undone.', { exact: false })).toBeVisible();
  await expectAccessible(provider);
  await sure.getByRole('button', { name: 'Patient didn’t show up' }).click();
  await expect(provider.getByText('The visit has ended.')).toBeVisible();

  // The patient looks at the visit meanwhile.
  await expect(page.getByText('Missed', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /^(Pay|Join)/ })).toHaveCount(0);
  await expectAccessible(page);
  const order = await page.request.post('/api/payments/paypal/create-order', { data: { customId: id } });
  expect(order.status(), await order.text()).toBe(409);
  await page.goto('/app/payments');
  await expect(page.getByText('Dr Mirlande Joseph')).toHaveCount(0);
  await provider.goto(`/app/visits/${id}`);
  await expect(provider.getByText('Missed', { exact: true })).toBeVisible();
  await expect(provider.getByRole('button', { name: /^(Start|Complete) visit/ })).toHaveCount(0);
  // The browser itself reports that the room is closed.
  expect(errors.filter((text) => !text.includes('409'))).toEqual([]);
  await provider.context().close();
  await server.stop();
});
