import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/icons/circle-check';
import Download from 'lucide-react/icons/download';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../platform/language/language.tsx';
import { canKeepTexts, findMissingTexts } from '../platform/missing-texts.ts';
import { keepTexts } from '../platform/offline.ts';
import { useOnline } from '../platform/use-online.ts';
import { Button } from '../ui/button.tsx';

/** Says whether all texts and the symptom checker are on this device, and stores them when somebody asks. */
export function KeepTexts() {
  const { t } = useTranslation('shell');
  const lang = useLanguage();
  const online = useOnline();
  const queries = useQueryClient();
  const queryKey = ['missing-texts', lang];
  const { data: missing } = useQuery({
    queryKey,
    queryFn: () => findMissingTexts(lang),
    enabled: canKeepTexts(),
    staleTime: 0,
  });
  const keep = useMutation({
    mutationFn: () => keepTexts(lang),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
  if (!missing) return null;
  if (missing.size === 0)
    return (
      <p role="status" className="flex items-start gap-2 text-15">
        <CircleCheck size={20} className="mt-0.5 shrink-0 text-leaf-ink" />
        {t('textsKept')}
      </p>
    );
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-15">{t('textsMissing')}</p>
      <Button
        variant="secondary"
        icon={Download}
        busy={keep.isPending}
        disabled={!online}
        onClick={() => keep.mutate()}
      >
        {t('keepTexts')}
      </Button>
    </div>
  );
}
