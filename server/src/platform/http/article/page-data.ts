import type { Provenance, Section } from '@lakou/contract/passages';
import { type Language, PRODUCT } from '@lakou/i18n';
import { plainOf } from './parts.ts';

interface DescribedPage {
  readonly type: 'MedicalWebPage' | 'CollectionPage' | 'ProfilePage';
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly lang: Language;
  readonly publicUrl: string;
  /** The lists above it, from the first one on: their names and paths. */
  readonly above: readonly { readonly name: string; readonly path: string }[];
  /** Where its facts come from, and who reviewed them. */
  readonly known?: Provenance;
  /** What people ask about its subject, with the answers that stand on it. */
  readonly questions?: readonly Section[];
  /** More of schema.org, such as what the page is about. */
  readonly more?: object;
}

/** What a page is, for search engines, as schema.org names it. */
export function pageData(page: DescribedPage): object {
  const { type, path, title, description, lang, publicUrl, above, known, questions = [], more } = page;
  const addressOf = (of: string) => `${publicUrl}/${lang}${of}`;
  const url = addressOf(path);
  const places = [...above, { name: title, path }];
  return {
    '@context': 'https://schema.org',
    '@type': questions.length > 0 ? [type, 'FAQPage'] : type,
    '@id': url,
    url,
    name: title,
    description,
    inLanguage: lang,
    isAccessibleForFree: true,
    isPartOf: { '@id': `${publicUrl}/#website` },
    publisher: { '@type': 'Organization', '@id': `${publicUrl}/#organization`, name: PRODUCT },
    breadcrumb: {
      '@type': 'BreadcrumbList',
      itemListElement: places.map((place, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name: place.name,
        item: addressOf(place.path),
      })),
    },
    ...(type === 'MedicalWebPage' && { audience: { '@type': 'Patient' } }),
    ...(known && {
      citation: known.source.map(({ publisher, title: name, year }) => ({
        '@type': 'CreativeWork',
        name,
        datePublished: String(year),
        publisher: { '@type': 'Organization', name: publisher },
      })),
    }),
    ...(known?.reviewedBy &&
      known.reviewedOn && {
        reviewedBy: { '@type': 'Person', name: known.reviewedBy },
        lastReviewed: known.reviewedOn,
      }),
    ...(questions.length > 0 && {
      mainEntity: questions.map((question) => ({
        '@type': 'Question',
        name: question.title,
        acceptedAnswer: { '@type': 'Answer', text: plainOf([question]) },
      })),
    }),
    ...more,
  };
}
