import type { ReportPeriod } from '@lakou/contract/clinic-reports';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

export const MONTHLY_KEY = ['clinic-reports', 'monthly'] as const;

export const reportQuery = (clinicId: string, { from, to }: ReportPeriod) =>
  queryOptions({
    queryKey: ['clinic-reports', 'period', clinicId, from, to],
    queryFn: () => api('GET /api/clinics/:id/report', { params: { id: clinicId }, query: { from, to } }),
  });

export const monthlyQuery = (clinicId: string, month: string) =>
  queryOptions({
    queryKey: [...MONTHLY_KEY, clinicId, month],
    queryFn: () => api('GET /api/clinics/:id/monthly-report', { params: { id: clinicId }, query: { month } }),
  });
