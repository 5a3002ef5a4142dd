import { useState } from 'react';

/** The value that this device stored, if it is one of these; otherwise the first. */
export const choiceIn = <Value extends string>(
  values: readonly [Value, ...Value[]],
  kept: string | null,
): Value => values.find((value) => value === kept) ?? values[0];

/** A choice that this device remembers, such as the units. */
export function useRemembered<Value extends string>(key: string, values: readonly [Value, ...Value[]]) {
  const [value, setValue] = useState(() => choiceIn(values, localStorage.getItem(key)));
  const choose = (next: Value) => {
    localStorage.setItem(key, next);
    setValue(next);
  };
  return [value, choose] as const;
}
