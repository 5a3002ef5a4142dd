import type { Referral } from '@lakou/contract/referrals';
import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

const PAGE = 20;
const MOST_PATIENTS = 500;

/** Whose referrals: a patient's, a provider's by box, or those to a clinic. */
export type ReferralsOf =
  | { readonly of: 'patient'; readonly id: string; readonly dependentId?: string | undefined }
  | { readonly of: 'provider'; readonly id: string; readonly box: 'sent' | 'received' }
  | { readonly of: 'clinic'; readonly id: string };

function readPage(whose: ReferralsOf, after: string) {
  const params = { id: whose.id };
  const page = { limit: PAGE, ...(after && { after }) };
  if (whose.of === 'clinic') return api('GET /api/data/referrals/clinic/:id', { params, query: page });
  if (whose.of === 'provider')
    return api('GET /api/data/referrals/provider/:id', { params, query: { ...page, box: whose.box } });
  const { dependentId } = whose;
  const query = { ...page, ...(dependentId && { dependentId }) };
  return api('GET /api/data/referrals/patient/:id', { params, query });
}

export const referralsQuery = (whose: ReferralsOf) =>
  infiniteQueryOptions({
    queryKey: ['referrals', 'list', whose],
    queryFn: ({ pageParam }) => readPage(whose, pageParam),
    initialPageParam: '',
    getNextPageParam: (last) => (last.length === PAGE ? last.at(-1)?.id : undefined),
  });

export const referralQuery = (id: string) =>
  queryOptions({
    queryKey: ['referrals', 'one', id],
    queryFn: () => api('GET /api/data/referrals/:id', { params: { id } }),
  });

export const letterLinksQuery = (id: string) =>
  queryOptions({
    queryKey: ['referrals', 'links', id],
    queryFn: () => api('GET /api/data/referrals/:id/links', { params: { id } }),
  });

/** Whom a provider can refer: those they treat. */
export const patientsToReferQuery = (providerId: string) =>
  queryOptions({
    queryKey: ['referrals', 'patients', providerId],
    queryFn: async () => {
      const query = { limit: MOST_PATIENTS };
      const all = await api('GET /api/providers/:id/patients', { params: { id: providerId }, query });
      return all.filter(({ chatOnly }) => !chatOnly);
    },
  });

export const facilitiesQuery = (q: string) =>
  queryOptions({
    queryKey: ['referrals', 'facilities', q],
    queryFn: () => api('GET /api/referrals/facilities', { query: { q } }),
    placeholderData: keepPreviousData,
  });

export const attachableQuery = ({
  patientId,
  dependentId,
}: {
  patientId: string;
  dependentId?: string | undefined;
}) =>
  queryOptions({
    queryKey: ['referrals', 'attachable', patientId, dependentId],
    queryFn: () =>
      api('GET /api/data/referrals/attachable/:id', {
        params: { id: patientId },
        query: { ...(dependentId && { dependentId }) },
      }),
    gcTime: 0,
  });

/** Stores a changed referral and reads all lists of referrals again. */
export async function rememberReferral(queries: QueryClient, referral: Referral): Promise<void> {
  queries.setQueryData(referralQuery(referral.id).queryKey, referral);
  await queries.invalidateQueries({ queryKey: ['referrals'] });
}
