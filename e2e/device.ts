import { expect, type Page } from '@playwright/test';

/** What the device keeps: how much of each, whether this reply is among it, and all of it as text. */
export const keptOn = (page: Page, read: readonly unknown[] = ['session']) =>
  page.evaluate(async (hashed) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('device');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const rows = (name: string) =>
      new Promise<{ userId?: string; id?: string; data?: ArrayBuffer }[]>((resolve, reject) => {
        const request = database.transaction(name).objectStore(name).getAll();
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(hashed));
    const id = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
    const [keys, items, reads] = [await rows('keys'), await rows('items'), await rows('reads')];
    const people = await rows('people');
    const open = keys[0]?.userId;
    database.close();
    const texts = [...items, ...reads].map(
      (row) => JSON.stringify(row) + new TextDecoder('latin1').decode(row.data),
    );
    return {
      keys: keys.length,
      items: items.length,
      reads: reads.length,
      people: people.length,
      hasRead: reads.some((row) => row.id === id && row.userId === open),
      text: texts.join('\n'),
    };
  }, JSON.stringify(read));

/** Until the app has opened its store, asking for it would make an empty one. */
const expectDeviceOpened = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .toContain('device');

export async function expectKept(page: Page, read: readonly unknown[] = ['session']): Promise<void> {
  await expectDeviceOpened(page);
  await expect.poll(async () => (await keptOn(page, read)).hasRead).toBe(true);
}

/** The key with which the device seals; undefined until the app has fetched it. */
const deviceKey = (page: Page) =>
  page.evaluateHandle(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('device');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const [row] = await new Promise<{ key: CryptoKey }[]>((resolve, reject) => {
      const request = database.transaction('keys').objectStore('keys').getAll();
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    database.close();
    return row?.key;
  });

/** Stores an empty draft of who is signed in, sealed as the app does it; returns where it stands. */
export const addSealedDraft = async (page: Page, name: string): Promise<string> =>
  page.evaluate(
    async ({ key, named }) => {
      if (!key) throw new Error('the device has no key');
      const bytesOf = (text: string) => new TextEncoder().encode(text);
      const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(named)));
      const id = `draft:${Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const algorithm = { name: 'AES-GCM', iv, additionalData: bytesOf(id) };
      const draft = bytesOf(JSON.stringify({ name: named, at: 1, values: {} }));
      const sealed = new Uint8Array(await crypto.subtle.encrypt(algorithm, key, draft));
      localStorage.setItem(id, btoa(String.fromCharCode(...iv, ...sealed)));
      return id;
    },
    { key: await deviceKey(page), named: name },
  );

/**
 * Waits until what was typed and not sent stands sealed on the device: writing takes a moment, and the first time the
 * key comes from the server. Only then may a page be left that must find it again.
 */
export async function expectDraft(page: Page, typed: string | RegExp): Promise<void> {
  await expectDeviceOpened(page);
  const drafts = async () =>
    page.evaluate(
      async (key) => {
        if (!key) return '';
        const texts: string[] = [];
        for (const [id, sealed] of Object.entries(localStorage)) {
          if (!id.startsWith('draft:')) continue;
          const bytes = Uint8Array.from(atob(sealed), (letter) => letter.charCodeAt(0));
          const additionalData = new TextEncoder().encode(id);
          const algorithm = { name: 'AES-GCM', iv: bytes.slice(0, 12), additionalData };
          const opened = await crypto.subtle.decrypt(algorithm, key, bytes.slice(12)).catch(() => undefined);
          if (opened) texts.push(new TextDecoder().decode(opened));
        }
        return texts.join('\n');
      },
      await deviceKey(page),
    );
  await (typeof typed === 'string'
    ? expect.poll(drafts).toContain(typed)
    : expect.poll(drafts).toMatch(typed));
}

/** Waits until the device has all texts in English, and what checks symptoms. */
export const expectTextsStored = (page: Page): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const pathsIn = async (name: string) =>
            (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
          const texts = await pathsIn('reference');
          const wanted = [
            'first-aid',
            'features/education/content',
            'medicines/details',
            'ai/symptom-checker/words',
          ];
          const engine = (await pathsIn('assets')).filter((path) => path.includes('/check-here-'));
          return wanted.every((path) => texts.includes(`/api/${path}`)) && engine.length === 1;
        }),
      { timeout: 60_000 },
    )
    .toBe(true);
