import type { ReportSearch } from '@lakou/contract/qna';
import type { QuestionSort } from '@lakou/contract/qna.rules';
import type { Language } from '@lakou/i18n';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

const PAGE = 30;
export const QNA_KEY = ['qna'] as const;

export interface QuestionFilter {
  readonly specialty: string;
  readonly country: string;
  readonly q: string;
  readonly unanswered: boolean;
  readonly language: Language | '';
  readonly tag: string;
  readonly sort: QuestionSort;
}

export const questionsQuery = (filter: QuestionFilter) => {
  const { specialty, country, q, unanswered, language, tag, sort } = filter;
  return infiniteQueryOptions({
    queryKey: [...QNA_KEY, 'list', filter],
    queryFn: ({ pageParam }) =>
      api('GET /api/features/qna/questions', {
        query: {
          limit: PAGE,
          ...(specialty && { specialty }),
          ...(country && { country }),
          ...(q && { q }),
          ...(unanswered && { unanswered: '1' }),
          ...(language && { language }),
          ...(tag && { tag }),
          sort,
          ...(pageParam && { after: pageParam }),
        },
      }),
    initialPageParam: '',
    getNextPageParam: (last) => (last.length === PAGE ? last.at(-1)?.id : undefined),
  });
};

const MOST_SIMILAR = 3;
const SHORTEST_TITLE = 8;

/** Questions that share most words, while somebody types theirs. */
export const similarQuery = (title: string) =>
  queryOptions({
    queryKey: [...QNA_KEY, 'similar', title],
    queryFn: () =>
      api('GET /api/features/qna/questions', { query: { q: title, similar: '1', limit: MOST_SIMILAR } }),
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
