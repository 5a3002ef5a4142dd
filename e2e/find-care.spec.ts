import { expect, type Page, test } from '@playwright/test';
import { expectDraft } from './device.ts';
import {
  collectErrors,
  expectAccessible,
  expectAccessibleOnDesktop,
  signInAsPatient,
  signInAsProvider,
  signOut,
} from './support.ts';

interface Place {
  name: string;
  lat: number;
  lng: number;
}

/** A paediatrician whom patients find; signed out afterwards. */
async function newPaediatrician(page: Page, name: string, place: Place, more = {}): Promise<string> {
  const about = {
    ...more,
    name,
    specialty: 'Pediatrics',
    languagesSpoken: ['ht'],
    serviceLocations: [place],
  };
  const id = await signInAsProvider(page, about);
  await signOut(page);
  return id;
}

// Each run has its own place, so that the list contains only its providers.
const place = (town: string) => `${town} ${crypto.randomUUID().slice(0, 8)}`;

test('DASH-1, FIND-1 my home has the filter, the map and the cards; they are loaded when I scroll there', async ({
  page,
}) => {
  const errors = collectErrors(page);
  const where = place('Lavil');
  const about = { contactEmail: 'kabine@example.test', bio: 'Mwen wè timoun.' };
  const id = await newPaediatrician(page, 'Marise Volcy', { name: where, lat: 18.5, lng: -73.34 }, about);
  await signInAsPatient(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/app');
  await expect(page.getByText('No upcoming appointments.')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => /find-care-panel|\/api\/providers/.test(path))).toEqual([]);

  const care = page.getByRole('region', { name: 'Find care' });
  await care.getByRole('link', { name: 'By phone' }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 400);
  await expect(care.locator('.leaflet-container')).toBeVisible();
  await expect(care.getByRole('listitem').getByRole('heading').first()).toBeVisible();
  await care.getByRole('searchbox', { name: 'Town or neighborhood' }).fill(where);
  await expect(care.getByRole('heading', { level: 3 })).toHaveText([/Marise Volcy/]);
  await expect(care.getByText('Mwen wè timoun.')).toBeVisible();
  await expect(care.getByRole('link', { name: 'Call +509 3700 9012' })).toHaveAttribute('href', /^tel:/);
  await expect(care.getByRole('link', { name: 'Email kabine@example.test' })).toBeVisible();
  await expect(care.locator('.spot-pin')).toHaveCount(1);
  await expect(care.getByRole('link', { name: 'Book with Marise Volcy' })).toHaveAttribute(
    'href',
    `/app/book/${id}`,
  );
  await expectAccessible(page);
  await expectAccessibleOnDesktop(page);
  await care.getByRole('searchbox').fill(`${where} x`);
  await expect(care.getByText(`No available providers found for ${where} x.`)).toBeVisible();
  await care.getByRole('link', { name: 'See all' }).click();
  await expect(page.getByRole('textbox', { name: 'Location, name or type of care' })).toHaveValue(
    `${where} x`,
  );
  expect(errors).toEqual([]);
});

