import { expect, type Page, test } from '@playwright/test';
import { coveredAtTheEnd, cutAtLargeText } from './reach.ts';
import {
  AREAS,
  addressOf,
  answerFor,
  foreignTo,
  hasAsked,
  isShared,
  PUBLIC_SCREENS,
  publicAddressOf,
  readsOutside,
  screensOf,
  signInForScreens,
} from './screens.ts';
import { collectErrors, expectAccessible, signInAsDemo } from './support.ts';

// One test opens some thirty screens.
test.describe.configure({ timeout: 300_000 });

const HOME = 'has no home screen of its own yet';

/** Screens that read nothing when they open, by address or by area and address. */
const READS_NOTHING: Readonly<Record<string, string>> = {
  calculators: 'computes on the device',
  outbox: 'shows what the device keeps',
  'symptom-checker': 'reads nothing before somebody asks',
  toolbox: 'reads nothing before somebody asks',
  dictionary: 'reads nothing before somebody asks',
  'clinic-patients/import': 'reads nothing before a file is chosen',
  'lab-worklist/import': 'reads nothing before a file is chosen',
  'community/card': 'reads nothing before a card is shown',
  'hand-over': 'reads only the invitation that its address names',
  'connect-app': 'reads only the request that its address names',
  'pay/moncash': 'reads only the payment that its address names',
  'birth-plan': 'reads nothing without a pregnancy',
  growth: 'reads nothing without a child under five',
  'give/:id': 'acts on the gift that PayPal returns from; there is none before',
  'provider my-shifts': 'reads nothing for who works for no clinic',
  'provider clinic-patients': 'reads nothing for who works for no clinic',
  'provider clinic-patients/:id': 'reads nothing for who works for no clinic',
  'provider clinic-visits': 'reads nothing for who works for no clinic',
  'provider clinic-visits/:id': 'reads nothing for who works for no clinic',
  'provider team': 'reads nothing for who works for no clinic',
  'clinic ': HOME,
  'sponsor ': HOME,
  'admin ': HOME,
  'sponsor complete-profile': 'has no profile to complete',
  'admin complete-profile': 'has no profile to complete',
};
const LOADS_BESIDE: Readonly<Record<string, string>> = {
  'patient maternity': 'the form to begin needs nothing; a proposal may appear above it',
  'public reset-password': 'the new password needs nothing; what else opens the account appears below it',
};
/** Public screens that read nothing when they open. */
const READS_NOTHING_OUTSIDE: Readonly<Record<string, string>> = {
  '': 'is a page of texts',
  'how-it-works': 'is a page of texts',
  about: 'is a page of texts',
  terms: 'is a page of texts',
  privacy: 'is a page of texts',
  'not-found': 'is a page of texts',
  'sign-in': 'offers the accounts of a demo where there are some, and is whole without them',
  register: 'reads nothing before somebody is done',
  phone: 'reads nothing before a number is given',
  'forgot-password': 'reads nothing before an address is given',
  'undo-email': 'reads nothing before somebody presses',
  view: 'reads nothing before somebody says who they are',
  letter: 'reads nothing before somebody presses',
  support: 'reads nothing before somebody writes',
};
const isIn = (list: Readonly<Record<string, string>>, area: string, path: string) =>
  path in list || `${area} ${path}` in list;

const loading = (page: Page) => page.getByRole('status').filter({ hasText: /^Loading.*…$/ });
const again = (page: Page) => page.getByRole('button', { name: 'Try again' });
/** Presses the first of the buttons that ask for it, and fails while there was one. */
async function pressAgain(page: Page): Promise<void> {
  const left = await again(page).count();
  if (left > 0) await again(page).first().click({ timeout: 5000 });
  expect(left).toBe(0);
}
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** What the screen shows instead of lists; it does not go on loading. */
async function expectWordsForNothing(page: Page, path: string): Promise<void> {
  const words = page.getByRole('main').locator('p, label, dt, :not(nav) > ul > li').filter({ visible: true });
  await expect.soft(loading(page), path).toHaveCount(0);
  await expect.soft(words.first(), path).toBeVisible();
  await expect.soft(heading(page), path).toHaveCount(1);
}
/** The browser notes what is not there; the screen says it. */
const isNoticed = (error: string) => !error.includes('status of 404');

/** Opens a screen inside the app, without loading the document again. */
async function open(page: Page, address: string): Promise<void> {
  const go = (path: string) =>
    page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
  await go('/app/more');
  await expect(page).toHaveTitle(/^More/);
  await go(address);
  await expect.soft(page, address).toHaveTitle(/^(?!More)./);
}

