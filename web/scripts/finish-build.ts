import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { PUBLIC_URL_PLACEHOLDER } from '@lakou/contract/public-url';
import { LANGUAGES, type Language } from '@lakou/i18n';
import { build } from 'vite';
import { STILL_PAGES } from '../app/pages.ts';

const WEB = join(import.meta.dirname, '..');
// After the pages are prerendered: the two scripts outside the app, what search engines read, and compression.
const OUT = join(process.env.WEB_BUILD_FOLDER ?? join(WEB, 'build/loose'), 'client');
const SITE = join(WEB, 'app/capabilities/site');

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
    STILL_PAGES.map((page) => {
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

const robots = `User-agent: *\nDisallow: /api/\nDisallow: /app\nSitemap: ${PUBLIC_URL_PLACEHOLDER}/sitemap.xml\n`;

/** A still page brings its style along: one round trip less before anything is seen. */
async function carryStyles(): Promise<void> {
  for (const page of (await files()).filter((file) => file.endsWith('.html'))) {
    const html = await readFile(join(OUT, page), 'utf8');
    const [link, file] = html.match(/<link rel="stylesheet" href="\/(assets\/site-[^"]+\.css)"\/>/) ?? [];
    if (!link || !file) continue;
    const style = (await readFile(join(OUT, file), 'utf8')).trim();
    await writeFile(
      join(OUT, page),
      html.replace(link, () => `<style>${style}</style>`),
    );
  }
}

const LOCALES = join(WEB, '../packages/i18n/locales');

async function readManifest() {
  const name = (await files()).find((file) => /^assets\/manifest-\w+\.js$/.test(file)) ?? '';
  const [before, json = ''] = (await readFile(join(OUT, name), 'utf8')).split(/=(.*);/s);
  const manifest: { routes: Record<string, Route> } = JSON.parse(json);
  return { name, before, manifest };
}
interface Route {
  readonly module: string;
  readonly parentId?: string;
  imports: string[];
}

interface Shell {
  readonly name: string;
  readonly lang: Language;
  readonly html: string;
  /** What its first screen says, and what it is made of. */
  readonly words: readonly string[];
  readonly files: readonly string[];
}

/** The app's document for one first screen: its words and its icon are in it, its files are asked for at once. */
async function makeShell({ name, lang, html, words, files }: Shell): Promise<void> {
  const read = async (namespace: string) => [
    namespace,
    JSON.parse(await readFile(join(LOCALES, lang, `${namespace}.json`), 'utf8')),
  ];
  const carried = JSON.stringify(Object.fromEntries(await Promise.all(words.map(read))));
  const value = carried.replaceAll('&', '&amp;').replaceAll("'", '&#39;').replaceAll('<', '&lt;');
  const icon = (await readFile(join(OUT, 'icon.svg'))).toString('base64');
  const links = files.map((file) => `<link rel="modulepreload" href="${file}"/>`);
  const shell = html
    .replace('"/icon.svg"', `"data:image/svg+xml;base64,${icon}"`)
    .replace('</head>', () => `${links.join('')}</head>`)
    .replace('<body>', () => `<body><data id="words" lang="${lang}" hidden value='${value}'></data>`);
  await writeFile(join(OUT, `${name}-${lang}.html`), shell);
}

const FRAME_WORDS = ['common', 'errors', 'shell'];
const HOME_FILES = /^assets\/(app\.layout|dashboard\.page)-[\w-]{8}\.js$/;

/** A patient's dashboard, which asks who is signed in; and a provider's page, in the style of all screens but that. */
async function makeShells(): Promise<void> {
  const html = await readFile(join(OUT, 'index.html'), 'utf8');
  const session = '<link rel="preload" as="fetch" crossorigin="anonymous" href="/api/auth/session"/>';
  const homeFiles = (await files()).filter((file) => HOME_FILES.test(file)).map((file) => `/${file}`);
  const [, style] = html.match(/<meta name="app-style" content="([^"]+)"/) ?? [];
  const { routes } = (await readManifest()).manifest;
  for (const lang of LANGUAGES) {
    await makeShell({
      name: 'app',
      lang,
      html: html.replace('</head>', `${session}</head>`),
      words: [...FRAME_WORDS, 'dashboard', 'email', 'family', 'bookings'],
      files: homeFiles,
    });
    const { module, imports } = routes[`${lang}-provider`] ?? { module: '', imports: [] };
    await makeShell({
      name: 'provider',
      lang,
      html: html.replace(/(<link rel="stylesheet" href=")[^"]+/, `$1${style}`),
      words: [...FRAME_WORDS, 'providers'],
      files: [module, ...imports].filter((file) => !html.includes(file)),
    });
  }
}

/**
 * What the app's router need not know: still pages, which are documents, and what each screen imports, which only links
 * that prefetch ask for.
 */
async function shortenManifest(): Promise<void> {
  const { name, before, manifest } = await readManifest();
  for (const [id, route] of Object.entries(manifest.routes))
    if ([id, route.parentId].some((one) => one?.endsWith('-site'))) delete manifest.routes[id];
    else route.imports = [];
  await writeFile(join(OUT, name), `${before}=${JSON.stringify(manifest)};`);
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

const assets = (await files()).filter((file) => file.startsWith('assets/')).map((file) => `/${file}`);
// The app starts with all its code and style. Words come by language, the map when it is opened, and public
// pages bring what is theirs.
const publicPages = (await readdir(SITE))
  .filter((name) => /\.(page|layout)\.tsx$/.test(name))
  .map((name) => name.replace('.tsx', '-'));
const isOfApp = (url: string) => {
  const name = url.slice('/assets/'.length);
  if (
    /^(words|site|draw-map|draw-spots|base-layer|us)-/.test(name) ||
    publicPages.some((page) => name.startsWith(page))
  )
    return false;
  return /\.(js|css|woff2)$/.test(name);
};
const appFiles = assets.filter(isOfApp);
await bundle('worker/sw.ts', 'sw.js', {
  __ASSETS__: JSON.stringify(assets),
  __APP_FILES__: JSON.stringify(appFiles),
});
await bundle('app/capabilities/site/site-script.ts', 'site.js');
await writeFile(join(OUT, 'sitemap.xml'), sitemap());
await writeFile(join(OUT, 'robots.txt'), robots);
await carryStyles();
await makeShells();
await shortenManifest();
await compress();
