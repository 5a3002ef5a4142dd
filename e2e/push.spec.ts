import { type BrowserContext, expect, type Page, test, type Worker } from '@playwright/test';
import { wholeBrowser } from '../playwright.config.ts';
import { openPushServer } from './push-server.ts';
import { idOf, newProvider, signIn, signInAsPatient, signOut } from './support.ts';

// Push messages need the service worker, and a browser that shows them.
test.use({ serviceWorkers: 'allow', permissions: ['notifications'], launchOptions: wholeBrowser });
// In sequence, because the push server has one port.
test.describe.configure({ mode: 'default' });

const SECRET = { serviceType: 'Swivi gwosès', notes: 'Mwen senyen depi yè' };

type PushServer = Awaited<ReturnType<typeof openPushServer>>;
let pushServer: PushServer;
test.beforeAll(async () => {
  pushServer = await openPushServer();
});
test.afterAll(() => pushServer.close());

/** A patient who reads Creole; her browser subscribes at the test's push server. */
async function signInInCreole(page: Page, context: BrowserContext, baseURL = ''): Promise<void> {
  await context.addCookies([{ name: 'appLanguage', value: 'ht', url: baseURL }]);
  await page.addInitScript((subscription) => {
    const known = { ...subscription, unsubscribe: async () => true, toJSON: () => subscription };
    PushManager.prototype.subscribe = async () => known as unknown as PushSubscription;
    PushManager.prototype.getSubscription = PushManager.prototype.subscribe;
  }, pushServer.subscription);
  await signInAsPatient(page);
  const id = await idOf(page);
  expect((await page.request.put(`/api/users/${id}`, { data: { preferredLanguage: 'ht' } })).status()).toBe(
    200,
  );
}

const theSwitch = (page: Page) => page.getByRole('switch', { name: 'Sou aparèy sa a' });
const settings = async (page: Page) => (await page.request.get('/api/users/me/notification-settings')).json();

/** Turns push messages on in the settings; returns the id of the subscription. */
async function subscribe(page: Page): Promise<string> {
  await page.goto('/app/account-settings');
  const saved = page.waitForResponse((reply) => reply.url().endsWith('/api/push/subscriptions'));
  await theSwitch(page).click();
  const reply = await saved;
  expect(reply.status()).toBe(201);
  await expect(theSwitch(page)).toBeChecked();
  await expect.poll(() => settings(page)).toMatchObject({ push: true });
  return (await reply.json()).id;
}

/** Gives the service worker a push message, and waits until it is shown; the browser's own way has lost some. */
async function deliver(context: BrowserContext, data: string): Promise<void> {
  await (await workerOf(context)).evaluate(async (text) => {
    const scope = self as unknown as {
      registration: ServiceWorkerRegistration;
      PushEvent: new (type: string, init: { data: string }) => Event;
    };
    const { registration } = scope;
    await new Promise<void>((resolve) => {
      const show = ServiceWorkerRegistration.prototype.showNotification.bind(registration);
      registration.showNotification = (...args) => {
        const done = show(...args);
        resolve(done);
        return done;
      };
      self.dispatchEvent(new scope.PushEvent('push', { data: text }));
    });
  }, data);
}

const shown = (page: Page) =>
  page.evaluate(async () =>
    (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body, data }) => ({
      title,
      body,
      data,
    })),
  );

async function workerOf(context: BrowserContext): Promise<Worker> {
  const [running] = context.serviceWorkers();
  return running ?? context.waitForEvent('serviceworker');
}

/** Taps the notification; returns the address of the window that the service worker opens, unless it uses an open one. */
async function tap(context: BrowserContext): Promise<string | undefined> {
  return (await workerOf(context)).evaluate(async () => {
    const scope = self as unknown as {
      registration: ServiceWorkerRegistration;
      clients: { openWindow(path: string): Promise<null> };
      WindowClient: { prototype: { navigate(path: string): Promise<unknown> } };
      NotificationEvent: new (type: string, init: { notification: Notification | undefined }) => Event;
    };
    // A service worker may open a window only after a tap.
    const opened = new Promise<string | undefined>((resolve) => {
      scope.clients.openWindow = async (path) => {
        resolve(path);
        return null;
      };
      const { prototype } = scope.WindowClient;
      const { navigate } = prototype;
      prototype.navigate = function (path) {
        resolve(undefined);
        return navigate.call(this, path);
      };
    });
    const [notification] = await scope.registration.getNotifications();
    self.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
    return opened;
  });
}

