import X from 'lucide-react/icons/x';
import { useTranslation } from '#platform/language/use-translation.ts';
import { FEATURES } from './features.ts';

export const FEATURES_DIALOG = 'all-features';

/** A native popover: opening, closing, Escape and a tap outside work without a script. */
export function FeaturesDialog() {
  const { t } = useTranslation('features');
  const { t: common } = useTranslation('common');
  const title = `${FEATURES_DIALOG}-title`;
  return (
    <dialog id={FEATURES_DIALOG} popover="auto" aria-labelledby={title} className="sheet">
      <div className="sticky top-0 flex items-center justify-between gap-4 border-b border-line bg-surface px-4 py-2 md:px-6 md:py-3">
        <h2 id={title} className="text-22">
          {t('title')}
        </h2>
        <button
          type="button"
          popoverTarget={FEATURES_DIALOG}
          popoverTargetAction="hide"
          aria-label={common('close')}
          className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunken"
        >
          <X size={24} />
        </button>
      </div>
      <dl className="grid gap-x-8 gap-y-5 px-4 py-5 md:grid-cols-2 md:px-6">
        {FEATURES.map((feature) => (
          <div key={feature}>
            <dt className="font-bold">{t(`${feature}.name`)}</dt>
            <dd className="mt-0.5 text-15 text-ink-soft">{t(`${feature}.benefit`)}</dd>
          </div>
        ))}
      </dl>
    </dialog>
  );
}
