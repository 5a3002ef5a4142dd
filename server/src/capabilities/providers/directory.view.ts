import { formatMoney, formatNumber, type Language, languageName, PRODUCT } from '@lakou/i18n';
import type { Article } from '#platform/http/article/article.ts';
import { html, type Markup } from '#platform/http/article/markup.ts';
import { pageData } from '#platform/http/article/page-data.ts';
import { crumbs, type Row, rows } from '#platform/http/article/parts.ts';
import { wordsIn } from '#platform/words.ts';
import {
  nameOfValue,
  type Place,
  placeName,
  placeOf,
  type SpecialtyName,
  specialtySlug,
} from './directory.rules.ts';
import type { DirectoryClinic, DirectoryEntry } from './directory.store.ts';

export const CARE_PATH = '/care';

export const specialtyIn = (name: SpecialtyName, lang: Language): string =>
  wordsIn(lang, 'providers')(`specialties.${name}`);

/** The title and the specialty; what is stored in no language of ours stays as it was written. */
export function workOf({ professionalTitle, specialty }: DirectoryEntry, lang: Language): string {
  const name = nameOfValue(specialty);
  return [professionalTitle, name ? specialtyIn(name, lang) : specialty].filter(Boolean).join(', ');
}

export const pathOf = (place: Place, specialty?: SpecialtyName): string =>
  [CARE_PATH, place.slug, ...(specialty ? [specialtySlug(specialty)] : [])].join('/');

export const ratingOf = ({ rating, reviews }: DirectoryEntry, lang: Language): string => {
  const t = wordsIn(lang, 'providers');
  if (reviews === 0) return t('noReviews');
  return t('rating', {
    rating: formatNumber(lang, Math.round(rating * 10) / 10, 1),
    reviews: t('reviews', { count: reviews }),
  });
};

/** The lowest fee that the provider set, before the service fee. */
function lowestFee({ cents }: DirectoryEntry, lang: Language): string | undefined {
  const fees = Object.values(cents);
  if (fees.length === 0) return undefined;
  const lowest = Math.min(...fees);
  return wordsIn(lang, 'public-pages')('care.from', { price: formatMoney(lang, lowest, 'USD') });
}

function rowOf(entry: DirectoryEntry, lang: Language): Row {
  const place = placeOf(entry);
  const about = [
    workOf(entry, lang),
    place && placeName(place, lang),
    entry.languages.map((tag) => languageName(lang, tag)).join(', '),
    lowestFee(entry, lang),
    ratingOf(entry, lang),
  ];
  return {
    path: `/providers/${entry.id}`,
    name: entry.name,
    about: about.filter(Boolean).join(' · '),
    good: wordsIn(lang, 'providers')('verified'),
  };
}

interface CareForm {
  readonly what: string;
  readonly where: string;
}

/** What and where: answered by the server, as on the home page. */
function careForm({ what, where }: CareForm, lang: Language): Markup {
  const t = wordsIn(lang, 'public-pages');
  const field = (name: string, label: string, hint: string, value: string) =>
    html`<label>${label}<input type="search" name="${name}" value="${value}" placeholder="${hint}" maxlength="200" autocomplete="off"/></label>`;
  return html`<form class="find two" role="search" action="/${lang}${CARE_PATH}">${[
    field('what', t('care.what'), t('care.whatHint'), what),
    field('where', t('care.where'), t('care.whereHint'), where),
  ]}<button class="button">${t('care.find')}</button></form>`;
}

export interface Found {
  readonly entries: readonly DirectoryEntry[];
  /** Says that this is not quite what was asked for. */
  readonly note?: string | undefined;
  /** The address of the next page, when there are more. */
  readonly more?: string | undefined;
}

function foundList({ entries, note, more }: Found, lang: Language): Markup {
  const t = wordsIn(lang, 'public-pages');
  return html`${note && html`<p role="status"><b>${note}</b></p>`}${
    entries.length > 0 &&
    rows(
      entries.map((entry) => rowOf(entry, lang)),
      lang,
    )
  }${more && html`<p><a href="${more}">${t('care.more')}</a></p>`}`;
}

/** A group of links with how many providers each leads to. */
export interface CountedLinks {
  readonly id: string;
  readonly name: string;
  readonly links: readonly { readonly path: string; readonly name: string; readonly count: number }[];
}

const countedLinks = ({ id, name, links }: CountedLinks, lang: Language): Markup | false =>
  links.length > 0 &&
  html`<section><h2 id="${id}">${name}</h2>${rows(
    links.map((link) => ({
      path: link.path,
      name: link.name,
      about: wordsIn(lang, 'public-pages')('care.count', { count: link.count }),
    })),
    lang,
  )}</section>`;

interface DirectoryPage {
  readonly path: string;
  readonly name: string;
  readonly title: string;
  readonly lead: string;
  readonly description: string;
  readonly above: readonly { readonly name: string; readonly path: string }[];
  readonly form: CareForm;
  readonly found: Found | undefined;
  readonly clinics: readonly DirectoryClinic[];
  readonly groups: readonly CountedLinks[];
  readonly isHidden: boolean;
  readonly lang: Language;
  readonly publicUrl: string;
}

/** The directory, or one part of it: who was found, clinics, and the ways on. */
export function directoryPage(page: DirectoryPage): Article {
  const { path, name, title, lead, description, above, form, found, clinics, groups, isHidden, lang } = page;
  const t = wordsIn(lang, 'public-pages');
  return {
    path,
    title: `${title} · ${PRODUCT}`,
    description,
    body: html`${crumbs(lang, above)}<h1>${name}</h1><p class="lead">${lead}</p>${careForm(form, lang)}${
      found && foundList(found, lang)
    }${
      clinics.length > 0 &&
      html`<section><h2 id="clinics">${t('care.clinics')}</h2>${rows(
        clinics.map((clinic) => ({
          path: `/clinics/${clinic.id}`,
          name: clinic.name,
          about: clinic.specialties.join(', '),
          good: wordsIn(lang, 'providers')('clinicVerified'),
        })),
        lang,
      )}</section>`
    }${groups.map((group) => countedLinks(group, lang))}`,
    data: pageData({
      type: 'CollectionPage',
      path,
      title: name,
      description,
      lang,
      publicUrl: page.publicUrl,
      above,
    }),
    isHidden,
  };
}
