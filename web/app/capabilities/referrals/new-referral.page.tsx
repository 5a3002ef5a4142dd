import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Licensed } from '../verification/licence-notice.tsx';
import { ReferralForm } from './referral-form.tsx';
import { patientsToReferQuery } from './referrals.queries.ts';

export const clientLoader = needsWords(
  'referrals',
  'referral-letter',
  'providers',
  'provider-workspace',
  'labs',
  'lab-explanation',
);

/** Refers a patient: the form, and beside it on wide screens the letter as it will be. */
export default function NewReferral() {
  const { t } = useTranslation('referrals');
  const { id } = useUser();
  return (
    <div className="grid gap-4">
      <title>{t('new')}</title>
      <div>
        <BackLink to="/app/referrals?box=sent">{t('all')}</BackLink>
      </div>
      <PageTitle>{t('new')}</PageTitle>
      <Licensed>
        <QueryState
          query={useQuery(patientsToReferQuery(id))}
          failed={t('form.patientsFailed')}
          isEmpty={(patients) => patients.length === 0}
          empty={<EmptyCard text={t('form.noPatients')} />}
        >
          {(patients) => <ReferralForm patients={patients} />}
        </QueryState>
      </Licensed>
    </div>
  );
}
