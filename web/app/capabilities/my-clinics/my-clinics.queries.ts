import { queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

/** The clinics that know the patient or ask to. */
export const myClinicsQuery = queryOptions({
  queryKey: ['my-clinics'],
  queryFn: () => api('GET /api/users/me/clinics'),
});
