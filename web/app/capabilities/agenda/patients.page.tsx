import { useInfiniteQuery } from '@tanstack/react-query';
import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { House } from '../../ui/drawings/house.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Problem } from '../../ui/problem.tsx';
import { BoneCard, Skeleton } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { patientsQuery } from './agenda.queries.ts';
import { ForProviders } from './for-providers.tsx';
import { PatientRow } from './patient-row.tsx';
import { useSettled } from './use-settled.ts';

export const clientLoader = needsWords('agenda');

/** Those in care, and who only writes. */
export default function Patients() {
  const { t } = useTranslation('agenda');
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim());
  return (
    <ForProviders>
      <title>{t('patientsTitle')}</title>
      <div className="grid gap-4">
        <PageTitle>{t('patientsTitle')}</PageTitle>
        <TextField
          type="search"
          label={t('searchPatients')}
          icon={Search}
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <PatientList search={search} />
      </div>
    </ForProviders>
  );
}

function PatientList({ search }: { search: string }) {
  const { t } = useTranslation('agenda');
  const { id } = useUser();
  const { data, error, refetch, isRefetching, fetchNextPage, hasNextPage, isFetchingNextPage } =
    useInfiniteQuery(patientsQuery(id, search));
  if (!data) {
    if (!error)
      return (
        <Skeleton>
          <div className="grid gap-3">
            <BoneCard />
            <BoneCard />
          </div>
        </Skeleton>
      );
    return (
      <Card>
        <Problem text={t('patientsFailed')} retrying={isRefetching} onRetry={() => void refetch()} />
      </Card>
    );
  }
  const patients = data.pages.flat();
  if (patients.length === 0)
    return (
      <Card>
        <EmptyState drawing={<House />} text={t(search ? 'noneFound' : 'noPatients')} />
      </Card>
    );
  return (
    <>
      <ul className="overflow-hidden rounded-card border border-line bg-surface">
        {patients.map((patient) => (
          <PatientRow key={patient.id} patient={patient} />
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="secondary" block busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </>
  );
}
