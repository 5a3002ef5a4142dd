import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { isFoundHere, type KeptQuery } from '../platform/device/kept-reads.ts';
import { useOnline } from '../platform/use-online.ts';

/** Without a network: says before the tap that what it opens is not on this device. */
export function NeedsNetwork({ query }: { query: KeptQuery }) {
  return useOnline() ? null : <Missing query={query} />;
}

function Missing({ query: { queryKey, meta } }: { query: KeptQuery }) {
  const { t } = useTranslation('shell');
  const queries = useQueryClient();
  const { data: isFound } = useQuery({
    queryKey: ['is-on-this-device', ...queryKey],
    queryFn: async () =>
      queries.getQueryData(queryKey) !== undefined || (await isFoundHere({ queryKey, meta })),
    gcTime: 0,
  });
  return isFound === false ? (
    <span className="block text-13 font-normal text-ink-soft">{t('needsNetwork')}</span>
  ) : null;
}
