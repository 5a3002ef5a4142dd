import { addDays } from '@lakou/clinical';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

/** More than a year: what the screening guide looks at. */
const DAYS_BACK = 460;

/** The day from which logs are fetched, so that the month shown is among them. */
export const logsFrom = (today: string, month: string): string => {
  const usual = addDays(today, -DAYS_BACK) ?? today;
  const shown = addDays(`${month}-01`, -7) ?? usual;
  return [shown, usual].sort()[0] ?? usual;
};

/** Kept in memory only, and not for long: phones are shared. */
export const cycleQuery = (id: string, from: string) =>
  queryOptions({
    queryKey: ['cycle', id, from],
    queryFn: () => api('GET /api/data/health/menstrual/:id', { params: { id }, query: { from } }),
    placeholderData: keepPreviousData,
  });

export const reloadCycle = (queries: QueryClient) => queries.invalidateQueries({ queryKey: ['cycle'] });
