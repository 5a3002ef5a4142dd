import { firstAidCategories, type FirstAidTopic as Known } from '@lakou/content';
import type { FirstAidTopic } from '@lakou/contract/first-aid';
import type { Language } from '@lakou/i18n';
import { visitArticle } from '../content-reviews/content-fields.rules.ts';
import type { Published } from '../content-reviews/published.service.ts';

/** A topic in one language, with its corrections. */
export function topicIn(known: Known, lang: Language, published: Published): FirstAidTopic {
  const { slug, category, tag, texts, never, source } = known;
  const { steps, ...words } = texts[lang];
  const isCorrected = published.isCorrected(slug, lang);
  const served = visitArticle({ ...words, sections: steps }, published.servedIn(slug, lang));
  return {
    id: slug,
    category: firstAidCategories()[category][lang],
    tag,
    title: served.title,
    description: served.description,
    steps: served.sections,
    // The marks repeat words of the text, so corrected words stand without them.
    never: isCorrected ? [] : never.map(({ step, sign, words: said }) => ({ step, sign, text: said[lang] })),
    isCorrected,
    source,
    ...published.reviewed(known),
  };
}
