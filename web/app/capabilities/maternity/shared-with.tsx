import Eye from 'lucide-react/icons/eye';
import { useTranslation } from '#platform/language/use-translation.ts';

/** Says who will see an entry. */
export function SharedWith({ shared }: { shared: boolean }) {
  const { t } = useTranslation('maternity');
  return (
    <p className="flex items-center gap-2 text-14 text-ink-soft">
      <Eye size={18} className="shrink-0" />
      {t(shared ? 'sharing.on' : 'sharing.off')}
    </p>
  );
}
