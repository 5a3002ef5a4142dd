import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Field, type FieldTexts } from './field.tsx';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'className' | 'children'> &
  FieldTexts & {
    icon?: LucideIcon;
    /** Shows a short code large and far apart. */
    digits?: boolean;
    /** Inside the box, at the end: a unit or an IconButton. */
    trailing?: ReactNode;
  };

/** One line of text: 48 px high, with 16 px letters so that phones do not zoom in. */
export function TextField({
  label,
  hint,
  error,
  optional,
  aside,
  icon: Icon,
  digits = false,
  trailing,
  ...input
}: TextFieldProps) {
  return (
    <Field id={input.id} {...{ label, hint, error, optional: optional ?? false, aside }}>
      {(control) => (
        <div
          className={classNames(
            'flex min-h-12 items-center gap-2.5 rounded-control border bg-surface pl-3.5 text-ink-soft',
            trailing ? 'pr-0.5' : 'pr-3.5',
            '-outline-offset-2 has-[input:focus]:outline-2 has-[input:focus]:ring-3',
            'has-[input:disabled]:border-line has-[input:disabled]:bg-sunken',
            error
              ? 'border-hibiscus-ink outline-2 outline-hibiscus-ink ring-hibiscus/25'
              : 'border-line-strong outline-sea ring-sea/25',
          )}
        >
          {Icon && <Icon size={20} className="shrink-0" />}
          <input
            {...input}
            {...control}
            className={classNames(
              'w-full min-w-0 text-ink outline-none placeholder:text-ink-soft disabled:cursor-not-allowed disabled:text-ink-soft',
              digits ? 'h-14 text-28 font-semibold tabular-nums tracking-widest' : 'h-11.5 text-16',
            )}
          />
          {trailing}
        </div>
      )}
    </Field>
  );
}
