import type { Tab } from '@lakou/contract/vault.rules';
import type { Language } from '@lakou/i18n';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, errorFrom } from '../../platform/api/api.ts';
import { type RecordSubject, recordKey, whose } from '../record-entries/record-entries.queries.ts';

const kept = ({ byProvider }: RecordSubject) => (byProvider ? { gcTime: 0 } : {});

export const personQuery = (subject: RecordSubject) =>
  queryOptions({
    queryKey: [...recordKey(subject), 'person'],
    queryFn: () =>
      api('GET /api/records/:id/person', { params: { id: subject.patientId }, query: whose(subject) }),
    ...kept(subject),
  });

export const timelineQuery = (subject: RecordSubject, tab: Tab, q: string) =>
  infiniteQueryOptions({
    queryKey: [...recordKey(subject), 'timeline', tab, q],
    queryFn: ({ pageParam }) =>
      api('GET /api/records/:id/timeline', {
        params: { id: subject.patientId },
        query: { ...whose(subject), tab, ...(q && { q }), ...(pageParam && { before: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: keepPreviousData,
    ...kept(subject),
  });

export const countsQuery = (subject: RecordSubject) =>
  queryOptions({
    queryKey: [...recordKey(subject), 'counts'],
    queryFn: () =>
      api('GET /api/records/:id/counts', { params: { id: subject.patientId }, query: whose(subject) }),
    ...kept(subject),
  });

/** The summary, or the page for a doctor, as a file. */
export async function fetchSummary(
  subject: RecordSubject,
  language: Language,
  paper: 'summary' | 'doctor-page' = 'summary',
): Promise<Blob> {
  const query = new URLSearchParams({ ...whose(subject), language });
  const response = await fetch(`/api/records/${subject.patientId}/${paper}?${query}`);
  if (!response.ok) throw await errorFrom(response);
  return response.blob();
}
