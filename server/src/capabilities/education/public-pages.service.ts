import { findEntries, findGuide, guidesAsking } from '@lakou/content';
import type { Language } from '@lakou/i18n';
import { systemGrant } from '#platform/access/system-grant.ts';
import type { ArticlePage, ArticleRequest } from '#platform/http/article/article.ts';
import type { Platform } from '#platform/platform.ts';
import { visitArticle } from '../content-reviews/content-fields.rules.ts';
import { createPublishedReader } from '../content-reviews/published.service.ts';
import { educationContent } from './education.view.ts';
import { GUIDES_PATH, guideArticle, guideList } from './public-pages.view.ts';

/** What everyday words lead to; where there is nothing, the guides that answer such a question. */
function search(text: string, lang: Language): string[] {
  const found = findEntries(text, ['education'], lang).map(({ id }) => id);
  return found.length > 0 ? found : guidesAsking(text, lang).map(({ slug }) => slug);
}

/** The guides for everybody, read without a session and while the database is away. */
export function guidePages({ db, clock, config }: Platform): ArticlePage[] {
  const readPublished = createPublishedReader('education');
  const published = ({ wrote }: ArticleRequest) =>
    readPublished(
      systemGrant('education:read', { db: db.mayLag(wrote), at: clock.now(), requestId: 'page' }),
    );
  return [
    {
      path: GUIDES_PATH,
      async find(request) {
        const { asked, lang } = request;
        const { servedIn } = await published(request);
        const text = asked('q');
        const searched = text ? { text, slugs: search(text, lang) } : undefined;
        return guideList(
          ({ slug, texts }) =>
            visitArticle({ ...texts[lang], sections: [], questions: [] }, servedIn(slug, lang)),
          searched,
          lang,
          config.publicUrl,
        );
      },
    },
    {
      path: `${GUIDES_PATH}/:id`,
      async find(request) {
        const { params, lang } = request;
        const guide = findGuide(params.id ?? '');
        return (
          guide &&
          guideArticle(educationContent(guide, lang, await published(request)), lang, config.publicUrl)
        );
      },
    },
  ];
}
