import CloudOff from 'lucide-react/icons/cloud-off';
import { useTranslation } from '#platform/language/use-translation.ts';

/** Marks an entry that the server does not have yet. */
export function WaitingNote() {
  const { t } = useTranslation('common');
  return (
    <span className="mt-1 flex items-center gap-1.5 text-14 font-semibold text-mango-ink">
      <CloudOff size={16} className="shrink-0" />
      {t('keptHere')}
    </span>
  );
}
