import { expect, type Page, type Route, test } from '@playwright/test';
import { EducationMeta } from '../packages/content/src/education.ts';
import type { Published } from '../server/src/capabilities/content-reviews/published.service.ts';
import { educationContent } from '../server/src/capabilities/education/education.view.ts';
import { rangeOf } from '../server/src/platform/http/range.ts';
import { makeWebm, toneWav } from './sounds.ts';
import { collectErrors, expectAccessible, expectAccessibleOnDesktop, signInAsPatient } from './support.ts';

const inEach = (link: string) => ({ en: link, fr: link, ht: link });
const text = {
  title: 'Wash your hands',
  description: 'Twenty seconds that keep germs away.',
  sections: [{ title: 'How', blocks: [{ kind: 'paragraph' as const, text: 'Rub them with soap.' }] }],
  questions: [],
};
const facts = {
  category: 'hygiene_nutrition',
  source: [{ publisher: 'World Health Organization', title: 'Hand hygiene', year: 2009 }],
  reviewedBy: null,
  reviewedOn: null,
  order: 1,
};

const UNCORRECTED: Published = {
  servedIn: () => (_, words) => words,
  isCorrected: () => false,
  reviewed: () => ({ reviewedBy: null, reviewedOn: null }),
};

/** Opens the hub with one item, which the server's code makes from what an author would store. */
async function openItem(page: Page, meta: object, reply: object = {}): Promise<void> {
  const guide = { slug: 'hands', ...EducationMeta.parse({ ...facts, ...meta }), texts: inEachLanguage(text) };
  await page.route('**/api/features/education/content?*', (route) =>
    route.fulfill({ json: [{ ...educationContent(guide, 'en', UNCORRECTED), ...reply }] }),
  );
  await page.goto('/app/education');
  await page.getByRole('link', { name: /^Wash your hands/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wash your hands');
}
const inEachLanguage = <Text>(one: Text) => ({ en: one, fr: one, ht: one });

/** Replies like a media server: with the requested range of bytes. */
const send = (contentType: string, bytes: Buffer) => (route: Route) => {
  const part = rangeOf(route.request().headers().range, bytes.length);
  if (!part || part === 'none')
    return route.fulfill({ body: bytes, contentType, headers: { 'accept-ranges': 'bytes' } });
  const { start, end } = part;
  return route.fulfill({
    status: 206,
    body: bytes.subarray(start, end + 1),
    contentType,
    headers: { 'accept-ranges': 'bytes', 'content-range': `bytes ${start}-${end}/${bytes.length}` },
  });
};

const timeOf = (page: Page, player: 'audio' | 'video') =>
  page.locator(player).evaluate((element: HTMLMediaElement) => element.currentTime);
const isPaused = (page: Page, player: 'audio' | 'video') =>
  page.locator(player).evaluate((element: HTMLMediaElement) => element.paused);

test('EDU-1 I listen to a recording by the keyboard alone, and read what it says', async ({ page }) => {
  const errors = collectErrors(page);
  await signInAsPatient(page);
  let asked = 0;
  await page.route('**/media/hands.wav', (route) => {
    asked += 1;
    return send('audio/wav', toneWav(60))(route);
  });
  await openItem(page, { format: 'audio', link: inEach('/media/hands.wav') });
  await expect(page.getByText('The full text is below.')).toBeVisible();
  await expect(page.getByText('Rub them with soap.')).toBeVisible();
  // Nothing is fetched before playing, because it costs data.
  expect(asked).toBe(0);

  await page.getByLabel('Wash your hands').focus();
  await page.keyboard.press('Space');
  await expect.poll(() => timeOf(page, 'audio')).toBeGreaterThan(0.3);
  expect(await isPaused(page, 'audio')).toBe(false);
  await page.keyboard.press('Space');
  await expect.poll(() => isPaused(page, 'audio')).toBe(true);
  const before = await timeOf(page, 'audio');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => timeOf(page, 'audio')).toBeGreaterThan(before);
  await page.keyboard.press('Home');
  await expect.poll(() => timeOf(page, 'audio')).toBe(0);
  await expectAccessible(page);
  await expectAccessibleOnDesktop(page);
  expect(errors).toEqual([]);
});

test('EDU-1 I watch a film of ours, with its captions', async ({ page }) => {
  const errors = collectErrors(page);
  await signInAsPatient(page);
  await page.goto('/app/education');
  await page.route('**/media/hands.webm', send('video/webm', await makeWebm(page)));
  const captions = 'WEBVTT\n\n00:00.000 --> 00:20.000\nRub your hands with soap.\n';
  await page.route('**/media/hands.vtt', send('text/vtt', Buffer.from(captions)));
  await openItem(page, {
    format: 'video',
    link: inEach('/media/hands.webm'),
    captions: inEach('/media/hands.vtt'),
  });
  await page.getByLabel('Wash your hands').focus();
  await page.keyboard.press('Space');
  await expect.poll(() => timeOf(page, 'video')).toBeGreaterThan(0.2);
  const shown = page.locator('video').evaluate(async (video: HTMLVideoElement) => {
    const [track] = Array.from(video.textTracks);
    return {
      mode: track?.mode,
      language: track?.language,
      label: track?.label,
      text: Array.from(track?.activeCues ?? [], (cue) => (cue as VTTCue).text),
    };
  });
  expect(await shown).toEqual({
    mode: 'showing',
    language: 'en',
    label: 'English',
    text: ['Rub your hands with soap.'],
  });
  await expectAccessible(page);
  expect(errors).toEqual([]);
});

test('EDU-1 a video of an allowed host plays once I ask for it, and not before', async ({ page }) => {
  const errors = collectErrors(page);
  await signInAsPatient(page);
  await page.goto('/app/education');
  const film = await makeWebm(page);
  const asked: string[] = [];
  await page.route('https://www.youtube-nocookie.com/**', (route) => {
    const { pathname } = new URL(route.request().url());
    asked.push(pathname);
    return pathname.startsWith('/embed/')
      ? route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><title>x</title><video muted autoplay loop src="/film.webm"></video>',
        })
      : send('video/webm', film)(route);
  });
  await openItem(page, { format: 'video', link: inEach('https://youtu.be/aB3-_xYz012?si=tracker') });
  await expectAccessible(page);
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Play video' }).press('Enter');
  const frame = page.locator('iframe[title="Wash your hands"]');
  // The document around a frame of another site may say for a moment that it has no focus, so only the element is asked.
  await expect.poll(() => frame.evaluate((one) => document.activeElement === one)).toBe(true);
  await expect(frame).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/aB3-_xYz012');
  const video = frame.contentFrame().locator('video');
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0.2);
  await expectAccessible(page);
  await expectAccessibleOnDesktop(page);
  expect(errors).toEqual([]);
});

