import { useTranslation } from '#platform/language/use-translation.ts';
import { classNames } from '../../ui/class-names.ts';

/** The current step, as bars and as text. */
export function StepProgress({ number, count }: { number: number; count: number }) {
  const { t } = useTranslation('first-aid');
  return (
    <div aria-hidden="true" className="grid gap-2">
      <div className="flex gap-1">
        {Array.from({ length: count }, (_, index) => index + 1).map((step) => (
          <span
            key={step}
            className={classNames('h-2 grow rounded-full', step <= number ? 'bg-hibiscus' : 'bg-line')}
          />
        ))}
      </div>
      <p className="text-16 font-semibold text-hibiscus-ink">{t('step', { number, count })}</p>
    </div>
  );
}
