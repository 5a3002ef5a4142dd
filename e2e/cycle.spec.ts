import { expect, test } from '@playwright/test';
import { expectKept } from './device.ts';
import { collectErrors, expectAccessible, expectAccessibleOnDesktop, signInAsPatient } from './support.ts';
import { dayFromToday, signInAsWoman } from './women.ts';

test('CYCLE-1, CYCLE-2, CYCLE-3 I note a day of my period and see when the next may come', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await signInAsWoman(page);
  await page.goto('/app');
  await page.getByRole('link', { name: 'Sik règ' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sik règ mwen' })).toBeVisible();
  await expectAccessible(page);

  // One question, and the page is useful; an answer can be undone.
  await page.getByRole('button', { name: 'Anrejistre jou sa a' }).click();
  await expect(page.getByText('Chwazi yon jou.')).toBeVisible();
  await page.getByLabel('Premye jou dènye règ ou').fill(dayFromToday(-12));
  await page.getByRole('button', { name: 'Anrejistre jou sa a' }).click();
  await expect(page.getByRole('heading', { name: 'Jou 13 · règ la nan 16 jou' })).toBeVisible();
  await expect(page.getByText('Se yon estimasyon. Li pa anpeche ou ansent.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Defè' }).click();
  await expect(page.getByRole('heading', { name: 'Kilè dènye règ ou te kòmanse?' })).toBeVisible();

  await page.getByRole('button', { name: 'Note jodi a' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('radio', { name: 'Anpil', exact: true }).check();
  await sheet.getByRole('checkbox', { name: 'Vant fè mal' }).check();
  await sheet.getByLabel('Tanperati lè ou leve (°C)').fill('cho');
  await sheet.getByRole('radio', { name: 'Tankou blan ze' }).check();
  // A text that is not a number is cleared.
  await expect(sheet.getByLabel('Tanperati lè ou leve (°C)')).toHaveValue('');
  await sheet.getByLabel('Tanperati lè ou leve (°C)').fill('36,45');
  await sheet.getByRole('textbox', { name: /^Nòt/ }).fill('Mwen fatige anpil.');
  await expect(sheet.getByRole('radio', { name: 'San pwoteksyon' })).toBeHidden();
  await sheet.getByText('Plis, pou ou menm sèlman').click();
  await sheet.getByRole('radio', { name: 'San pwoteksyon' }).check();
  await expect(sheet.getByText(/planin ijans ka mache jiska 5 jou/)).toBeVisible();
  await sheet.getByRole('checkbox', { name: 'Mwen bliye grenn nan' }).check();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Anrejistre' }).click();
  await expect(page.getByText('Nòt la anrejistre!')).toBeVisible();
  const today = page.getByRole('button', { name: /Jodi a, Règ, Jou ou note/ });
  await expect(today).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Jou 1 · ou gen règ ou' })).toBeVisible();
  await expect(page.getByText(/Pou kounye a nou konte 28 ak 5 jou/)).toBeVisible();

  // The day opens with the saved values; the keyboard moves away from it and back.
  await today.click();
  await expect(sheet.getByRole('radio', { name: 'Anpil', exact: true })).toBeChecked();
  await expect(sheet.getByLabel('Tanperati lè ou leve (°C)')).toHaveValue('36,45');
  await expect(sheet.getByRole('textbox', { name: /^Nòt/ })).toHaveValue('Mwen fatige anpil.');
  await expect(sheet.getByRole('radio', { name: 'San pwoteksyon' })).toBeHidden();
  await expect(sheet.getByRole('radio', { name: 'San pwoteksyon', includeHidden: true })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(today).toBeFocused();
  await page.keyboard.press('PageDown');
  await expect(page.locator('button:focus')).toHaveAttribute('data-day', /.+/);
  await expect(page.getByRole('button', { name: /Règ prevwa/ }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /Jou ovilasyon/ })).not.toHaveCount(0);
  await expectAccessible(page);
  await expectAccessibleOnDesktop(page);
  expect(errors).toEqual([]);
});

test('CYCLE-5 a save that failed is said, and what I chose is still there', async ({ page }) => {
  await signInAsWoman(page);
  await page.goto('/app/cycle');
  await page.route('**/api/data/health/menstrual/log', (route) =>
    route.fulfill({ status: 400, json: { code: 'invalid_request', message: 'x' } }),
  );
  await page.getByRole('button', { name: 'Note jodi a' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('radio', { name: 'Mwayen' }).check();
  await sheet.getByRole('button', { name: 'Anrejistre' }).click();
  await expect(sheet.getByRole('alert')).toHaveText('Nou pa rive anrejistre jou sa a. Eseye ankò.');
  await expect(sheet.getByRole('radio', { name: 'Mwayen' })).toBeChecked();
});

test('CYCLE-5, OFF-1 without a network a day is not lost: it waits on the phone, and is sent when the network is back', async ({
  page,
  context,
}) => {
  await signInAsWoman(page);
  await page.goto('/app/cycle');
  await page.getByRole('button', { name: 'Note jodi a' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('radio', { name: 'Mwayen' }).check();
  await expectKept(page);
  await context.setOffline(true);
  await sheet.getByRole('button', { name: 'Anrejistre' }).click();
  const waiting = page.getByText('1 bagay ap tann pou yo pati.');
  await expect(waiting).toBeVisible();
  // What waits is already in the calendar.
  const today = page.getByRole('button', { name: /Jodi a, Règ, Jou ou note/ });
  await expect(today).toBeVisible();
  await context.setOffline(false);
  await expect(waiting).toHaveCount(0);

  // Deleting says first what is lost.
  await today.click();
  await sheet.getByRole('button', { name: 'Retire nòt sa a' }).click();
  await expect(page.getByText(/^Ou ap pèdi sa ou te note pou/)).toBeVisible();
  await page.getByRole('dialog').last().getByRole('button', { name: 'Retire nòt sa a' }).click();
  await expect(page.getByText('Nòt la retire.')).toBeVisible();
  await expect(today).toHaveCount(0);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('CYCLE-1 a swipe turns the month, and a swipe back returns to today', async ({ page }) => {
    await signInAsWoman(page);
    await page.goto('/app/cycle');
    const month = page.getByRole('heading', { level: 2, name: /\d{4}$/ });
    const now = (await month.textContent()) ?? '';
    await page.getByRole('table').scrollIntoViewIfNeeded();
    const box = await page.getByRole('table').boundingBox();
    const y = Math.round((box?.y ?? 0) + 100);
    const swipe = async (from: number, to: number) => {
      const finger = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
        finger.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: x === undefined ? [] : [{ x, y }],
        });
      await touch('touchStart', from);
      await touch('touchMove', (from + to) / 2);
      await touch('touchMove', to);
      await touch('touchEnd');
    };
    await swipe(300, 80);
    await expect(month).not.toHaveText(now);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await swipe(80, 300);
    await expect(month).toHaveText(now);
    await expect(page.locator('[aria-current=date]')).toBeVisible();
  });
});

test('CYCLE-3, CYCLE-4 my own cycles are learned from, and PCOS support leads to care', async ({ page }) => {
  const id = await signInAsWoman(page);
  for (const start of [-165, -122, -81, -40])
    for (const day of [0, 1, 2])
      await page.request.post('/api/data/health/menstrual/log', {
        data: { patientId: id, date: dayFromToday(start + day), flow: 'medium' },
      });
  await page.goto('/app/cycle');
  await expect(page.getByText('Nou aprann li nan 3 dènye sik ou yo.')).toBeVisible();
  await expect(page.getByText('41 jou')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Jou 41 · règ la nan 1 jou' })).toBeVisible();
  await expect(page.getByText('Sik ki dire plis pase 35 jou')).toBeVisible();
  await expect(page.getByText('Pale sou sa nan pwochen vizit ou.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Cheve mwen ap vin klè' }).check();
  await expect(page.getByText('Wè yon pwofesyonèl sante byento.')).toBeVisible();
  await expect(page.getByText('Gid sa a pa janm yon dyagnostik.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Chèche swen' }).last().click();
  await expect(page).toHaveURL(/find-care\?specialty=obstetrics/);
});

test('CYCLE-1 nobody meets it whose profile does not say Female', async ({ page }) => {
  await signInAsPatient(page);
  await page.goto('/app');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'My cycle' })).toHaveCount(0);
  await page.goto('/app/cycle');
  await expect(page.getByText('This tool is available when your profile says Female.')).toBeVisible();
  await expectAccessible(page);
});