test('NOTE-1 what is pushed shows in my language, tells nothing of my health, and leads to the visit', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await signInInCreole(page, context, baseURL);
  await subscribe(page);
  const doctor = await newProvider(browser, { name: 'Mirlande Joseph', availability: 'Chak jou' });
  const dateTime = new Date(Date.now() + 3 * 24 * 3_600_000).toISOString();
  const data = { ...SECRET, providerId: await idOf(doctor), dateTime, mode: 'video' };
  const booked = await page.request.post('/api/data/bookings', { data });
  expect(booked.status(), await booked.text()).toBe(201);
  const { id } = await booked.json();

  await expect.poll(() => pushServer.received, { timeout: 30_000 }).toHaveLength(1);
  const pushed = pushServer.received[0] ?? '';
  for (const secret of Object.values(SECRET)) expect(pushed).not.toContain(secret);
  await deliver(context, pushed);
  await expect.poll(() => shown(page)).toHaveLength(1);
  const [notification] = await shown(page);
  expect(notification).toMatchObject({ body: '', data: { path: `/app/visits/${id}` } });
  expect(notification?.title).toMatch(/^Vizit ou ak Mirlande Joseph konfime: /);

  // An open window goes to the page; otherwise a new one opens there.
  await tap(context);
  await expect(page).toHaveURL(`/app/visits/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await shown(page)).toEqual([]);
  await page.goto('/ht');
  await deliver(context, pushed);
  await expect.poll(() => shown(page)).toHaveLength(1);
  expect(await tap(context)).toBe(`/app/visits/${id}`);
});

test('attack: a notification leads nowhere but into the app', async ({ page, context }) => {
  await page.goto('/en');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  for (const path of ['https://evil.example/app', '//evil.example', '/application', undefined]) {
    await deliver(context, JSON.stringify({ text: 'Tap me', path }));
    await expect.poll(() => shown(page)).toHaveLength(1);
    expect(await tap(context)).toBe('/app');
  }
});

test('ACC-12 the switch tells the server of this browser, and turned off forgets it', async ({
  page,
  context,
  baseURL,
}) => {
  await signInInCreole(page, context, baseURL);
  const id = await subscribe(page);
  await page.reload();
  await expect(theSwitch(page)).toBeChecked();
  const forgotten = page.waitForResponse((reply) => reply.url().endsWith(`/api/push/subscriptions/${id}`));
  await theSwitch(page).click();
  expect((await forgotten).status()).toBe(204);
  await expect(theSwitch(page)).not.toBeChecked();
  await expect.poll(() => settings(page)).toMatchObject({ push: false });
  expect((await page.request.delete(`/api/push/subscriptions/${id}`)).status()).toBe(404);
});

test('ACC-12 signed out, this browser is forgotten; signed in again, it is known again', async ({
  page,
  context,
  baseURL,
}) => {
  await signInInCreole(page, context, baseURL);
  const { email } = await (await page.request.get('/api/auth/session')).json();
  const id = await subscribe(page);
  await signOut(page);
  await signIn(page, email);
  expect((await page.request.delete(`/api/push/subscriptions/${id}`)).status()).toBe(404);
  const renewed = page.waitForResponse((reply) => reply.url().endsWith('/api/push/subscriptions'));
  await page.goto('/app');
  expect((await renewed).status()).toBe(201);
  expect(await (await renewed).json()).not.toEqual({ id });
});

test('ACC-12 a browser that says no leaves the switch off, and says what to do', async ({
  page,
  context,
  baseURL,
}) => {
  await signInInCreole(page, context, baseURL);
  await page.addInitScript(() => {
    Notification.requestPermission = async () => 'denied';
  });
  await page.goto('/app/account-settings');
  await theSwitch(page).click();
  await expect(page.getByText('Navigatè sa a pa pèmèt notifikasyon.')).toBeVisible();
  await expect(theSwitch(page)).not.toBeChecked();
  expect(await settings(page)).toMatchObject({ push: false });
});
