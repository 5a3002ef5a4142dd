import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ApiError } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Sections } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SkeletonText } from '../../ui/skeleton-text.tsx';
import { type Ask, askFrom, requestQuery } from './connected-apps.queries.ts';
import { Consent } from './consent.tsx';

export const clientLoader = needsWords('connected-apps');

/** Where another app sends somebody to be connected: they allow it or refuse. */
export default function ConnectAppPage() {
  const { t } = useTranslation('connected-apps');
  const [search] = useSearchParams();
  const ask = askFrom(search);
  return (
    <>
      <title>{t('connect.title')}</title>
      <div className="max-w-140">
        <Sections>
          <PageTitle>{t('connect.title')}</PageTitle>
          {ask ? <Asked ask={ask} /> : <Nothing text={t('connect.nothing')} />}
        </Sections>
      </div>
    </>
  );
}

function Asked({ ask }: { ask: Ask }) {
  const errorText = useErrorText();
  const request = useQuery(requestQuery(ask));
  const { error } = request;
  // Asking again would not make the request right.
  if (error instanceof ApiError && error.status === 400) return <Nothing text={errorText(error)} />;
  return (
    <QueryState
      query={request}
      skeleton={
        <Skeleton>
          <SkeletonText />
        </Skeleton>
      }
    >
      {(asked) => <Consent ask={ask} request={asked} />}
    </QueryState>
  );
}

function Nothing({ text }: { text: string }) {
  const { t } = useTranslation('shell');
  return (
    <EmptyCard
      text={text}
      action={
        <ButtonLink to="/app" variant="tint">
          {t('place.home')}
        </ButtonLink>
      }
    />
  );
}
