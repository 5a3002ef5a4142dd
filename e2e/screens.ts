import type { APIRequestContext, Page } from '@playwright/test';
import { contract } from '../packages/contract/src/index.ts';
import { AREA_OF_ROLE, GUARDED_AREAS } from '../web/app/areas/areas.ts';
import { readManifests } from '../web/scripts/manifests.ts';
import { signInAsDemo } from './support.ts';

/** The demo account of each area, which has something to show. */
export const AREAS = Object.values(AREA_OF_ROLE);
type Area = (typeof AREAS)[number];

interface Me {
  readonly id: string;
  readonly clinicId?: string | null;
}
type Get = (url: string) => Promise<Record<string, string>[]>;

const NOBODY = '0199aaaa-0000-7000-8000-000000000000';
const provider = async (get: Get) => (await get('/api/providers?limit=1'))[0]?.id;
const booking = async (get: Get, me: Me) => (await get(`/api/data/bookings/user/${me.id}?limit=1`))[0]?.id;
const patient = async (get: Get) => (await get('/api/users/patients?limit=1'))[0]?.id;

/** What stands for a parameter of an address. A screen with a parameter that is not here fails its test. */
const EXAMPLES: Readonly<Record<string, (get: Get, me: Me) => Promise<string | undefined>>> = {
  'visits/:id': booking,
  'clinic-verifications/:id': async (get) => (await get('/api/admin/clinics?search=Jaden&limit=1'))[0]?.id,
  'visits/:id/call': async (get, me) =>
    (await get(`/api/data/bookings/user/${me.id}?limit=100`)).find(
      ({ mode }) => mode === 'video' || mode === 'audio',
    )?.id,
  'pay/:bookingId': async (get, me) =>
    (await get(`/api/data/bookings/user/${me.id}?when=owed&limit=1`))[0]?.id,
  'people/:id': async (get, me) => (await get(`/api/features/sponsors/${me.id}/patients?limit=1`))[0]?.id,
  'people/pay/:id': async (get, me) => {
    const people: unknown[] = await get(`/api/features/sponsors/${me.id}/patients?limit=10`);
    const visits = (people as { bookings: { id: string; payable: boolean }[] }[]).flatMap(
      ({ bookings }) => bookings,
    );
    return visits.find(({ payable }) => payable)?.id;
  },
  'acting-for/:patientId': async (get, me) =>
    (await get(`/api/users/${me.id}/represented`)).find(({ state }) => state === 'active')?.patientId,
  'give/:id': async () => NOBODY,
  'book/:providerId': provider,
  'providers/:id': provider,
  'clinics/:id': async (get) => (await get('/api/clinics?limit=1'))[0]?.id,
  'clinic-patients/:id': async (get, me) =>
    (await get(`/api/clinics/${me.clinicId ?? NOBODY}/patients?limit=1`))[0]?.id,
  'packages/:id': async (get) => (await get('/api/packages?limit=1'))[0]?.id,
  'clinic-visits/:id': async (get, me) =>
    (await get(`/api/clinics/${me.clinicId ?? NOBODY}/clinic-visits?limit=1`))[0]?.id ?? NOBODY,
  'clinic-patients/:id/card': async (get, me) =>
    (await get(`/api/clinics/${me.clinicId ?? NOBODY}/patients?limit=1`))[0]?.id,
  'community/:id': async () => NOBODY,
  'my-invoices/:id': async (get) => (await get('/api/invoices?limit=1'))[0]?.id,
  'invoices/:id': async (get, me) =>
    (await get(`/api/clinics/${me.clinicId ?? NOBODY}/invoices?limit=1`))[0]?.id,
  'invoices/statements/:id': async (get, me) =>
    (await get(`/api/clinics/${me.clinicId ?? NOBODY}/patients?limit=1`))[0]?.id,
  'prescriptions/orders/:id': async (get, me) =>
    (await get(`/api/data/health/pharmacy-orders/${me.id}?limit=1`))[0]?.id,
  'prescriptions/:id/send': async (get, me) =>
    (await get(`/api/data/health/prescriptions/${me.id}?limit=1`))[0]?.id,
  'pharmacy-orders/:id': async (get, me) =>
    (await get(`/api/clinics/${me.clinicId ?? NOBODY}/pharmacy-orders?limit=1`))[0]?.id,
  'patients/:id': patient,
  'toolbox/questionnaires/:name': async () => 'phq9',
  'questionnaires/:id': async (get, me) =>
    (await get(`/api/data/health/questionnaires/${me.id}/requests?limit=1`))[0]?.id,
  'patients/:id/health': patient,
  'patients/:id/growth': patient,
  'qna/:id': async (get) => (await get('/api/features/qna/questions?limit=1'))[0]?.id,
  'patients/:id/record': patient,
  'patients/:id/vaccines': patient,
  'patients/:id/images': patient,
  'images/:id': async (get, me) => (await get(`/api/data/images/${me.id}?limit=1`))[0]?.id,
  'patient-images/:id': async (get) =>
    (await get(`/api/data/images/${(await patient(get)) ?? NOBODY}?limit=1`))[0]?.id,
  'referrals/:id': async (get, me) =>
    (await get(`/api/data/referrals/patient/${me.id}?limit=1`))[0]?.id ??
    (await get(`/api/data/referrals/provider/${me.id}?limit=1`))[0]?.id,
  'labs/:id': async (get) => (await get('/api/data/labs/results?limit=1'))[0]?.id,
  'lab-results/:id': async (get) => (await get('/api/data/labs/results?limit=1'))[0]?.id,
  'lab-worklist/:id': async (get) => (await get('/api/data/labs/worklist?limit=1'))[0]?.id,
  'marketing/:id': async (get) => (await get('/api/admin/marketing/projects?limit=1'))[0]?.id,
  'users/:id/support': async (get) => (await get('/api/admin/users?limit=1'))[0]?.id,
  'content-reviews/:id': async () => 'first-aid.burns',
  'users/:id': async (get) => (await get('/api/admin/users?limit=1'))[0]?.id,
  'system/code/:id': async (get) => (await get('/api/admin/server-code'))[0]?.id,
  'verifications/:id': async (get) => (await get('/api/admin/verifications?limit=1'))[0]?.id,
  'messages/:userId': async (get) => (await get('/api/chat/conversations?limit=1'))[0]?.id,
  'education/:slug': async (get) => (await get('/api/features/education/content?limit=1'))[0]?.id,
  'first-aid/:slug': async (get) => (await get('/api/first-aid?limit=1'))[0]?.slug,
  'notes/:id': async (get) => (await get('/api/visit-notes?limit=1'))[0]?.id,
  'visit-notes/:id': async (get, me) => (await get(`/api/data/health/visit-notes/${me.id}?limit=1`))[0]?.id,
  'medicines/:id': async (get) => (await get('/api/features/medicines?limit=1'))[0]?.id,
};

