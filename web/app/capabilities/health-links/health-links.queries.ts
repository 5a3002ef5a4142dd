import type { Resource, SectionName } from '@lakou/contract/fhir.rules';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

/** A FHIR bundle, as far as our screens read it. */
export interface RecordBundle {
  readonly entry: readonly { readonly resource: Resource }[];
  readonly timestamp?: string;
}

/** The reply is FHIR, whose shape the contract leaves to that standard. */
export async function fetchSummary(id: string, sections?: readonly SectionName[]): Promise<RecordBundle> {
  const query = sections ? { sections: sections.join(',') } : {};
  const reply: unknown = await api('GET /fhir/Patient/:id/$summary', { params: { id }, query });
  return reply as RecordBundle;
}

export const summaryQuery = (id: string) =>
  queryOptions({ queryKey: ['record-summary', id], queryFn: () => fetchSummary(id), staleTime: 0 });

const PAGE = 20;
export const LINKS_KEY = ['health-links'] as const;

/** One's links, newest first, page by page. */
export const linksQuery = infiniteQueryOptions({
  queryKey: LINKS_KEY,
  queryFn: ({ pageParam }) =>
    api('GET /api/records/share', { query: { limit: PAGE, ...(pageParam && { after: pageParam }) } }),
  initialPageParam: '',
  getNextPageParam: (last) => (last.length === PAGE ? last.at(-1)?.id : undefined),
  staleTime: 0,
});
