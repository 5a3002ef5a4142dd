import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { collectErrors, expectAccessible, signInAsDemo } from './support.ts';

const section = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sections of the project' }).getByRole('link', { name });
const isSaved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible();

test('MKT-2, MKT-4, MKT-5 an administrator goes from a word to a planned calendar, and finds it again', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await signInAsDemo(page, 'admin');
  await page.goto('/app/marketing');
  await page.getByRole('button', { name: 'New project' }).click();
  const name = `Malaria ${randomUUID().slice(0, 8)}`;
  await page.getByLabel('Project name').fill(name);
  await page.getByRole('button', { name: 'Create project' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('These are example figures until you enter your own.')).toBeVisible();
  await expectAccessible(page);

  await section(page, 'Keyword Research').click();
  await page.getByLabel('Starting keyword').fill('malaria');
  await page.getByRole('button', { name: 'Find 60 keywords' }).click();
  await expect(page.getByText('60 keywords', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await section(page, 'Keyword Clusters').click();
  await page.getByRole('button', { name: 'Group keywords' }).click();
  const clusters = page.getByRole('list', { name: 'Keyword Clusters' });
  await expect(clusters.getByRole('heading', { level: 3 })).toHaveCount(15);
  await clusters.getByRole('button', { name: 'Write brief' }).first().click();
  await expect(page.getByText('About 1,200 words')).toBeVisible();

  await section(page, 'Content Calendar').click();
  await page.getByRole('button', { name: 'Plan posts' }).click();
  const planned = page.getByRole('list', { name: 'Planned posts' });
  await expect(planned.getByRole('listitem')).toHaveCount(15);
  await isSaved(page);
  await expectAccessible(page);

  await page.reload();
  await expect(planned.getByRole('listitem')).toHaveCount(15);
  await section(page, 'Content Brief').click();
  await expect(page.getByText('About 1,200 words')).toBeVisible();
  expect(errors).toEqual([]);
});

test('MKT-3 an administrator audits the home page and sees the score of every public page', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await signInAsDemo(page, 'admin');
  const made = await page.request.post('/api/admin/marketing/projects', {
    data: { name: `Audit ${randomUUID().slice(0, 8)}`, domain: '' },
  });
  expect(made.status()).toBe(201);
  await page.goto(`/app/marketing/${(await made.json()).id}?section=audit`);
  await page.getByLabel('Address of the page').fill('/en');
  await page.getByRole('button', { name: 'Audit page' }).click();
  await expect(page.getByText(/^Score: \d+ of 100$/)).toBeVisible();
  const pages = page.getByRole('row', { name: /^\/(en|fr|ht)\b/ });
  await expect(pages.filter({ hasText: '/ht/privacy' })).toBeVisible();
  await expect(pages.filter({ hasNotText: 'Nothing' })).toHaveCount(0);
  await page.getByRole('group', { name: 'Page type' }).getByText('First aid').click();
  await expect(pages.filter({ hasText: '/en/first-aid/burns' })).toBeVisible();
  await expect(pages.filter({ hasNotText: 'Nothing' })).toHaveCount(0);
  await page.getByLabel('Address of the page').fill('https://example.com/en');
  await page.getByRole('button', { name: 'Audit page' }).click();
  await expect(page.getByText('This isn’t a page of this site.')).toBeVisible();
  await page.getByLabel('HTML of a page').fill('<title>Short</title><h1>One</h1>');
  await page.getByRole('button', { name: 'Audit HTML' }).click();
  await expect(page.getByText(/^Score: \d+ of 100$/)).toHaveCount(2);
  await expectAccessible(page);
  expect(errors).toEqual([]);
});
