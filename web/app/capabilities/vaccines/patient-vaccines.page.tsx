import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Sections } from '../../ui/section.tsx';
import { patientQuery } from '../provider-workspace/agenda.queries.ts';
import { FamilyFailed } from '../provider-workspace/family-failed.tsx';
import { ProviderOnly } from '../provider-workspace/provider-only.tsx';
import { Licensed } from '../verification/licence-notice.tsx';
import { VaccineCard } from './vaccine-card.tsx';

export const clientLoader = needsWords('vaccines', 'provider-workspace');

/** The card of a patient, or of a dependent in care, as their provider reads it and writes on it. */
export default function PatientVaccines() {
  const { t } = useTranslation('vaccines');
  const { id = '' } = useParams();
  const [dependentId, setDependentId] = useState('');
  const query = useQuery(patientQuery(id));
  const { data: patient } = query;
  const people = patient
    ? [
        { value: '', title: patient.name },
        ...(patient.dependents ?? []).map((one) => ({ value: one.id, title: one.name })),
      ]
    : [];
  const whose = people.find(({ value }) => value === dependentId)?.title;
  return (
    <ProviderOnly>
      <Sections>
        <title>{whose ? `${t('title')} · ${whose}` : t('title')}</title>
        <p className="print:hidden">
          <BackLink to={`/app/patients/${id}/record`}>{t('patientRecord')}</BackLink>
        </p>
        <PageTitle eyebrow={whose ?? ''}>{t('title')}</PageTitle>
        <Licensed>
          <FamilyFailed query={query} />
          {people.length > 1 && (
            <FilterChips legend={t('whose')} options={people} value={dependentId} onChange={setDependentId} />
          )}
          <VaccineCard
            key={`${id} ${dependentId}`}
            subject={{ patientId: id, dependentId: dependentId || undefined, byProvider: true }}
            home="HT"
          />
        </Licensed>
      </Sections>
    </ProviderOnly>
  );
}
