import { SHORTEST_PASSWORD } from '@lakou/contract/passwords.rules';

/** The values of the form. */
export interface Typed {
  current: string;
  chosen: string;
  repeated: string;
}

export const NOTHING_TYPED: Typed = { current: '', chosen: '', repeated: '' };

/** The problems that can be found without the server. */
export function faultOf({ chosen, repeated }: Omit<Typed, 'current'>): 'tooShort' | 'mismatch' | undefined {
  if (chosen.length < SHORTEST_PASSWORD) return 'tooShort';
  return chosen === repeated ? undefined : 'mismatch';
}
