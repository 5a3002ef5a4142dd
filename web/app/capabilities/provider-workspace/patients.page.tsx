import { LONGEST_PERSON_SEARCH } from '@lakou/contract/primitives.rules';
import { PATIENT_FILTERS, PATIENT_SORTS } from '@lakou/contract/provider-workspace.rules';
import { useInfiniteQuery } from '@tanstack/react-query';
import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { useAddress } from '../../platform/use-address.ts';
import { useDebounced } from '../../platform/use-debounced.ts';
import { CardsSkeleton } from '../../ui/cards-skeleton.tsx';
import { House } from '../../ui/drawings/house.tsx';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { LicenceNotice, useMaybeReadsRecords } from '../verification/licence-notice.tsx';
import { patientsQuery } from './agenda.queries.ts';
import { CardList } from './card-list.tsx';
import {
  addressOf,
  choiceIn,
  type PatientChoice,
  rememberChoice,
  rememberedChoice,
} from './patient-list-choice.ts';
import { PatientRow } from './patient-row.tsx';
import { ProviderOnly } from './provider-only.tsx';
import { VisitNow } from './visit-now.tsx';

export const clientLoader = needsWords('provider-workspace');

/** The provider's patients, and people who only wrote messages; the filter and the order are in the address. */
export default function Patients() {
  const { t } = useTranslation('provider-workspace');
  const maybeReadsRecords = useMaybeReadsRecords();
  const readsRecords = maybeReadsRecords !== false;
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim());
  const { choice, choose } = usePatientChoice();
  const { flag, sort } = choice;
  return (
    <ProviderOnly>
      <title>{t('patientsTitle')}</title>
      <div className="grid gap-4">
        <PageTitle>{t('patientsTitle')}</PageTitle>
        <LicenceNotice />
        <div className="grid gap-3 md:grid-cols-[1fr_16rem] md:items-end">
          <TextField
            type="search"
            label={t('searchPatients')}
            icon={Search}
            maxLength={LONGEST_PERSON_SEARCH}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          {readsRecords && (
            <Select
              label={t('sortBy')}
              value={sort}
              onChange={({ target }) =>
                choose({ sort: PATIENT_SORTS.find((one) => one === target.value) ?? 'name' })
              }
            >
              {PATIENT_SORTS.map((one) => (
                <option key={one} value={one}>
                  {t(`order.${one}`)}
                </option>
              ))}
            </Select>
          )}
        </div>
        {readsRecords && (
          <FilterChips
            legend={t('show')}
            options={[
              { value: 'all', title: t('filter.all') },
              ...PATIENT_FILTERS.map((value) => ({ value, title: t(`filter.${value}`) })),
            ]}
            value={flag ?? 'all'}
            onChange={(value) => choose({ flag: value === 'all' ? undefined : value })}
          />
        )}
        {maybeReadsRecords === undefined && addressOf(choice) ? (
          <CardsSkeleton />
        ) : (
          <PatientList search={search} choice={readsRecords ? choice : { flag: undefined, sort: 'name' }} />
        )}
        <VisitNow />
      </div>
    </ProviderOnly>
  );
}

/** What the address says; without a word in it, what was chosen last. */
function usePatientChoice() {
  const { params, change } = useAddress();
  const [remembered, setRemembered] = useState(rememberedChoice);
  const choiceOf = (address: URLSearchParams) =>
    address.has('flag') || address.has('sort') ? choiceIn(address) : remembered;
  const choose = (changes: Partial<PatientChoice>) =>
    change((asked) => {
      const next = { ...choiceOf(asked), ...changes };
      rememberChoice(next);
      setRemembered(next);
      return new URLSearchParams(addressOf(next));
    });
  return { choice: choiceOf(params), choose };
}

function PatientList({ search, choice }: { search: string; choice: PatientChoice }) {
  const { t } = useTranslation('provider-workspace');
  const { id } = useUser();
  const none = choice.flag ? t(`noneWith.${choice.flag}`) : t('noPatients');
  return (
    <CardList
      query={useInfiniteQuery(patientsQuery(id, search, choice))}
      empty={search ? t('noneFound') : none}
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
