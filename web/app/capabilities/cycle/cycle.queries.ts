import { addDays } from '@lakou/clinical';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

/** The screening guide looks at more than a year. */
const DAYS_BACK = 460;

/** The first day of the logs to fetch, so that they include the month shown. */
export const logsFrom = (today: string, month: string): string => {
  // The first of a month, so that what the device keeps is found again on the next day.
  const usual = `${(addDays(today, -DAYS_BACK) ?? today).slice(0, 7)}-01`;
  const shown = addDays(`${month}-01`, -7) ?? usual;
  return [shown, usual].sort()[0] ?? usual;
};

export const cycleQuery = (id: string, from: string) =>
  queryOptions({
    queryKey: ['cycle', id, from],
    queryFn: () => api('GET /api/data/health/menstrual/:id', { params: { id }, query: { from } }),
    placeholderData: keepPreviousData,
  });

export const reloadCycle = (queries: QueryClient) => queries.invalidateQueries({ queryKey: ['cycle'] });
