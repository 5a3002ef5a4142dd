import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useUser } from '../../platform/session.ts';
import { FailedNote } from '../../ui/failed-note.tsx';
import { Select } from '../../ui/select.tsx';
import { patientsQuery } from '../provider-workspace/agenda.queries.ts';
import { RequestDialog } from './request-dialog.tsx';

/** Orders a test for somebody that the provider treats. */
export function OrderDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('labs');
  const { id } = useUser();
  const query = useInfiniteQuery(patientsQuery(id, ''));
  const [chosen, setChosen] = useState('');
  const people = (query.data?.pages.flat() ?? [])
    .filter(({ chatOnly }) => !chatOnly)
    .flatMap((patient) => [
      { value: patient.id, name: patient.name },
      ...patient.dependents.map((dependent) => ({
        value: `${patient.id} ${dependent.id}`,
        name: dependent.name,
      })),
    ]);
  const [patientId, dependentId] = chosen.split(' ');
  return (
    <RequestDialog
      patientId={patientId || undefined}
      dependentId={dependentId}
      before={
        <>
          <FailedNote query={query} text={t('work.patientsFailed')} />
          <Select
            label={t('work.patient')}
            value={chosen}
            empty={t('work.choosePatient')}
            required
            onChange={(event) => setChosen(event.target.value)}
          >
            {people.map(({ value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </Select>
        </>
      }
      onClose={onClose}
    />
  );
}
