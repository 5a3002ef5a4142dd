import { useEffect, useId, useRef, useState } from 'react';

interface FilterChipsProps<Value extends string> {
  legend: string;
  /** Shows the legend; otherwise only screen readers read it. */
  titled?: boolean;
  options: readonly { value: Value; title: string }[];
  /** Undefined while nothing is chosen. */
  value: Value | undefined;
  onChange: (value: Value) => void;
}

/** Single choice in a row that scrolls sideways on narrow screens: native radios that look like chips. */
export function FilterChips<Value extends string>(props: FilterChipsProps<Value>) {
  const { legend, titled = false, options, value, onChange } = props;
  const name = useId();
  // Shows the choice at once; when the value comes from the address, it follows a moment later and then decides.
  const [shown, setShown] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    setShown(value);
  }
  const row = useRef<HTMLDivElement>(null);
  // A chip that was chosen by the address may be outside the visible part of the row, so it is scrolled into view.
  useEffect(() => {
    const chosen = row.current?.querySelector(':checked')?.parentElement?.getBoundingClientRect();
    if (!row.current || !chosen) return;
    const { left, right } = row.current.getBoundingClientRect();
    if (chosen.right > right) row.current.scrollLeft += chosen.left - left - EDGE_PX;
  }, []);
  return (
    <fieldset className="min-w-0">
      <legend className={titled ? 'mb-0.5 text-15 font-semibold' : 'sr-only'}>{legend}</legend>
      <div ref={row} className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 lg:mx-0 lg:flex-wrap lg:px-0">
        {options.map((option) => (
          <label key={option.value} className={CHIP}>
            <input
              type="radio"
              name={name}
              checked={shown === option.value}
              onChange={() => {
                setShown(option.value);
                onChange(option.value);
              }}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-full outline-none"
            />
            {option.title}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const EDGE_PX = 16;

const CHIP =
  'relative inline-flex min-h-11 shrink-0 cursor-pointer items-center rounded-full border border-line-strong bg-surface px-4 py-1.5 text-15 font-medium leading-tight whitespace-nowrap hover:bg-sunken has-checked:border-sea has-checked:bg-sea has-checked:text-on-sea has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea';
