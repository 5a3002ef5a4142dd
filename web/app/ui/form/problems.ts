/** What is wrong with each field, by a code that the form's capability has words for. */
export type Problems<Values, Code extends string = string> = { [Key in keyof Values]?: Code };

const isBlank = (value: unknown) =>
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** The fields of these that are not filled in, as `required`; a zero is filled in. */
export function blanksIn<Values extends object>(
  values: Values,
  keys: readonly (keyof Values)[],
): Problems<Values, 'required'> {
  const found: Problems<Values, 'required'> = {};
  for (const key of keys) if (isBlank(values[key])) found[key] = 'required';
  return found;
}

/** The field that a path of the server belongs to: `availability.hours.2.from` is part of `availability`. */
export const fieldAt = <Key extends string>(keys: readonly Key[], path: string): Key | undefined =>
  keys.find((key) => key === path || path.startsWith(`${key}.`)) ??
  keys.find((key) => key.startsWith(`${path}.`));
