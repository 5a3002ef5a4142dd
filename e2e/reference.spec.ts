import { expect, test } from '@playwright/test';
import { expectKept } from './device.ts';
import {
  collectErrors,
  expectAccessible,
  expectAccessibleOnDesktop,
  expectStored,
  signInAsPatient,
} from './support.ts';

test.use({ serviceWorkers: 'allow' });

test('MED-1, MED-3, DRAW-1 I find a medicine in its group and by a name I misspell, and read about it', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await signInAsPatient(page);
  await page.goto('/app/medicines');
  // It opens on groups; the back button of the browser returns to them.
  await page.getByRole('link', { name: /^Pain and fever/ }).click();
  await expect(page).toHaveURL(/group=pain-fever/);
  await expect(page.getByRole('link', { name: /^Acetaminophen/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: /^Pain and fever/ })).toBeVisible();
  const search = page.getByRole('textbox', { name: 'Medicine name' });
  await search.fill('tilenoll');
  // Before the list has changed, the link would move away under the pointer.
  await expect(page).toHaveURL(/q=tilenoll/);
  await page.getByRole('link', { name: /Acetaminophen/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Acetaminophen (paracetamol)');
  await expect(page.getByText('It eases pain and brings down fever.')).toBeVisible();
  await expect(page.getByText('OK to take')).toBeVisible();
  await page.getByText('Sources').click();
  await expect(page.getByText('Not yet reviewed by a clinician.')).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await search.fill('zzzzzz');
  await expect(page.getByText('No drugs found.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all medicines' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^\d+ medicines$/ })).toBeFocused();
  await search.fill('ibu');
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(search).toBeFocused();
  await page.getByRole('radio', { name: 'Antibiotics' }).check();
  await expect(page).toHaveURL(/group=antibiotics/);
  await expect(page.getByRole('link', { name: /^Amoxicillin/ }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^Ibuprofen/ })).toHaveCount(0);
  await expectAccessible(page);
  await expectAccessibleOnDesktop(page);
  expect(errors).toEqual([]);
});

