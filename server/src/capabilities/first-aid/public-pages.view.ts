import { firstAidCategories, firstAidTopics, type FirstAidTopic as Known } from '@lakou/content';
import { drawingOf } from '@lakou/content/step-aids';
import type { FirstAidTopic } from '@lakou/contract/first-aid';
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
  type Row,
} from '#platform/http/article/parts.ts';
import { wordsIn } from '#platform/words.ts';

export const FIRST_AID_PATH = '/first-aid';

/** The drawing of a step, counted from 0, if it has one. */
function drawn(topicId: string, index: number, lang: Language) {
  const name = drawingOf(topicId, index);
  const description = name && wordsIn(lang, 'first-aid-drawings')(`of.${name}`);
  return (
    name &&
    html`<img src="/media/drawings/${name}.svg" alt="${description}" width="280" height="200" loading="lazy">`
  );
}

/** One topic with all its steps, to be read from top to bottom or printed. */
export function topicArticle(topic: FirstAidTopic, lang: Language, publicUrl: string): Article {
  const path = `${FIRST_AID_PATH}/${topic.id}`;
  const above = [{ name: wordsIn(lang, 'first-aid')('title'), path: FIRST_AID_PATH }];
  const { title, description, steps } = topic;
  const app = { path: `/app${path}`, text: wordsIn(lang, 'public-pages')('inAppFirstAid') };
  return {
    path,
    title: fitTitle(
      title,
      steps.map((step) => step.title),
      above[0]?.name ?? '',
    ),
    description: fitDescription(description, plainOf(steps)),
    body: html`${crumbs(lang, above)}<article><h1>${title}</h1>${emergencyBox(
      lang,
    )}<p class="lead">${description}</p><ol class="steps">${steps.map(
      (step, index) =>
        html`<li><h2>${step.title}</h2>${drawn(topic.id, index, lang)}${passages(step.blocks)}</li>`,
    )}</ol>${acts({
      title,
      url: `${publicUrl}/${lang}${path}`,
      app,
      lang,
    })}${provenance(topic, lang)}</article>`,
    data: pageData({
      type: 'MedicalWebPage',
      path,
      title,
      description,
      lang,
      publicUrl,
      above,
      known: topic,
      more: {
        mainEntity: {
          '@type': 'HowTo',
          name: title,
          step: steps.map((step) => ({
            '@type': 'HowToStep',
            name: step.title,
            text: `${step.title} ${plainOf([step])}`,
          })),
        },
      },
    }),
  };
}

export interface Searched {
  readonly text: string;
  readonly slugs: readonly string[];
}

/** All topics, those that save a life first. */
export function topicList(
  titleOf: (topic: Known) => string,
  searched: Searched | undefined,
  lang: Language,
  publicUrl: string,
): Article {
  const t = wordsIn(lang, 'first-aid');
  const words = wordsIn(lang, 'public-pages');
  const rowOf = (topic: Known): Row => ({
    path: `${FIRST_AID_PATH}/${topic.slug}`,
    name: titleOf(topic),
    mark: topic.tag === 'Call Emergency Services' ? t(`tags.${topic.tag}`) : undefined,
  });
  const topics = firstAidTopics();
  return listPage({
    path: FIRST_AID_PATH,
    name: t('title'),
    words: {
      metaTitle: words('firstAid.metaTitle'),
      lead: words('firstAid.lead'),
      description: words('firstAid.description'),
    },
    search: { label: t('search'), hint: t('searchHint') },
    first: emergencyBox(lang),
    groups: Object.entries(firstAidCategories()).map(([category, name]) => ({
      id: category,
      name: name[lang],
      rows: topics.filter((topic) => topic.category === category).map(rowOf),
    })),
    searched: searched && {
      text: searched.text,
      found: searched.slugs.flatMap((slug) => topics.filter((topic) => topic.slug === slug)).map(rowOf),
    },
    lang,
    publicUrl,
  });
}
