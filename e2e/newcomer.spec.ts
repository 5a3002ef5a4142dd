import { expect, test } from '@playwright/test';
import {
  collectErrors,
  completeProfile,
  expectAccessible,
  newEmail,
  PASSWORD,
  tickHumanCheck,
} from './support.ts';

test('ACC-1, ACC-3, ACC-4, ACC-6 a newcomer registers in Creole on a phone, signs in, and finds her way back after a reload', async ({
  page,
}) => {
  const errors = collectErrors(page);
  const email = newEmail();
  await page.goto('/ht');
  await page.getByRole('link', { name: 'Enskri kòm pasyan' }).first().click();
  await expect(page).toHaveURL(/\/ht\/register\?as=patient/);

  const submit = page.getByRole('button', { name: 'Kreye kont mwen' });
  await expect(submit).toBeDisabled();
  await page.getByLabel('Non ak siyati').fill('Nadège Pierre');
  await page.getByLabel('Imèl').fill('nadege@gmial.com');
  await page.getByText('Èske ou te vle di nadege@gmail.com?').waitFor();
  await page.getByRole('button', { name: 'Wi, korije li' }).click();
  await expect(page.getByLabel('Imèl')).toHaveValue('nadege@gmail.com');
  await page.getByLabel('Imèl').fill(email);
  await page.getByLabel('Modpas', { exact: true }).fill(PASSWORD);
  await expect(submit).toBeDisabled();
  await tickHumanCheck(page);
  await expectAccessible(page);
  await submit.click();

  await expect(page).toHaveURL(/\/ht\/sign-in/);
  await expect(page.getByText('Kont ou pare.')).toBeVisible();
  await expect(page.getByLabel('Imèl')).toHaveValue(email);
  // The check was done a moment ago, and is not asked again.
  await expect(page.getByRole('checkbox', { name: 'Mwen pa yon wobo' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Konekte', exact: true })).toBeDisabled();
  await page.getByLabel('Modpas', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Konekte', exact: true }).click();

  // A new profile must be completed first: here through the API, in profiles.spec.ts by hand.
  await expect(page).toHaveURL('/app/complete-profile');
  await expect(page.getByText('Ou konekte.')).toBeVisible();
  await completeProfile(page);
  await page.goto('/app');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nadège');
  await expect(page.getByText('Ou pa gen randevou ki gen pou vini.')).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nadège');
  await page.goto('/ht/sign-in');
  await expect(page).toHaveURL('/app');
  expect(errors).toEqual([]);
});

test('SITE-2 a provider comes with the choice made, and may register a clinic', async ({ page }) => {
  await page.goto('/fr');
  await page
    .getByRole('link', { name: /professionnel/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/fr\/register\?as=provider/);
  await expect(page.getByRole('radio', { name: /Donner des soins/ })).toBeChecked();
  await page.getByRole('radio', { name: 'Une clinique' }).check();
  await page.getByLabel('Nom de la clinique').fill('Clinique du Morne');
  await page.getByLabel('Nom complet').fill('Yolette Jean');
  await page.getByLabel('E-mail').fill(newEmail());
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await tickHumanCheck(page);
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(page).toHaveURL(/\/fr\/sign-in/);
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
  await expect(page).toHaveURL('/app/complete-profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('ACC-5, ACC-17 what went wrong is said in the reader’s language', async ({ page }) => {
  await page.goto('/ht/sign-in');
  await page.getByLabel('Imèl').fill(newEmail());
  await page.getByLabel('Modpas', { exact: true }).fill('sa a pa bon');
  await tickHumanCheck(page);
  await page.getByRole('button', { name: 'Konekte', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Nou pa jwenn itilizatè sa a.' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/en/register');
  await page.getByLabel('Full name').fill('A');
  await page.getByLabel('Email').fill('patient@lakou.test');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await tickHumanCheck(page);
  await page.getByRole('button', { name: 'Create my account' }).click();
  await expect(page.getByText('An account with this email already exists.')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('12345');
  await page.getByRole('button', { name: 'Create my account' }).click();
  await expect(page.getByText('at least 6 characters').first()).toBeVisible();
});

test('a server that cannot answer is an error that can be tried again', async ({ page }) => {
  await page.goto('/en/sign-in');
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }),
  );
  await page.getByLabel('Email').fill('patient@lakou.test');
  await page.getByLabel('Password', { exact: true }).fill('lakou-demo');
  await tickHumanCheck(page);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(
    page.getByText('Something went wrong. Please try again in a few minutes. (Error 502)'),
  ).toBeVisible();
  await page.unroute('**/api/auth/login');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL('/app');
});

test('a demo account is one tap away', async ({ page }) => {
  await page.goto('/en/sign-in');
  await page.getByRole('button', { name: /Patient: / }).click();
  await expect(page).toHaveURL('/app');
});
