import { findEntries, findMedicine } from '@lakou/content';
import { systemGrant } from '#platform/access/system-grant.ts';
import type { ArticlePage } from '#platform/http/article/article.ts';
import { countTry } from '#platform/limits/limiter.ts';
import { SEARCHES_PER_ADDRESS } from '#platform/limits/limits.ts';
import type { Platform } from '#platform/platform.ts';
import { createPublishedReader } from '../content-reviews/published.service.ts';
import { described } from './medicines.view.ts';
import { MEDICINES_PATH, medicineArticle, medicineList } from './public-pages.view.ts';

/** The medicine sheets for everybody, read without a session and while the database is away. */
export function medicinePages({ db, clock, config }: Platform): ArticlePage[] {
  const readPublished = createPublishedReader('medicines');
  return [
    {
      path: MEDICINES_PATH,
      async find({ asked, ip, lang }) {
        const text = asked('q');
        if (text) await countTry(db, SEARCHES_PER_ADDRESS, ip, clock.now());
        const searched = text
          ? { text, slugs: findEntries(text, ['medicines'], lang).map(({ id }) => id) }
          : undefined;
        return medicineList(searched, lang, config.publicUrl);
      },
    },
    {
      path: `${MEDICINES_PATH}/:id`,
      async find({ params, lang, wrote }) {
        const known = findMedicine(params.id ?? '');
        if (!known) return undefined;
        const grant = systemGrant('medicines:read', {
          db: db.mayLag(wrote),
          at: clock.now(),
          requestId: 'page',
        });
        const sheet = described(known, lang, [], await readPublished(grant));
        return medicineArticle(sheet, lang, config.publicUrl);
      },
    },
  ];
}
