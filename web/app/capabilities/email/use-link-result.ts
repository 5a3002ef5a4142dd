import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { sessionQuery } from '../../platform/session.ts';
import { toast } from '../../ui/toast.ts';
import { linkResult } from './link-result.ts';

/** For the sign-in page, which mailed links open: shows the result of a link and removes it from the address. */
export function useLinkResult(): void {
  const { t } = useTranslation('email');
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const queries = useQueryClient();
  useEffect(() => {
    const news = linkResult(search);
    if (!news) return;
    toast[news.kind](t(`news.${news.text}`));
    if (news.kind === 'success') void queries.invalidateQueries(sessionQuery);
    void navigate({ pathname, search: news.search }, { replace: true, state });
  }, [pathname, search, state, navigate, queries, t]);
}