const OUTSIDE = ['site', 'article', 'auth', 'public'];
const GUARDS: Readonly<Record<string, readonly string[]>> = GUARDED_AREAS;
const everyScreen = (await readManifests()).flatMap(({ screens = [] }) => screens);
/** Every screen for people who are not signed in; read from the manifests. */
export const PUBLIC_SCREENS = everyScreen
  .filter(({ area }) => OUTSIDE.includes(area) && area !== 'article')
  .map(({ path }) => path);

/** The addresses of public screens that read something as they open, with a link that leads nowhere where they need one. */
const PUBLIC_ADDRESSES: Readonly<Record<string, (get: Get) => Promise<string>>> = {
  'clinics/:id': async (get) => `clinics/${(await get('/api/clinics?limit=1'))[0]?.id ?? NOBODY}`,
  'reset-password': async () => `reset-password?token=${NOBODY}`,
  'visit-guest': async () => `visit-guest#${NOBODY}`,
  fund: async () => 'fund',
};
export const readsOutside = (path: string): boolean => path in PUBLIC_ADDRESSES;

const inApp = everyScreen
  .filter(({ area }) => !OUTSIDE.includes(area))
  .flatMap(({ area, path, children = [] }) =>
    [path, ...children.map((child) => `${path}/${child.path}`)].map((one) => ({ area, path: one })),
  );
const mayOpen = (area: Area, of: string) => of === 'shared' || (GUARDS[of]?.includes(area) ?? false);

/** Every screen that this area may open; read from the manifests. */
export const screensOf = (area: Area): string[] =>
  inApp.filter((screen) => mayOpen(area, screen.area)).map(({ path }) => path);
export const isShared = (path: string): boolean =>
  inApp.some((screen) => screen.path === path && screen.area === 'shared');
