import { findEntries, findFirstAidTopic } from '@lakou/content';
import { systemGrant } from '#platform/access/system-grant.ts';
import type { ArticlePage, ArticleRequest } from '#platform/http/article/article.ts';
import type { Platform } from '#platform/platform.ts';
import { createPublishedReader } from '../content-reviews/published.service.ts';
import { topicIn } from './first-aid.view.ts';
import { FIRST_AID_PATH, topicArticle, topicList } from './public-pages.view.ts';

/** First aid for everybody: read without a session, without script, and while the database is away. */
export function firstAidPages({ db, clock, config }: Platform): ArticlePage[] {
  const readPublished = createPublishedReader('first-aid');
  const published = ({ wrote }: ArticleRequest) =>
    readPublished(
      systemGrant('first-aid:read', { db: db.mayLag(wrote), at: clock.now(), requestId: 'page' }),
    );
  return [
    {
      path: FIRST_AID_PATH,
      async find(request) {
        const { asked, lang } = request;
        const { servedIn } = await published(request);
        const text = asked('q');
        const searched = text
          ? { text, slugs: findEntries(text, ['first-aid'], lang).map(({ id }) => id) }
          : undefined;
        return topicList(
          ({ slug, texts }) => servedIn(slug, lang)('title', texts[lang].title),
          searched,
          lang,
          config.publicUrl,
        );
      },
    },
    {
      path: `${FIRST_AID_PATH}/:id`,
      async find(request) {
        const { params, lang } = request;
        const topic = findFirstAidTopic(params.id ?? '');
        return topic && topicArticle(topicIn(topic, lang, await published(request)), lang, config.publicUrl);
      },
    },
  ];
}
