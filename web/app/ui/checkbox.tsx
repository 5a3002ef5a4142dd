import { Check } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { FieldNote } from './field.tsx';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> & {
  label: ReactNode;
  description?: ReactNode;
  error?: string | undefined;
  /** In a box of its own, with room for something at the end. */
  framed?: boolean;
  trailing?: ReactNode;
};

/** A native checkbox; the whole row is the target. */
export function Checkbox({ label, description, error, framed = false, trailing, ...input }: CheckboxProps) {
  const ownId = useId();
  const id = input.id ?? ownId;
  const descriptionId = `${id}-description`;
  const noteId = `${id}-note`;
  const describedBy = [description && descriptionId, error && noteId].filter(Boolean).join(' ');
  return (
    <div>
      <div
        className={classNames(
          'relative flex min-h-11 items-center gap-3.5',
          framed && 'min-h-16 rounded-control border bg-surface px-3.5 py-3',
          framed && (error ? 'border-hibiscus-ink' : 'border-line-strong'),
        )}
      >
        <span className="grid shrink-0">
          <input
            {...input}
            type="checkbox"
            id={id}
            aria-describedby={describedBy || undefined}
            aria-invalid={error ? true : undefined}
            className="peer col-start-1 row-start-1 size-7 appearance-none rounded-[8px] border-2 border-line-strong bg-surface checked:border-sea checked:bg-sea disabled:cursor-not-allowed disabled:bg-sunken aria-invalid:border-hibiscus-ink"
          />
          <Check
            size={20}
            strokeWidth={3}
            className="pointer-events-none invisible col-start-1 row-start-1 place-self-center text-on-sea peer-checked:visible"
          />
        </span>
        <span className="grow leading-snug">
          {/* The label's own box is stretched over the row. */}
          <label
            htmlFor={id}
            className={classNames('cursor-pointer after:absolute after:inset-0', framed && 'font-semibold')}
          >
            {label}
          </label>
          {description && (
            <span id={descriptionId} className="block text-14 text-ink-soft">
              {description}
            </span>
          )}
        </span>
        {trailing}
      </div>
      <FieldNote id={noteId} error={error} />
    </div>
  );
}