test('EDU-1 what cannot be played says so in words, and its text is there', async ({ page }) => {
  await signInAsPatient(page);
  // A link for which the server gives no address.
  await openItem(page, { format: 'guide' }, { format: 'video', content: 'https://evil.example/film' });
  await expect(page.getByText('This video can’t be shown here. You can read the text below.')).toBeVisible();
  await expect(page.getByText('Rub them with soap.')).toBeVisible();
  await expect(page.locator('iframe, video, audio')).toHaveCount(0);
  await expectAccessible(page);
});

test('EDU-1 a recording that does not come says so, and plays when I try again', async ({ page }) => {
  await signInAsPatient(page);
  let away = true;
  await page.route('**/media/hands.wav', (route) =>
    away ? route.abort('internetdisconnected') : send('audio/wav', toneWav(10))(route),
  );
  await openItem(page, { format: 'audio', link: inEach('/media/hands.wav') });
  await page.getByLabel('Wash your hands').focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('alert').getByText('We couldn’t play this.')).toBeVisible();
  await expectAccessible(page);
  away = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => timeOf(page, 'audio')).toBeGreaterThan(0.2);
  await expect(page.getByRole('alert').getByText('We couldn’t play this.')).toHaveCount(0);
  await expect(page.locator('audio')).toBeFocused();
});

test('EDU-1 attack: whatever a reply says, the browser itself plays nothing from elsewhere', async ({
  page,
}) => {
  await signInAsPatient(page);
  const asked: string[] = [];
  await page.route(/evil\.example/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: 'evil' });
  });
  const refusals: string[] = [];
  await page.exposeFunction('refused', (directive: string) => refusals.push(directive));
  await page.addInitScript(
    'addEventListener("securitypolicyviolation", (event) => refused(event.effectiveDirective))',
  );
  const reply = await page.goto('/app/education');
  const policy = String(reply?.headers()['content-security-policy']).split('; ');
  expect(policy).toContain('frame-src https://www.youtube-nocookie.com https://player.vimeo.com');
  expect(policy).toContain("media-src 'self' blob:");

  await openItem(page, { format: 'guide' }, { format: 'video', embedUrl: 'https://evil.example/embed/x' });
  await page.getByRole('button', { name: 'Play video' }).click();
  await expect.poll(() => refusals).toEqual(['frame-src']);

  await page.unroute('**/api/features/education/content?*');
  await openItem(page, { format: 'guide' }, { format: 'audio', mediaUrl: 'https://evil.example/x.wav' });
  await page.getByLabel('Wash your hands').focus();
  await page.keyboard.press('Space');
  await expect.poll(() => refusals).toEqual(['frame-src', 'media-src']);
  await expect(page.getByText('We couldn’t play this.', { exact: false })).toBeVisible();
  expect(asked).toEqual([]);
});
