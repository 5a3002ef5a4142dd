import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';
import { useUser } from '../../platform/session.ts';

export const signInPhoneQuery = queryOptions({
  queryKey: ['sign-in-phone'],
  queryFn: () => api('GET /api/users/me/sign-in-phone'),
});

/** The number and whether there is a password; not read for those who never sign in by phone. */
export function useSignInPhone() {
  const { role } = useUser();
  return useQuery({ ...signInPhoneQuery, enabled: role === 'PATIENT' });
}

/** False only for an account that was made with a phone and has no password yet. */
export const useHasPassword = (): boolean => useSignInPhone().data?.hasPassword ?? true;
