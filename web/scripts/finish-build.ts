import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, gzipSync } from 'node:zlib';
import { DRAWINGS, svgFile } from '@lakou/content/drawings';
import { AMBULANCE } from '@lakou/contract/emergency.rules';
import { ARTICLE_FRAME, LIVE_SITEMAP, PUBLIC_URL_PLACEHOLDER } from '@lakou/contract/public-url.rules';
import { LANGUAGES, type Language } from '@lakou/i18n';
import { build } from 'vite';
import { placeClips } from '../../scripts/speech/clips.ts';
import { spokenSubjects } from '../../scripts/speech/subjects.ts';
import { STATIC_PAGES } from '../app/pages.ts';
import { MISSING_WORDS, type MissingWords } from '../app/platform/missing-page.ts';
import { articlePaths } from './article-paths.ts';
import { CHUNK_GRAPH, type Chunk } from './chunks.ts';
import { readManifests } from './manifests.ts';
import { FRAME_WORDS, precacheLists } from './precache.ts';
import { usedStyle } from './used-style.ts';

const WEB = join(import.meta.dirname, '..');
// Runs after the pages are prerendered: builds the three scripts outside the app, writes the files for search engines,
// and compresses. The build fails when something it looks for is missing.
const OUT = join(process.env.WEB_BUILD_FOLDER ?? join(WEB, 'build/loose'), 'client');

const files = async () =>
  (await readdir(OUT, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(OUT, join(entry.parentPath, entry.name)).split(sep).join('/'));

async function bundle(input: string, name: string, define: Record<string, string> = {}): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define,
    build: {
      outDir: OUT,
      emptyOutDir: false,
      rolldownOptions: { input, output: { entryFileNames: name, format: 'iife' } },
    },
  });
}

