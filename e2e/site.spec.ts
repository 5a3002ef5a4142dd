import { expect, test } from '@playwright/test';
import { readPage } from '../packages/contract/src/marketing-html.rules.ts';
import { jsonLdFaults } from '../server/test/json-ld.ts';
import {
  collectErrors,
  expectAccessible,
  expectAccessibleOnDesktop,
  LANGUAGES,
  STATIC_PAGES,
  signInAsPatient,
} from './support.ts';

const WORDS_FOR_ALL = /See all 17|Wè tout sèvis/;

for (const lang of LANGUAGES) {
  test(`SITE-1, SITE-12 the public pages in ${lang}: own address, own head, sound, at 360 and 1280`, async ({
    page,
    baseURL,
  }) => {
    const errors = collectErrors(page);
    const titles = new Set<string>();
    for (const path of STATIC_PAGES) {
      const url = `/${lang}${path}`;
      const reply = await page.goto(url);
      expect(reply?.status()).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      titles.add(await page.title());
      const head = page.locator('head');
      await expect(head.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${url}`);
      expect((await head.locator('meta[name=description]').getAttribute('content'))?.length).toBeGreaterThan(
        80,
      );
      for (const other of [...LANGUAGES, 'x-default'])
        await expect(head.locator(`link[rel=alternate][hreflang="${other}"]`)).toHaveCount(1);
      for (const property of ['og:title', 'og:description', 'og:url', 'og:image', 'og:locale'])
        await expect(head.locator(`meta[property="${property}"]`)).toHaveCount(1);
      const data = JSON.parse(
        (await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '',
      );
      expect(jsonLdFaults(data)).toEqual([]);
      // Every address in the page has the host that was requested.
      const html = (await reply?.text()) ?? '';
      const named = html.match(/(?<=(?:href|content)="|"(?:@id|url|logo)":")https?:\/\/[^/"]+/g) ?? [];
      expect(named.length).toBeGreaterThan(6);
      expect(new Set(named)).toEqual(new Set([baseURL]));
      await expectAccessible(page);
      if (lang === 'ht') await expectAccessibleOnDesktop(page);
    }
    expect(titles.size).toBe(STATIC_PAGES.length);
    expect(errors).toEqual([]);
  });
}

test('SITE-1 public pages read, navigate and go back without any script', async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 1280, height: 900 },
  });
  const page = await context.newPage();
  await page.goto('/ht');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kondisyon' }).click();
  await expect(page).toHaveURL('/ht/terms');
  await page.goBack();
  await expect(page).toHaveURL('/ht');
  // The list of features opens without a script too.
  await page.getByRole('button', { name: WORDS_FOR_ALL }).click();
  await expect(page.locator('[popover]:popover-open')).toBeVisible();
  await context.close();
});

test('SITE-2, SITE-4 home: two ways to sign up, three steps, 17 features, two examples', async ({ page }) => {
  await page.goto('/en');
  const main = page.getByRole('main');
  await expect(main.locator('a[href="/en/register?as=patient"]')).toHaveCount(2);
  await expect(main.locator('a[href="/en/register?as=provider"]')).toHaveCount(2);
  await expect(main.locator('blockquote')).toHaveCount(2);
  await expect(main.getByText('{name}')).toHaveCount(2);
  await expect(main.getByText('Example', { exact: true })).toHaveCount(2);
  await page.getByRole('button', { name: WORDS_FOR_ALL }).click();
  const features = page.locator('[popover]:popover-open');
  await expect(features.locator('dt')).toHaveCount(17);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(features).toHaveCount(0);
});

test('SITE-3 how it works guides patients, providers and sponsors in three steps each', async ({ page }) => {
  await page.goto('/en/how-it-works');
  for (const who of ['patients', 'providers', 'sponsors']) {
    await expect(page.locator(`#${who}`)).toBeVisible();
    await expect(page.locator(`main a[href^="/en/register?as=${who.slice(0, -1)}"]`).first()).toBeVisible();
  }
});

test('SITE-5 about names everything the product does', async ({ page }) => {
  await page.goto('/en/about');
  const text = ((await page.getByRole('main').textContent()) ?? '').toLowerCase();
  const things = [
    'home',
    'clinic',
    'video',
    'education',
    'community health workers',
    'medicine',
    'lab',
    'image',
    'record',
    'calculator',
    'referral',
    'family',
    'community fund',
    'donat',
    'internet',
    'notification',
  ];
  expect(things.filter((thing) => !text.includes(thing))).toEqual([]);
});

test('SITE-6 terms and privacy carry their date, the age and the notice, in each language', async ({
  page,
}) => {
  const dates = { en: 'July 6, 2025', fr: '6 juillet 2025', ht: '6 jiyè 2025' };
  for (const lang of LANGUAGES)
    for (const path of ['terms', 'privacy']) {
      await page.goto(`/${lang}/${path}`);
      const main = page.getByRole('main');
      await expect(main.getByText(dates[lang]).first()).toBeVisible();
      await expect(main).toContainText('18');
      await expect(main).toContainText('30');
    }
});

test('SITE-8 the footer leads to about, how it works, terms and privacy; signed in, a way back to the app shows', async ({
  page,
}) => {
  await page.goto('/en/about');
  const back = page.locator('[data-back-to-app]').first();
  await expect(back).toBeHidden();
  const footer = page.getByRole('contentinfo');
  for (const path of ['about', 'how-it-works', 'terms', 'privacy'])
    await expect(footer.locator(`a[href="/en/${path}"]`)).toBeVisible();
  await signInAsPatient(page);
  for (const path of ['about', 'terms', 'privacy']) {
    await page.goto(`/en/${path}`);
    await expect(back).toBeVisible();
  }
  await back.click();
  await expect(page).toHaveURL('/app');
});

test('SITE-12 sitemap, robots, and a real 404 in the reader’s language', async ({
  page,
  request,
  baseURL,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap.match(/<loc>/g)?.length).toBeGreaterThan(972);
  for (const path of [...STATIC_PAGES, '/first-aid/burns', '/guides/cholera', '/medicines/paracetamol'])
    expect(sitemap).toContain(`<loc>${baseURL}/ht${path}</loc>`);
  for (const [, address = ''] of sitemap.matchAll(/<loc>([^<]+)/g))
    expect(new URL(address).origin).toBe(baseURL);
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const reply = await page.goto('/ht/pa-gen-paj-sa-a');
  expect(reply?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ht');
  await expectAccessible(page);
});

test('PUB-1, PUB-2 on a small phone without any script I find first aid, read it, and look for care', async ({
  browser,
  page,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto('/ht');
  await plain.getByRole('contentinfo').getByRole('link', { name: 'Premye swen' }).click();
  await expect(plain).toHaveURL('/ht/first-aid');
  await plain.getByRole('searchbox').fill('brulure');
  await plain.getByRole('button', { name: 'Chèche' }).click();
  await plain.getByRole('main').getByRole('link', { name: 'Brili' }).click();
  await expect(plain.getByRole('heading', { level: 1, name: 'Brili' })).toBeVisible();
  await expect(plain.getByRole('main').locator('a[href="tel:116"]')).toBeVisible();
  await plain.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click();
  await expect(plain).toHaveURL('/fr/first-aid/burns');
  await expect(plain.locator('html')).toHaveAttribute('lang', 'fr');
  await plain.goto('/fr');
  await plain.getByRole('searchbox', { name: 'Où' }).fill('Jacmel');
  await plain.getByRole('button', { name: 'Trouver' }).click();
  await expect(plain).toHaveURL('/fr/care/jacmel');
  await expect(plain.getByRole('heading', { level: 1, name: /Jacmel/ })).toBeVisible();
  await context.close();

  // With a script they are the same, sound at 360 and 1280, and arrive in 15 kB.
  const errors = collectErrors(page);
  for (const path of ['/ht/medicines', '/fr/guides/cholera', '/ht/first-aid/childbirth', '/en/care']) {
    const reply = await page.goto(path);
    const { responseBodySize } = (await reply?.request().sizes()) ?? { responseBodySize: Number.NaN };
    expect(responseBodySize).toBeLessThan(15_000);
    if (path.includes('/guides/'))
      expect(readPage((await reply?.text()) ?? '').words).toBeGreaterThanOrEqual(800);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectAccessible(page);
  }
  await expectAccessibleOnDesktop(page);
  expect(errors).toEqual([]);
});
