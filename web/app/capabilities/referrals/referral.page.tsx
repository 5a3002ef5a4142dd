import type { Referral } from '@lakou/contract/referrals';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { useMarkNotificationsRead } from '../../platform/use-mark-notifications-read.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Card } from '../../ui/card.tsx';
import { Letter } from '../../ui/drawings/letter.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton, SkeletonCard } from '../../ui/skeleton.tsx';
import { PatientActions } from './patient-actions.tsx';
import { ProviderActions } from './provider-actions.tsx';
import { ReferralDetails } from './referral-details.tsx';
import { referralQuery } from './referrals.queries.ts';

export const clientLoader = needsWords('referrals', 'providers', 'labs', 'lab-explanation');

/** One referral, with what its reader may do. */
export default function OneReferral() {
  const { id = '' } = useParams();
  const { t } = useTranslation('referrals');
  const query = useQuery(referralQuery(id));
  useMarkNotificationsRead(query.data?.id);
  const framed = (content: ReactNode) => (
    <Framed title={t('one')}>
      <Card>{content}</Card>
    </Framed>
  );
  return (
    <QueryState
      query={query}
      failed={t('failed')}
      frame={framed}
      skeleton={
        <Framed title={t('one')}>
          <Skeleton>
            <SkeletonCard />
          </Skeleton>
        </Framed>
      }
      notFound={framed(<EmptyState drawing={<Letter />} text={t('noSuch')} />)}
    >
      {(referral) => <Shown referral={referral} />}
    </QueryState>
  );
}

function Framed({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation('referrals');
  const [search] = useSearchParams();
  const back = search.get('box') === 'sent' ? '/app/referrals?box=sent' : '/app/referrals';
  return (
    <div className="grid gap-4">
      <title>{title}</title>
      <div className="lg:hidden">
        <BackLink to={back}>{t('all')}</BackLink>
      </div>
      <h1 className="text-28 font-extrabold tracking-tight wrap-anywhere">{title}</h1>
      {children}
    </div>
  );
}

function Shown({ referral }: { referral: Referral }) {
  const { t } = useTranslation('referrals');
  const isOwn = referral.relation === 'patient';
  return (
    <Framed title={isOwn ? t('to', { name: referral.destinationFacilityName }) : referral.patientName}>
      <ReferralDetails referral={referral} />
      {isOwn ? <PatientActions referral={referral} /> : <ProviderActions referral={referral} />}
    </Framed>
  );
}
