import { LANGUAGES, type Language, PRODUCT } from '@lakou/i18n';
import { publicUrl } from './public-url.ts';

export type PageKind = 'WebSite' | 'WebPage' | 'AboutPage';

interface DescribedPage {
  title: string;
  description: string;
  kind: PageKind;
  url: string;
  lang: Language;
}

/**
 * schema.org data: the publisher of the site and the type of the page. The site is not described as a medical business.
 */
export function structuredData({ title, description, kind, url, lang }: DescribedPage) {
  const site = publicUrl();
  const organizationId = `${site}/#organization`;
  const siteId = `${site}/#website`;
  const publisher = { '@id': organizationId };
  if (kind !== 'WebSite') {
    const page = { '@type': kind, '@id': url, url, name: title, description, inLanguage: lang, publisher };
    return { '@context': 'https://schema.org', ...page, isPartOf: { '@id': siteId } };
  }
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': organizationId,
        name: PRODUCT,
        url: site,
        logo: `${site}/icon-512.png`,
        areaServed: ['HT', 'US'],
      },
      {
        '@type': 'WebSite',
        '@id': siteId,
        name: PRODUCT,
        url: site,
        description,
        inLanguage: LANGUAGES,
        publisher,
      },
    ],
  };
}