/** Some parts load when somebody scrolls there. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await new Promise(requestAnimationFrame);
    }
  });

test('SITE-16 every public screen is tried with its calls failing, held and empty, or reads nothing', () => {
  const unknown = PUBLIC_SCREENS.filter((path) => !readsOutside(path) && !(path in READS_NOTHING_OUTSIDE));
  expect(unknown).toEqual([]);
});

test('SITE-16 every public screen says when its calls fail, recovers, shows that it loads, and has words for empty lists', async ({
  page,
  request,
}) => {
  const errors = collectErrors(page);
  const answer = await answerFor(page);
  // Somebody else knows what there is to see; the page has no account.
  await signInAsDemo({ request }, 'patient');
  await page.goto('/en/sign-in');
  for (const path of PUBLIC_SCREENS.filter(readsOutside))
    await test.step(path, async () => {
      const address = await publicAddressOf(path, request);
      await answer('failure');
      await page.goto(address);
      await expect
        .soft(
          page
            .getByRole('alert')
            .filter({ has: again(page) })
            .first(),
          path,
        )
        .toBeVisible();
      await expect.soft(loading(page), path).toHaveCount(0);
      await answer('real');
      await expect(() => pressAgain(page), path).toPass({ timeout: 60_000 });
      await expect.soft(loading(page), path).toHaveCount(0);
      await expect.soft(heading(page), path).toHaveCount(1);
      await expectAccessible(page);
    });
  await answer('none');
  for (const path of PUBLIC_SCREENS.filter((one) => readsOutside(one) && !isIn(LOADS_BESIDE, 'public', one)))
    await test.step(`${path}, held`, async () => {
      await page.goto(await publicAddressOf(path, request));
      await expect.soft(loading(page).first(), path).toBeVisible();
      await expect.soft(heading(page), path).toHaveCount(1);
    });
  errors.length = 0;
  await answer('empty');
  for (const path of PUBLIC_SCREENS.filter(readsOutside))
    await test.step(`${path}, empty`, async () => {
      await page.goto(await publicAddressOf(path, request));
      await hasAsked(page);
      await expectWordsForNothing(page, path);
      // A link that leads nowhere is refused, and the screen says that too.
      const isFault = (error: string) => isNoticed(error) && !error.includes('status of 400');
      expect.soft(errors.splice(0).filter(isFault), path).toEqual([]);
    });
});

for (const area of AREAS) {
  // What shared screens show is the same for everybody: they are opened once.
  const screens = screensOf(area).filter((path) => area === 'patient' || !isShared(path));
  const reading = screens.filter((path) => !isIn(READS_NOTHING, area, path));

  test(`every screen of ${area} says when its calls fail, and recovers`, async ({ page }) => {
    const { me, answer } = await signInForScreens(page, area);
    for (const path of reading)
      await test.step(path, async () => {
        await answer('failure');
        await page.goto(await addressOf(path, page.request, me));
        const problem = page.getByRole('alert').filter({ has: again(page) });
        await expect.soft(problem.first(), path).toBeVisible();
        await scrollThrough(page);
        await expect.soft(loading(page), path).toHaveCount(0);
        await answer('real');
        await expect(() => pressAgain(page), path).toPass({ timeout: 60_000 });
        await expect.soft(loading(page), path).toHaveCount(0);
        await expect.soft(heading(page), path).toHaveCount(1);
      });
  });

  test(`every screen of ${area} shows that it loads`, async ({ page }) => {
    const { me, answer } = await signInForScreens(page, area);
    await answer('none');
    for (const path of reading.filter((one) => !isIn(LOADS_BESIDE, area, one)))
      await test.step(path, async () => {
        await open(page, await addressOf(path, page.request, me));
        const busy = loading(page).or(page.locator('main [aria-busy=true]'));
        await expect.soft(busy.first(), path).toBeVisible();
        await expect.soft(heading(page), path).toHaveCount(1);
      });
  });

  test(`SITE-16 every screen of ${area} has words for empty lists`, async ({ page }) => {
    const errors = collectErrors(page);
    const { me, answer } = await signInForScreens(page, area);
    await answer('empty');
    for (const path of screens)
      await test.step(path, async () => {
        await open(page, await addressOf(path, page.request, me));
        await expectWordsForNothing(page, path);
        await expectAccessible(page);
        if (area === 'patient') {
          expect.soft(await coveredAtTheEnd(page), path).toEqual([]);
          expect.soft(await cutAtLargeText(page), path).toEqual([]);
        }
        expect.soft(errors.splice(0).filter(isNoticed), path).toEqual([]);
      });
  });

  test(`${area} is told of the screens of others that they are not theirs`, async ({ page }) => {
    const { me } = await signInForScreens(page, area);
    for (const path of foreignTo(area))
      await test.step(path, async () => {
        await open(page, await addressOf(path, page.request, me));
        await expect.soft(heading(page), path).toHaveText('This page isn’t for your account');
        const home = page.getByRole('main').getByRole('link', { name: 'Home', exact: true });
        await expect.soft(home, path).toHaveAttribute('href', '/app');
      });
  });
}
