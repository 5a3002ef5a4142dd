import type { ProviderProfile } from '@lakou/contract/providers';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { Card } from '../../ui/card.tsx';
import { Problem } from '../../ui/problem.tsx';
import { BoneCard, Skeleton } from '../../ui/skeleton.tsx';
import { providerQuery } from '../providers/providers.queries.ts';
import { BookForm } from './book-form.tsx';

export const clientLoader = needsWords('bookings', 'family', 'providers');

/** From a provider to a confirmed visit, on one screen. */
export default function Book() {
  const { t } = useTranslation('bookings');
  const { role } = useUser();
  const { providerId = '' } = useParams();
  if (role !== 'PATIENT') return <Navigate to="/app" replace />;
  return (
    <div className="mx-auto max-w-160">
      <title>{t('bookTitle')}</title>
      <h1 className="mb-5 text-28 font-extrabold tracking-tight">{t('bookTitle')}</h1>
      <WithProvider id={providerId}>{(provider) => <BookForm provider={provider} />}</WithProvider>
    </div>
  );
}

function WithProvider({
  id,
  children,
}: {
  id: string;
  children: (provider: ProviderProfile) => React.ReactNode;
}) {
  const errorText = useErrorText();
  const { data, error, refetch, isRefetching } = useQuery(providerQuery(id));
  if (data) return children(data);
  if (!error)
    return (
      <Skeleton>
        <div className="grid gap-4">
          <BoneCard />
          <BoneCard />
          <BoneCard />
        </div>
      </Skeleton>
    );
  return (
    <Card>
      <Problem text={errorText(error)} retrying={isRefetching} onRetry={() => void refetch()} />
    </Card>
  );
}