test('EDU-1 I filter the guides, read one, and find the same again by the address', async ({ page }) => {
  const errors = collectErrors(page);
  await signInAsPatient(page);
  await page.goto('/app/education');
  await expect(page.getByRole('radio', { name: 'Emergencies' })).toBeVisible();
  // There are no videos yet, so nobody is offered to look for them.
  await expect(page.getByRole('radio', { name: 'Video' })).toHaveCount(0);
  await page.goto('/app/education?format=video');
  await expect(page.getByText('No content found.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await page.getByRole('radio', { name: 'Emergencies' }).check();
  await page.getByRole('textbox', { name: 'Search guides' }).fill('CHOLERA');
  await expect(page).toHaveURL(/\/education\?q=CHOLERA&topic=emergency_basics$/);
  await page.reload();
  // A chip that was chosen by the address is scrolled into view.
  await expect(page.getByRole('radio', { name: 'Emergencies' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Emergencies' })).toBeInViewport();
  await expect(page.getByText('1 result', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Cholera/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Know the signs' })).toBeVisible();
  await expect(page.getByText('Not yet reviewed by a clinician.').first()).toBeVisible();
  // What people ask is folded, so that the guide stays short; on paper it is not.
  const answer = page.getByText('What kills is the lost water and salt');
  await expect(answer).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(answer).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.getByText('Can cholera kill even a strong person?').click();
  await expect(answer).toBeVisible();
  await expectAccessible(page);
  await expectAccessibleOnDesktop(page);
  expect(errors).toEqual([]);
});

test('EDU-1 what I press while the page still follows my last press is not lost', async ({ page }) => {
  await signInAsPatient(page);
  await page.goto('/app/education?q=zzz&format=video');
  await expect(page.getByText('No content found.')).toBeVisible();
  // Two presses without a pause: the second comes before the address has followed the first.
  await page.evaluate(() => {
    const press = (selector: string, words: string) => {
      const all = [...document.querySelectorAll<HTMLElement>(selector)];
      all.find(({ textContent }) => textContent === words)?.click();
    };
    press('button', 'Show all');
    press('label', 'Emergencies');
  });
  await expect(page).toHaveURL(/\/education\?topic=emergency_basics$/);
  await expect(page.getByRole('radio', { name: 'Emergencies' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'All topics' })).not.toBeChecked();
  await expect(page.getByRole('link', { name: /^Cholera/ })).toBeVisible();
});

test.describe('without a worker that remembers', () => {
  test.use({ serviceWorkers: 'block' });

  for (const [path, api, problem, missing, list] of [
    ['education/cholera', 'features/education/content', /education content/, /doesn’t exist/, 'All guides'],
    [
      'medicines/paracetamol',
      'medicines/details',
      /load the medicines/,
      /isn’t in our list/,
      'All medicines',
    ],
  ] as const)
    test(`EDU-1, MED-1 ${path}: slow, failed and missing each have a way on`, async ({ page }) => {
      await signInAsPatient(page);
      let answer = (_status: number) => {};
      const answered = new Promise<number>((resolve) => {
        answer = resolve;
      });
      await page.route(`**/api/${api}?*`, async (route) => {
        if ((await answered) === 404) await route.fulfill({ status: 404, json: { code: 'not_found' } });
      });
      await page.goto(`/app/${path}`);
      await expect(page.getByRole('main').getByRole('status')).toHaveText(/Loading/);
      answer(404);
      await expect(page.getByText(problem)).toBeVisible();
      await expectAccessible(page);
      await page.unroute(`**/api/${api}?*`);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('Sources')).toBeVisible();
      await page.goto(`/app/${path.split('/')[0]}/astrology`);
      await expect(page.getByText(missing)).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: list }).last().click();
      await expect(page).toHaveURL(new RegExp(`/app/${path.split('/')[0]}$`));
    });

  test('EDU-1 when the hub cannot be loaded it says so', async ({ page }) => {
    await signInAsPatient(page);
    await page.route('**/api/features/**', (route) =>
      route.fulfill({ status: 404, json: { code: 'not_found' } }),
    );
    await page.goto('/app/education');
    await expect(page.getByText('Failed to load education content.')).toBeVisible();
  });
});

test('CALC-1, CALC-2, CALC-3 the calculators answer, explain, and remember my units', async ({ page }) => {
  const errors = collectErrors(page);
  await signInAsPatient(page);
  await page.goto('/app/calculators');
  await page.getByLabel('Weight').fill('70');
  await page.getByLabel('Height').fill('-175');
  await expect(page.getByText('Enter a number greater than zero.')).toBeVisible();
  await expect(page.getByText('Your BMI')).toHaveCount(0);
  await page.getByLabel('Height').fill('1.75');
  await expect(page.getByText('We read that as 175 cm.')).toBeVisible();
  await expect(page.getByText('22.9 Normal')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'pounds and feet' }).check();
  await page.reload();
  await page.getByLabel('Weight').fill('220');
  await page.getByRole('textbox', { name: 'Feet' }).fill('5');
  await page.getByRole('textbox', { name: 'Inches' }).fill('9');
  await expect(page.getByText('32.5 Obese')).toBeVisible();
  await page.getByRole('link', { name: 'Kidneys (GFR)' }).click();
  await page.getByLabel('Blood creatinine').fill('1.2');
  await page.getByRole('textbox', { name: 'Age' }).fill('50');
  await page.getByRole('radio', { name: 'Female' }).check();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['CKD-EPI 2021', 'MDRD']);
  await expect(page.getByText('Moderately decreased')).toBeVisible();
  await expect(page.getByText('choose an answer under “Race”')).toBeVisible();
  await page.getByRole('radio', { name: 'Other' }).check();
  await expect(page.getByText('Moderate', { exact: true })).toBeVisible();
  await page.getByText('Why two numbers?').click();
  await expect(page.getByText(/doesn’t use race/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Due date' }).click();
  await page.getByLabel('First day of your last period').fill('2026-11-01');
  await expect(page.getByText('Sunday, August 8, 2027')).toBeVisible();
  await expectAccessible(page);
  await expectAccessibleOnDesktop(page);
  expect(errors).toEqual([]);
});

test('OFF-1 guides, medicines and calculators open without a network once they were opened', async ({
  page,
  context,
}) => {
  await signInAsPatient(page);
  await page.goto('/app/education');
  await expect(page.getByRole('link', { name: /^Cholera/ })).toBeVisible();
  await page.goto('/app/medicines');
  await expect(page.getByRole('textbox', { name: 'Medicine name' })).toBeVisible();
  for (const path of [
    '/app',
    '/api/features/education/content?category=all&lang=en',
    '/api/medicines/details?lang=en',
  ])
    await expectStored(page, path);
  await expectKept(page);
  await context.setOffline(true);
  await page.goto('/app/education/cholera');
  await expect(page.getByRole('heading', { level: 2, name: 'Know the signs' })).toBeVisible();
  await page.goto('/app/medicines');
  await page.getByRole('textbox', { name: 'Medicine name' }).fill('amoxicilin');
  await expect(page.getByRole('link', { name: /^Amoxicillin/ }).first()).toBeVisible();
  await page.goto('/app/calculators?tool=due');
  await page.getByLabel('First day of your last period').fill('2026-11-01');
  await expect(page.getByText('Sunday, August 8, 2027')).toBeVisible();
});

test('EDU-2, MED-1 in Creole all of it fits a small phone', async ({ page }) => {
  await page.goto('/language/ht?to=/ht');
  await signInAsPatient(page);
  for (const path of ['education/cholera', 'medicines/paracetamol', 'calculators?tool=kidneys']) {
    await page.goto(`/app/${path}`);
    await expectAccessible(page);
  }
});
