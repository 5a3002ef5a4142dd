import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import Trash2 from 'lucide-react/icons/trash-2';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useOnline } from '../../platform/use-online.ts';
import { Button } from '../../ui/button.tsx';
import { areKept, canKeepClips, forgetClips, keepClips } from './kept-clips.ts';

/** Stores the clips on this device, or removes them; without a network it says that they are not here. */
export function KeepButton({ clips }: { clips: readonly string[] }) {
  const { t } = useTranslation('listen');
  const queries = useQueryClient();
  const queryKey = ['kept-clips', ...clips.slice(0, 2)];
  const { data: kept } = useQuery({
    queryKey,
    queryFn: () => areKept(clips),
    enabled: canKeepClips(),
    networkMode: 'always',
  });
  const change = useMutation({
    mutationFn: () => (kept ? forgetClips(clips) : keepClips(clips)),
    onSuccess: () => queries.invalidateQueries({ queryKey }),
    networkMode: 'always',
  });
  const online = useOnline();
  if (kept === undefined) return null;
  if (!online && !kept) return <span className="text-14 text-ink-soft">{t('needsNetwork')}</span>;
  return (
    <>
      <Button
        variant="ghost"
        icon={kept ? Trash2 : Download}
        busy={change.isPending}
        onClick={() => change.mutate()}
      >
        {kept ? t('forget') : t('keep')}
      </Button>
      {change.isError && (
        <p role="alert" className="w-full text-15 text-hibiscus-ink">
          {t('notKept')}
        </p>
      )}
    </>
  );
}
