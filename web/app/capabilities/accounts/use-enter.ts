import type { User } from '@lakou/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { nextPath } from '../../platform/next-path.ts';
import { sessionQuery } from '../../platform/session.ts';
import { toast } from '../../ui/toast.ts';

/** What follows every way to sign in. */
export function useEnter() {
  const { t } = useTranslation('accounts');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { search } = useLocation();
  return async (user: User): Promise<void> => {
    queries.setQueryData(sessionQuery.queryKey, user);
    toast.success(t('loginSuccessful'));
    await navigate(nextPath(search), { replace: true });
  };
}
