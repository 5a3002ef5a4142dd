import { AMBULANCE } from '@lakou/contract/emergency.rules';
import type { Provenance, Section } from '@lakou/contract/passages';
import { formatDate, type Language, PRODUCT } from '@lakou/i18n';
import { wordsIn } from '../../words.ts';
import { html, type Markup } from './markup.ts';

/** The way back to the home page and to the list that this page is in. */
export function crumbs(lang: Language, above: readonly { name: string; path: string }[]): Markup {
  const label = wordsIn(lang, 'public-pages')('where');
  return html`<nav class="crumbs" aria-label="${label}"><a href="/${lang}">${PRODUCT}</a>${above.map(
    ({ name, path }) => html`<a href="/${lang}${path}">${name}</a>`,
  )}</nav>`;
}

/** Whom to call when somebody is in danger: where the reader is, we do not know. */
export function emergencyBox(lang: Language): Markup {
  const t = wordsIn(lang, 'public-pages');
  const call = (number: string, place: string) =>
    html`<a class="button" href="tel:${number}"><b>${number}</b> ${place}</a>`;
  return html`<div class="box danger"><p>${t('danger')}</p><div class="calls">${call(
    AMBULANCE.HT,
    t('haiti'),
  )}${call(AMBULANCE.US, t('unitedStates'))}</div></div>`;
}

/** What sections say, without headings and markup. */
export const plainOf = (sections: readonly Section[]): string =>
  sections
    .flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'paragraph' ? block.text : block.items)),
    )
    .join(' ');

/** Paragraphs, lists and steps. */
export const passages = (blocks: Section['blocks']): Markup =>
  html`${blocks.map((block) => {
    if (block.kind === 'paragraph') return html`<p>${block.text}</p>`;
    const items = block.items.map((item) => html`<li>${item}</li>`);
    return block.kind === 'steps' ? html`<ol>${items}</ol>` : html`<ul>${items}</ul>`;
  })}`;

/** Questions whose answers open without a script. */
export const questionList = (questions: readonly Section[], title: string): Markup | false =>
  questions.length > 0 &&
  html`<section class="text"><h2>${title}</h2>${questions.map(
    (question) =>
      html`<details class="ask"><summary>${question.title}</summary>${passages(question.blocks)}</details>`,
  )}</section>`;

function reviewText(known: Provenance, lang: Language): string {
  const t = wordsIn(lang, 'common');
  const { reviewedBy, reviewedOn, reviewerProfession } = known;
  if (!reviewedBy || !reviewedOn) return t('notReviewed');
  const review = { name: reviewedBy, date: formatDate(lang, reviewedOn, 'medium') };
  if (!reviewerProfession) return t('reviewed', review);
  return t('reviewedAs', { ...review, profession: t(`professions.${reviewerProfession}`) });
}

/** Where the facts come from, who reviewed them, and that no page replaces a person. */
export function provenance(
  known: Provenance,
  lang: Language,
  advice = wordsIn(lang, 'public-pages')('notAdvice'),
): Markup {
  return html`<section class="text"><h2>${wordsIn(lang, 'common')('sources')}</h2><ul class="soft">${known.source.map(
    ({ publisher, title, year }) => html`<li>${publisher}, <cite>${title}</cite>, ${year}</li>`,
  )}</ul><p class="soft">${reviewText(known, lang)}</p><p class="soft">${advice}</p></section>`;
}

/** Into the app in the language of the page: the app's own addresses do not name one. */
export const intoApp = (path: string, lang: Language): string => `/language/${lang}?to=${path}`;

interface Acts {
  readonly title: string;
  /** The address of this page, with the site. */
  readonly url: string;
  /** The same in the app, and what the link there says. */
  readonly app: { readonly path: string; readonly text: string };
  readonly lang: Language;
}

/** Into the app, to somebody else, or on paper; the site script shows the button that needs it. */
export function acts({ title, url, app, lang }: Acts): Markup {
  const t = wordsIn(lang, 'public-pages');
  const message = `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`;
  return html`<p class="acts"><a class="button" href="${intoApp(app.path, lang)}">${app.text}</a><a class="button plain" href="${message}" rel="noopener">${t(
    'send',
  )}</a><button type="button" class="button plain" data-print hidden>${t('print')}</button></p>`;
}

interface SearchForm {
  readonly path: string;
  readonly label: string;
  readonly hint: string;
  readonly text: string;
  readonly lang: Language;
}

/** A search that the server answers. */
export const searchForm = ({ path, label, hint, text, lang }: SearchForm): Markup =>
  html`<form class="find" role="search" action="/${lang}${path}"><label>${label}<input type="search" name="q" value="${text}" placeholder="${hint}" maxlength="200" autocomplete="off"/></label><button class="button">${wordsIn(
    lang,
    'public-pages',
  )('search')}</button></form>`;

export interface Row {
  readonly path: string;
  readonly name: string;
  readonly about?: string | undefined;
  /** What stands out, such as that help must be called. */
  readonly mark?: string | undefined;
  /** What speaks for it, such as that it is verified. */
  readonly good?: string | undefined;
}

export const rows = (list: readonly Row[], lang: Language): Markup =>
  html`<ul class="list">${list.map(
    ({ path, name, about, mark, good }) =>
      html`<li><a class="row" href="/${lang}${path}">${name}${mark && html` <span class="mark">${mark}</span>`}${good && html` <span class="mark good">${good}</span>`}${
        about && html`<small>${about}</small>`
      }</a></li>`,
  )}</ul>`;

/** A text of at most so many letters, cut between words. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, text.lastIndexOf(' ', most - 1)).replace(/[\s,;:.]+$/u, '')}…`;
}
