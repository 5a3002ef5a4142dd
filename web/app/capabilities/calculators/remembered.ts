import { useState } from 'react';

/** One of these, as this device was last told; else the first. */
export const choiceIn = <Value extends string>(
  values: readonly [Value, ...Value[]],
  kept: string | null,
): Value => values.find((value) => value === kept) ?? values[0];

/** A choice that this device remembers: units are chosen once. */
export function useRemembered<Value extends string>(key: string, values: readonly [Value, ...Value[]]) {
  const [value, setValue] = useState(() => choiceIn(values, localStorage.getItem(key)));
  const choose = (next: Value) => {
    localStorage.setItem(key, next);
    setValue(next);
  };
  return [value, choose] as const;
}
