import { SEVERITY_BOUNDS } from '@lakou/contract/trackers.rules';
import { useId } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { FieldNote } from '../../ui/field.tsx';

const [least, most] = SEVERITY_BOUNDS;
const STEPS = Array.from({ length: most - least + 1 }, (_, index) => index + least);

interface SeverityFieldProps {
  value: number | undefined;
  onChange: (value: number) => void;
  error: string | undefined;
}

/** A choice from one to ten: large native radios. */
export function SeverityField({ value, onChange, error }: SeverityFieldProps) {
  const { t } = useTranslation('trackers');
  const id = useId();
  return (
    <fieldset aria-describedby={`${id}-ends ${id}-note`} className="min-w-0">
      <legend className="mb-1.5 text-15 font-semibold">{t('symptoms.severity')}</legend>
      <div className="grid grid-cols-5 gap-2 md:grid-cols-10">
        {STEPS.map((step) => (
          <label key={step} className={STEP}>
            <input
              type="radio"
              name="severity"
              data-invalid={error ? '' : undefined}
              checked={step === value}
              onChange={() => onChange(step)}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-control outline-none"
            />
            {step}
          </label>
        ))}
      </div>
      <p id={`${id}-ends`} className="mt-1.5 flex justify-between gap-3 text-14 text-ink-soft">
        <span>{t('symptoms.mild')}</span>
        <span className="text-right">{t('symptoms.worst')}</span>
      </p>
      <FieldNote id={`${id}-note`} error={error} />
    </fieldset>
  );
}

const STEP =
  'relative grid min-h-12 cursor-pointer place-items-center rounded-control border border-line-strong bg-surface text-16 font-semibold tabular-nums has-checked:border-sea has-checked:bg-sea has-checked:text-on-sea has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea';
