import type { LucideIcon } from 'lucide-react';

interface ChoiceChipsProps<Value extends string> {
  legend: string;
  name: string;
  options: readonly { value: Value; title: string; icon?: LucideIcon }[];
  /** Undefined while nothing is chosen. */
  value: Value | undefined;
  onChange: (value: Value) => void;
}

/** Single choice of short options: native radios that look like chips. */
export function ChoiceChips<Value extends string>(props: ChoiceChipsProps<Value>) {
  const { legend, name, options, value, onChange } = props;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-15 font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value: own, title, icon: Icon }) => (
          <label key={own} className={CHIP}>
            <input
              type="radio"
              name={name}
              value={own}
              checked={own === value}
              onChange={() => onChange(own)}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-full outline-none"
            />
            {Icon && <Icon size={20} className="shrink-0" />}
            {title}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const CHIP =
  'relative inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-line-strong bg-surface px-4 py-1.5 text-15 font-medium leading-tight transition-colors hover:bg-sunken has-checked:border-sea has-checked:bg-sea-tint has-checked:text-sea has-checked:outline-2 has-checked:-outline-offset-2 has-checked:outline-sea has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea';
