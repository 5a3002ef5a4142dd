import { INVOICE_STATES } from '@lakou/contract/invoices.rules';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

const PAGE = 50;
export const INVOICES_KEY = ['invoices'] as const;

interface Search {
  readonly q: string;
  readonly state: string;
}

/** The newest first. */
export const invoicesQuery = (clinicId: string, { q, state }: Search) =>
  infiniteQueryOptions({
    queryKey: [...INVOICES_KEY, 'list', clinicId, q, state],
    queryFn: ({ pageParam }) => {
      const known = INVOICE_STATES.find((one) => one === state);
      return api('GET /api/clinics/:id/invoices', {
        params: { id: clinicId },
        query: {
          limit: PAGE,
          ...(q && { q }),
          ...(known && { state: known }),
          ...(pageParam && { after: pageParam }),
        },
      });
    },
    initialPageParam: '',
    getNextPageParam: (last) => (last.length === PAGE ? last.at(-1)?.id : undefined),
  });

export const summaryQuery = (clinicId: string) =>
  queryOptions({
    queryKey: [...INVOICES_KEY, 'summary', clinicId],
    queryFn: () => api('GET /api/clinics/:id/invoice-summary', { params: { id: clinicId } }),
  });

export const visitsToInvoiceQuery = (clinicId: string) =>
  queryOptions({
    queryKey: [...INVOICES_KEY, 'visits', clinicId],
    queryFn: () => api('GET /api/clinics/:id/visits-to-invoice', { params: { id: clinicId } }),
  });

export const invoiceQuery = (id: string) =>
  queryOptions({
    queryKey: [...INVOICES_KEY, 'one', id],
    queryFn: () => api('GET /api/clinics/invoices/:id', { params: { id } }),
  });

export const statementQuery = (id: string, period: { from: string; to: string }) =>
  queryOptions({
    queryKey: [...INVOICES_KEY, 'statement', id, period],
    queryFn: () => api('GET /api/clinics/patient-statements/:id', { params: { id }, query: period }),
  });
