import type { NoteSummary } from '@lakou/contract/visit-notes';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

const PAGE = 30;
const EARLIER = 5;

/** Whom a note is about. */
export interface Person {
  readonly patientId: string;
  readonly dependentId?: string | null | undefined;
}

/** One's own notes: drafts first. */
export const ownNotesQuery = infiniteQueryOptions({
  queryKey: ['visit-notes', 'own'],
  queryFn: ({ pageParam }) =>
    api('GET /api/visit-notes', { query: { limit: PAGE, ...(pageParam && { after: pageParam }) } }),
  initialPageParam: '',
  getNextPageParam: (last) => (last.length === PAGE ? last.at(-1)?.id : undefined),
});

export const noteQuery = (id: string) =>
  queryOptions({
    queryKey: ['visit-notes', 'one', id],
    queryFn: () => api('GET /api/visit-notes/:id', { params: { id } }),
  });

/** The latest signed notes about a person. */
export const signedNotesQuery = ({ patientId, dependentId }: Person, limit = EARLIER) =>
  queryOptions({
    queryKey: ['visit-notes', 'of', patientId, dependentId ?? 'me', limit],
    queryFn: () =>
      api('GET /api/data/health/visit-notes/:id', {
        params: { id: patientId },
        query: { limit, ...(dependentId && { dependentId }) },
      }),
  });

/** Signed notes of one visit. */
export const notesOfVisitQuery = (person: Person, bookingId: string) =>
  queryOptions({
    queryKey: ['visit-notes', 'of-visit', bookingId],
    queryFn: () =>
      api('GET /api/data/health/visit-notes/:id', {
        params: { id: person.patientId },
        query: { bookingId, limit: EARLIER, ...(person.dependentId && { dependentId: person.dependentId }) },
      }),
    meta: {
      foundIn: {
        lists: () => [signedNotesQuery(person).queryKey],
        pick: (list: NoteSummary[]) => {
          const ofVisit = list.filter((note) => note.bookingId === bookingId);
          return ofVisit.length > 0 ? ofVisit : undefined;
        },
      },
    },
  });

export const templatesQuery = queryOptions({
  queryKey: ['visit-notes', 'templates'],
  queryFn: () => api('GET /api/visit-note-templates'),
});

export const reloadNotes = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: ['visit-notes'] });
