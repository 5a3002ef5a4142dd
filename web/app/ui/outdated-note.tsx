import { useTranslation } from '#platform/language/use-translation.ts';
import type { PagedRead, QueryRead } from '../platform/query-read.ts';
import { useOnline } from '../platform/use-online.ts';
import { RetryBanner } from './retry-banner.tsx';

/**
 * Says above the content that reading it again, or reading more of it, failed. Being offline is shown by the layout of
 * the app.
 */
export function OutdatedNote({ query }: { query: QueryRead<unknown> & PagedRead }) {
  const { t } = useTranslation('common');
  if (!useOnline()) return null;
  const { isFetchNextPageError = false, fetchNextPage, refetch } = query;
  return (
    <RetryBanner
      busy={query.isFetching}
      onRetry={() => void (isFetchNextPageError && fetchNextPage ? fetchNextPage() : refetch())}
    >
      {t(isFetchNextPageError ? 'moreFailed' : 'refreshFailed')}
    </RetryBanner>
  );
}
