import Check from 'lucide-react/icons/check';
import { useId } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { FieldNote, type FieldTexts } from './field.tsx';

interface ChipsProps<Value extends string> extends Pick<FieldTexts, 'hint' | 'error' | 'optional'> {
  legend: string;
  options: readonly { value: Value; title: string; lang?: string }[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
  /** The id of the first chip, used to focus it. */
  id?: string;
}

/** Multiple choice of short options: native checkboxes that look like chips. */
export function Chips<Value extends string>(props: ChipsProps<Value>) {
  const { legend, options, value, onChange, hint, error, optional = false, id } = props;
  const { t } = useTranslation('common');
  const noteId = useId();
  const toggle = (own: Value) =>
    onChange(value.includes(own) ? value.filter((one) => one !== own) : [...value, own]);
  return (
    <fieldset aria-describedby={error || hint ? noteId : undefined} className="min-w-0">
      <legend className="mb-1.5 text-15 font-semibold">
        {legend}
        {optional && <span className="font-normal text-ink-soft"> ({t('optional')})</span>}
      </legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option, index) => (
          <label key={option.value} lang={option.lang} className={CHIP}>
            <input
              id={index === 0 ? id : undefined}
              type="checkbox"
              checked={value.includes(option.value)}
              onChange={() => toggle(option.value)}
              className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-full outline-none"
            />
            <Check size={18} strokeWidth={2.5} className="hidden shrink-0 peer-checked:block" />
            {option.title}
          </label>
        ))}
      </div>
      <FieldNote id={noteId} hint={hint} error={error} />
    </fieldset>
  );
}

const CHIP =
  'relative inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full border border-line-strong bg-surface px-4 py-1.5 text-15 font-medium leading-tight transition-colors hover:bg-sunken has-checked:border-sea has-checked:bg-sea-tint has-checked:text-sea has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea';
