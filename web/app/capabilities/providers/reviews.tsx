import { formatDate } from '@lakou/i18n';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton, SkeletonCard } from '../../ui/skeleton.tsx';
import { reviewsQuery } from './providers.queries.ts';
import { Stars } from './rating.tsx';

/** The reviews of patients, newest first. */
export function Reviews({ providerId }: { providerId: string }) {
  const { t } = useTranslation('providers');
  const lang = useLanguage();
  const timeZone = ownTimeZone();
  const query = useInfiniteQuery(reviewsQuery(providerId));
  return (
    <QueryState
      query={query}
      skeleton={
        <Skeleton>
          <SkeletonCard />
        </Skeleton>
      }
      frame="none"
      isEmpty={({ pages }) => pages.every(({ length }) => length === 0)}
      empty={<p className="text-ink-soft">{t('noReviews')}</p>}
    >
      {({ pages }) => (
        <>
          <ul className="grid gap-3">
            {pages.flat().map(({ id, stars, text, author, createdAt }) => (
              <Card key={id} as="li">
                <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                  <span className="font-semibold">{author}</span>
                  <Stars count={stars} />
                </div>
                {text && <p className="mt-2 whitespace-pre-line wrap-anywhere">{text}</p>}
                <p className="mt-1.5 text-14 text-ink-soft">
                  {formatDate(lang, { at: new Date(createdAt), timeZone }, 'medium')}
                </p>
              </Card>
            ))}
          </ul>
          {query.hasNextPage && (
            <Button
              variant="secondary"
              busy={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              {t('showMore')}
            </Button>
          )}
        </>
      )}
    </QueryState>
  );
}
