import type { ClinicPatient } from '@lakou/contract/clinic-patients';
import {
  type InfiniteData,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { useAddress } from '../../platform/use-address.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { FailedNote } from '../../ui/failed-note.tsx';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { AddPatientDialog } from './add-patient.dialog.tsx';
import { clinicPatientsQuery, patientTagsQuery } from './clinic-patients.queries.ts';
import { PatientRow } from './patient-row.tsx';
import { SavedViews } from './saved-views.tsx';

export const clientLoader = needsWords('clinic-patients');

/** Whom the clinic knows; the search and the tag are in the address. */
export default function ClinicPatients() {
  const { t } = useTranslation('clinic-patients');
  const { clinicId: ownClinic, clinicRole } = useUser();
  const clinicId = ownClinic ?? '';
  const isDesk = clinicRole !== 'Provider';
  const { get, put, change } = useAddress();
  const [adding, setAdding] = useState(false);
  const q = get('q');
  const tag = get('tag');
  const query = useInfiniteQuery({ ...clinicPatientsQuery(clinicId, { q, tag }), enabled: clinicId !== '' });
  const known = useQuery({ ...patientTagsQuery(clinicId), enabled: isDesk && clinicId !== '' });
  const tags = known.data ?? [];
  return (
    <div className="grid gap-4">
      <title>{t('title')}</title>
      <PageTitle
        action={
          isDesk &&
          clinicId && (
            <span className="flex flex-wrap gap-2">
              <ButtonLink variant="secondary" to="/app/clinic-patients/duplicates">
                {t('duplicates')}
              </ButtonLink>
              <ButtonLink variant="secondary" to="/app/clinic-patients/import">
                {t('importFile')}
              </ButtonLink>
              <Button icon={Plus} onClick={() => setAdding(true)}>
                {t('add')}
              </Button>
            </span>
          )
        }
      >
        {t('title')}
      </PageTitle>
      <SearchField
        label={t('search')}
        placeholder={t('search')}
        clearLabel={t('all')}
        value={q}
        onChange={(text) => put('q', text)}
      />
      <FailedNote query={known} text={t('tagsNotLoaded')} />
      {tags.length > 0 && (
        <FilterChips
          legend={t('tagsLegend')}
          options={[{ value: '', title: t('all') }, ...tags.map((value) => ({ value, title: value }))]}
          value={tag}
          onChange={(value) => put('tag', value)}
        />
      )}
      {isDesk && clinicId && (
        <SavedViews
          {...{ clinicId, q, tag }}
          onChoose={(view) =>
            change(() => ({ ...(view.q && { q: view.q }), ...(view.tag && { tag: view.tag }) }))
          }
        />
      )}
      {clinicId ? (
        <Patients query={query} isSearch={Boolean(q || tag)} />
      ) : (
        <EmptyCard text={t('noClinic')} />
      )}
      {adding && <AddPatientDialog clinicId={clinicId} onClose={() => setAdding(false)} />}
    </div>
  );
}

interface PatientsProps {
  query: UseInfiniteQueryResult<InfiniteData<readonly ClinicPatient[]>>;
  isSearch: boolean;
}
function Patients({ query, isSearch }: PatientsProps) {
  const { t } = useTranslation('clinic-patients');
  return (
    <PagedList
      query={query}
      failed={t('failed')}
      more={t('more')}
      empty={<EmptyCard text={isSearch ? t('noneFound') : t('none')} />}
    >
      {(patients) => (
        <ul className="overflow-hidden rounded-card border border-line bg-surface">
          {patients.map((patient) => (
            <PatientRow key={patient.id} patient={patient} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}
