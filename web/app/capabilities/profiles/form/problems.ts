import type { ErrorCode } from '@lakou/contract';

/** What can be wrong with a field: said here, or by the server in a code of its own. */
export type Problem = 'required' | 'years' | 'npi' | 'expired' | 'sending' | ErrorCode;
export type Problems<Values> = { [Key in keyof Values]?: Problem };

const isBlank = (value: unknown) =>
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** Those of these fields that nobody has filled in; a zero is filled in. */
export function blanksIn<Values extends object>(
  values: Values,
  keys: readonly (keyof Values)[],
): Problems<Values> {
  const found: Problems<Values> = {};
  for (const key of keys) if (isBlank(values[key])) found[key] = 'required';
  return found;
}

/** The server names fields by path: `availability.hours.2.from` is said beside `availability`. */
export function fieldAt<Key extends string>(keys: readonly Key[], path: string): Key | undefined {
  const own = path.replace(/^clinicDetails\./, '');
  return (
    keys.find((key) => key === own || own.startsWith(`${key}.`)) ??
    keys.find((key) => key.startsWith(`${own}.`))
  );
}
