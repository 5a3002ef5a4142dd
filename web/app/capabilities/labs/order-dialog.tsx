import { LONGEST_PERSON_SEARCH } from '@lakou/contract/primitives.rules';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useUser } from '../../platform/session.ts';
import { useDebounced } from '../../platform/use-debounced.ts';
import { FailedNote } from '../../ui/failed-note.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { patientQuery, patientsQuery } from '../provider-workspace/agenda.queries.ts';
import { RequestDialog } from './request-dialog.tsx';

interface OrderDialogProps {
  /** Whose chart it was opened from. */
  patientId: string | undefined;
  onClose: () => void;
}

/** Orders a test for somebody that the provider treats. */
export function OrderDialog({ patientId: ofChart, onClose }: OrderDialogProps) {
  const { t } = useTranslation('labs');
  const { t: words } = useTranslation('provider-workspace');
  const { id } = useUser();
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim());
  const [chosen, setChosen] = useState(ofChart ?? '');
  const one = useQuery({ ...patientQuery(ofChart ?? ''), enabled: ofChart !== undefined });
  const many = useInfiniteQuery({ ...patientsQuery(id, search), enabled: ofChart === undefined });
  const patients = ofChart ? [one.data ?? []].flat() : (many.data?.pages.flat() ?? []);
  const people = patients
    .filter((patient) => !('chatOnly' in patient && patient.chatOnly))
    .flatMap(({ id: value, name, dependents = [] }) => [
      { value, name },
      ...dependents.map((dependent) => ({ value: `${value} ${dependent.id}`, name: dependent.name })),
    ]);
  const [patientId, dependentId] = chosen.split(' ');
  function find(text: string) {
    setTyped(text);
    setChosen('');
  }
  return (
    <RequestDialog
      patientId={patientId || undefined}
      dependentId={dependentId}
      before={(tried) => (
        <>
          <FailedNote query={ofChart ? one : many} text={t('work.patientsFailed')} />
          {(many.hasNextPage || typed !== '') && (
            <TextField
              type="search"
              label={words('searchPatients')}
              icon={Search}
              maxLength={LONGEST_PERSON_SEARCH}
              value={typed}
              onChange={({ target }) => find(target.value)}
            />
          )}
          <Select
            label={t('work.patient')}
            value={chosen}
            empty={t('work.choosePatient')}
            error={tried && !patientId ? t('work.patientMissing') : undefined}
            onChange={(event) => setChosen(event.target.value)}
          >
            {people.map(({ value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </Select>
        </>
      )}
      onClose={onClose}
    />
  );
}
