import type { VaccineChoice, VaccineCountry } from '@lakou/contract/vaccines.rules';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';
import { type RecordSubject, recordKey, whose } from '../record-entries/record-entries.queries.ts';

/** Under the key of the record: what changes an entry reads the card again. */
export const vaccinesQuery = (subject: RecordSubject, country: VaccineCountry) =>
  queryOptions({
    queryKey: [...recordKey(subject), 'vaccines', country],
    queryFn: () =>
      api('GET /api/records/:id/vaccines', {
        params: { id: subject.patientId },
        query: { ...whose(subject), country },
      }),
    ...(subject.byProvider && { gcTime: 0 }),
  });

export interface NewDose {
  readonly vaccine: VaccineChoice;
  readonly on: string;
  readonly lot: string;
  readonly place: string;
}

export function useRecordDose(subject: RecordSubject) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ lot, place, ...dose }: NewDose) => {
      await api('POST /api/records/:id/vaccines', {
        params: { id: subject.patientId },
        body: { ...dose, lot: lot.trim() || null, place: place.trim() || null, ...whose(subject) },
      });
      await client.invalidateQueries({ queryKey: recordKey(subject) });
    },
  });
}
