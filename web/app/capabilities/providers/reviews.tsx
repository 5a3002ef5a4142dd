import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { reviewsQuery } from './providers.queries.ts';
import { ReportReview } from './report-review.tsx';
import { ReviewCard } from './review-card.tsx';

/** The reviews of patients, newest first. */
export function Reviews({ providerId, mayReport }: { providerId: string; mayReport: boolean }) {
  const { t } = useTranslation('providers');
  const query = useInfiniteQuery(reviewsQuery(providerId));
  return (
    <QueryState
      query={query}
      frame="none"
      isEmpty={({ pages }) => pages.every(({ length }) => length === 0)}
      empty={<p className="text-ink-soft">{t('noReviews')}</p>}
    >
      {({ pages }) => (
        <>
          <ul className="grid gap-3">
            {pages.flat().map((review) => (
              <ReviewCard key={review.id} review={review}>
                {mayReport && <ReportReview review={review} />}
              </ReviewCard>
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
