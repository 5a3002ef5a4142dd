import { LONGEST_PERSON_SEARCH } from '@lakou/contract/primitives.rules';
import { useInfiniteQuery } from '@tanstack/react-query';
import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { useDebounced } from '../../platform/use-debounced.ts';
import { House } from '../../ui/drawings/house.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { LicenceNotice } from '../verification/licence-notice.tsx';
import { patientsQuery } from './agenda.queries.ts';
import { CardList } from './card-list.tsx';
import { PatientRow } from './patient-row.tsx';
import { ProviderOnly } from './provider-only.tsx';

export const clientLoader = needsWords('provider-workspace');

/** The provider's patients, and people who only wrote messages. */
export default function Patients() {
  const { t } = useTranslation('provider-workspace');
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim());
  return (
    <ProviderOnly>
      <title>{t('patientsTitle')}</title>
      <div className="grid gap-4">
        <PageTitle>{t('patientsTitle')}</PageTitle>
        <LicenceNotice />
        <TextField
          type="search"
          label={t('searchPatients')}
          icon={Search}
          maxLength={LONGEST_PERSON_SEARCH}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <PatientList search={search} />
      </div>
    </ProviderOnly>
  );
}

function PatientList({ search }: { search: string }) {
  const { t } = useTranslation('provider-workspace');
  const { id } = useUser();
  return (
    <CardList
      query={useInfiniteQuery(patientsQuery(id, search))}
      empty={t(search ? 'noneFound' : 'noPatients')}
      drawing={<House />}
      failed={t('patientsFailed')}
    >
      {(patients) => (
        <ul className="overflow-hidden rounded-card border border-line bg-surface">
          {patients.map((patient) => (
            <PatientRow key={patient.id} patient={patient} />
          ))}
        </ul>
      )}
    </CardList>
  );
}
