import { dayAfter } from '@lakou/contract/my-medicines.rules';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';
import { dayHere } from '../../platform/time/days.ts';
import { type RecordSubject, recordKey, whose } from '../record-entries/record-entries.queries.ts';

export type Whose = Pick<RecordSubject, 'patientId' | 'dependentId'>;

const MOST = 100;
const WEEK = 7;

const keyOf = (of: Whose) => [...recordKey({ ...of, byProvider: false }), 'medicines'] as const;

export const medicinesTakenQuery = (of: Whose) =>
  queryOptions({
    queryKey: keyOf(of),
    queryFn: () =>
      api('GET /api/records/:id/medicines', {
        params: { id: of.patientId },
        query: { ...whose(of), limit: MOST },
      }),
  });

const fetchDoses = (of: Whose, from: string) =>
  api('GET /api/records/:id/medicines/doses', {
    params: { id: of.patientId },
    query: { ...whose(of), from, days: WEEK },
  });

/** The last seven days; under one key, so that what was kept yesterday is found without a network today. */
export const newestDosesQuery = (of: Whose) =>
  queryOptions({
    queryKey: [...keyOf(of), 'doses', 'newest'],
    queryFn: () => fetchDoses(of, dayAfter(dayHere(new Date()), 1 - WEEK)),
  });

/** The seven days of so many weeks before. */
export const olderDosesQuery = (of: Whose, weeks: number) => {
  const from = dayAfter(dayHere(new Date()), 1 - WEEK * (weeks + 1));
  return queryOptions({ queryKey: [...keyOf(of), 'doses', from], queryFn: () => fetchDoses(of, from) });
};

export const interactionsQuery = (of: Whose) =>
  queryOptions({
    queryKey: [...keyOf(of), 'interactions'],
    queryFn: () =>
      api('GET /api/records/:id/medicines/interactions', { params: { id: of.patientId }, query: whose(of) }),
  });