function sitemap(): string {
  const address = (lang: string, page: string) => `${PUBLIC_URL_PLACEHOLDER}/${lang}${page}`;
  const urls = LANGUAGES.flatMap((lang) =>
    [...STATIC_PAGES, ...articlePaths()].map((page) => {
      const others = LANGUAGES.map(
        (other) => `<xhtml:link rel="alternate" hreflang="${other}" href="${address(other, page)}"/>`,
      );
      return `<url><loc>${address(lang, page)}</loc>${others.join('')}</url>`;
    }),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}

const robots = `User-agent: *\nDisallow: /api/\nDisallow: /app\nSitemap: ${PUBLIC_URL_PLACEHOLDER}/sitemap.xml\nSitemap: ${PUBLIC_URL_PLACEHOLDER}/${LIVE_SITEMAP}\n`;

const SITE_SCRIPTS = {
  'app/capabilities/site/site-script.ts': 'site.js',
  'app/capabilities/site/fund-script.ts': 'fund.js',
};

/** `text` with `pattern` replaced; throws when the pattern is missing. */
function replaced(text: string, pattern: string | RegExp, value: string): string {
  if (typeof pattern === 'string' ? !text.includes(pattern) : !pattern.test(text))
    throw new Error(`finish-build.ts: ${pattern} is not in the document`);
  return text.replace(pattern, () => value);
}

/**
 * Writes the stylesheet of static pages into them, which saves a request before the first paint; where the page is whole
 * already, only what it uses.
 */
async function inlineStyles(name: 'site' | 'article', paths: readonly string[]): Promise<void> {
  const style = (await files()).filter((file) => new RegExp(`^assets/${name}-[\\w-]{8}\\.css$`).test(file));
  if (style.length !== 1)
    throw new Error(`finish-build.ts: one ${name} stylesheet expected, not ${style.length}`);
  const css = (await readFile(join(OUT, style[0] ?? ''), 'utf8')).trim();
  const scripts = (
    await Promise.all(Object.values(SITE_SCRIPTS).map((file) => readFile(join(OUT, file), 'utf8')))
  ).join('\n');
  for (const page of LANGUAGES.flatMap((lang) => paths.map((path) => lang + path))) {
    const file = join(OUT, page, 'index.html');
    const html = await readFile(file, 'utf8');
    const used = name === 'site' ? usedStyle(css, html, scripts) : css;
    await writeFile(
      file,
      replaced(html, `<link rel="stylesheet" href="/${style[0]}"/>`, `<style>${used}</style>`),
    );
  }
}

/** The largest frame, compressed: with the largest article in it, a page is at most 15 kB (MOST_ARTICLE_BYTES). */
const MOST_FRAME_BYTES = 7200;

async function checkFrame(): Promise<void> {
  for (const lang of LANGUAGES) {
    const bytes = gzipSync(await readFile(join(OUT, lang, ARTICLE_FRAME, 'index.html'))).length;
    if (bytes > MOST_FRAME_BYTES)
      throw new Error(`finish-build.ts: the ${lang} frame has ${bytes} bytes of ${MOST_FRAME_BYTES}`);
  }
}

const LOCALES = join(WEB, '../packages/i18n/locales');

/** React Router's list of routes, which the app loads at its start. */
async function readRoutes() {
  const name = (await files()).find((file) => /^assets\/manifest-\w+\.js$/.test(file));
  if (!name) throw new Error('finish-build.ts: the build has no route manifest');
  const [before, json = ''] = (await readFile(join(OUT, name), 'utf8')).split(/=(.*);/s);
  const manifest: { entry: RouteFile; routes: Record<string, RouteFile> } = JSON.parse(json);
  return { name, before, manifest };
}
interface RouteFile {
  readonly module: string;
  readonly parentId?: string;
  imports: string[];
}

const FIRST_SCRIPT = 'first-content.js';
/** It stands in each document of the app. */
const MOST_FIRST_LETTERS = 12_000;

interface Shell {
  readonly name: string;
  readonly lang: Language;
  readonly html: string;
  /** The namespaces and the files of its first screen. */
  readonly words: readonly string[];
  readonly files: readonly string[];
}

/** The app's document for one first screen: it contains the texts and the icon, and requests all files at once. */
async function makeShell({ name, lang, html, words, files }: Shell): Promise<void> {
  const read = async (namespace: string) => [
    namespace,
    JSON.parse(await readFile(join(LOCALES, lang, `${namespace}.json`), 'utf8')),
  ];
  const carried = JSON.stringify(Object.fromEntries(await Promise.all(words.map(read))));
  const value = carried.replaceAll('&', '&amp;').replaceAll("'", '&#39;').replaceAll('<', '&lt;');
  const icon = (await readFile(join(OUT, 'icon.svg'))).toString('base64');
  const links = files.map((file) => `<link rel="modulepreload" href="${file}"/>`);
  const withIcon = replaced(html, '"/icon.svg"', `"data:image/svg+xml;base64,${icon}"`);
  const withLinks = replaced(withIcon, '</head>', `${links.join('')}</head>`);
  const data = `<body><data id="words" lang="${lang}" hidden value='${value}'></data>`;
  const shell = replaced(withLinks, '<body>', data);
  await writeFile(join(OUT, `${name}-${lang}.html`), shell);
}

/** The documents in each language: a patient's dashboard, which also asks for its data and shows it, and the public page of a clinic. */
async function makeShells(): Promise<void> {
  const html = await readFile(join(OUT, 'index.html'), 'utf8');
  await bundle('app/capabilities/dashboard/first-content.ts', FIRST_SCRIPT);
  const first = (await readFile(join(OUT, FIRST_SCRIPT), 'utf8')).trim();
  await rm(join(OUT, FIRST_SCRIPT));
  if (first.length > MOST_FIRST_LETTERS || first.includes('</'))
    throw new Error(`finish-build.ts: first-content.ts has ${first.length} of ${MOST_FIRST_LETTERS} letters`);
  const [, style] = html.match(/<meta name="app-style" content="([^"]+)"/) ?? [];
  if (!style) throw new Error('finish-build.ts: the document does not name app.css');
  const { routes } = (await readRoutes()).manifest;
  const filesOf = (...ids: string[]) => {
    const found = ids.flatMap((id) => {
      const route = routes[id];
      if (!route) throw new Error(`finish-build.ts: there is no route ${id}`);
      return [route.module, ...route.imports];
    });
    return [...new Set(found)].filter((file) => !html.includes(file));
  };
  const wordsOf = (name: string) => capabilities.find((one) => one.name === name)?.words ?? [];
  const patientHome = capabilities.find(({ home }) => home?.area === 'patient')?.home;
  for (const lang of LANGUAGES) {
    await makeShell({
      name: 'app',
      lang,
      // Before the stylesheet, for which a script would wait.
      html: replaced(html, '<link rel="stylesheet"', `<script>${first}</script><link rel="stylesheet"`),
      words: [...FRAME_WORDS, ...wordsOf('dashboard'), ...(patientHome?.words ?? [])],
      files: filesOf('shell/app.layout', 'capabilities/dashboard/dashboard.page'),
    });
    await makeShell({
      name: 'clinic',
      lang,
      // The small stylesheet is that of the dashboard.
      html: replaced(html, /<link rel="stylesheet" href="[^"]+/, `<link rel="stylesheet" href="${style}`),
      words: [...FRAME_WORDS, ...wordsOf('providers')],
      files: filesOf(`${lang}-public-clinic`),
    });
  }
}

/**
 * Removes what the app's router does not need: static pages, which are separate documents, and the imports of each
 * screen, which only prefetching links use.
 */
async function shortenRoutes(): Promise<void> {
  const { name, before, manifest } = await readRoutes();
  for (const [id, route] of Object.entries(manifest.routes))
    if ([id, route.parentId].some((one) => one && /-(?:site|article)$/.test(one))) delete manifest.routes[id];
    else route.imports = [];
  await writeFile(join(OUT, name), `${before}=${JSON.stringify(manifest)};`);
}

