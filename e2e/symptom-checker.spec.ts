import { expect, type Page, test } from '@playwright/test';
import { collectErrors, expectAccessible, expectAccessibleOnDesktop, signInAsPatient } from './support.ts';

/** A patient who reads Creole. */
async function signInInCreole(page: Page): Promise<void> {
  await signInAsPatient(page);
  const { id } = await (await page.request.get('/api/auth/session')).json();
  const data = { preferredLanguage: 'ht' };
  expect((await page.request.put(`/api/users/${id}`, { data })).status()).toBe(200);
}

const sayAndCheck = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: 'Kisa ou santi?' }).fill(text);
  await page.getByRole('button', { name: 'Verifye', exact: true }).click();
};

test('AI-1 she says in Creole what her father feels, and is told to call at once', async ({ page }) => {
  const errors = collectErrors(page);
  await signInInCreole(page);
  await page.goto('/app');
  await page.getByRole('link', { name: 'Verifye sentòm mwen' }).click();
  await expect(page.getByText('Se pa yon dyagnostik', { exact: false }).first()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Verifye', exact: true }).click();
  await expect(page.getByText('Tanpri, di nou sa ou santi.')).toBeVisible();
  await page.getByRole('button', { name: 'Montre tout 34 sentòm yo' }).click();
  await expect(page.getByRole('checkbox')).toHaveCount(34);

  await sayAndCheck(page, 'Papa mwen gen doulè nan pwatrin ki desann nan bra li epi li ap swe anpil');
  await expect(page.getByRole('heading', { name: 'Ijans: chèche sekou kounye a' })).toBeFocused();
  const main = page.getByRole('main');
  await expect(main.locator('a[href="tel:116"]')).toBeVisible();
  await expect(main.locator('a[href="tel:911"]')).toBeVisible();
  await expect(page.getByText('Kriz kadyak', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectAccessibleOnDesktop(page);
  await page.getByRole('link', { name: 'Premye swen: Kriz kadyak' }).click();
  await expect(page).toHaveURL(/\/app\/first-aid\/heart-attack/);
  expect(errors).toEqual([]);
});

test('AI-1 what does not press leads to booking a visit', async ({ page }) => {
  await signInInCreole(page);
  await page.goto('/app/symptom-checker');
  await page.getByRole('checkbox', { name: 'fatig' }).check();
  await sayAndCheck(page, 'Mwen gen doulè nan do depi 3 semèn, mwen pa gen lafyèv');
  await expect(page.getByRole('heading', { name: /Pa prese|Prese/ })).toBeVisible();
  await expect(page.getByText('Non: lafyèv')).toBeVisible();
  await page.getByRole('link', { name: 'Chèche swen' }).click();
  await expect(page).toHaveURL(/\/app\/find-care/);
});

test('AI-1 what was not understood is not called harmless, and can be said again', async ({ page }) => {
  await signInInCreole(page);
  await page.goto('/app/symptom-checker');
  await sayAndCheck(page, 'blablabla');
  await expect(page.getByRole('heading', { name: 'Nou poko konprann sa ou di a' })).toBeFocused();
  await expect(page.getByRole('heading', { name: /Pa prese/ })).toHaveCount(0);
  await expect(page.getByRole('main').locator('a[href="tel:116"]')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Chanje sa mwen te di a' }).click();
  const said = page.getByRole('textbox', { name: 'Kisa ou santi?' });
  await expect(said).toBeFocused();
  await expect(said).toHaveValue('blablabla');
});

test('AI-1 in a crisis, Haiti’s own number comes before that of another country', async ({ page }) => {
  await signInInCreole(page);
  await page.goto('/app/symptom-checker');
  await sayAndCheck(page, 'mwen vle touye tèt mwen');
  await expect(page.getByRole('heading', { name: 'Ijans: chèche sekou kounye a' })).toBeVisible();
  const calls = page.getByRole('main').locator('a[href^="tel:"]');
  await expect(calls.first()).toHaveAttribute('href', 'tel:116');
  await expect(page.getByRole('main').locator('a[href="tel:988"]')).toBeVisible();
  await expectAccessible(page);
});

test('AI-1 a server in trouble is said in words, and what was typed is still there', async ({ page }) => {
  await signInInCreole(page);
  await page.goto('/app/symptom-checker');
  await page.route('**/api/ai/symptom-checker', (route) =>
    route.fulfill({
      status: 500,
      json: { message: 'Failed to analyze symptoms.', code: 'analysis_failed' },
    }),
  );
  await sayAndCheck(page, 'tèt mwen fè mal');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Nou pa rive analize sentòm yo.');
  await expect(page.getByRole('textbox', { name: 'Kisa ou santi?' })).toHaveValue('tèt mwen fè mal');
});

test('AI-2 the assistant answers in Creole, names its page and leads there', async ({ page }) => {
  const errors = collectErrors(page);
  await signInInCreole(page);
  await page.goto('/app');
  await page.getByRole('button', { name: 'Mande asistan an' }).click();
  const dialog = page.getByRole('dialog', { name: 'Asistan' });
  await expect(dialog.getByText('mwen pa ka bay konsèy medikal', { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: 'Voye' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Ki siy kolera bay?' }).click();
  await expect(dialog.getByRole('link', { name: 'Kolera: pwoteje fanmi ou' })).toBeVisible();
  await expectAccessible(page);

  await dialog
    .getByRole('textbox', { name: 'Ekri kesyon ou' })
    .fill('Pitit mwen pa ka respire, bouch li ble');
  await dialog.getByRole('button', { name: 'Voye' }).click();
  await expect(dialog.getByText('116', { exact: false }).last()).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Rekòmanse' })).toBeVisible();

  // The conversation is kept when the dialog is closed and opened again; a link in it opens its page.
  await dialog.getByRole('button', { name: 'Fèmen' }).click();
  await page.getByRole('button', { name: 'Mande asistan an' }).click();
  await dialog.getByRole('link', { name: 'Kolera: pwoteje fanmi ou' }).click();
  await expect(page).toHaveURL(/\/app\/education\/cholera/);
  await expect(dialog).toBeHidden();
  expect(errors).toEqual([]);
});

test('AI-2 the assistant is in reach over a page full of cards, too', async ({ page }) => {
  await signInAsPatient(page);
  for (const path of ['/app/education', '/app/medicines', '/app/first-aid']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('listitem').nth(5)).toBeAttached({ timeout: 15_000 });
    await expect(page.getByRole('button', { name: 'Ask the assistant' })).toBeVisible();
    await expectAccessible(page);
    await expectAccessibleOnDesktop(page);
  }
});

test('AI-2 what goes wrong stands inside the bubble', async ({ page }) => {
  await signInAsPatient(page);
  await page.goto('/app');
  const dialog = page.getByRole('dialog', { name: 'Assistant' });
  const say = async (text: string) => {
    await dialog.getByRole('textbox', { name: 'Write your question' }).fill(text);
    await dialog.getByRole('button', { name: 'Send' }).click();
  };
  await page.getByRole('button', { name: 'Ask the assistant' }).click();
  await page.route('**/api/chat', (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }));
  await say('hello');
  await expect(dialog.getByRole('alert').last()).toHaveText('The AI assistant is currently unavailable.');
  await page.route('**/api/chat', (route) => route.abort());
  await say('hello again');
  await expect(dialog.getByRole('alert').last()).toHaveText('Sorry, I encountered an error.');
  // A retry replaces the failed answer.
  await page.unroute('**/api/chat');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('alert')).toHaveCount(1);
  await expect(dialog.getByRole('button', { name: 'Start over' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expect(dialog.getByText('hello again', { exact: true })).toHaveCount(1);
});
