import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Heart from 'lucide-react/icons/heart';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { toast } from '../../ui/toast.ts';
import { favouritesQuery } from './providers.queries.ts';

/** Keeps a provider as a favourite, or no longer. The mark changes at once and goes back when it could not be stored. */
export function FavouriteButton({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation('providers');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const { data: kept } = useQuery(favouritesQuery);
  const isKept = kept?.includes(id) ?? false;
  const mark = (keep: boolean) =>
    queries.setQueryData(favouritesQuery.queryKey, (before = []) => {
      const others = before.filter((one) => one !== id);
      return keep ? [id, ...others] : others;
    });
  const keeping = useMutation({
    mutationFn: (keep: boolean) =>
      keep
        ? api('PUT /api/providers/:id/favourite', { params: { id } })
        : api('DELETE /api/providers/:id/favourite', { params: { id } }),
    onMutate: (keep) => mark(keep),
    onError: (error, keep) => {
      mark(!keep);
      toast.error(errorText(error));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: favouritesQuery.queryKey }),
  });
  return (
    <button
      type="button"
      aria-pressed={isKept}
      aria-label={t('favourite', { name })}
      title={t('favourite', { name })}
      disabled={kept === undefined || keeping.isPending}
      onClick={() => keeping.mutate(!isKept)}
      className="grid size-11 shrink-0 place-items-center rounded-full text-hibiscus-ink hover:bg-sunken"
    >
      <Heart size={22} className={isKept ? 'fill-current' : undefined} />
    </button>
  );
}
