import { INVOICE_STATES } from '@lakou/contract/invoices.rules';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

const PAGE = 20;
const MOST_OPEN = 50;
// A live event reports the result of a payment; this is for lost events.
const LOOK_EVERY_MS = 10_000;
/** Begins with 'notifications', because what a clinic changes arrives with one. */
export const MY_INVOICES_KEY = ['notifications', 'my-invoices'];

export const myInvoicesQuery = (state: string) =>
  infiniteQueryOptions({
    queryKey: [...MY_INVOICES_KEY, 'list', state],
    queryFn: ({ pageParam }) => {
      const known = INVOICE_STATES.find((one) => one === state);
      return api('GET /api/invoices', {
        query: { limit: PAGE, ...(known && { state: known }), ...(pageParam && { after: pageParam }) },
      });
    },
    initialPageParam: '',
    getNextPageParam: (last) => (last.length === PAGE ? last.at(-1)?.id : undefined),
  });

/** What is still to be paid. */
export const openInvoicesQuery = queryOptions({
  queryKey: [...MY_INVOICES_KEY, 'open'],
  queryFn: () => api('GET /api/invoices', { query: { state: 'open', limit: MOST_OPEN } }),
});

/** Read again until the result of a payment is known. */
export const myInvoiceQuery = (id: string) =>
  queryOptions({
    queryKey: [...MY_INVOICES_KEY, 'one', id],
    queryFn: () => api('GET /api/invoices/:id', { params: { id } }),
    refetchInterval: ({ state }) => (state.data?.pending ? LOOK_EVERY_MS : false),
  });
