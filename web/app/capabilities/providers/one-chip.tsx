import Check from 'lucide-react/icons/check';
import { useId } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';

interface OneChipProps<Value extends string> {
  legend: string;
  options: readonly { value: Value; title: string; lang?: string }[];
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
}

/** Single choice that may be empty: native radios that look like chips. */
export function OneChip<Value extends string>({ legend, options, value, onChange }: OneChipProps<Value>) {
  const { t } = useTranslation('providers');
  const name = useId();
  const chip = (own: Value | undefined, title: string, lang?: string) => (
    <label key={own ?? ''} lang={lang} className={CHIP}>
      <input
        type="radio"
        name={name}
        checked={value === own}
        onChange={() => onChange(own)}
        className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-full outline-none"
      />
      <Check size={18} strokeWidth={2.5} className="hidden shrink-0 peer-checked:block" />
      {title}
    </label>
  );
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-15 font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {chip(undefined, t('any'))}
        {options.map((option) => chip(option.value, option.title, option.lang))}
      </div>
    </fieldset>
  );
}

const CHIP =
  'relative inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full border border-line-strong bg-surface px-4 py-1.5 text-15 font-medium leading-tight transition-colors hover:bg-sunken has-checked:border-sea has-checked:bg-sea-tint has-checked:text-sea has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea';
