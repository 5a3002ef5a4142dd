import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@lakou/i18n';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { LanguageProvider } from '../../../platform/language/language.tsx';
import { addWords } from '../../../platform/language/words.ts';
import HomePage from '../home.page.tsx';
import { FEATURES } from './features.ts';

const LOCALES = join(import.meta.dirname, '../../../../../packages/i18n/locales');
const NAMESPACES = ['common', 'site', 'home', 'features'] as const;
const catalogue = (lang: Language, namespace: string) =>
  JSON.parse(readFileSync(join(LOCALES, lang, `${namespace}.json`), 'utf8'));
for (const lang of LANGUAGES) {
  for (const namespace of NAMESPACES) addWords(lang, namespace, catalogue(lang, namespace));
}

function homeIn(lang: Language): string {
  const page = createElement(LanguageProvider, null, createElement(HomePage));
  return renderToStaticMarkup(createElement(MemoryRouter, { initialEntries: [`/${lang}`] }, page));
}
const count = (html: string, piece: string | RegExp) => html.split(piece).length - 1;

describe.each(LANGUAGES)('the home page in %s', (lang) => {
  const html = homeIn(lang);
  const { stories, signUp } = catalogue(lang, 'home');
  const features = catalogue(lang, 'features');

  test('SITE-2 opens register with the choice made, at the top and at the end', () => {
    for (const role of ['patient', 'provider']) {
      const button = new RegExp(`<a href="/${lang}/register\\?as=${role}"[^>]*>${signUp[role]}</a>`, 'g');
      expect(html.match(button)).toHaveLength(2);
    }
  });

  test('SITE-2 explains in three steps', () => {
    expect(count(html.split('<ol')[1]?.split('</ol>')[0] ?? '', '<h3')).toBe(3);
  });

  test('SITE-2 shows two testimonials, each labelled as an example with a placeholder for its author', () => {
    const figures = html.match(/<figure>.*?<\/figure>/g) ?? [];
    expect(figures).toHaveLength(2);
    for (const figure of figures) {
      expect(figure).toContain(`>${stories.example}<`);
      expect(figure).toMatch(/>\{\p{L}+\}</u);
    }
  });

  test('SITE-4 lists seventeen features with their benefits in a dialog that needs no script', () => {
    const dialog = html.match(/<dialog id="all-features" popover="auto".*?<\/dialog>/)?.[0] ?? '';
    expect(count(html, 'popoverTarget="all-features"')).toBe(2);
    expect(count(dialog, '<dt')).toBe(17);
    expect(count(dialog, '<dd')).toBe(17);
    for (const feature of FEATURES) {
      expect(dialog).toContain(features[feature].name.replaceAll('&', '&amp;'));
      expect(dialog).toContain(features[feature].benefit.replaceAll('&', '&amp;'));
    }
  });

  test('SITE-10 leaves no key untranslated', () => {
    const words = html.replaceAll(/<[^>]*>/g, ' ');
    expect(words).not.toMatch(/\{\{|\b[a-zA-Z]+[.:][a-zA-Z]|undefined/);
  });
});
