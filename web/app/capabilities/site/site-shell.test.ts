import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@lakou/i18n';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { LanguageProvider } from '../../platform/language/language.tsx';
import { addWords } from '../../platform/language/words.ts';
import SiteLayout from './site.layout.tsx';

const LOCALES = join(import.meta.dirname, '../../../../packages/i18n/locales');
for (const lang of LANGUAGES) {
  addWords(lang, 'site', JSON.parse(readFileSync(join(LOCALES, lang, 'site.json'), 'utf8')));
}

function shellOf(pathname: string): string {
  const layout = createElement(LanguageProvider, null, createElement(SiteLayout));
  return renderToStaticMarkup(createElement(MemoryRouter, { initialEntries: [pathname] }, layout));
}
const footerOf = (pathname: string) => shellOf(pathname).split('<footer>')[1] ?? '';
const addresses = (html: string) => Array.from(html.matchAll(/href="([^"]+)"/g), ([, href]) => href);

describe('the frame of the public pages', () => {
  test('SITE-8 the footer leads to about, how it works, terms and privacy in the same language', () => {
    expect(addresses(footerOf('/ht'))).toEqual(
      expect.arrayContaining(['/ht/about', '/ht/how-it-works', '/ht/terms', '/ht/privacy']),
    );
  });

  test('SITE-8 the way back to the app is there, hidden until the site script knows the reader', () => {
    expect(shellOf('/fr/terms')).toMatch(/<a data-back-to-app="true" hidden="" href="\/app"/);
  });

  test('SITE-9 the language selector keeps the page and works without a script', () => {
    const selector = shellOf('/ht/about').match(/<details.*?<\/details>/)?.[0] ?? '';
    expect(addresses(selector)).toEqual([
      '/language/en?to=/en/about',
      '/language/fr?to=/fr/about',
      '/language/ht?to=/ht/about',
    ]);
    expect(selector).toMatch(/hrefLang="ht" aria-current="true"/);
  });

  test('SITE-1 sign-in and register are one tap away on every page', () => {
    expect(addresses(shellOf('/en/privacy'))).toEqual(
      expect.arrayContaining(['/en/sign-in', '/en/register']),
    );
  });

  test('every page says whom to call in an emergency', () => {
    expect(addresses(footerOf('/en'))).toEqual(expect.arrayContaining(['tel:116', 'tel:911']));
  });

  test('the first thing the keyboard reaches skips to the content', () => {
    expect(addresses(shellOf('/en'))[0]).toBe('#content');
    expect(shellOf('/en')).toContain('<main id="content"');
  });
});
