import { randomInt, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

export const PASSWORD = 'yon bon modpas';
export const LANGUAGES = ['en', 'fr', 'ht'] as const;
export const STATIC_PAGES = ['', '/how-it-works', '/about', '/fund', '/terms', '/privacy'] as const;

/** A random client address, because many registrations or sign-ins from one are refused. */
export const randomClientAddress = () => ({
  'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
});

export const newEmail = () => `${randomUUID()}@example.test`;

/** Waits until nothing that ends by itself moves: what slides or fades in has passing places and colours. */
const movementsEnd = (page: Page) =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

const AXE = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds in the page itself, because our pages contain no frames of other sites; read once a document. */
async function findViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  return page.evaluate(async (values) => {
    const loaded = globalThis as unknown as { axe: typeof axe };
    const { violations } = await loaded.axe.run({
      resultTypes: ['violations'],
      runOnly: { type: 'tag', values },
      iframes: false,
      preload: false, // our pages have no style sheets of other sites
      selectors: false,
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  }, AXE_TAGS);
}

/** Expects no accessibility violation that axe finds, and no horizontal scrolling. */
export async function expectAccessible(page: Page): Promise<void> {
  // A screen that is loading has no title and no heading yet.
  await expect(page.locator('h1').first()).toBeVisible();
  await movementsEnd(page);
  expect(await findViolations(page)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

/** The same on a wide screen. */
export async function expectAccessibleOnDesktop(page: Page): Promise<void> {
  const phone = page.viewportSize();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expectAccessible(page);
  if (phone) await page.setViewportSize(phone);
}

/** Errors that the browser reports: script errors, blocked content, and unexpected failed requests. */
export function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

const PROFILE = {
  dateOfBirth: '1991-03-14',
  address: '14, rue Baranquilla, Jacmel',
  phone: '+50937123456',
  emergencyContact: { name: 'Rose Pierre', phone: '+50937123457', address: 'Jacmel' },
};

/** Completes the profile of the signed-in user. */
export async function completeProfile(page: Page): Promise<void> {
  const { id } = await (await page.request.get('/api/auth/session')).json();
  expect((await page.request.post(`/api/users/${id}/complete-profile`, { data: PROFILE })).status()).toBe(
    200,
  );
}

/** Whose cookies and calls these are: a page, a context, or calls alone. */
interface Caller {
  readonly request: APIRequestContext;
}

/** Signs in through the API, each time from another address. */
export async function signIn({ request }: Caller, email: string, password = PASSWORD) {
  const headers = randomClientAddress();
  const reply = await request.post('/api/auth/login', { data: { email, password }, headers });
  expect(reply.status(), await reply.text()).toBe(200);
  return reply.json();
}

/** Signs in as one of the people of the demo. */
export const signInAsDemo = (caller: Caller, who: string) =>
  signIn(caller, `${who}@lakou.test`, 'lakou-demo');

/** Creates a patient with a complete profile through the API and signs in. */
export async function signInAsPatient(page: Page, name = 'Nadège Pierre'): Promise<{ email: string }> {
  const email = newEmail();
  const data = { name, email, role: 'PATIENT', password: PASSWORD };
  expect(
    (await page.request.post('/api/auth/register', { data, headers: randomClientAddress() })).status(),
  ).toBe(201);
  await signIn(page, email);
  await completeProfile(page);
  return { email };
}

/** Signs out on an empty page, because a screen left open would ask on and be refused. */
export async function signOut(page: Page): Promise<void> {
  await page.goto('about:blank');
  expect((await page.request.post('/api/auth/logout')).ok()).toBe(true);
}

/** The newest link of this kind that was mailed to this address; mail goes to the demo's own page. */
export async function mailedLink(page: Page, email: string, kind: RegExp): Promise<string> {
  let link = '';
  await expect
    .poll(
      async () => {
        const text = await (await page.request.get('/dev/mail')).text();
        const mail = text.split('<section>').find((part) => part.includes(email) && kind.test(part));
        link = mail?.match(/href="([^"]+)"/)?.[1]?.replaceAll('&amp;', '&') ?? '';
        return link;
      },
      { timeout: 15_000 },
    )
    .not.toBe('');
  const { pathname, search } = new URL(link);
  return `${pathname}${search}`;
}

/** Follows the link that proves the address of who was just registered. */
export async function verifyEmail(page: Page, email: string): Promise<void> {
  const link = await mailedLink(page, email, /auth\/verify/);
  expect((await page.request.get(link, { maxRedirects: 0 })).headers().location).toContain('verified=true');
}

const WORK = {
  professionalTitle: 'Doktè',
  specialty: 'Family Medicine',
  licenseNumber: 'MSPP-2011-0427',
  licenseIssuingAuthority: 'MSPP',
  licenseExpirationDate: '2099-06-30',
  yearsOfExperience: 12,
  education: 'UEH',
  phone: '+50937009012',
  availability: { timeZone: 'America/Port-au-Prince', hours: [{ day: 'mon', from: '08:00', to: '16:00' }] },
  serviceLocations: [{ name: 'Jacmel', lat: 18.2342, lng: -72.5354 }],
};

/** All kinds of visits, at the usual fee. */
const FEES = ['in_home', 'clinic', 'video', 'audio', 'chat'].map((mode) => ({
  mode,
  base: 50,
  payFirst: false,
}));

interface About
  extends Partial<Record<keyof typeof WORK | 'languagesSpoken' | 'contactEmail' | 'bio', unknown>> {
  name: string;
}

/** Completes the profile of the signed-in provider. */
export async function completeWork(page: Page, profile: Omit<About, 'name'> = {}): Promise<void> {
  const completed = await page.request.post(`/api/users/${await idOf(page)}/complete-profile`, {
    data: { ...WORK, ...profile },
  });
  expect(completed.status(), await completed.text()).toBe(200);
}

/** Creates a provider whom patients find through the API and signs in; returns the id. */
export async function signInAsProvider(page: Page, { name, ...profile }: About): Promise<string> {
  const data = { name, email: newEmail(), role: 'PROVIDER', password: PASSWORD };
  expect(
    (await page.request.post('/api/auth/register', { data, headers: randomClientAddress() })).status(),
  ).toBe(201);
  const { id } = await signIn(page, data.email);
  await completeWork(page, profile);
  const offered = await page.request.put('/api/providers/me/availability', { data: { fees: FEES } });
  expect(offered.status(), await offered.text()).toBe(200);
  return id;
}

/** The same in another browser context. */
export async function newProvider(browser: Browser, about: About): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signInAsProvider(page, about);
  return page;
}

/** An administrator of the demo verifies the licences of these providers. */
export async function verifyLicences(browser: Browser, ...providerIds: string[]): Promise<void> {
  const admin = await browser.newContext();
  await signInAsDemo(admin, 'admin');
  for (const id of providerIds) {
    const decided = await admin.request.put(`/api/admin/providers/${id}/verification`, {
      data: { decision: 'verified' },
    });
    expect(decided.status(), await decided.text()).toBe(200);
  }
  await admin.close();
}

/** A provider in another browser context, whose licence is verified. */
export async function newVerifiedProvider(browser: Browser, about: About): Promise<Page> {
  const page = await newProvider(browser, about);
  await verifyLicences(browser, await idOf(page));
  return page;
}

/** Registers the administrator of a new clinic with a complete profile, and signs her in. */
export async function signInAsClinic(page: Page): Promise<string> {
  const data = {
    name: 'Marie-Ange Louis',
    email: newEmail(),
    password: PASSWORD,
    clinicName: 'Klinik Lespwa',
  };
  const registered = await page.request.post('/api/auth/register/clinic', {
    data,
    headers: randomClientAddress(),
  });
  expect(registered.status(), await registered.text()).toBe(201);
  const { id } = await signIn(page, data.email);
  const completed = await page.request.post(`/api/users/${id}/complete-profile`, {
    data: {
      clinicDetails: {
        name: data.clinicName,
        contactEmail: data.email,
        contactPhone: '+509 3712 3456',
        facilityAddress: '12, Rue Capois, Port-au-Prince',
      },
    },
  });
  expect(completed.status(), await completed.text()).toBe(200);
  return id;
}

/** The clinic of this page sends its registration, and an administrator of the demo verifies it. */
export async function verifyClinic(page: Page, browser: Browser): Promise<void> {
  const clinicId = await clinicIdOf(page);
  const paper = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF').toString('base64');
  const sent = await page.request.put(`/api/clinics/${clinicId}/verification`, {
    data: {
      kind: 'clinic',
      registrationNumber: 'MSPP-OU-0142',
      issuingAuthority: 'MSPP',
      documentUrl: `data:application/pdf;base64,${paper}`,
    },
  });
  expect(sent.status(), await sent.text()).toBe(200);
  const admin = await browser.newContext();
  await signInAsDemo(admin, 'admin');
  const decided = await admin.request.put(`/api/admin/clinics/${clinicId}/verification`, {
    data: { decision: 'verified' },
  });
  expect(decided.status(), await decided.text()).toBe(200);
  await admin.close();
}

/** The id of the clinic where the signed-in user works. */
export const clinicIdOf = async (page: Page): Promise<string> =>
  (await (await page.request.get('/api/auth/session')).json()).clinicId;

/** The id of the signed-in user. */
export const idOf = async (page: Page): Promise<string> =>
  (await (await page.request.get('/api/auth/session')).json()).id;

/** Ticks 'I am not a robot' and waits for the proof. */
export async function tickHumanCheck(page: Page): Promise<void> {
  const box = page.getByRole('checkbox', { name: /not a robot|pas un robot|pa yon wobo/ });
  await box.check();
  await expect(box).toHaveAttribute('aria-busy', 'false', { timeout: 20_000 });
}

/** Waits until the service worker has stored this address. */
export const expectStored = (page: Page, path: string) =>
  expect
    .poll(
      () => page.evaluate(async (wanted) => Boolean(await caches.match(wanted, { ignoreVary: true })), path),
      { timeout: 30_000 },
    )
    .toBe(true);
