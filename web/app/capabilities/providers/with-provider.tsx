import type { ProviderProfile } from '@lakou/contract/providers';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { House } from '../../ui/drawings/house.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { ProviderSkeleton } from './provider-skeleton.tsx';
import { providerQuery } from './providers.queries.ts';

interface WithProviderProps {
  id: string;
  /** The title of the page until the name is loaded. */
  title?: string;
  children: (provider: ProviderProfile) => ReactNode;
}

/** Loads one provider. */
export function WithProvider({ id, title, children }: WithProviderProps) {
  const { t } = useTranslation('providers');
  const query = useQuery(providerQuery(id));
  const titled = (content: ReactNode) => (
    <>
      {title && <h1 className="sr-only">{title}</h1>}
      {content}
    </>
  );
  return (
    <QueryState
      query={query}
      skeleton={titled(<ProviderSkeleton />)}
      frame={titled}
      notFound={titled(
        <EmptyState
          drawing={<House />}
          text={t('notFound')}
          action={
            <ButtonLink to="/app/find-care" variant="secondary">
              {t('title')}
            </ButtonLink>
          }
        />,
      )}
    >
      {children}
    </QueryState>
  );
}
