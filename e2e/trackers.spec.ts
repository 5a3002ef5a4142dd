import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { collectErrors, expectAccessible, expectAccessibleOnDesktop, signInAsPatient } from './support.ts';

/** A patient who reads Creole. */
async function signInInCreole(page: Page, baseURL: string | undefined): Promise<string> {
  await page.context().addCookies([{ name: 'appLanguage', value: 'ht', url: baseURL ?? '' }]);
  await signInAsPatient(page);
  return (await (await page.request.get('/api/auth/session')).json()).id;
}

/** Scrolls to the end of the page first, where the assistant's button covers no control. */
async function expectAccessibleAtFoot(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expectAccessible(page);
}

const save = (page: Page) => page.getByRole('button', { name: 'Anrejistre', exact: true }).click();

test('TRACK-3 readings are noted, 12/8 is understood, and danger says what to do', async ({
  page,
  baseURL,
}) => {
  const errors = collectErrors(page);
  await signInInCreole(page, baseURL);
  await page.goto('/app/vitals');
  await expect(page.getByText('Note premye mezi ou.')).toBeVisible();
  await expectAccessibleAtFoot(page);

  await page.getByRole('button', { name: 'Ajoute: Tansyon' }).click();
  await expect(page.getByLabel('Chif anwo')).toBeFocused();
  await page.getByLabel('Chif anwo').fill('12');
  await page.getByLabel('Chif anba').fill('8');
  await save(page);
  await expect(page.getByText('Ant 40 ak 300.')).toBeVisible();
  await page.getByRole('button', { name: 'Wi, mete 120/80' }).click();
  await page.getByRole('textbox', { name: 'Tanperati' }).fill('36,7');
  await expectAccessible(page);
  await save(page);
  await expect(page.getByText('Tansyon: 120/80')).toBeVisible();

  await page.getByRole('button', { name: 'Ajoute mezi' }).click();
  await page.getByLabel('Chif anwo').fill('192');
  await page.getByLabel('Chif anba').fill('112');
  await save(page);
  const alarm = page.getByRole('alert').filter({ hasText: 'Aji kounye a' });
  await expect(alarm).toContainText('Tansyon 192/112 wo anpil.');
  await expect(alarm.getByRole('link', { name: 'Rele 116' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Tansyon, mmHg' })).toContainText('192/112');
  await expectAccessibleAtFoot(page);
  await expectAccessibleOnDesktop(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Telechaje tablo a' }).click();
  const table = await readFile(await (await download).path(), 'utf8');
  expect(table.trim().split('\r\n')).toHaveLength(3);
  expect(table).toContain(',192,112,');

  await page.getByRole('button', { name: 'Tansyon: 192/112' }).click();
  await page.getByRole('button', { name: 'Efase', exact: true }).click();
  await page.getByRole('button', { name: 'Efase nòt sa a' }).click();
  await expect(alarm).toBeHidden();
  await page.reload();
  await expect(page.getByText('Tansyon: 120/80')).toBeVisible();
  await expect(page.getByText('192/112')).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('TRACK-1 a walk fills the rings, goals are one’s own, and a child’s walk is the child’s', async ({
  page,
  baseURL,
}) => {
  const errors = collectErrors(page);
  const id = await signInInCreole(page, baseURL);
  await page.goto('/app/activity');
  await expect(page.getByText('Mache konte tou')).toBeVisible();
  await expectAccessibleAtFoot(page);
  await page.getByRole('button', { name: 'Ajoute yon aktivite' }).click();
  await page.getByLabel('Minit').fill('45');
  await page.getByLabel('Kalori').fill('190');
  await save(page);
  await expect(page.getByText('45 minit · 190 kalori')).toBeVisible();

  await page.getByRole('button', { name: 'Chanje objektif yo' }).click();
  await page.getByLabel('Egzèsis, minit').fill('30');
  await save(page);
  await expect(page.getByText('sou 30 minit')).toBeVisible();
  await expect(page.getByText('Objektif la rive')).toBeVisible();
  await expectAccessibleAtFoot(page);

  await page.getByRole('button', { name: /Mache/ }).click();
  await page.getByLabel('Minit').fill('50');
  await save(page);
  await page.getByRole('link', { name: 'Semèn' }).click();
  await expect(page.getByText('50 minit · 190 kalori')).toBeVisible();
  await expectAccessibleOnDesktop(page);
  await page.getByRole('link', { name: 'Mwa' }).click();
  await expect(page.getByRole('table', { name: 'Kalori' }).getByRole('row')).toHaveCount(31);
  await expectAccessibleAtFoot(page);

  const child = { name: 'Jozèf Pierre', dateOfBirth: '2019-04-02', relationship: 'child' };
  const added = await (await page.request.post(`/api/users/${id}/dependents`, { data: child })).json();
  await page.evaluate(
    ([key, value]) => localStorage.setItem(key ?? '', value ?? ''),
    [`activeProfile:${id}`, added.id],
  );
  await page.goto('/app/activity');
  await expect(page.getByText('Pou Jozèf Pierre')).toBeVisible();
  await expect(page.getByText('Mache konte tou')).toBeVisible();
  await expect(page.getByText('sou 60 minit')).toBeVisible();
  expect(errors).toEqual([]);
});

test('TRACK-2 what is felt is noted in one’s own words, shown as a line, and shared only when one says so', async ({
  page,
  baseURL,
}) => {
  const errors = collectErrors(page);
  const id = await signInInCreole(page, baseURL);
  await page.request.post(`/api/data/health/trackers/${id}/symptoms`, {
    data: {
      id: crypto.randomUUID(),
      at: new Date(Date.now() - 3 * 86_400_000).toISOString(),
      symptom: 'headache',
      severity: 7,
    },
  });
  await page.goto('/app/symptoms');
  await page.getByRole('button', { name: 'Note sa ou santi' }).click();
  await save(page);
  await expect(page.getByText('Ou dwe di kisa ou santi.')).toBeVisible();
  await page.getByLabel('Kisa ou santi?').selectOption({ label: 'Tèt fè mal' });
  await page.getByRole('radio', { name: '4', exact: true }).check();
  await page.getByLabel('Kisa ki fè li vini?').fill('Solèy');
  await expectAccessible(page);
  await save(page);
  await expect(page.getByText('4 sou 10 · Solèy')).toBeVisible();
  await expect(page.getByText('2 fwa nan 90 jou')).toBeVisible();
  const share = page.getByRole('switch', { name: 'Pataje ak moun ki ap swaye mwen yo' });
  await expect(share).not.toBeChecked();
  await share.click();
  await expect(page.getByText('Nou ekri chak fwa yo gade.')).toBeVisible();
  await expectAccessibleAtFoot(page);
  await page.reload();
  await expect(share).toBeChecked();
  expect(errors).toEqual([]);
});

test('TRACK-4 the heart’s risk says what it lacks, then what it is, how it is known and what helps', async ({
  page,
  baseURL,
}) => {
  const errors = collectErrors(page);
  await signInInCreole(page, baseURL);
  await page.goto('/app/heart');
  await expect(page.getByText('Nou poko ka di risk la.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Yon mezi tansyon' })).toBeVisible();
  await expectAccessibleAtFoot(page);
  await page.getByRole('button', { name: 'Reponn kesyon yo' }).click();
  await page.getByRole('radio', { name: 'Fi', exact: true }).check();
  for (const question of [
    'Fimen',
    'Gen dyabèt (sik)',
    'Pran medikaman pou tansyon',
    'Te deja fè kriz kadyak',
  ])
    await page.getByRole('group', { name: question }).getByRole('radio', { name: 'Non' }).check();
  await page.getByLabel('Wotè (cm)').fill('165');
  await expectAccessible(page);
  await save(page);

  await page.getByRole('link', { name: 'Yon mezi tansyon' }).click();
  await page.getByRole('button', { name: 'Ajoute mezi' }).click();
  await page.getByLabel('Chif anwo').fill('134');
  await page.getByLabel('Chif anba').fill('84');
  await page.getByLabel('Pwa', { exact: true }).fill('72');
  await save(page);
  await expect(page.getByText('Tansyon: 134/84')).toBeVisible();
  await page.goto('/app/heart');
  await expect(page.getByText('Risk ba')).toBeVisible();
  await expect(page.getByText('Wo, nivo 1')).toBeVisible();
  await page.getByText('Kijan nou kalkile li').click();
  await expect(page.getByText('Pèsonn poko verifye li ann Ayiti')).toBeVisible();
  await expect(page.getByText('Circulation 2008')).toBeVisible();
  await expect(page.getByText('Manje mwens sèl')).toBeVisible();
  await expectAccessibleAtFoot(page);
  await expectAccessibleOnDesktop(page);
  expect(errors).toEqual([]);
});
