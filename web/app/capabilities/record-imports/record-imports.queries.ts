import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';
import { type RecordSubject, recordKey, whose } from '../record-entries/record-entries.queries.ts';

const PAGE = 10;

/** Imports into one record, newest first, page by page. */
export const importsQuery = (subject: RecordSubject) =>
  infiniteQueryOptions({
    queryKey: [...recordKey(subject), 'imports'],
    queryFn: ({ pageParam }) =>
      api('GET /api/records/:id/imports', {
        params: { id: subject.patientId },
        query: { ...whose(subject), limit: PAGE, ...(pageParam && { after: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: (last) => (last.length === PAGE ? last.at(-1)?.id : undefined),
    staleTime: 0,
  });
