import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { accountQuery } from '../administration/administration.queries.ts';
import { OpenView } from './open-view.tsx';
import { supportViewQuery } from './support.queries.ts';
import { ViewedAccount } from './viewed-account.tsx';

export const clientLoader = needsWords('support', 'administration', 'bookings');

/** An account for support: a reason first, which the person is told; then facts, and nothing of their health. */
export default function SupportViewPage() {
  const { t } = useTranslation('support');
  const { id = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const view = params.get('view');
  const open = (viewId: string) => setParams({ view: viewId }, { replace: true });
  return (
    <div className="grid max-w-180 gap-4">
      <title>{t('viewTitle')}</title>
      <div>
        <BackLink to={`/app/users/${id}`}>{t('viewBack')}</BackLink>
        <PageTitle>{t('viewTitle')}</PageTitle>
      </div>
      {view ? <View id={view} /> : <Ask userId={id} onOpen={open} />}
    </div>
  );
}

function Ask({ userId, onOpen }: { userId: string; onOpen: (viewId: string) => void }) {
  const { t } = useTranslation('support');
  return (
    <QueryState query={useQuery(accountQuery(userId))} failed={t('failed')} notFound={<Gone />}>
      {(account) => <OpenView userId={userId} name={account.name} onOpen={onOpen} />}
    </QueryState>
  );
}

function View({ id }: { id: string }) {
  const { t } = useTranslation('support');
  return (
    <QueryState query={useQuery(supportViewQuery(id))} failed={t('failed')} notFound={<Gone />}>
      {(view) => <ViewedAccount view={view} />}
    </QueryState>
  );
}

function Gone() {
  const { t } = useTranslation('support');
  return <EmptyCard text={t('viewOver')} />;
}
