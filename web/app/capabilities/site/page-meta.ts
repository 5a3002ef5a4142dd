import { LANGUAGES, type Language, PRODUCT } from '@lakou/i18n';
import type { MetaDescriptor } from 'react-router';
import { languageOfPath } from '../../platform/language/words.ts';
import { publicUrl } from './public-url.ts';
import { type PageKind, structuredData } from './structured-data.ts';

interface PageWords {
  title: string;
  description: string;
  /** The schema.org type of the page; WebPage by default. */
  type?: PageKind;
  /** The path of its picture when shared, 1200 by 630. */
  image?: string;
}

const LOCALES: Record<Language, string> = { en: 'en_US', fr: 'fr_HT', ht: 'ht_HT' };

/** The head of a public page: title, description, addresses in each language, and its preview when shared. */
export function pageMeta(pathname: string, words: PageWords): MetaDescriptor[] {
  const { title, description, type = 'WebPage', image = '/og.png' } = words;
  const lang = languageOfPath(pathname) ?? 'en';
  const page = pathname.replace(/^\/[^/]+/, '').replace(/\/$/, '');
  const site = publicUrl();
  const addressIn = (other: Language) => `${site}/${other}${page}`;
  const url = addressIn(lang);
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    ...LANGUAGES.map((other) => ({
      tagName: 'link',
      rel: 'alternate',
      hrefLang: other,
      href: addressIn(other),
    })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: addressIn('en') },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: PRODUCT },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:locale', content: LOCALES[lang] },
    ...LANGUAGES.filter((other) => other !== lang).map((other) => ({
      property: 'og:locale:alternate',
      content: LOCALES[other],
    })),
    { property: 'og:image', content: `${site}${image}` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
    { 'script:ld+json': structuredData({ title, description, kind: type, url, lang }) },
  ];
}
