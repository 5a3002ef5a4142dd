// Draws the pictures of web/public: the icons from icon.svg, and og.png from the home page of a running site
// (`npm start`, or its address as the argument). Run it after either drawing changes, and commit the result.
import { readFile, writeFile } from 'node:fs/promises';
import { type Browser, chromium } from '@playwright/test';
import { languageNames } from '../packages/i18n/src/index.ts';
import playwright from '../playwright.config.ts';

const PUBLIC = new URL('../web/public/', import.meta.url);
const SITE = process.argv[2] ?? 'http://localhost:3001';
const BRAND = '#0b6e69';
const HEAVIEST_SHARE_IMAGE = 120_000;

interface Icon {
  file: string;
  size: number;
  /** Filled to the corners, for systems that cut their own shape. */
  bleed?: boolean;
  /**
   * The share of the square that the drawing takes; a mask may cut off everything outside the
   * middle.
   */
  scale?: number;
}

const ICONS: Icon[] = [
  { file: 'icon-180.png', size: 180, bleed: true },
  { file: 'icon-192.png', size: 192 },
  { file: 'icon-512.png', size: 512 },
  { file: 'icon-maskable-512.png', size: 512, bleed: true, scale: 0.82 },
];

async function drawIcon(browser: Browser, svg: string, { file, size, bleed = false, scale = 1 }: Icon) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const side = size * scale;
  await page.setContent(`<style>
    body { margin: 0; display: grid; place-items: center; height: 100vh; background: ${bleed ? BRAND : 'none'} }
    svg { width: ${side}px; height: ${side}px }
  </style>${svg}`);
  await writeFile(new URL(file, PUBLIC), await page.screenshot({ omitBackground: true }));
  await page.close();
}

// The home page without everything but the name, the languages and the drawing of the yard.
const SHARE_STYLE = `
  :root { overflow: hidden }
  footer, header nav, header div div, main > :not(:first-child), main .wrap, body > a { display: none !important }
  header::after { content: "${Object.values(languageNames).reverse().join(' · ')}"; font: 600 32px Figtree; color: #4e6665; margin-left: 64px }
  header a { font-size: 88px; gap: 28px; margin: 40px 0 20px 32px }
  header svg { width: 116px; height: 116px }
  main .yard { position: absolute; inset: auto 0 0; height: 422px; margin: 0 }
`;

async function drawShareImage(browser: Browser) {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, bypassCSP: true });
  await page.goto(`${SITE}/en`, { waitUntil: 'networkidle' });
  await page.addStyleTag({ content: SHARE_STYLE });
  const picture = await page.screenshot();
  if (picture.length > HEAVIEST_SHARE_IMAGE) throw new Error(`og.png is too heavy: ${picture.length} bytes`);
  await writeFile(new URL('og.png', PUBLIC), picture);
}

const browser = await chromium.launch(playwright.use?.launchOptions);
try {
  const svg = await readFile(new URL('icon.svg', PUBLIC), 'utf8');
  for (const icon of ICONS) await drawIcon(browser, svg, icon);
  await drawShareImage(browser);
} finally {
  await browser.close();
}
