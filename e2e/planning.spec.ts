import { expect, test } from '@playwright/test';
import { collectErrors, expectAccessible, signInAsProvider } from './support.ts';

const HOURS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => ({
  day,
  from: '08:00',
  to: '18:00',
}));
const MIRLANDE = {
  name: 'Mirlande Jean',
  availability: { timeZone: 'America/Port-au-Prince', hours: HOURS },
};
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('PROV-2 a provider plans a break for each week, moves one with keys and the mouse, and deletes the others', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await signInAsProvider(page, MIRLANDE);
  await page.setViewportSize({ width: 1280, height: 1600 });
  const day = inDays(3);
  await page.goto(`/app/agenda?view=day&day=${day}`);
  await page.getByRole('button', { name: 'Add to agenda' }).click();
  const adding = page.getByRole('region', { name: 'Add to agenda' });
  await adding.getByText('Break', { exact: true }).click();
  await adding.getByLabel('Title').fill('Manje midi');
  await adding.getByLabel('Time', { exact: true }).fill('12:00');
  await adding.getByLabel('Every week').check();
  await adding.getByLabel('Until').fill(inDays(17));
  await adding.getByRole('button', { name: 'Save' }).click();
  const block = (time: string) => page.getByRole('button', { name: `${time}, Manje midi, Break` });
  await expect(block('12:00 PM')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const noon = await block('12:00 PM').boundingBox();
  await block('12:00 PM').focus();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Enter');
  await expect(block('12:30 PM')).toBeVisible();
  await expect(page.getByText('Changed: Manje midi')).toBeVisible();
  // The way back lies over the page: half an hour further down is all that moved, and closing it moves nothing.
  const half = await block('12:30 PM').boundingBox();
  expect((half?.y ?? 0) - (noon?.y ?? 0)).toBeCloseTo(36, 0);
  const bar = page.getByRole('status').filter({ hasText: 'Changed: Manje midi' });
  await bar.getByRole('button', { name: 'Close' }).click();
  await expect(bar).toHaveCount(0);
  expect((await block('12:30 PM').boundingBox())?.y).toBe(half?.y);

  await block('12:30 PM').scrollIntoViewIfNeeded();
  const box = await block('12:30 PM').boundingBox();
  if (!box) throw new Error('the entry is not drawn');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 36, { steps: 4 });
  await page.mouse.move(x, y + 72, { steps: 4 });
  await page.mouse.up();
  await expect(block('1:30 PM')).toBeVisible();
  await expect
    .poll(async () => {
      const reply = await page.request.get(
        `/api/providers/me/agenda?from=${day}T00:00:00Z&to=${inDays(20)}T00:00:00Z`,
      );
      const { entries } = await reply.json();
      return entries.map(({ title }: { title: string }) => title);
    })
    .toEqual(['Manje midi', 'Manje midi', 'Manje midi']);

  await block('1:30 PM').click();
  await page
    .getByRole('region', { name: 'Change entry' })
    .getByRole('button', { name: 'Delete', exact: true })
    .click();
  await page.getByRole('button', { name: 'Delete all upcoming' }).click();
  await expect(block('1:30 PM')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('PROV-3 a provider names where to be paid, and a calendar that cannot be read says why', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await signInAsProvider(page, MIRLANDE);
  await page.goto('/app/earnings');
  await page.getByRole('button', { name: 'Add account' }).click();
  const account = page.getByRole('dialog', { name: 'Add account' });
  await account.getByText('MonCash', { exact: true }).click();
  await account.getByLabel('Name of the account holder').fill('Mirlande Jean');
  await account.getByLabel('MonCash phone number').fill('3700 1234');
  await expectAccessible(page);
  await account.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('MonCash phone ending in 1234')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAccessible(page);

  await page.goto('/app/availability');
  await page.getByLabel('Private address of the calendar').fill('https://calendar.invalid/a.ics');
  await page.getByRole('button', { name: 'Connect' }).click();
  await expect(page.getByText('Connected to calendar.invalid')).toBeVisible();
  // Nothing says that it worked before it was read.
  await expect(page.getByText('Calendar connected.')).toHaveCount(0);
  await expect(page.getByText('We can’t read this address because it isn’t public.')).toBeVisible({
    timeout: 20_000,
  });
  await page.getByRole('button', { name: 'Disconnect' }).click();
  await page.getByRole('dialog', { name: 'Disconnect' }).getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByLabel('Private address of the calendar')).toBeVisible();
  expect(errors).toEqual([]);
});
