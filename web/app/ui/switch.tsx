import { type ComponentProps, type ReactNode, useId } from 'react';

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'className' | 'children'> & {
  label: string;
  description?: ReactNode;
  checked: boolean;
};

/** On or off, applied at once: a native checkbox with the role of a switch. The whole row can be pressed. */
export function Switch({ label, description, checked, ...input }: SwitchProps) {
  const id = useId();
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-4 py-1">
      <span className="grow leading-snug">
        <span id={`${id}-label`} className="block font-semibold">
          {label}
        </span>
        {description && (
          <span id={`${id}-description`} className="block text-14 text-ink-soft">
            {description}
          </span>
        )}
      </span>
      <span className="grid shrink-0 items-center">
        <input
          {...input}
          type="checkbox"
          role="switch"
          checked={checked}
          aria-checked={checked}
          aria-labelledby={`${id}-label`}
          aria-describedby={description ? `${id}-description` : undefined}
          className={TRACK}
        />
        <span aria-hidden="true" className={KNOB} />
      </span>
    </label>
  );
}

const TRACK =
  'peer col-start-1 row-start-1 h-8 w-13 cursor-pointer appearance-none rounded-full border-2 border-line-strong bg-sunken transition-colors checked:border-sea checked:bg-sea disabled:cursor-not-allowed';
const KNOB =
  'pointer-events-none col-start-1 row-start-1 ml-1.5 size-5 rounded-full bg-line-strong transition-[translate] peer-checked:translate-x-5 peer-checked:bg-on-sea motion-reduce:transition-none';
