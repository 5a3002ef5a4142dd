import CircleCheck from 'lucide-react/icons/circle-check';
import { useTranslation } from '#platform/language/use-translation.ts';

/** After logging out one lands here: the site script shows this for a moment when the address says so. */
export function Goodbye() {
  const { t } = useTranslation('site');
  return (
    <div role="status" className="fixed inset-x-4 top-18 z-30 flex justify-center">
      <p
        hidden
        data-goodbye
        className="flex items-center gap-2 rounded-card border border-line bg-surface px-4 py-3 font-semibold text-leaf shadow-over"
      >
        <CircleCheck size={20} className="shrink-0" />
        {t('signedOut')}
      </p>
    </div>
  );
}
