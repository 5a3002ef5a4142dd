import { firstAidCategories, firstAidKit, firstAidTopics } from '@lakou/content';
import type { FirstAidTopic } from '@lakou/contract/first-aid';
import type { Language } from '@lakou/i18n';
import type { Routes } from '#platform/capability.ts';
import { canReadFirstAid } from './first-aid.access.ts';

const topicsIn = (lang: Language): FirstAidTopic[] =>
  firstAidTopics().map(({ slug, category, tag, texts, source, reviewedBy, reviewedOn }) => ({
    id: slug,
    category: firstAidCategories()[category][lang],
    tag,
    ...texts[lang],
    source,
    reviewedBy,
    reviewedOn,
  }));

export const firstAid: Routes = (on) => {
  on('GET /api/first-aid', canReadFirstAid, ({ query }) => topicsIn(query.lang));
  on('GET /api/first-aid/kit', canReadFirstAid, ({ query: { lang } }) =>
    firstAidKit().map(({ slug, name, why }) => ({ id: slug, name: name[lang], why: why[lang] })),
  );
};
