import { queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

export const requestQuery = (id: string) =>
  queryOptions({
    queryKey: ['questionnaires', 'request', id],
    queryFn: () => api('GET /api/questionnaire-requests/:id', { params: { id } }),
  });

const LATEST = 5;

/** What the patient was asked and has not answered yet. */
export const openRequestsQuery = (patientId: string) =>
  queryOptions({
    queryKey: ['questionnaires', 'open', patientId],
    queryFn: () =>
      api('GET /api/data/health/questionnaires/:id/requests', {
        params: { id: patientId },
        query: { limit: LATEST, open: '1' },
      }),
  });

/** The newest requests and results of a patient. */
export const askedQuery = (patientId: string) =>
  queryOptions({
    queryKey: ['questionnaires', 'asked', patientId],
    queryFn: async () => {
      const params = { id: patientId };
      const query = { limit: LATEST };
      const [open, results] = await Promise.all([
        api('GET /api/data/health/questionnaires/:id/requests', { params, query: { ...query, open: '1' } }),
        api('GET /api/data/health/questionnaires/:id', { params, query }),
      ]);
      return { open, results };
    },
  });
