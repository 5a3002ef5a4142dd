import { addDays } from '@lakou/clinical';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

/** The screening guide looks at more than a year. */
const DAYS_BACK = 460;

/** The first day of the logs to fetch, so that they include the month shown. */
export const logsFrom = (today: string, month: string): string => {
  const usual = addDays(today, -DAYS_BACK) ?? today;
  const shown = addDays(`${month}-01`, -7) ?? usual;
  return [shown, usual].sort()[0] ?? usual;
};

/** Kept in memory only and for a short time, because phones are shared. */
export const cycleQuery = (id: string, from: string) =>
  queryOptions({
    queryKey: ['cycle', id, from],
    queryFn: () => api('GET /api/data/health/menstrual/:id', { params: { id }, query: { from } }),
    placeholderData: keepPreviousData,
  });

export const reloadCycle = (queries: QueryClient) => queries.invalidateQueries({ queryKey: ['cycle'] });