/** A screen of each other area that this one may not open: an area's layout refuses all of its screens alike. */
export const foreignTo = (area: Area): string[] =>
  Object.values(Object.groupBy(inApp, (screen) => screen.area))
    .flatMap((screens = []) => screens.slice(0, 1))
    .filter((screen) => !mayOpen(area, screen.area))
    .map(({ path }) => path);

const reader =
  (request: APIRequestContext): Get =>
  async (url) => {
    const rows: unknown = await (await request.get(url)).json();
    return Array.isArray(rows) ? rows : [];
  };

/** The address of a screen, with something that exists in place of its parameter. */
export async function addressOf(path: string, request: APIRequestContext, me: Me): Promise<string> {
  if (!path.includes(':')) return path === '' ? '/app' : `/app/${path}`;
  const example = EXAMPLES[path];
  if (!example) throw new Error(`e2e/screens.ts has no example for ${path}`);
  const get = reader(request);
  return `/app/${path.replace(/:\w+/, (await example(get, me)) ?? NOBODY)}`;
}

/** The address of a public screen that reads something, in English. */
export async function publicAddressOf(path: string, request: APIRequestContext): Promise<string> {
  const address = PUBLIC_ADDRESSES[path];
  if (!address) throw new Error(`e2e/screens.ts has no address for ${path}`);
  return `/en/${await address(reader(request))}`;
}

/** How reads of the page are answered: as usual, never, with a failure, or with empty lists. */
type Answers = 'real' | 'none' | 'failure' | 'empty';

const READS = Object.entries(contract)
  .filter(([key]) => key.startsWith('GET '))
  .map(([key, endpoint]) => ({
    path: `^${key.slice('GET '.length).replaceAll(/:\w+/g, '[^/]+')}$`,
    isFixed: !key.includes(':'),
    isList: 'reply' in endpoint && endpoint.reply.type === 'array',
  }))
  .toSorted((a, b) => Number(b.isFixed) - Number(a.isFixed));

/** Reads whose secret must not stand in an address. */
const READING_POSTS = ['/api/call-guests/look'];

/** Signs in and opens the app with texts in English, whatever the account prefers; `answer` says how its reads go. */
export async function signInForScreens(
  page: Page,
  area: Area,
): Promise<{ me: Me; answer: (how: Answers) => Promise<void> }> {
  const me = await signInAsDemo(page, area);
  const answer = await answerFor(page, { ...me, preferredLanguage: 'en' });
  await page.goto('/app/more');
  return { me, answer };
}

/** Says how the reads of a page go; without an account they are those of a visitor. */
export async function answerFor(page: Page, me?: Me): Promise<(how: Answers) => Promise<void>> {
  await page.addInitScript(skipRetryPauses);
  await page.addInitScript(answerReads, { reads: READS, me, posts: READING_POSTS });
  return (how) =>
    page.evaluate((name) => {
      window.name = name;
    }, how);
}

/** Until the document has asked for something of its own: before, it cannot show that it waits. */
export async function hasAsked(page: Page): Promise<void> {
  await page.waitForFunction(() => 'hasAsked' in globalThis);
}

/** A failed read is repeated after one and two seconds. */
function skipRetryPauses(): void {
  const { setTimeout: later } = globalThis;
  const hurry = (run: TimerHandler, ms?: number) => later(run, ms === 1000 || ms === 2000 ? 0 : ms);
  Object.assign(globalThis, { setTimeout: hurry });
}

/**
 * Answers the reads of the page inside it, as the name of its window says, which stays from document to document. Routes
 * of the test's would switch the browser's cache off and slow every file down.
 */
function answerReads({
  reads,
  me,
  posts,
}: {
  reads: typeof READS;
  me: Me | undefined;
  posts: string[];
}): void {
  const { fetch: ask } = globalThis;
  const never = new Promise<Response>(() => undefined);
  const isList = (path: string) => reads.find((read) => new RegExp(read.path).test(path))?.isList;
  globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    const isRead = (init?.method ?? 'GET') === 'GET' || posts.includes(pathname);
    if (!pathname.startsWith('/api/') || !isRead) return ask(input, init);
    if (pathname === '/api/events') return never;
    if (pathname === '/api/auth/session') return me ? Response.json(me) : ask(input, init);
    Object.assign(globalThis, { hasAsked: true });
    if (window.name === 'none') return never;
    if (window.name === 'failure')
      return Response.json({ code: 'internal', message: 'Something failed.' }, { status: 500 });
    return window.name === 'empty' && isList(pathname) ? Response.json([]) : ask(input, init);
  };
}
