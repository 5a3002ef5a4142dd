import type { ClinicProfile } from '@lakou/contract/providers';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { House } from '../../ui/drawings/house.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { HiddenTitle } from '../../ui/hidden-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { CLINICS_PATH } from './clinics-path.ts';
import { ProviderSkeleton } from './provider-skeleton.tsx';
import { clinicQuery } from './providers.queries.ts';

interface WithClinicProps {
  id: string;
  children: (clinic: ClinicProfile) => ReactNode;
}

/** Loads one clinic. */
export function WithClinic({ id, children }: WithClinicProps) {
  const { t } = useTranslation('providers');
  const titled = (content: ReactNode) => (
    <>
      <HiddenTitle>{t('clinicPage')}</HiddenTitle>
      {content}
    </>
  );
  return (
    <QueryState
      query={useQuery(clinicQuery(id))}
      skeleton={titled(<ProviderSkeleton />)}
      frame={titled}
      notFound={titled(
        <EmptyState
          drawing={<House />}
          text={t('clinicNotFound')}
          action={
            <ButtonLink to={CLINICS_PATH} variant="secondary">
              {t('clinics')}
            </ButtonLink>
          }
        />,
      )}
    >
      {children}
    </QueryState>
  );
}
