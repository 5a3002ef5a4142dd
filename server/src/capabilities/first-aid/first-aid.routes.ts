import { firstAidKit, firstAidTopics } from '@lakou/content';
import type { Routes } from '#platform/capability.ts';
import { createPublishedReader } from '../content-reviews/published.service.ts';
import { canReadFirstAid } from './first-aid.access.ts';
import { topicIn } from './first-aid.view.ts';

export const firstAid: Routes = (on) => {
  const readPublished = createPublishedReader('first-aid');
  on('GET /api/first-aid', canReadFirstAid, async ({ grant, query }) => {
    const published = await readPublished(grant);
    return firstAidTopics().map((topic) => topicIn(topic, query.lang, published));
  });
  on('GET /api/first-aid/kit', canReadFirstAid, ({ query: { lang } }) =>
    firstAidKit().map(({ slug, name, why }) => ({ id: slug, name: name[lang], why: why[lang] })),
  );
};
