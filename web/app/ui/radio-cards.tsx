import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { FieldNote } from './field.tsx';

interface RadioOption<Value extends string> {
  value: Value;
  title: string;
  description?: string;
  icon?: LucideIcon;
  /** Shown, but cannot be chosen; the description says why. */
  disabled?: boolean;
}

interface RadioCardsProps<Value extends string> {
  legend: string;
  name: string;
  options: readonly RadioOption<Value>[];
  /** Controlled; `null` while nothing is chosen. */
  value?: Value | null | undefined;
  defaultValue?: Value | undefined;
  onChange?: (value: Value) => void;
  error?: string | undefined;
  /** Side by side with the icon above, instead of one below the other. */
  compact?: boolean;
}

/** Single choice of explained options: native radios with large touch targets. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { legend, name, options, value, defaultValue, onChange, error, compact = false } = props;
  const noteId = useId();
  const border = error ? 'border-hibiscus-ink' : 'border-line-strong';
  return (
    <fieldset aria-describedby={error ? noteId : undefined} className="min-w-0">
      <legend className="mb-1.5 text-15 font-semibold">{legend}</legend>
      <div
        className={
          // Equally wide, and below each other where a word of large letters would not fit.
          compact
            ? 'flex flex-wrap gap-2 *:min-w-min *:max-w-full *:grow *:basis-0'
            : `rounded-card border bg-surface ${border}`
        }
      >
        {options.map(({ value: own, title, description, icon: Icon, disabled = false }) => (
          <label key={own} className={compact ? `${COMPACT_CARD} ${border}` : LIST_CARD}>
            {Icon && (
              <Icon size={compact ? 22 : 24} className="shrink-0 text-ink-soft group-has-checked:text-sea" />
            )}
            <span className={compact ? 'text-15' : 'grow'}>
              <span className="block font-semibold leading-snug group-has-disabled:text-ink-soft">
                {title}
              </span>
              {description && <span className="block text-14 text-ink-soft">{description}</span>}
            </span>
            <input
              type="radio"
              name={name}
              value={own}
              disabled={disabled}
              {...(value === undefined
                ? { defaultChecked: own === defaultValue }
                : { checked: own === value })}
              onChange={() => onChange?.(own)}
              className={compact ? 'absolute inset-0 size-full appearance-none outline-none' : LIST_RADIO}
            />
          </label>
        ))}
      </div>
      <FieldNote id={noteId} error={error} />
    </fieldset>
  );
}

const FOCUS = 'has-focus-visible:outline-3 has-focus-visible:outline-sea';
const CARD = `group relative flex cursor-pointer items-center has-checked:bg-sea-tint has-disabled:cursor-not-allowed has-disabled:bg-sunken ${FOCUS}`;
const LIST_CARD = `${CARD} min-h-16 gap-3.5 border-line px-3.5 py-2.5 first:rounded-t-[13px] last:rounded-b-[13px] not-first:border-t has-focus-visible:-outline-offset-3`;
const LIST_RADIO =
  'size-6 shrink-0 cursor-pointer appearance-none rounded-full border-2 border-line-strong bg-surface outline-none checked:border-8 checked:border-sea';
const COMPACT_CARD = `${CARD} min-h-18 flex-col justify-center gap-1.5 rounded-control border bg-surface px-2 py-2.5 text-center has-checked:border-sea has-checked:text-sea has-checked:outline-2 has-checked:-outline-offset-2 has-checked:outline-sea has-focus-visible:outline-offset-2`;
