import Check from 'lucide-react/icons/check';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { FieldNote } from './field.tsx';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> & {
  label: ReactNode;
  description?: ReactNode;
  error?: string | undefined;
  /** Draws a border around it, with space for `trailing` at the end. */
  framed?: boolean;
  trailing?: ReactNode;
};

/** A native checkbox; the whole row can be pressed. */
export function Checkbox({ label, description, error, framed = false, trailing, ...input }: CheckboxProps) {
  const id = useId();
  const describedBy = [description && `${id}-description`, error && `${id}-note`].filter(Boolean).join(' ');
  return (
    <div>
      <label
        className={classNames(
          'flex cursor-pointer items-center gap-3.5',
          framed ? 'min-h-16 rounded-control border bg-surface px-3.5 py-3' : 'min-h-11',
          framed && (error ? 'border-hibiscus-ink' : 'border-line-strong'),
        )}
      >
        <span className="grid shrink-0">
          <input
            {...input}
            type="checkbox"
            aria-labelledby={`${id}-label`}
            aria-describedby={describedBy || undefined}
            aria-invalid={error ? true : undefined}
            className={classNames('peer col-start-1 row-start-1 cursor-pointer', BOX)}
          />
          <Check
            size={20}
            strokeWidth={3}
            className="pointer-events-none invisible col-start-1 row-start-1 place-self-center text-on-sea peer-checked:visible"
          />
        </span>
        <span className="grow leading-snug">
          <span id={`${id}-label`} className={classNames('block', framed && 'font-semibold')}>
            {label}
          </span>
          {description && (
            <span id={`${id}-description`} className="block text-14 text-ink-soft">
              {description}
            </span>
          )}
        </span>
        {trailing}
      </label>
      <FieldNote id={`${id}-note`} error={error} />
    </div>
  );
}

const BOX =
  'size-7 appearance-none rounded-[8px] border-2 border-line-strong bg-surface checked:border-sea checked:bg-sea disabled:cursor-not-allowed disabled:bg-sunken aria-invalid:border-hibiscus-ink';
