import { type Language, PRODUCT } from '@lakou/i18n';
import { wordsIn } from '../../words.ts';
import type { Article } from './article.ts';
import { html, type Markup } from './markup.ts';
import { pageData } from './page-data.ts';
import { crumbs, type Row, rows, searchForm } from './parts.ts';

interface Group {
  readonly id: string;
  readonly name: string;
  readonly rows: readonly Row[];
}

interface ListPage {
  readonly path: string;
  readonly name: string;
  readonly words: { readonly metaTitle: string; readonly lead: string; readonly description: string };
  readonly search: { readonly label: string; readonly hint: string };
  /** Stands above everything, such as whom to call. */
  readonly first?: Markup;
  readonly groups: readonly Group[];
  /** What was searched for, and what was found, the best first; undefined when nothing was searched for. */
  readonly searched: { readonly text: string; readonly found: readonly Row[] } | undefined;
  readonly lang: Language;
  readonly publicUrl: string;
}

/** More groups than these have a way to each of them above the list. */
const FEW_GROUPS = 8;

/** All articles of one kind by group, or those that a search found. */
export function listPage(page: ListPage): Article {
  const { path, name, words, search, first, groups, searched, lang, publicUrl } = page;
  const t = wordsIn(lang, 'public-pages');
  const isFound = searched !== undefined && searched.found.length > 0;
  const result =
    searched &&
    html`<p role="status"><b>${
      isFound ? t('found', { count: searched.found.length }) : t('none', { text: searched.text })
    }</b></p>${isFound && html`${rows(searched.found, lang)}<p><a href="/${lang}${path}">${t('showAll')}</a></p>`}`;
  const all = html`${
    groups.length > FEW_GROUPS &&
    html`<nav class="jump" aria-label="${t('groups')}">${groups.map(
      (group) => html`<a class="row" href="#${group.id}">${group.name}</a>`,
    )}</nav>`
  }${groups.map(
    (group) => html`<section><h2 id="${group.id}">${group.name}</h2>${rows(group.rows, lang)}</section>`,
  )}`;
  const title = `${words.metaTitle} · ${PRODUCT}`;
  return {
    path,
    title,
    description: words.description,
    body: html`${crumbs(lang, [])}<h1>${name}</h1>${first}<p class="lead">${words.lead}</p>${searchForm({
      path,
      ...search,
      text: searched?.text ?? '',
      lang,
    })}${result}${!isFound && all}`,
    data: pageData({
      type: 'CollectionPage',
      path,
      title: name,
      description: words.description,
      lang,
      publicUrl,
      above: [],
    }),
    isHidden: searched !== undefined,
  };
}
