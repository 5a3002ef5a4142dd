import CloudAlert from 'lucide-react/icons/cloud-alert';
import { useTranslation } from '#platform/language/use-translation.ts';
import type { PagedRead, QueryRead } from '../platform/query-read.ts';
import { useOnline } from '../platform/use-online.ts';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';

/**
 * Says above the content that reading it again, or reading more of it, failed. Being offline is shown by the layout of
 * the app.
 */
export function OutdatedNote({ query }: { query: QueryRead<unknown> & PagedRead }) {
  const { t } = useTranslation('common');
  if (!useOnline()) return null;
  const { isFetchNextPageError = false, fetchNextPage, refetch } = query;
  return (
    <Banner
      tone="warn"
      icon={CloudAlert}
      action={
        <Button
          variant="secondary"
          size="sm"
          busy={query.isFetching}
          onClick={() => void (isFetchNextPageError && fetchNextPage ? fetchNextPage() : refetch())}
        >
          {t('tryAgain')}
        </Button>
      }
    >
      {t(isFetchNextPageError ? 'moreFailed' : 'refreshFailed')}
    </Banner>
  );
}