test('FIND-5 I find a clinic, its hours and who works there, and so does a visitor', async ({ page }) => {
  const errors = collectErrors(page);
  await signInAsPatient(page);
  await page.goto('/app/find-care');
  await page.getByRole('link', { name: 'Clinics' }).click();
  await page.getByRole('textbox', { name: 'Clinic name, place or specialty' }).fill('bel jaden jeremie');
  await expect(page.getByText('1 clinic', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectAccessibleOnDesktop(page);
  await page.getByRole('link', { name: 'Klinik Bèl Jaden, Jérémie' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Klinik Bèl Jaden, Jérémie' })).toBeVisible();
  await expect(page.getByText('5, rue Eugène Margron, Jérémie')).toBeVisible();
  await expect(page.getByText('8:00 AM – 1:00 PM')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Directions to Klinik Bèl Jaden, Jérémie' })).toHaveAttribute(
    'href',
    /destination=5%2C%20rue%20Eug.*Haiti$/,
  );
  const services = page.getByRole('region', { name: 'Services' });
  await expect(services.getByText('General consultation')).toBeVisible();
  await page.getByRole('link', { name: 'Mirlande Joseph', exact: true }).click();
  await page.getByRole('link', { name: 'Works at Klinik Bèl Jaden, Jérémie' }).click();
  await expect(page.getByRole('heading', { level: 3, name: /Mirlande Joseph/ })).toBeVisible();
  await expectAccessible(page);
  const path = new URL(page.url()).pathname.replace('/app', '/ht');
  await page.context().clearCookies();
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 2, name: 'Pwofesyonèl ki nan klinik sa a' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Mirlande Joseph', exact: true })).toHaveAttribute(
    'href',
    /^\/ht\/providers/,
  );
  await expectAccessible(page);
  await expectAccessibleOnDesktop(page);
  expect(errors).toEqual([]);
});

test('FIND-1, FIND-2, FIND-6, FIND-7 I search by words, filter, and find the same again by the address', async ({
  page,
}) => {
  const errors = collectErrors(page);
  const where = place('Anse-à-Veau');
  await newPaediatrician(page, 'Marie-Ange Volcy', { name: where, lat: 18.5, lng: -73.34 });
  await newPaediatrician(page, 'Wilner Volcy', { name: where, lat: 18.51, lng: -73.35 });
  await signInAsPatient(page);
  await page.goto('/app/find-care');
  await page.getByRole('textbox', { name: 'Location, name or type of care' }).fill(where);
  await expect(page.getByText('2 providers', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Filters/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByLabel('Specialty').selectOption('Surgery');
  await sheet.getByRole('button', { name: 'Show results' }).click();
  await expect(page.getByText(`No available providers found for ${where}, Surgery.`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove: Surgery' }).click();
  await page.getByRole('button', { name: /^Filters/ }).click();
  await sheet.getByLabel('Specialty').selectOption('Pediatrics');
  await sheet.getByText('Video visit').click();
  await sheet.getByText('Kreyòl').click();
  // Haiti and the United States are apart from the start.
  await expect(sheet.getByRole('radio', { name: 'Haiti' })).toBeChecked();
  await sheet.getByRole('button', { name: 'Show results' }).click();
  await expect(page.getByText('2 providers', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/specialty=pediatrics/);
  await expectDraft(page, `{"search":"${new URL(page.url()).search.slice(1)}"}`);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Filters, 3 on' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Wilner Volcy', exact: true })).toBeVisible();
  // Without a search in the address, the page uses the last one.
  await page.goto('/app/find-care');
  await expect(page.getByRole('button', { name: 'Filters, 3 on' })).toBeVisible();
  await page.getByText('Lowest price').click();
  await expect(page).toHaveURL(/sort=price/);
  await expect(page.getByText('2 providers', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectAccessibleOnDesktop(page);
  // Nobody is free for a home visit there, and one tap widens the search.
  await page.goto(`/app/find-care?q=${encodeURIComponent(where)}&mode=in_home`);
  await page.getByRole('button', { name: /^By video: .* and 1 more$/ }).click();
  await expect(page.getByText('2 providers', { exact: true })).toBeVisible();
  await expectAccessible(page);
  expect(errors).toEqual([]);
});

test('FIND-3 the map has a marker for each, whose bubble names them and runs nothing', async ({ page }) => {
  const errors = collectErrors(page);
  const where = place('Môle');
  const trick = '<img src=x onerror="document.title=1">';
  await newPaediatrician(page, trick, { name: where, lat: 19.3, lng: -72.9 });
  await newPaediatrician(page, 'Guerda Noël', { name: where, lat: 19.05, lng: -72.9 });
  await signInAsPatient(page);
  await page.goto(`/app/find-care?q=${encodeURIComponent(where)}&view=map`);
  await expect(page.locator('.spot-pin')).toHaveCount(2);
  for (const pin of await page.locator('.spot-pin').all()) {
    await pin.click();
    const bubble = page.locator('.leaflet-popup-content');
    await expect(bubble.getByText(where)).toBeVisible();
    await expect(bubble.getByText('Pediatrics')).toBeVisible();
    const box = await page.locator('.leaflet-popup-content').boundingBox();
    expect(Math.floor(box?.width ?? 0)).toBeLessThanOrEqual(300);
  }
  await expect(page.locator('.leaflet-popup-content img')).toHaveCount(0);
  await expectAccessible(page);

  // On a wide screen the list and the map are side by side and correspond.
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.locator('.spot-pin')).toHaveCount(2);
  await page.getByRole('link', { name: 'Guerda Noël', exact: true }).hover();
  await expect(page.locator('.spot-pin.is-active')).toHaveCount(1);
  expect(errors).toEqual([]);
});

test('FIND-3 two at one address are both reached, by thumb and by keyboard', async ({ page }) => {
  const where = place('Kenscoff');
  const spot = { name: where, lat: 18.4472, lng: -72.2869 };
  await newPaediatrician(page, 'Guerda Noël', spot);
  await newPaediatrician(page, 'Wilner Noël', { ...spot, lat: spot.lat + 0.00005 }); // the next door
  await signInAsPatient(page);
  await page.goto(`/app/find-care?q=${encodeURIComponent(where)}&view=map`);
  const group = page.getByRole('button', { name: /^2 providers/ });
  await group.click();
  const pins = page.locator('.spot-pin');
  await expect(pins).toHaveCount(2);
  const [first, second] = await Promise.all((await pins.all()).map((pin) => pin.boundingBox()));
  expect(Math.abs((first?.x ?? 0) - (second?.x ?? 0))).toBeGreaterThanOrEqual(44);
  const bubble = page.locator('.leaflet-popup-content');
  const named: string[] = [];
  for (const pin of await pins.all()) {
    await pin.click();
    await expect(bubble.locator('strong')).not.toHaveText(named[0] ?? '', { timeout: 15_000 });
    named.push((await bubble.locator('strong').textContent()) ?? '');
    // A second press keeps it open.
    await pin.click();
    await expect(bubble.locator('strong')).toHaveText(named.at(-1) ?? '');
  }
  expect(named.toSorted()).toEqual(['Guerda Noël', 'Wilner Noël']);

  await page.reload();
  await group.focus();
  await page.keyboard.press('Enter');
  await expect(pins).toHaveCount(2);
  await expect(page.locator('.spot-pin:focus')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(bubble.getByRole('link')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bubble).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(bubble.getByRole('link')).toBeVisible();
  await expectAccessible(page);
});

test('FIND-4, FIND-8, FIND-9 anybody reads a provider’s profile; signed in I keep it, wait for a time and book', async ({
  page,
}) => {
  const errors = collectErrors(page);
  const id = await newPaediatrician(page, 'Mirlande Joseph', {
    name: 'Delmas 33',
    lat: 18.5446,
    lng: -72.303,
  });
  await page.goto(`/ht/providers/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: /Mirlande Joseph/ })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Dèlma' })).toBeVisible();
  await expect(page.getByText('8:00 nan maten – 4:00 nan apremidi').first()).toBeVisible();
  await expect(page.getByRole('main').locator('time')).toHaveCount(3);
  await expect(page.getByText('Poko gen kòmantè').first()).toBeVisible();
  await expect(page.getByText(/anviwon .*\sgoud/).first()).toBeVisible();
  await expectAccessible(page);
  expect(errors).toEqual([]);
  await page.getByRole('link', { name: 'Pran randevou', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/ht/sign-in\\?next=.*${id}`));
  await signInAsPatient(page);
  await page.goto(`/app/providers/${id}`);
  await expect(page.getByRole('link', { name: 'Pran randevou', exact: true })).toHaveAttribute(
    'href',
    `/app/book/${id}`,
  );
  await expect(page.getByRole('link', { name: 'Voye mesaj' })).toHaveAttribute('href', `/app/messages/${id}`);
  await expectAccessibleOnDesktop(page);

  const kept = async () => (await page.request.get('/api/providers/favourites')).json();
  await page.getByRole('button', { name: 'Sa mwen pi renmen: Mirlande Joseph' }).click();
  await expect.poll(kept).toEqual([id]);
  await page.getByRole('button', { name: 'Fè mwen konnen si gen yon lè pi bonè' }).click();
  await page.getByRole('link', { name: 'Lis datant' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lis datant' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Mirlande Joseph' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sispann tann Mirlande Joseph' }).click();
  await expect(page.getByText('Ou pa ap tann pèsonn.')).toBeVisible();

  // A job computes the free times of who has just been listed.
  const times = async () => (await (await page.request.get(`/api/providers/${id}`)).json()).nextFree.length;
  await expect.poll(times).toBe(3);
  await page.goto('/app/find-care?favourites=true');
  await expect(page.getByRole('link', { name: 'Mirlande Joseph', exact: true })).toBeVisible();
  // A free time of the card leads to the booking with that time chosen.
  const free = page.getByRole('list', { name: 'Pwochen lè ki lib' }).getByRole('link').first();
  const { searchParams } = new URL((await free.getAttribute('href')) ?? '', page.url());
  await free.click();
  await expect(page).toHaveURL(new RegExp(`/app/book/${id}`));
  expect(Date.parse(searchParams.get('at') ?? '')).toBeGreaterThan(Date.now());
});

test('FIND-8, ACC-12 a favourite and a setting that nothing answered to go back, with a word', async ({
  page,
}) => {
  const id = await newPaediatrician(page, 'Rosemène Altidor', { name: 'Jacmel', lat: 18.2, lng: -72.5 });
  await signInAsPatient(page);
  await page.goto(`/app/providers/${id}`);
  const favourite = page.getByRole('button', { name: 'Favorite: Rosemène Altidor' });
  await expect(favourite).toHaveAttribute('aria-pressed', 'false');
  await page.route('**/api/providers/**', (route) => route.abort());
  await favourite.click();
  await expect(page.getByText('You’re offline. Please check your connection and try again.')).toBeVisible();
  await expect(favourite).toHaveAttribute('aria-pressed', 'false');
  await page.goto('/app/account-settings');
  const email = page.getByRole('switch', { name: 'Email' });
  await expect(email).toBeChecked();
  await page.route('**/api/users/me/notification-settings', (route) => route.abort());
  await email.click();
  await expect(page.getByText('You’re offline. Please check your connection and try again.')).toBeVisible();
  await expect(email).toBeChecked();
});
