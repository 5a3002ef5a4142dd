import BadgeCheck from 'lucide-react/icons/badge-check';
import { useTranslation } from '#platform/language/use-translation.ts';

/** The mark beside a name whose licence was checked. */
export function Verified() {
  const { t } = useTranslation('providers');
  return (
    <span title={t('verified')} className="inline-block align-[-0.2em] text-leaf">
      <BadgeCheck size={20} aria-hidden="true" />
      <span className="sr-only">{t('verified')}</span>
    </span>
  );
}
