import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { ARTICLE_FRAME, PUBLIC_URL_PLACEHOLDER } from '@lakou/contract/public-url.rules';
import { LANGUAGES } from '@lakou/i18n';
import { afterAll, beforeAll } from 'vitest';

export const INLINE = 'document.documentElement.dataset.theme = "dark";';
export const MODULE = '\n  import("/assets/app-1.js")\n';
/** Inline in a page, but not executed. */
export const DATA = '{"@type":"MedicalOrganization"}';
export const SHELL = `<!doctype html><html lang="en"><head><script>${INLINE}</script></head><body><script type="module">${MODULE}</script>`;
/** The app's document in one language. */
export const shellOf = (lang: string) => `${SHELL}<data id="words" lang="${lang}"></data>`;
export const pageOf = (
  lang: string,
  title: string,
) => `<!doctype html><html lang="${lang}"><title>${title}</title>
<script type="application/ld+json">${DATA}</script><script src="/assets/app-1.js" defer></script><script>${INLINE}</script>${'<p>text</p>'.repeat(50)}`;

/** A page and a file with a placeholder for the address of the site. */
export const addressedPage = (lang: string, publicUrl: string) =>
  `<!doctype html><html lang="${lang}"><link rel="canonical" href="${publicUrl}/${lang}/terms"/>`;
/** What the server writes articles into. */
const frameOf = (lang: string) =>
  `<!doctype html><html lang="${lang}"><head><style>p{color:red}</style></head><body><a href="/language/fr?to=/fr/${ARTICLE_FRAME}">Français</a><main><div data-article="true"></div></main></body></html>`;
export const sitemapAt = (publicUrl: string) => `<urlset><loc>${publicUrl}/en</loc></urlset>`;

const FILES = {
  'index.html': SHELL,
  ...Object.fromEntries(
    LANGUAGES.flatMap((lang) => [
      [`app-${lang}.html`, shellOf(lang)],
      [`clinic-${lang}.html`, shellOf(lang)],
      [`${lang}/index.html`, pageOf(lang, `home ${lang}`)],
      [`${lang}/about/index.html`, `<!doctype html><html lang="${lang}"><title>about</title>`],
      [`${lang}/terms/index.html`, addressedPage(lang, PUBLIC_URL_PLACEHOLDER)],
      [`${lang}/${ARTICLE_FRAME}/index.html`, frameOf(lang)],
      [`${lang}/not-found/index.html`, pageOf(lang, `lost ${lang}`)],
    ]),
  ),
  'assets/app-1.js': 'export {};'.repeat(50),
  'assets/fonts/a-1.woff2': 'font',
  'media/hands/ht.mp3': '0123456789',
  'media/drawings/burn.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'media/notes.txt': 'no film',
  'sw.js': 'self.skipWaiting();',
  'robots.txt': 'User-agent: *',
  'sitemap.xml': sitemapAt(PUBLIC_URL_PLACEHOLDER),
};

/** A small built web app, each file also compressed; beside it is a file that must not be served. */
export async function createWebFolder(): Promise<{ folder: string; remove(): Promise<void> }> {
  const root = await mkdtemp(join(tmpdir(), 'lakou-web-'));
  const folder = join(root, 'client');
  for (const [name, text] of Object.entries(FILES)) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    await writeFile(`${file}.br`, brotliCompressSync(text));
    await writeFile(`${file}.gz`, gzipSync(text));
  }
  await writeFile(join(root, 'package.json'), '{"outside":"secret"}');
  return { folder, remove: () => rm(root, { recursive: true, force: true }) };
}

/** The same for one test file. */
export function testWebFolder(): { readonly folder: string } {
  const held = { folder: '', remove: async () => {} };
  beforeAll(async () => void Object.assign(held, await createWebFolder()));
  afterAll(() => held.remove());
  return held;
}