/** The files that the service worker stores for each role. */
async function precache() {
  const { name, manifest } = await readRoutes();
  const chunks: Record<string, Chunk> = JSON.parse(await readFile(join(OUT, CHUNK_GRAPH), 'utf8'));
  await rm(join(OUT, CHUNK_GRAPH));
  const fileOf = (source: string) => {
    const route = manifest.routes[source.replace(/\.tsx$/, '')];
    if (!route) throw new Error(`finish-build.ts: there is no route for ${source}`);
    return route.module.slice(1);
  };
  const frame = [
    'root',
    'shell/app.layout',
    'shell/more.page',
    'shell/locked.page',
    'shell/unknown.page',
  ].map(fileOf);
  return precacheLists({
    capabilities,
    // The list of routes is written after the other files and imports nothing.
    chunks: { ...chunks, [name]: { imports: [], dynamicImports: [] } },
    assets: await assetFiles(),
    frame: [name, manifest.entry.module.slice(1), ...frame],
    fileOf,
  });
}

/** The drawings of first aid, for the pages that the server writes. */
async function writeDrawings(): Promise<void> {
  const colours = await readFile(join(WEB, 'app/drawings.css'), 'utf8');
  const tokens = await readFile(join(WEB, 'app/tokens.css'), 'utf8');
  const [, ink] = /--ink: ([^;]+);/.exec(tokens) ?? [];
  if (!ink) throw new Error('finish-build.ts: tokens.css names no colour of ink');
  const styles = `:root{color-scheme:light dark;color:${ink}}text{font-family:sans-serif}${colours.replaceAll(/\/\*.*?\*\/|\s{2,}|\n/gs, '')}`;
  await mkdir(join(OUT, 'media/drawings'), { recursive: true });
  for (const [name, shapes] of Object.entries(DRAWINGS))
    await writeFile(join(OUT, 'media/drawings', `${name}.svg`), svgFile(shapes, styles));
}

async function compress(): Promise<void> {
  const brotli = promisify(brotliCompress);
  const gz = promisify(gzip);
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  const texts = (await files()).filter((file) => /\.(html|js|css|svg|json|xml|txt|webmanifest)$/.test(file));
  for (const file of texts) {
    const content = await readFile(join(OUT, file));
    if (!file.startsWith('assets/') && content.includes(PUBLIC_URL_PLACEHOLDER)) continue; // the server fills these in
    await writeFile(join(OUT, `${file}.br`), await brotli(content, best));
    await writeFile(join(OUT, `${file}.gz`), await gz(content, { level: 9 }));
  }
}

/** What is said of a page that is not on the device, in each language, and the colours of the product. */
async function missingWords() {
  const read = async (lang: Language, name: string) =>
    JSON.parse(await readFile(join(LOCALES, lang, `${name}.json`), 'utf8'));
  const said = LANGUAGES.map(async (lang) => {
    const [common, shell, site] = await Promise.all(
      ['common', 'shell', MISSING_WORDS.namespace].map((name) => read(lang, name)),
    );
    const own = site[MISSING_WORDS.group];
    const words: MissingWords = {
      title: own.title,
      text: common.offline,
      home: shell.place.home,
      here: own.here,
      emergency: own.emergency,
      calls: [
        [AMBULANCE.HT, site.emergency.haiti],
        [AMBULANCE.US, site.emergency.unitedStates],
      ],
    };
    return [lang, words] as const;
  });
  const tokens = await readFile(join(WEB, 'app/tokens.css'), 'utf8');
  const colours = Array.from(tokens.matchAll(/--[a-z-]+: light-dark\([^;]+;/g), ([token]) =>
    token.replaceAll(' ', ''),
  );
  return { colours: colours.join(''), words: Object.fromEntries(await Promise.all(said)) };
}

const assetFiles = async () => (await files()).filter((file) => file.startsWith('assets/'));
const capabilities = await readManifests();
await bundle('worker/sw.ts', 'sw.js', {
  __PRECACHE__: JSON.stringify(await precache()),
  __ASSETS__: JSON.stringify(await assetFiles()),
  __MISSING__: JSON.stringify(await missingWords()),
});
for (const [input, name] of Object.entries(SITE_SCRIPTS)) await bundle(input, name);
await writeFile(join(OUT, 'sitemap.xml'), sitemap());
await writeFile(join(OUT, 'robots.txt'), robots);
await inlineStyles('site', [...STATIC_PAGES, '/not-found']);
await inlineStyles('article', [`/${ARTICLE_FRAME}`]);
await checkFrame();
await makeShells();
await shortenRoutes();
await writeDrawings();
await compress();
placeClips(spokenSubjects(), join(OUT, 'media/speech'));
