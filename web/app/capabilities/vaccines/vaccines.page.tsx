import { countryOfPatient } from '@lakou/contract/emergency.rules';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Sections } from '../../ui/section.tsx';
import { useFamily } from '../family/active-profile.ts';
import { VaccineCard } from './vaccine-card.tsx';

export const clientLoader = needsWords('vaccines');

/** The own card, or that of the dependent whose profile is chosen. */
export default function VaccinesPage() {
  const { t } = useTranslation('vaccines');
  const user = useUser();
  const { active, dependents } = useFamily();
  const dependent = dependents.find(({ id }) => id === active.dependentId);
  return (
    <Sections>
      <title>{t('title')}</title>
      <p className="print:hidden">
        <BackLink to="/app/record">{t('record')}</BackLink>
      </p>
      <PageTitle eyebrow={active.name}>{t('title')}</PageTitle>
      <VaccineCard
        key={active.id}
        subject={{ patientId: user.id, dependentId: active.dependentId, byProvider: false }}
        home={countryOfPatient(user, dependent) ?? 'HT'}
      />
    </Sections>
  );
}
