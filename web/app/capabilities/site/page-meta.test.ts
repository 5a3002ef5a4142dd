import { PUBLIC_URL_PLACEHOLDER } from '@lakou/contract/public-url.rules';
import { describe, expect, test } from 'vitest';
import { pageMeta } from './page-meta.ts';

const words = { title: 'A title', description: 'A description' };

function links(pathname: string) {
  return pageMeta(pathname, words).flatMap((tag) =>
    'rel' in tag ? [[tag.rel, tag.hrefLang ?? '', tag.href].join(' ')] : [],
  );
}
const property = (pathname: string, name: string) =>
  pageMeta(pathname, words).flatMap((tag) =>
    'property' in tag && tag.property === name ? [tag.content] : [],
  );

function structured(type?: 'WebSite' | 'AboutPage') {
  const tags = pageMeta('/fr/about', type ? { ...words, type } : words);
  return JSON.stringify(tags.find((tag) => 'script:ld+json' in tag));
}

describe('SITE-12 the head of a public page', () => {
  test('names its own address and the same page in each language, English for everyone else', () => {
    expect(links('/ht/about')).toEqual([
      `canonical  ${PUBLIC_URL_PLACEHOLDER}/ht/about`,
      `alternate en ${PUBLIC_URL_PLACEHOLDER}/en/about`,
      `alternate fr ${PUBLIC_URL_PLACEHOLDER}/fr/about`,
      `alternate ht ${PUBLIC_URL_PLACEHOLDER}/ht/about`,
      `alternate x-default ${PUBLIC_URL_PLACEHOLDER}/en/about`,
    ]);
  });

  test('has one address for the home page, with or without a slash at the end', () => {
    expect(links('/fr/')).toEqual(links('/fr'));
    expect(links('/fr')[0]).toBe(`canonical  ${PUBLIC_URL_PLACEHOLDER}/fr`);
  });

  test('looks like itself when it is shared', () => {
    expect(property('/ht', 'og:title')).toEqual(['A title']);
    expect(property('/ht', 'og:url')).toEqual([`${PUBLIC_URL_PLACEHOLDER}/ht`]);
    expect(property('/ht', 'og:locale')).toEqual(['ht_HT']);
    expect(property('/ht', 'og:locale:alternate')).toEqual(['en_US', 'fr_HT']);
    expect(property('/ht', 'og:image')).toEqual([`${PUBLIC_URL_PLACEHOLDER}/og.png`]);
  });

  test('tells search engines what it is, and never that we are a medical business', () => {
    expect(structured()).toContain('"@type":"WebPage"');
    expect(structured('AboutPage')).toContain('"@type":"AboutPage"');
    expect(structured('WebSite')).toMatch(/"@type":"Organization".*"@type":"WebSite"/);
    expect(structured('WebSite')).not.toContain('Medical');
  });
});
