import type { User } from '@lakou/contract';

type Family = Pick<User, 'address' | 'dependents'>;

/** The address of who is cared for, as far as the account knows it: a dependent without one lives with the account. */
export function homeOf({ address, dependents }: Family, forWhom: string): string {
  if (forWhom === 'me') return address ?? '';
  const dependent = dependents?.find(({ id }) => id === forWhom);
  return dependent ? (dependent.address ?? address ?? '') : '';
}

/** The address for another person: what was typed stays, what was filled in from a profile becomes theirs. */
export function homeFor(family: Family, typed: string, from: string, to: string): string {
  return typed.trim() === homeOf(family, from) ? homeOf(family, to) : typed;
}
