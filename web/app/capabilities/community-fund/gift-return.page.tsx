import { useMutation, useQueryClient } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/icons/circle-check';
import Hourglass from 'lucide-react/icons/hourglass';
import { useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { SESSION_KEY } from '../../platform/query.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Sections } from '../../ui/section.tsx';
import { Skeleton, SkeletonCard } from '../../ui/skeleton.tsx';
import { captureGift } from './capture-gift.ts';
import { isRefusal } from './gift-problem.ts';

export const clientLoader = needsWords('community-fund');

/** Back from PayPal's page: the gift is taken once, however often this page is opened. */
export default function GiftReturn() {
  const { t } = useTranslation('community-fund');
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  return (
    <>
      <title>{t('give.title')}</title>
      <Sections>
        <PageTitle>{t('give.title')}</PageTitle>
        {params.has('cancelled') ? (
          <Card>
            <p role="status">{t('give.cancelled')}</p>
          </Card>
        ) : (
          <Outcome key={id} id={id} />
        )}
        <ButtonLink to="/app/fund" variant="secondary">
          {t('give.back')}
        </ButtonLink>
      </Sections>
    </>
  );
}

function Outcome({ id }: { id: string }) {
  const { t } = useTranslation('community-fund');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async (gift: string) => {
      const taken = await captureGift(gift);
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['fund'] }),
        queries.invalidateQueries({ queryKey: SESSION_KEY }),
        queries.invalidateQueries({ queryKey: ['payments'] }),
      ]);
      return taken;
    },
  });
  useEffect(() => mutate(id), [id, mutate]);
  // The server's no is final; without its answer the gift may have been taken, so it is asked again.
  if (isRefusal(error))
    return (
      <Card>
        <p role="alert" className="font-bold">
          {t('give.failed')} {errorText(error)}
        </p>
      </Card>
    );
  return (
    <QueryState
      query={{ data, error, isFetching: isPending, refetch: () => mutate(id) }}
      skeleton={
        <Skeleton>
          <p>{t('give.confirming')}</p>
          <SkeletonCard />
        </Skeleton>
      }
      failed={t('give.unanswered')}
    >
      {({ status }) => (
        <Card>
          <p role="status" className="flex items-center gap-3 text-18 font-bold">
            {status === 'received' ? (
              <CircleCheck className="shrink-0 text-leaf" />
            ) : (
              <Hourglass className="shrink-0 text-night" />
            )}
            {t(status === 'received' ? 'give.thanks' : 'give.pending')}
          </p>
        </Card>
      )}
    </QueryState>
  );
}
