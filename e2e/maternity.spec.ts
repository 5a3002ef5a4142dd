import { expect, test } from '@playwright/test';
import { collectErrors, expectSound, expectSoundOnDesktop } from './support.ts';
import { dayFromToday, signInAsWoman } from './women.ts';

test('MAT-1, MAT-2, MAT-4 I set up my pregnancy, note a high blood pressure and am told what to do', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await signInAsWoman(page);
  await page.goto('/app');
  await page.getByRole('link', { name: 'Gwosès' }).click();
  await page.getByRole('button', { name: 'Suiv gwosès mwen' }).click();
  await expect(page.getByText('Ou dwe mete yon dat.')).toBeVisible();
  await expectSound(page);
  // 114 days to go: week 24.
  await page.getByLabel('Dat prevwa pou akouchman an', { exact: true }).last().fill(dayFromToday(114));
  await page.getByRole('button', { name: 'Suiv gwosès mwen' }).click();
  await expect(page.getByText('Pwofil gwosès la kreye!')).toBeVisible();
  await page.getByRole('button', { name: 'Fèmen' }).click();
  await expect(page.getByRole('heading', { name: 'Semèn 24' })).toBeVisible();
  await expect(page.getByText('Tibebe ou gwosè yon zepi mayi, 30 cm konsa.')).toBeVisible();
  await expect(page.getByText('2yèm')).toBeVisible();
  await expect(page.getByText('114', { exact: true })).toBeVisible();
  await expect(page.getByText('Konsèy pou semèn 24')).toBeVisible();
  await expect(page.getByText('Veye tansyon ou')).toBeVisible();
  await expectSound(page);

  await page.getByRole('button', { name: 'Anrejistre yon mezi' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Anrejistre mezi yo' }).click();
  await expect(sheet.getByRole('alert')).toHaveText('Ou dwe mete tout mezi yo.');
  await sheet.getByLabel('Pwa (kg)').fill('64,2');
  await sheet.getByLabel('Chif anwo').fill('14,2');
  await sheet.getByLabel('Chif anba').fill('9,2');
  await sheet.getByRole('button', { name: 'Wi, mete 142/92' }).click();
  await expectSound(page);
  await sheet.getByRole('button', { name: 'Anrejistre mezi yo' }).click();
  await expect(page.getByText('Siy vital yo anrejistre!')).toBeVisible();
  await page.getByRole('button', { name: 'Fèmen' }).click();
  const banner = page.getByRole('alert').filter({ hasText: 'Tansyon ou wo: 142/92' });
  await expect(banner).toContainText('Wè yon fanmsaj oswa yon doktè jodi a.');
  await expect(banner.getByRole('link', { name: 'Rele 116' })).toHaveAttribute('href', 'tel:116');
  await expect(banner.getByRole('link', { name: 'Chèche swen' })).toHaveAttribute(
    'href',
    /specialty=obstetrics/,
  );
  await expect(page.getByRole('cell', { name: '142' })).toHaveCount(1);
  await expectSound(page);
  await expectSoundOnDesktop(page);
  expect(errors).toEqual([]);
});

test('MAT-3, MAT-6 I write into my journal; what fails is said in words', async ({ page }) => {
  const id = await signInAsWoman(page);
  const path = `/api/data/health/maternity/${id}`;
  await page.request.post(`${path}/profile`, { data: { lastPeriod: dayFromToday(-70) } });
  await page.goto('/app/maternity');
  await expect(page.getByText('Poko gen anyen nan kaye ou.')).toBeVisible();
  await page.getByRole('radio', { name: 'Trè byen' }).check();
  await page.getByRole('checkbox', { name: 'Kè plen' }).check();
  await page.getByRole('textbox', { name: /^Nòt/ }).fill('Mwen tande kè tibebe a!');
  await page.getByRole('button', { name: 'Anrejistre nòt la' }).click();
  await expect(page.getByText('Nòt la anrejistre nan kaye ou!')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Mwen tande kè tibebe a!' })).toContainText(
    'Kè plen',
  );
  await expect(page.getByRole('radio', { name: 'Pa pi mal' })).toBeChecked();
  await expect(page.getByRole('textbox', { name: /^Nòt/ })).toHaveValue('');
  await expectSound(page);

  await page.route(`**${path}/journal`, (route) => route.abort());
  await page.getByRole('button', { name: 'Anrejistre nòt la' }).click();
  await expect(page.getByText('Nou pa rive anrejistre nòt la.')).toBeVisible();
  await page.route(`**${path}/**`, (route) => route.fulfill({ status: 400, json: { message: 'x' } }));
  await page.goto('/app/maternity');
  await expect(page.getByText('Nou pa rive chaje kaye a.')).toBeVisible();
  await expect(page.getByText('Nou pa rive chaje siy vital yo.')).toBeVisible();
});

test('MAT-1 I keep it to myself, and end it; what I wrote stays', async ({ page }) => {
  const id = await signInAsWoman(page);
  await page.request.post(`/api/data/health/maternity/${id}/profile`, {
    data: { dueDate: dayFromToday(100) },
  });
  await page.goto('/app/maternity');
  await page.getByRole('button', { name: 'Reglaj gwosès la' }).click();
  await page.getByRole('switch').click();
  await expect(page.getByRole('switch')).not.toBeChecked();
  await expectSound(page);
  await page.getByRole('button', { name: 'Fini suiv gwosès sa a' }).click();
  await expect(page.getByText('Sa ou te ekri yo rete.')).toBeVisible();
  await page.getByRole('button', { name: 'Fini suiv gwosès sa a' }).click();
  await expect(page.getByRole('button', { name: 'Suiv gwosès mwen' })).toBeVisible();
});
