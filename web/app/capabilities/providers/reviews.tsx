import { formatDate } from '@lakou/i18n';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Problem } from '../../ui/problem.tsx';
import { Skeleton, SkeletonCard } from '../../ui/skeleton.tsx';
import { reviewsQuery } from './providers.queries.ts';
import { Stars } from './rating.tsx';

/** What patients said, newest first. */
export function Reviews({ providerId }: { providerId: string }) {
  const { t } = useTranslation('providers');
  const lang = useLanguage();
  const errorText = useErrorText();
  const { data, error, isFetching, refetch, ...more } = useInfiniteQuery(reviewsQuery(providerId));
  if (!data && error)
    return <Problem text={errorText(error)} retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Skeleton>
        <SkeletonCard />
      </Skeleton>
    );
  const reviews = data.pages.flat();
  if (reviews.length === 0) return <p className="text-ink-soft">{t('noReviews')}</p>;
  const timeZone = ownTimeZone();
  return (
    <>
      <ul className="grid gap-3">
        {reviews.map(({ id, stars, text, author, createdAt }) => (
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
      {more.hasNextPage && (
        <Button variant="secondary" busy={more.isFetchingNextPage} onClick={() => void more.fetchNextPage()}>
          {t('showMore')}
        </Button>
      )}
    </>
  );
}
