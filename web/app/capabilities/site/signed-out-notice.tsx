import CircleCheck from 'lucide-react/icons/circle-check';
import { useTranslation } from '#platform/language/use-translation.ts';

/** Confirms the sign-out: the site script shows it for a moment when the address has the hash `#signed-out`. */
export function SignedOutNotice() {
  const { t } = useTranslation('site');
  return (
    <div role="status" className="fixed inset-x-4 top-18 z-30 flex justify-center">
      <p
        hidden
        data-signed-out-notice
        className="flex items-center gap-2 rounded-card border border-line bg-surface px-4 py-3 font-semibold text-leaf shadow-over"
      >
        <CircleCheck size={20} className="shrink-0" />
        {t('signedOut')}
      </p>
    </div>
  );
}
