import type { LucideIcon } from 'lucide-react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { controlLook } from './control-look.ts';
import { Field, type FieldTexts } from './field.tsx';

type SelectProps = Omit<ComponentProps<'select'>, 'className'> &
  FieldTexts & {
    icon?: LucideIcon;
    /** The text of the empty option. */
    empty?: string;
  };

/** A native select. The children are `<option>`s and `<optgroup>`s. */
export function Select(props: SelectProps) {
  const { label, hint, error, optional, aside, icon: Icon, empty, children, ...select } = props;
  return (
    <Field id={select.id} {...{ label, hint, error, optional: optional ?? false, aside }}>
      {(control) => (
        <div className={classNames('flex min-h-12 items-center', controlLook(error))}>
          {Icon && <Icon size={20} className="pointer-events-none ml-3.5 shrink-0" />}
          <select
            {...select}
            {...control}
            className={classNames(
              'h-11.5 w-full min-w-0 appearance-none truncate rounded-control bg-transparent pr-10 text-16 text-ink outline-none disabled:cursor-not-allowed disabled:text-ink-soft [&_optgroup]:bg-surface [&_option]:bg-surface',
              Icon ? 'pl-2.5' : 'pl-3.5',
            )}
          >
            {empty !== undefined && <option value="">{empty}</option>}
            {children}
          </select>
          <ChevronDown size={20} className="pointer-events-none -ml-8 mr-3 shrink-0" />
        </div>
      )}
    </Field>
  );
}
