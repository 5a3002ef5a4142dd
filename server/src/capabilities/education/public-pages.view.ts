import { type EducationGuide, educationGuides } from '@lakou/content';
import type { EducationContent } from '@lakou/contract/education';
import { EDUCATION_CATEGORIES } from '@lakou/contract/education.rules';
import type { Language } from '@lakou/i18n';
import type { Article } from '#platform/http/article/article.ts';
import { fitDescription, fitTitle } from '#platform/http/article/fit-head.ts';
import { listPage } from '#platform/http/article/list-page.ts';
import { html } from '#platform/http/article/markup.ts';
import { pageData } from '#platform/http/article/page-data.ts';
import {
  acts,
  crumbs,
  emergencyBox,
  passages,
  plainOf,
  provenance,
  questionList,
  type Row,
} from '#platform/http/article/parts.ts';
import { wordsIn } from '#platform/words.ts';

export const GUIDES_PATH = '/guides';

/** One guide; a video or a recording is offered as its text, and plays in the app. */
export function guideArticle(guide: EducationContent, lang: Language, publicUrl: string): Article {
  const words = wordsIn(lang, 'public-pages');
  const path = `${GUIDES_PATH}/${guide.id}`;
  const above = [{ name: words('guides.title'), path: GUIDES_PATH }];
  const { title, description, sections, questions } = guide;
  return {
    path,
    title: fitTitle(
      title,
      sections.map((section) => section.title),
      words('guides.title'),
    ),
    description: fitDescription(description, plainOf(sections)),
    body: html`${crumbs(lang, above)}<article><h1>${title}</h1>${emergencyBox(
      lang,
    )}<p class="lead">${description}</p><div class="text">${sections.map(
      (section) => html`<section><h2>${section.title}</h2>${passages(section.blocks)}</section>`,
    )}</div>${questionList(questions, words('questions'))}${acts({
      title,
      url: `${publicUrl}/${lang}${path}`,
      app: { path: `/app/education/${guide.id}`, text: words('inApp') },
      lang,
    })}${provenance(guide, lang)}</article>`,
    data: pageData({
      type: 'MedicalWebPage',
      path,
      title,
      description,
      lang,
      publicUrl,
      above,
      known: guide,
      questions,
    }),
  };
}

type Title = Pick<EducationGuide['texts']['en'], 'title' | 'description'>;

/** All guides by topic, in the order of the hub. */
export function guideList(
  textOf: (guide: EducationGuide) => Title,
  searched: { readonly text: string; readonly slugs: readonly string[] } | undefined,
  lang: Language,
  publicUrl: string,
): Article {
  const t = wordsIn(lang, 'education');
  const words = wordsIn(lang, 'public-pages');
  const guides = educationGuides();
  const rowOf = (guide: EducationGuide): Row => {
    const { title, description } = textOf(guide);
    return { path: `${GUIDES_PATH}/${guide.slug}`, name: title, about: description };
  };
  return listPage({
    path: GUIDES_PATH,
    name: words('guides.title'),
    words: {
      metaTitle: words('guides.metaTitle'),
      lead: words('guides.lead'),
      description: words('guides.description'),
    },
    search: { label: t('search'), hint: t('searchHint') },
    groups: EDUCATION_CATEGORIES.map((category) => ({
      id: category,
      name: t(`topics.${category}`),
      rows: guides.filter((guide) => guide.category === category).map(rowOf),
    })).filter((group) => group.rows.length > 0),
    searched: searched && {
      text: searched.text,
      found: searched.slugs.flatMap((slug) => guides.filter((guide) => guide.slug === slug)).map(rowOf),
    },
    lang,
    publicUrl,
  });
}
