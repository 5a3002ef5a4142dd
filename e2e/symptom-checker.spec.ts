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

const noneOfThese = (page: Page) => page.getByRole('button', { name: 'Pa gen youn nan yo' }).click();

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
  await expect(page.getByRole('heading', { name: 'Ijans', exact: true })).toBeFocused();
  await expect(page.getByText('Chèche sekou kounye a', { exact: true })).toBeVisible();
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
  await noneOfThese(page);
  await expect(page.getByRole('heading', { name: /Pa prese|Prese/ })).toBeVisible();
  await expect(page.getByText('Non: lafyèv')).toBeVisible();
  await page.getByRole('link', { name: 'Chèche swen' }).click();
  await expect(page).toHaveURL(/\/app\/find-care/);
});

test('AI-3 before a mild answer she is asked for danger signs, and one that is there counts', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await signInInCreole(page);
  await page.goto('/app/symptom-checker');
  await sayAndCheck(page, 'nen mwen ap koule');
  await expect(page.getByRole('heading', { name: 'Èske youn nan siy sa yo la kounye a?' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Swen lakay' })).toHaveCount(0);
  await expectAccessible(page);
  await expectAccessibleOnDesktop(page);
  await noneOfThese(page);
  await expect(page.getByRole('heading', { name: 'Swen lakay' })).toBeFocused();

  await page.getByRole('button', { name: 'Chanje sa mwen te di a' }).click();
  await page.getByRole('button', { name: 'Verifye', exact: true }).click();
  await page.getByRole('checkbox', { name: /^Pa ka respire byen/ }).check();
  await expect(page.getByRole('button', { name: 'Pa gen youn nan yo' })).toHaveCount(0);
  await expect(page.getByRole('main').locator('a[href="tel:116"]')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Montre mwen sa pou mwen fè' }).click();
  await expect(page.getByRole('heading', { name: 'Ijans', exact: true })).toBeFocused();
  expect(errors).toEqual([]);
});

test('AI-1 in English the answer is one of four exact words, with the advice under it', async ({ page }) => {
  await signInAsPatient(page);
  await page.goto('/app/symptom-checker');
  const answers = [
    ['chest pain to my left arm and sweating', 'Emergency', 'Get help now'],
    ['fever for 4 days', 'Urgent', 'See a doctor today'],
    ['back pain for 3 weeks', 'Routine', 'Book a visit'],
    ['runny nose', 'Self-care', 'Care at home'],
  ] as const;
  for (const [said, severity, advice] of answers) {
    await page.getByRole('textbox', { name: 'How do you feel?' }).fill(said);
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    if (severity === 'Routine' || severity === 'Self-care')
      await page.getByRole('button', { name: 'None of these' }).click();
    await expect(page.getByRole('heading', { name: severity, exact: true })).toBeFocused();
    await expect(page.getByText(advice, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Edit my answer' }).click();
  }
});

test('AID-1 help is called where the person cared for is, not where the phone is from', async ({ page }) => {
  await signInAsPatient(page);
  const { id } = await (await page.request.get('/api/auth/session')).json();
  const mother = {
    name: 'Man Rose',
    dateOfBirth: '1950-01-01',
    relationship: 'parent',
    address: 'Okap, Ayiti',
  };
  const data = { address: '22 Flatbush Ave, Brooklyn, NY 11226', dependents: [mother] };
  const user = await (await page.request.put(`/api/users/${id}`, { data })).json();
  const call = page.getByRole('main').locator('a[href^="tel:"]').first();
  await page.goto('/app/first-aid');
  await expect(call).toHaveAttribute('href', 'tel:911');
  await page.evaluate(
    ([key, value]) => localStorage.setItem(key ?? '', value ?? ''),
    [`activeProfile:${id}`, user.dependents[0].id],
  );
  await page.reload();
  await expect(call).toHaveAttribute('href', 'tel:116');
});

test('AI-1 what was not understood is not called harmless, and can be said again', async ({ page }) => {
  await signInInCreole(page);
  await page.goto('/app/symptom-checker');
  await sayAndCheck(page, 'blablabla');
  await noneOfThese(page);
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
  await expect(page.getByRole('heading', { name: 'Ijans', exact: true })).toBeVisible();
  const calls = page.getByRole('main').locator('a[href^="tel:"]');
  await expect(calls.first()).toHaveAttribute('href', 'tel:116');
  await expect(page.getByRole('main').locator('a[href="tel:988"]')).toBeVisible();
  await expectAccessible(page);
});

test('AI-1 where the server is in trouble the phone judges, and what it cannot is said in words', async ({
  page,
}) => {
  await signInInCreole(page);
  const fails = (address: string) =>
    page.route(address, (route) =>
      route.fulfill({
        status: 500,
        json: { message: 'Failed to analyze symptoms.', code: 'analysis_failed' },
      }),
    );
  await fails('**/api/ai/symptom-checker');
  await fails('**/api/ai/symptom-checker/words*');
  await page.goto('/app/symptom-checker');
  await sayAndCheck(page, 'papa mwen pa ka respire');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Nou pa rive analize sentòm yo.');
  await expect(page.getByRole('main').locator('a[href="tel:116"]')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Kisa ou santi?' })).toHaveValue('papa mwen pa ka respire');

  await page.unroute('**/api/ai/symptom-checker/words*');
  await page.getByRole('button', { name: 'Verifye', exact: true }).click();
  const danger = page.getByRole('alertdialog', { name: 'Chèche sekou kounye a' });
  await expect(danger.getByText('Se telefòn sa a sèlman ki verifye sa.', { exact: false })).toBeVisible();
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
  await dialog.getByRole('button', { name: 'Fèmen' }).first().click();
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
