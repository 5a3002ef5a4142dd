import type { ReportSearch } from '@lakou/contract/qna';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

const PAGE = 30;
export const QNA_KEY = ['qna'] as const;

export interface QuestionFilter {
  readonly specialty: string;
  readonly country: string;
  readonly q: string;
  readonly unanswered: boolean;
}

export const questionsQuery = ({ specialty, country, q, unanswered }: QuestionFilter) =>
  infiniteQueryOptions({
    queryKey: [...QNA_KEY, 'list', specialty, country, q, unanswered],
    queryFn: ({ pageParam }) =>
      api('GET /api/features/qna/questions', {
        query: {
          limit: PAGE,
          ...(specialty && { specialty }),
          ...(country && { country }),
          ...(q && { q }),
          ...(unanswered && { unanswered: '1' }),
          ...(pageParam && { after: pageParam }),
        },
      }),
    initialPageParam: '',
    getNextPageParam: (last) => (last.length === PAGE ? last.at(-1)?.id : undefined),
  });

const MOST_SIMILAR = 3;
const SHORTEST_TITLE = 8;

/** Questions with the same words, while somebody types theirs. */
export const similarQuery = (title: string) =>
  queryOptions({
    queryKey: [...QNA_KEY, 'similar', title],
    queryFn: () => api('GET /api/features/qna/questions', { query: { q: title, limit: MOST_SIMILAR } }),
    enabled: title.trim().length >= SHORTEST_TITLE,
  });

export const questionQuery = (id: string) =>
  queryOptions({
    queryKey: [...QNA_KEY, 'one', id],
    queryFn: () => api('GET /api/features/qna/questions/:id', { params: { id } }),
  });

export interface Post {
  readonly kind: 'questions' | 'answers';
  readonly id: string;
}

/** What a question or an answer said before it was changed. */
export const editsQuery = ({ kind, id }: Post) =>
  queryOptions({
    queryKey: [...QNA_KEY, 'edits', kind, id],
    queryFn: () =>
      kind === 'questions'
        ? api('GET /api/features/qna/questions/:id/edits', { params: { id } })
        : api('GET /api/features/qna/answers/:id/edits', { params: { id } }),
  });

export const reportsQuery = (state: ReportSearch['state']) =>
  infiniteQueryOptions({
    queryKey: [...QNA_KEY, 'reports', state],
    queryFn: ({ pageParam }) =>
      api('GET /api/admin/qna/reports', {
        query: { limit: PAGE, state, ...(pageParam && { after: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: (last) => (last.length === PAGE ? last.at(-1)?.id : undefined),
    staleTime: 0,
  });
