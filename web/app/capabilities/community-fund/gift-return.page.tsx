import { useQuery } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useParams, useSearchParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Sections } from '../../ui/section.tsx';
import { Skeleton, SkeletonCard } from '../../ui/skeleton.tsx';

export const clientLoader = needsWords('community-fund');

/** Back from PayPal's page: the gift is taken once, however often this page is read. */
export default function GiftReturn() {
  const { t } = useTranslation('community-fund');
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const wasCancelled = params.has('cancelled');
  const query = useQuery({
    queryKey: ['fund', 'return', id],
    queryFn: () => api('POST /api/features/donations/:id/capture', { params: { id } }),
    enabled: !wasCancelled,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <>
      <title>{t('give.title')}</title>
      <Sections>
        <PageTitle>{t('give.title')}</PageTitle>
        {wasCancelled ? (
          <Card>
            <p role="status">{t('give.cancelled')}</p>
          </Card>
        ) : (
          <QueryState
            query={query}
            skeleton={
              <Skeleton>
                <p>{t('give.confirming')}</p>
                <SkeletonCard />
              </Skeleton>
            }
            failed={t('give.failed')}
          >
            {({ status }) => (
              <Card>
                <p role="status" className="flex items-center gap-3 text-18 font-bold">
                  {status === 'received' && <CircleCheck className="shrink-0 text-leaf" />}
                  {t(status === 'received' ? 'give.thanks' : 'give.pending')}
                </p>
              </Card>
            )}
          </QueryState>
        )}
        <ButtonLink to="/app/fund" variant="secondary">
          {t('give.back')}
        </ButtonLink>
      </Sections>
    </>
  );
}
